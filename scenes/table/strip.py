"""A row of small cards, as large and as far over each other as there is room: for sheets and slips."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Canvas

OVERLAP = 0.62
"""From one small card to the next, as a share of its width, while there is room."""


def width_of(canvas: Canvas, picture: str, high: float) -> float:
    """How wide a picture of this height is."""
    wide, tall = canvas.pictures.source(picture).get_size()
    return high * wide / tall


class Strip:
    """Small cards from left to right, over each other as far as they must."""

    def __init__(self, canvas: Canvas, cards: Sequence[str], high: float, room: float) -> None:
        self.canvas = canvas
        self.cards = cards
        self.high = high
        self.wide = max((width_of(canvas, card, high) for card in cards), default=0.0)
        between = max(1, len(cards) - 1)
        self.step = max(2.0, min(self.wide * OVERLAP, (room - self.wide) / between))
        self.width = self.wide + self.step * (len(cards) - 1) if cards else 0.0

    def paint(self, left: float, middle: float) -> None:
        for number, card in enumerate(self.cards):
            at = (left + number * self.step + self.wide / 2, middle)
            self.canvas.picture(card, at, (width_of(self.canvas, card, self.high), self.high))
