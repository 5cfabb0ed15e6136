"""What a seat may know in a game of Blind Hen."""

from dataclasses import dataclass
from typing import Final

from game.rules import View

LAY: Final = "lay"
BID: Final = "bid"
PAY: Final = "pay"
TAKE: Final = "take"
OVER: Final = "over"

FOLDED: Final = -1
"""Stands among the bids for a seat that folded."""


@dataclass(frozen=True, slots=True)
class HenView(View):
    """What one seat may know, and has a right to remember."""

    seat: int | None
    actors: tuple[int, ...]
    finished: bool
    phase: str
    auctioneer: int
    sets: tuple[int, ...]
    """The starter set of each seat."""
    displays: tuple[tuple[int, ...], ...]
    worth: tuple[int, ...]
    """The value of each display: the most its owner may bid. (BH-8)"""
    lot: tuple[int | None, ...]
    """The package by slot; None is a card this seat has not seen. (BH-Q15)"""
    face_up: tuple[int, ...]
    """The slots that lie face up."""
    bids: tuple[int | None, ...]
    """By seat: None has not spoken yet, FOLDED has folded."""
    best: int | None
    bidder: int | None
    middle: tuple[int, ...]
    """What is left of the auctioneer's payment. (BH-11)"""
    pile_sizes: tuple[int, ...]
    """How many cards lie on each face-down pile."""
    piles_seen: tuple[tuple[int, int], ...]
    """Hens and corn each pile received in the open: one's own to look at, others' to remember. (BH-Q12)"""
    deck: int
    auctions: int
    """Auctions completed."""
