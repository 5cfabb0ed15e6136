"""The rules of the games, the bots and what is kept on disk: no screen, no clock."""
