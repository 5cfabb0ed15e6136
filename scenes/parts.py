"""What Felt is made of and under which licences, read from the texts that it ships."""

import json
from dataclasses import dataclass
from pathlib import Path

LICENCES = Path(__file__).resolve().parent.parent / "art" / "licences"


@dataclass(frozen=True)
class Part:
    """One work inside Felt: what it is called, licensed under, used for, and where its words are."""

    name: str
    licence: str
    use: str
    texts: tuple[str, ...]
    libraries: tuple[str, ...]
    """How the names of its shared libraries begin, as a bundle holds them."""

    def read(self) -> str:
        """The licence in full, paragraph by paragraph."""
        return "\n\n".join((LICENCES / text).read_text(encoding="utf-8") for text in self.texts)


def parts() -> list[Part]:
    """All of them, Felt first."""
    listed = json.loads((LICENCES / "parts.json").read_text(encoding="utf-8"))
    return [
        Part(one["name"], one["licence"], one["use"], tuple(one["texts"]), tuple(one["libraries"]))
        for one in listed
    ]


def part_of(library: str) -> Part | None:
    """Whose shared library this is, by its file's name."""
    found = (part for part in parts() for start in part.libraries if _belongs(library, start))
    return next(found, None)


def _belongs(library: str, start: str) -> bool:
    """`libz.so.1` is zlib's and `libzstd.so.1` is not: after the name comes a digit, a sign or a variant."""
    rest = library.removeprefix(start)
    if rest == library:
        return False
    return not rest[:1].isalpha() or start in FAMILIES


FAMILIES = {"libvorbis", "libwebp", "libbrotli", "libopus", "libSDL2"}
"""Libraries that come in several, as libwebpdemux beside libwebp."""


def paragraphs(text: str) -> list[str]:
    """The text without its line breaks, which were made for another width; lists keep them."""
    found: list[str] = []
    fresh = True
    for raw in text.splitlines():
        line = " ".join(raw.split())
        starts = line[:2] in ("- ", "* ") or line.startswith(("Copyright", "(c) ", "(C) "))
        if not line or set(line) <= set("-=*_. "):
            fresh = True
        elif fresh:
            found.append(line)
            fresh = False
        elif starts or _is_item(line):
            found[-1] += f"\n{line}"
        else:
            found[-1] += f" {line}"
    return found


def _is_item(line: str) -> bool:
    """Does it begin as "1." or "(2)" or "b)" does?"""
    head = line.split(" ", 1)[0]
    mark = head[:-1].removeprefix("(")
    return (mark.isdigit() and len(mark) < 3 and head[-1] in ".)") or (len(mark) == 1 and head[-1] == ")")
