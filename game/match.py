"""One sitting: rules, who sits where, and a journal that has every decision before the table shows it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from game import catalog, journal
from game.journal import CannotResume, DamagedJournal, Decision, Header, Journal, Story
from game.journal import Seating as Seating
from game.keeping.safe import set_aside
from game.rules import Action, BadOptions, Event, IllegalAction, Result, Rules, State, View
from game.words import _

AnyRules = Rules[Any, Any, Any]


class CannotUndo(Exception):
    """A step that cannot be taken back, with a sentence that says why. Nothing has changed."""


class HandsAreClosed(Exception):
    """Somebody wanted to see all hands of a match that is still played, with a sentence that says no."""


class Match:
    """A game being played. State, seed and whole events stay inside; views and redacted events come out."""

    def __init__(self, rules: AnyRules, story: Story, sheet: Journal | None = None) -> None:
        """Play the story out; raises whatever the rules do where it cannot have happened."""
        self.rules = rules
        self.seatings = story.header.seats
        self.options: Mapping[str, Any] = MappingProxyType(dict(story.header.options))
        self.undone = story.undone
        """Whether a step was ever taken back: such a match does not count for the records."""
        self._story = story
        self._sheet = sheet
        self._is_history = False
        """Whether this is a moment of a match that is over."""
        self._state: State[Any, Any] = rules.deal(len(self.seatings), story.header.seed, self.options)
        self._told: list[list[Event]] = []
        for number, decision in enumerate(story.decisions, start=1):
            try:
                action = rules.action.from_json(decision.do)
                self._told.append(self._state.apply(decision.seat, action))
            except Exception as error:
                # Only a file that nobody's hand has touched is sure to hold what the rules can take.
                raise _Unplayable(number) from error

    @classmethod
    def start(
        cls,
        rules: AnyRules,
        seatings: Sequence[Seating],
        seed: int,
        options: Mapping[str, Any] | None = None,
        path: Path | None = None,
    ) -> "Match":
        """Deal; raises BadOptions, or CannotKeep where the journal cannot be begun. No path, no journal."""
        agreed = rules.agreed(len(seatings), options)
        header = Header(rules.key, rules.version, seed, tuple(seatings), agreed)
        match = cls(rules, Story(header))
        if path is not None:
            match._sheet = Journal.create(path, header)
        return match

    @classmethod
    def resume(cls, path: Path, shelf: Callable[[str], AnyRules] = catalog.get) -> "Match":
        """Go on with a kept match. A damaged journal is set aside; CannotResume says what happened."""
        try:
            match = cls.replay(path, shelf)
        except DamagedJournal as damage:
            raise _put_aside(damage) from damage
        match._sheet = Journal.reopen(path, match._story)
        return match

    @classmethod
    def replay(cls, path: Path, shelf: Callable[[str], AnyRules] = catalog.get) -> "Match":
        """A kept match to look at: what happens to it is not written down. Raises CannotResume."""
        story = journal.read(path)
        rules = _fitting(story.header, path, shelf)
        try:
            return cls(rules, story)
        except BadOptions as error:
            raise journal.damaged(path, 1) from error
        except _Unplayable as error:
            sentence = _("“{name}” is damaged: its decision {n} cannot have happened.")
            raise DamagedJournal(sentence.format(name=path.name, n=error.number), path) from error

    def at(self, n: int) -> "Match":
        """This match as it was after n decisions, to look at or to try things; this one stays as it is."""
        if not 0 <= n <= self.count:
            raise ValueError(f"this match has {self.count} decisions, not {n}")
        moment = Match(self.rules, replace(self._story, decisions=self._story.decisions[:n]))
        moment._is_history = self._is_history or self.finished
        return moment

    def open_hands(self) -> tuple[View, ...]:
        """What each seat knew, side by side: only of a match that is over, or of a moment of one."""
        if not (self.finished or self._is_history):
            raise HandsAreClosed(_("All hands are open only once the match is over."))
        return tuple(self.view(seat) for seat in range(len(self.seatings)))

    def parts(self) -> list[tuple[int, str]]:
        """The rounds, auctions or turns: after how many decisions each begins, and what it is called."""
        state = self.rules.deal(len(self.seatings), self._story.header.seed, self.options)
        found: list[tuple[int, str]] = []
        for number in range(self.count + 1):
            words = self.rules.part(state.view(None), self.names)
            if words and (not found or found[-1][1] != words):
                found.append((number, words))
            if number < self.count:
                decision = self._story.decisions[number]
                state.apply(decision.seat, self.rules.action.from_json(decision.do))
        return found

    @property
    def count(self) -> int:
        """How many decisions stand."""
        return len(self._story.decisions)

    @property
    def decisions(self) -> tuple[int, ...]:
        """The seat that made each decision, in order."""
        return tuple(decision.seat for decision in self._story.decisions)

    @property
    def finished(self) -> bool:
        return self._state.result() is not None

    @property
    def seed(self) -> int | None:
        """Whoever knows the seed knows every card, so it is told only when the game is over."""
        return self._story.header.seed if self.finished else None

    @property
    def torn(self) -> bool:
        """Whether the journal ended in half a line, which did not count."""
        return self._story.torn

    @property
    def path(self) -> Path | None:
        """Where the match is kept."""
        return self._sheet.path if self._sheet else None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.seatings)

    def actors(self) -> tuple[int, ...]:
        return self._state.actors()

    def legal(self, seat: int) -> list[Action]:
        return list(self._state.legal(seat))

    def view(self, seat: int | None) -> View:
        view: View = self._state.view(seat)
        return view

    def result(self) -> Result | None:
        return self._state.result()

    def events_for(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """What the decisions after the first `since` led to, as that seat saw it; None is a bystander."""
        return [event.seen_by(seat) for told in self._told[since:until] for event in told]

    def decide(
        self, seat: int, action: Action, eyes: int | None = None, hurried: bool = False
    ) -> list[Event]:
        """Carry a decision out, once it is on disk, and tell what happened as the seat `eyes` saw it.

        IllegalAction or CannotKeep: nothing has changed, here or on disk. `hurried` does not wait for the
        disk itself: for races, where waiting costs someone the card.
        """
        if not isinstance(action, self.rules.action):
            raise IllegalAction(_("That is not part of {game}.").format(game=self.rules.name))
        after = self._state.copy()
        told = after.apply(seat, action)
        decision = Decision(seat, action.to_json())
        if self._sheet:
            self._sheet.add(self.count + 1, seat, decision.do, hurried)
        self._state = after
        self._is_history = False  # from here on it is played, not remembered
        self._told.append(told)
        self._story.decisions.append(decision)
        return [event.seen_by(eyes) for event in told]

    def stop_keeping(self) -> None:
        """Play on without the journal, which stays as it is: the disk takes no more."""
        if self._sheet:
            self._sheet.close()
        self._sheet = None

    def undo(self) -> int:
        """Go back to before the last decision of the only person here; returns how many decisions stand now.

        CannotUndo or CannotKeep: nothing has changed.
        """
        back_to = self._last_of_lone_person()
        before = self.at(back_to)
        if self._sheet:
            self._sheet.take_back(back_to)
        self._state, self._told = before._state, before._told
        del self._story.decisions[back_to:]
        self._story.undone = self.undone = True
        return back_to

    def close(self) -> None:
        """Put the match away. It can still be looked at, and resumed from its journal."""
        if self._sheet:
            self._sheet.close()

    def _last_of_lone_person(self) -> int:
        people = [seat for seat, one in enumerate(self.seatings) if one.is_person]
        if len(people) > 1:
            raise CannotUndo(_("With more than one person at the table, what is played is played."))
        for number in range(self.count, 0, -1):
            if self._story.decisions[number - 1].seat in people:
                return number - 1
        raise CannotUndo(_("There is nothing to take back yet."))


class _Unplayable(Exception):
    """The decision with this number breaks the rules."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def _fitting(header: Header, path: Path, shelf: Callable[[str], AnyRules]) -> AnyRules:
    """The rules this match was played by, or CannotResume."""
    try:
        rules = shelf(header.game)
    except KeyError as error:
        sentence = _("“{name}” is a match of a game that this Felt does not have.")
        raise CannotResume(sentence.format(name=path.name), path) from error
    if header.rules > rules.version:
        sentence = _("“{name}” was played by newer rules of {game}. A newer Felt can go on with it.")
        raise CannotResume(sentence.format(name=path.name, game=rules.name), path)
    if header.rules < rules.version:
        sentence = _("“{name}” was played by older rules of {game}, so it cannot go on with these.")
        raise CannotResume(sentence.format(name=path.name, game=rules.name), path)
    return rules


def _put_aside(damage: DamagedJournal) -> DamagedJournal:
    try:
        aside = set_aside(damage.path)
    except OSError:
        sentence = _("{what} It could not be set aside, so it stays as it is.")
        return DamagedJournal(sentence.format(what=damage.sentence), damage.path)
    sentence = _("{what} It was set aside as “{aside}”.")
    return DamagedJournal(sentence.format(what=damage.sentence, aside=aside.name), aside)
