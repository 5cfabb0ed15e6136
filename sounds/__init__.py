"""The sounds of the house by name and where their files lie; playing them needs nothing from this folder."""

from pathlib import Path

HOME = Path(__file__).resolve().parent

# How many takes each effect has. Takes of one effect are interchangeable, except that those of `bumper`
# climb a scale, so that a scene can ask for them in order.
TAKES: dict[str, int] = {
    # Cards and pieces on the cloth
    "slide": 3,
    "flip": 2,
    "shuffle": 2,
    "deal": 3,
    "chip": 3,
    # The slap race
    "slap": 3,
    "tick": 1,
    "go": 1,
    "roll": 1,
    "bumper": 8,
    # What the table tells its people
    "correct": 1,
    "slip": 1,
    "turn": 1,
    "win": 1,
    "end": 1,
    "tie": 1,
    "confetti": 2,
    # The colour of each game
    "hen": 3,
    "hammer": 2,
    "pencil": 3,
    "pinata": 2,
    "stamp": 2,
    "phone": 2,
    # Wood under the fingers
    "press": 2,
    "hover": 2,
    "back": 1,
    "toggle": 1,
    "error": 1,
    "curtain": 1,
}

EFFECTS: tuple[str, ...] = tuple(TAKES)
# A tune belongs to the shelf ("house") or to one game, by its name: a new game brings its file along.
MUSIC: tuple[str, ...] = tuple(sorted(path.stem for path in (HOME / "music").glob("*.ogg")))


def effect_files(name: str, home: Path = HOME) -> list[Path]:
    """The takes of one effect; empty for a name nobody recorded."""
    folder, takes = home / "effects", TAKES.get(name, 0)
    if takes == 1:
        return [folder / f"{name}.ogg"]
    return [folder / f"{name}-{take}.ogg" for take in range(1, takes + 1)]


def music_file(name: str, home: Path = HOME) -> Path:
    """The loop of one game, or of the shelf."""
    return home / "music" / f"{name}.ogg"
