"""Colours and sizes of the house, in one place; the high-contrast theme swaps the colours."""

from dataclasses import dataclass, replace

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`one` with a share of `other` stirred in."""
    r, g, b = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return r, g, b


WHITE: Colour = (255, 255, 255)

SEAT_SYMBOLS = {
    "vermilion": "disc",
    "sky": "triangle",
    "green": "square",
    "yellow": "star",
    "pink": "diamond",
    "blue": "hexagon",
}


@dataclass(frozen=True)
class Theme:
    """The colours scenes paint with."""

    ink: Colour = rgb("#221a2b")
    cream: Colour = rgb("#fff3d6")
    paper: Colour = rgb("#fbf4e4")
    paper_edge: Colour = rgb("#e8dcc2")
    paper_low: Colour = rgb("#eddcb8")
    brass: Colour = rgb("#e7b24a")
    brown: Colour = rgb("#6b3d22")
    primary: Colour = rgb("#e2622b")
    danger: Colour = rgb("#e5484d")
    good: Colour = rgb("#46b37b")
    quiet: Colour = rgb("#645a6b")
    """Second-rank text on paper: 4.5:1 against it."""
    glow: Colour = rgb("#ffcf6a")
    shade: int = 150
    """How dark the table goes under a dialog, of 255."""
    outline: float = 0.0
    """Extra edge around panels and buttons, in units: the high-contrast theme draws it."""
    seats: tuple[tuple[str, Colour], ...] = (
        ("vermilion", rgb("#e2622b")),
        ("sky", rgb("#56b4e9")),
        ("green", rgb("#1fa97a")),
        ("yellow", rgb("#f2d544")),
        ("pink", rgb("#d97fb0")),
        ("blue", rgb("#2f6cc2")),
    )

    @property
    def title(self) -> Colour:
        """Headings on paper."""
        return mix(self.primary, self.ink, 0.36)

    @property
    def warning(self) -> Colour:
        """Headings and sentences on paper that mean trouble."""
        return mix(self.danger, self.ink, 0.36)

    @property
    def answer(self) -> Colour:
        """What is chosen, on paper."""
        return mix(self.good, self.ink, 0.55)

    @property
    def wood(self) -> Colour:
        """The sheets of the house, where they are lightest."""
        return mix(self.brown, self.ink, 0.1)

    @property
    def lit(self) -> Colour:
        """A button of wood that is the chosen one."""
        return self.primary if self.outline else mix(self.brown, self.brass, 0.64)

    def seat(self, name: str) -> Colour:
        return dict(self.seats)[name]


HOUSE = Theme()
HIGH_CONTRAST = replace(
    HOUSE,
    ink=rgb("#000000"),
    cream=rgb("#ffffff"),
    paper=rgb("#ffffff"),
    paper_edge=rgb("#000000"),
    paper_low=rgb("#ffffff"),
    brass=rgb("#ffd23f"),
    brown=rgb("#2a1608"),
    primary=rgb("#b83a08"),
    danger=rgb("#b00018"),
    good=rgb("#0a6b3d"),
    quiet=rgb("#2b2530"),
    glow=rgb("#ffff66"),
    shade=205,
    outline=4.0,
)


def luminance(colour: Colour) -> float:
    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(channel) for channel in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """The ratio by which text stands out from its ground; 4.5 is the least for reading."""
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


def readable_on(ground: Colour, theme: Theme = HOUSE) -> Colour:
    """Ink or cream, whichever reads better on this ground."""
    return max((theme.ink, theme.cream), key=lambda text: contrast(text, ground))


def lacquer(fill: Colour, theme: Theme, lit: bool = False) -> tuple[Colour, Colour]:
    """A button of this colour at its upper and at its lower edge."""
    return mix(fill, WHITE, 0.18 if lit else 0.12), mix(fill, theme.ink, 0.14)


def on_lacquer(fill: Colour, theme: Theme) -> Colour:
    """What reads best on a button of this colour: its letters stand half-way between its edges."""
    return readable_on(mix(*lacquer(fill, theme), 0.5), theme)


def outline_of(fill: Colour, theme: Theme) -> Colour:
    """The dark edge around the letters of a large button: what they are read against."""
    return mix(fill, theme.ink, 0.78)


def text_pairs(theme: Theme) -> dict[str, tuple[Colour, Colour]]:
    """Every text of the house with the ground it stands on: each must be readable."""
    pairs = {
        "text on wood": (theme.cream, theme.wood),
        "notes on wood": (theme.glow, theme.wood),
        "the choice in its white box": (theme.answer, WHITE),
        "a large button": (theme.cream, outline_of(theme.primary, theme)),
        "a large button that means trouble": (theme.cream, outline_of(theme.danger, theme)),
    }
    for name, paper in (("paper", theme.paper), ("the lower edge of paper", theme.paper_low)):
        pairs |= {
            f"text on {name}": (theme.ink, paper),
            f"second-rank text on {name}": (theme.quiet, paper),
            f"a heading on {name}": (theme.title, paper),
            f"trouble on {name}": (theme.warning, paper),
            f"brown on {name}": (theme.brown, paper),
            f"what is chosen on {name}": (theme.answer, paper),
        }
    fills = {"button": theme.brown, "chosen tab": theme.lit}
    for name, fill in fills.items():
        middle = mix(*lacquer(fill, theme), 0.5)
        pairs[f"a {name}"] = (on_lacquer(fill, theme), middle)
    for seat, colour in theme.seats:
        pairs[f"a name on {seat}"] = (readable_on(colour, theme), colour)
    return pairs
