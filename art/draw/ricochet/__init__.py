"""Ricochet: a pinball playfield at night, and every piece its cards are put together from."""
