"""Everything that is drawn: the kit, the drawings, and the baked pictures the table reads."""
