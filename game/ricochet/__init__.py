"""Ricochet: follow the ball in your head from card to card and slap the last one first."""
