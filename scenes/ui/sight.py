"""How colours look to other eyes, and how far apart two of them are.

The three common kinds of colour blindness after Machado, Oliveira and Fernandes (2009) at full strength,
distances in Oklab (Ottosson 2020), where about 0.02 can just be told apart side by side.
"""

import math

from scenes.ui.theme import Colour

Matrix = tuple[tuple[float, float, float], ...]

KINDS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Linear red, green and blue in; what is left of them out."""

TO_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


LINEAR = tuple(linear(channel) for channel in range(256))


def _encoded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


def _times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def seen_with(colour: Colour, kind: str) -> Colour:
    """What somebody with this kind of colour blindness makes of a colour."""
    r, g, b = _times(KINDS[kind], tuple(LINEAR[channel] for channel in colour))
    return _encoded(r), _encoded(g), _encoded(b)


def oklab(colour: Colour) -> tuple[float, ...]:
    cones = _times(TO_CONES, tuple(LINEAR[channel] for channel in colour))
    return _times(TO_LAB, tuple(cone ** (1 / 3) for cone in cones))


def apart(one: Colour, other: Colour) -> float:
    """How different two colours look: 0 the same, 1 black and white."""
    pairs = zip(oklab(one), oklab(other), strict=True)
    return math.sqrt(sum((a - b) ** 2 for a, b in pairs))
