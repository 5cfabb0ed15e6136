"""Confetti for whoever has won: it falls once, over everything, and is gone."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.canvas import Canvas, Sprite
from scenes.ui.theme import Theme

FLAKES = 90
SHAPES = ("diamond", "disc", "half", "star", "strip", "wave")
SIDE = 34
FALL = 330.0
SWAY = 46.0
LASTS = 7.0
"""Seconds until the last flake has come down."""
THEIRS = 0.45
"""The share of flakes in the winners' colours."""


@dataclass(frozen=True)
class Flake:
    shape: str
    x: float
    start: float
    pace: float
    turn: float
    colour: str


class Confetti:
    """`colours` are those of the seats that won; without any nothing falls."""

    def __init__(self, seed: int, colours: Sequence[str], theme: Theme) -> None:
        dice = random.Random(seed)
        every = [name for name, _colour in theme.seats]
        self.flakes = [_flake(dice, colours, every) for _number in range(FLAKES if colours else 0)]

    def falling(self, time: float) -> bool:
        return bool(self.flakes) and time < LASTS

    def live(self, canvas: Canvas, time: float) -> list[Sprite]:
        if not self.falling(time):
            return []
        sprites = []
        for flake in self.flakes:
            y = flake.start + time * FALL * flake.pace
            if -60 < y < 1140:
                x = flake.x + SWAY * math.sin(time * 2.1 * flake.pace + flake.x)
                sprites.append(canvas.sprite(_paper(canvas, flake, time), (x, y)))
        return sprites


def _flake(dice: random.Random, colours: Sequence[str], every: Sequence[str]) -> Flake:
    colour = dice.choice(colours) if dice.random() < THEIRS else dice.choice(every)
    return Flake(
        dice.choice(SHAPES), dice.uniform(-120, 2040), dice.uniform(-900, -20), dice.uniform(0.75, 1.35),
        dice.uniform(-220, 220), colour,
    )  # fmt: skip


def _paper(canvas: Canvas, flake: Flake, time: float) -> pygame.Surface:
    angle = round(flake.turn * time / 15) * 15 % 360
    colour = canvas.theme.seat(flake.colour)

    def make() -> pygame.Surface:
        side = canvas.fit.length(SIDE)
        flat = canvas.pictures.tinted(f"house/confetti/{flake.shape}", (side, side), colour)
        return pygame.transform.rotozoom(flat, angle, 1.0)

    return canvas.made(("flake", flake.shape, flake.colour, angle), make)
