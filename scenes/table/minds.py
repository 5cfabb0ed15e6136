"""The bots of one table: asked in time, heard when ready, and never waited for."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import brains
from game.bots.levels import Level
from game.bots.thinker import Thinker, Thought
from game.dice import Dice
from game.rules import Action, View

THINKING = 1.0
"""Seconds a bot may think."""


class Minds:
    """`thinks` False answers by feel, at once, without a process of its own: for pictures and tests."""

    def __init__(self, game: str, seed: int, thinks: bool) -> None:
        self._game = game
        self._dice = Dice.from_seed(seed ^ 0x4E57)
        self._thinker = Thinker() if thinks else None
        self._tickets: dict[int, int] = {}
        self._answers: dict[int, Action] = {}
        self._hint_ticket: int | None = None
        self._hint: Thought | None = None

    def has(self, seat: int) -> bool:
        return seat in self._tickets or seat in self._answers

    def ask(self, seat: int, view: View, level: Level) -> None:
        if self._thinker is None:
            self._answers[seat] = self._by_feel(view, level)
        else:
            seed = self._dice.below(1 << 30)
            self._tickets[seat] = self._thinker.ask(self._game, view, level, seed, THINKING)

    def _by_feel(self, view: View, level: Level) -> Action:
        brain = brains.get(self._game)
        seat = getattr(view, "seat", None)
        legal = brain.rules.imagine(view, self._dice).legal(seat)
        chosen: Action = brain.quick(view, legal, self._dice, level)
        return chosen

    def listen(self) -> None:
        if self._thinker is None:
            return
        for thought in self._thinker.poll():
            if thought.ticket == self._hint_ticket:
                self._hint, self._hint_ticket = thought, None
                continue
            for seat, ticket in list(self._tickets.items()):
                if ticket == thought.ticket:
                    del self._tickets[seat]
                    if thought.action is not None:
                        self._answers[seat] = thought.action

    def take(self, seat: int, legal: Sequence[Action]) -> Action | None:
        """The seat's decision, once it is known; one that the table has overtaken is thought about again."""
        action = self._answers.pop(seat, None)
        return action if action in legal else None

    def keep_only(self, seats: Sequence[int]) -> None:
        """Nobody else owes anything any more."""
        for seat in [one for one in self._tickets if one not in seats]:
            self._drop(self._tickets.pop(seat))
        self._answers = {seat: action for seat, action in self._answers.items() if seat in seats}

    def forget(self) -> None:
        """The table has changed under everybody."""
        self.keep_only([])
        if self._hint_ticket is not None:
            self._drop(self._hint_ticket)
        self._hint_ticket = self._hint = None

    def _drop(self, ticket: int) -> None:
        if self._thinker:
            self._thinker.forget(ticket)

    def ask_hint(self, view: View) -> None:
        if self._thinker is None:
            action = self._by_feel(view, Level.RUTHLESS)
            self._hint = Thought(0, action, brains.get(self._game).reason(view, action), False)
        elif self._hint_ticket is None:
            seed = self._dice.below(1 << 30)
            self._hint_ticket = self._thinker.ask(self._game, view, Level.RUTHLESS, seed, THINKING)

    def hint(self) -> Thought | None:
        """The advice that was asked for, once."""
        self.listen()
        found, self._hint = self._hint, None
        return found

    def close(self) -> None:
        if self._thinker:
            self._thinker.close()
