"""The three levels a bot plays at: how each is called, what it is like, and how it goes about thinking."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.words import _


@dataclass(frozen=True, slots=True)
class Manner:
    """How a level thinks. Each judges differently; more time alone only makes the same mistakes later."""

    searches: bool
    """Whether it tries moves out in its head at all, or plays by feel (the brain's quick move)."""
    share: float
    """How much of the time it is given it takes."""
    most: int
    """The most worlds it imagines for one decision."""
    reads_people: bool
    """Whether it weighs what others did (`Brain.imagine`) or holds all cards to be equally likely."""
    foresight: float
    """How far its roll-outs look, as a share of `Brain.depth`."""


class Level(StrEnum):
    """A level by the word that seats, settings and the arena use for it."""

    RELAXED = "relaxed"
    SHARP = "sharp"
    RUTHLESS = "ruthless"

    @property
    def called(self) -> str:
        return {Level.RELAXED: _("Relaxed"), Level.SHARP: _("Sharp"), Level.RUTHLESS: _("Ruthless")}[self]

    @property
    def character(self) -> str:
        """One line for whoever picks an opponent."""
        return {
            Level.RELAXED: _("Plays by feel, chats on, and forgets a card now and then."),
            Level.SHARP: _("Thinks a move ahead, counts what is shown, and trusts what you do."),
            Level.RUTHLESS: _("Counts every card, reads what you do, and means to win."),
        }[self]

    @property
    def manner(self) -> Manner:
        return _MANNERS[self]


_MANNERS: Final = {
    Level.RELAXED: Manner(searches=False, share=0.0, most=0, reads_people=False, foresight=0.0),
    Level.SHARP: Manner(searches=True, share=0.5, most=400, reads_people=False, foresight=0.5),
    Level.RUTHLESS: Manner(searches=True, share=1.0, most=20_000, reads_people=True, foresight=1.0),
}
