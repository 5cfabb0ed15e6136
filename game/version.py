"""Which Felt this is, for the door, the packages and the scene that tells it."""

VERSION = "0.1.0"
