"""The register of everything that is drawn, and the oven that saves it as WebP."""

import importlib
import io
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pygame
from PIL import Image
from pygame import Surface

BAKED = Path(__file__).resolve().parents[1] / "baked"
QUALITY = 88
EFFORT = 6

Draw = Callable[..., Surface]


@dataclass(frozen=True)
class Piece:
    """One picture: how to draw it and how to save it."""

    name: str
    draw: Draw
    args: tuple[object, ...] = ()
    quality: int = QUALITY
    lossless: bool = False
    png: int = 0  # also saved as a square PNG of this size beside the baked folder

    @property
    def file(self) -> Path:
        return BAKED / f"{self.name}.webp"


PIECES: dict[str, Piece] = {}


def _register(piece: Piece) -> None:
    if piece.name in PIECES:
        raise ValueError(f"two drawings are called {piece.name}")
    PIECES[piece.name] = piece


def draws(name: str, quality: int = QUALITY, lossless: bool = False, png: int = 0) -> Callable[[Draw], Draw]:
    """Register a function that draws one picture."""

    def keep(fn: Draw) -> Draw:
        _register(Piece(name, fn, (), quality, lossless, png))
        return fn

    return keep


def draws_each(
    pattern: str, keys: Iterable[object], quality: int = QUALITY, lossless: bool = False
) -> Callable[[Draw], Draw]:
    """Register one picture per key; a key is the function's argument, or a tuple of them."""

    def keep(fn: Draw) -> Draw:
        for key in keys:
            args = key if isinstance(key, tuple) else (key,)
            _register(Piece(pattern.format(*args), fn, args, quality, lossless))
        return fn

    return keep


def load_drawings() -> dict[str, Piece]:
    """Import every module in art.draw (folders too), so that the register is full."""
    import art.draw

    for found in pkgutil.walk_packages(art.draw.__path__, "art.draw."):
        importlib.import_module(found.name)
    return PIECES


def to_webp(s: Surface, quality: int, lossless: bool) -> bytes:
    """Encode a surface; without any transparency it is saved without alpha."""
    s = s.convert_alpha()
    img = Image.frombytes("RGBA", s.get_size(), pygame.image.tobytes(s, "RGBA"))
    if img.getchannel("A").getextrema() == (255, 255):
        img = img.convert("RGB")
    out = io.BytesIO()
    img.save(out, "WEBP", quality=quality, lossless=lossless, method=EFFORT, exact=lossless)
    return out.getvalue()


def bake(piece: Piece) -> bool:
    """Draw and save one picture; False when the file already holds exactly this."""
    picture = piece.draw(*piece.args)
    if piece.png:
        small = pygame.transform.smoothscale(picture, (piece.png, piece.png))
        pygame.image.save(small, BAKED.parent / f"{piece.file.stem}.png")
    data = to_webp(picture, piece.quality, piece.lossless)
    if piece.file.exists() and piece.file.read_bytes() == data:
        return False
    piece.file.parent.mkdir(parents=True, exist_ok=True)
    piece.file.write_bytes(data)
    return True
