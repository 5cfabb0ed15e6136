"""One quiet loop for the shelf and one for each game: a module per tune, named after it, with `play()`."""
