"""Names of people, in any script, made fit to be shown, compared and turned into an id."""

import re
import unicodedata

LONGEST_NAME = 24
LONGEST_SLUG = 16
NAMELESS_SLUG = "player"

# Persian, Indic scripts and emoji need these two to be written rightly; all other hidden characters go.
JOINERS = "\u200c\u200d"
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co"})
SHOWN = frozenset("LNPS")


def tidy(name: str) -> str:
    """The name trimmed, with single spaces, without control characters; empty if nothing of it shows."""
    kept = (
        char for char in name if char.isspace() or char in JOINERS or unicodedata.category(char) not in HIDDEN
    )
    text = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    return text if any(unicodedata.category(char)[0] in SHOWN for char in text) else ""


def same(one: str, other: str) -> bool:
    """Whether people would read two names as the same."""
    return _spoken(one) == _spoken(other)


def _spoken(name: str) -> str:
    # Folding case can undo the normal form and the other way round, hence twice.
    text = "".join(char for char in name if char not in JOINERS)
    for _step in range(2):
        text = unicodedata.normalize("NFKC", text).casefold()
    return unicodedata.normalize("NFKC", text)


def slug(name: str) -> str:
    """A short word for file names, from what is Latin in the name."""
    latin = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
    return re.sub(r"[^a-z0-9]+", "-", latin)[:LONGEST_SLUG].strip("-") or NAMELESS_SLUG
