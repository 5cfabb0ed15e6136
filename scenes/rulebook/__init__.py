"""The rules of every game as a booklet: chapters at the side, pictures of the cards, and a search."""

from scenes.rulebook.book import Rulebook
from scenes.rulebook.guide import read_guide

__all__ = ["Rulebook", "read_guide"]
