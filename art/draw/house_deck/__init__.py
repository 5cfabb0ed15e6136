"""The house deck: six seat colours with ten cards each, every number counted out in paper-cut."""
