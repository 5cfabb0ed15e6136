"""The players the house brings along: one search for every turn-based game, three levels, one process."""
