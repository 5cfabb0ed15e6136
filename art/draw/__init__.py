"""The drawings: each module registers the pictures it makes."""
