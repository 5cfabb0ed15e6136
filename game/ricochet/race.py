"""A Ricochet race under way: rounds, slaps and what they come to, decided by stamps and never by arrival."""

from typing import Literal, TypeVar

from game.ricochet.actions import CallOff, Reveal, RicochetAction, Slap, Tick, Turn
from game.ricochet.cards import CENTRE
from game.ricochet.chain import Look, last_place
from game.ricochet.events import (
    DECK_BOTTOM,
    DECK_TOP,
    WON,
    CardMoved,
    Excluded,
    Ignored,
    MatchWon,
    Revealed,
    RoundWon,
    Slapped,
    Slipped,
    Tied,
    Turned,
    Voided,
)
from game.ricochet.stamps import frames, is_stamp
from game.ricochet.table import Table
from game.ricochet.view import PastRound, Stamped, Tally
from game.rules import TABLE, Event, IllegalAction
from game.words import _

T = TypeVar("T")
Outcome = Literal["won", "tied", "void"]


class Race(Table):
    """A table that takes actions."""

    __slots__ = ()

    def apply(self, seat: int, action: RicochetAction) -> list[Event]:
        if self.phase == "over":
            raise IllegalAction(_("The race is over."))
        if isinstance(action, Slap):
            return self._slap(seat, action)
        if seat != TABLE:
            raise IllegalAction(_("The table turns the cards and keeps the time."))  # RC-6, RC-Q14
        if isinstance(action, Turn):
            return self._turn()
        if isinstance(action, Reveal):
            return self._reveal(action.at_ns)
        if isinstance(action, Tick):
            return self._tick(action.at_ns)
        if isinstance(action, CallOff):
            return self._call_off(action.at_ns)
        raise IllegalAction(_("That is not a move in Ricochet."))

    def _turn(self) -> list[Event]:
        if self.phase != "turn":
            raise IllegalAction(_("The starter already lies in the centre."))
        self.starter, self.deck = self.deck[0], self.deck[1:]  # RC-3
        self.known = min(self.known, len(self.deck))
        self.round += 1
        self.phase = "reveal"
        return [
            Turned(self.round, self.starter, self.racing, self.tie_break),
            CardMoved(self.starter, DECK_TOP, CENTRE),
        ]

    def _reveal(self, at_ns: int) -> list[Event]:
        if self.phase != "reveal" or self.starter is None:
            raise IllegalAction(_("There is no starter to show."))
        if not is_stamp(at_ns) or at_ns < self.ended_ns:
            raise IllegalAction(_("A round cannot begin before the last one ended."))
        self.revealed_ns = at_ns
        self.now_ns = max(self.now_ns, at_ns)
        self.phase = "race"
        return [Revealed(self.round, self.starter, at_ns)]

    def _slap(self, seat: int, slap: Slap) -> list[Event]:
        self._check_slap(seat, slap)
        if slap.at_ns < self.revealed_ns:
            return [Ignored(seat, slap.place, slap.at_ns, "early")]  # RC-Q9
        stamped = Stamped(seat, slap.place, slap.at_ns, slap.spread_ns)
        self.slaps = tuple(sorted((*self.slaps, stamped), key=lambda one: (one.at_ns, one.seat)))
        self.now_ns = max(self.now_ns, slap.at_ns)
        reaction = slap.at_ns - self.revealed_ns
        return [Slapped(seat, slap.place, slap.at_ns, slap.spread_ns, reaction, frames(reaction))]

    def _check_slap(self, seat: int, slap: Slap) -> None:
        if self.phase != "race":
            raise IllegalAction(_("Wait until the starter shows."))
        if seat not in self.racing:
            raise IllegalAction(_("You are not in the race for this card."))  # RC-7, RC-8
        if seat in self.out:
            raise IllegalAction(_("After a slip you sit out until somebody slaps right."))  # RC-7
        if any(one.seat == seat for one in self.slaps):
            raise IllegalAction(_("One slap a round."))
        if slap.place not in self.places:
            raise IllegalAction(_("Only the outer cards can be slapped."))  # RC-6, RC-Q8
        if not is_stamp(slap.at_ns) or not is_stamp(slap.spread_ns):
            raise IllegalAction(_("A slap needs a time."))
        if slap.at_ns < self.ended_ns:
            raise IllegalAction(_("That slap belongs to a round that is over."))
        if any(one.seat in self.out and slap.at_ns + self.window_ns <= one.at_ns for one in self.slaps):
            # It would end the round before a slip that has already been paid for.
            raise IllegalAction(_("That slap was handed in too late to count."))

    def _tick(self, at_ns: int) -> list[Event]:
        if self.phase != "race":
            raise IllegalAction(_("Time only counts during a race."))
        if not is_stamp(at_ns) or at_ns < self.revealed_ns:
            raise IllegalAction(_("Time cannot run backwards."))
        self.now_ns = max(self.now_ns, at_ns)
        return self._settle(at_ns)

    def _call_off(self, at_ns: int) -> list[Event]:
        """A pause. What was slapped by then counts; else the starter goes under the deck, answer and all.

        Whoever slipped stays out until somebody slaps right (RC-7): a pause must not help anyone.
        """
        first = self._first_right() if self.phase == "race" else None
        events = self._tick(at_ns if first is None else max(at_ns, first.at_ns + self.window_ns))
        if self.phase != "race":
            return events
        looks, tie_break = self._looks(), self.tie_break
        still_in = tuple(seat for seat in self.racing if seat not in self.out)
        self._remember(self.now_ns, self.slaps, "void", last_place(looks), ())
        called_off = Voided("pause", last_place(looks), looks)
        return [*events, called_off, *self._starter_under(still_in, tie_break=tie_break)]

    # What it comes to

    def _settle(self, at_ns: int) -> list[Event]:
        events: list[Event] = []
        for slap in self._open_slips():
            if slap.at_ns <= at_ns:
                events += self._slip(slap)
        if set(self.out) == set(self.racing):
            return events + self._finish(max(slap.at_ns for slap in self.slaps))  # RC-Q6
        end = self._end()
        return events if end is None or at_ns < end else events + self._finish(end)

    def _slip(self, slap: Stamped) -> list[Event]:
        """RC-7: a wrong slap costs the card won last (RC-Q5), if any (RC-Q4), and the rest of the round."""
        seat, reaction = slap.seat, slap.at_ns - self.revealed_ns
        look = next(look for look in self._looks() if look.place == slap.place)
        pile, tally = self.won[seat], self.tallies[seat]
        lost = pile[-1] if pile else None
        moved: list[Event] = []
        if lost is not None:
            self.won = _with(self.won, seat, pile[:-1])
            self._put_under(lost)
            moved = [CardMoved(lost, WON, DECK_BOTTOM, seat, len(pile) - 1)]
        paid = Tally(tally.taken, tally.slips + 1, tally.lost + len(moved), tally.best_ns)
        self.tallies = _with(self.tallies, seat, paid)
        self.out = (*self.out, seat)
        slipped = Slipped(seat, slap.place, reaction, frames(reaction), slap.spread_ns, look, lost)
        return [slipped, *moved, Excluded(seat)]

    def _finish(self, end: int) -> list[Event]:
        """The round is over at `end`: won, tied or void."""
        looks = self._looks()
        right = last_place(looks)
        counted = tuple(slap for slap in self.slaps if slap.at_ns < end or slap.seat in self.out)
        best = [slap for slap in counted if slap.place == right]
        late: list[Event] = [
            Ignored(slap.seat, slap.place, slap.at_ns, "late") for slap in self.slaps if slap not in counted
        ]
        outcome: Outcome = "void" if not best else "won" if len(best) == 1 else "tied"
        self._remember(end, counted, outcome, right, tuple(slap.seat for slap in best))
        if outcome == "won":
            return late + self._award(best[0], looks)
        if outcome == "tied":
            return late + self._tie(best, looks)
        return late + self._void(looks)

    def _remember(
        self,
        end: int,
        counted: tuple[Stamped, ...],
        outcome: Outcome,
        right: str,
        winners: tuple[int, ...],
    ) -> None:
        assert self.starter is not None
        self.last = PastRound(
            number=self.round,
            starter=self.starter,
            outer=self.outer,
            racing=self.racing,
            tie_break=self.tie_break,
            revealed_ns=self.revealed_ns,
            ended_ns=end,
            slaps=counted,
            answer=right,
            outcome=outcome,
            winners=winners,
        )

    def _award(self, slap: Stamped, looks: tuple[Look, ...]) -> list[Event]:
        """RC-5: the winner takes the card and the starter fills its place."""
        assert self.starter is not None
        seat, reaction = slap.seat, slap.at_ns - self.revealed_ns
        where = self.places.index(slap.place)
        card, starter = self.outer[where], self.starter
        pile, tally = self.won[seat], self.tallies[seat]
        best = reaction if tally.best_ns is None else min(tally.best_ns, reaction)
        self.won = _with(self.won, seat, (*pile, card))
        self.tallies = _with(self.tallies, seat, Tally(tally.taken + 1, tally.slips, tally.lost, best))
        self.outer = _with(self.outer, where, starter)
        self._next(tuple(range(len(self.won))))
        events: list[Event] = [
            RoundWon(seat, slap.place, card, reaction, frames(reaction), slap.spread_ns, looks),
            CardMoved(card, slap.place, WON, seat, len(pile)),
            CardMoved(starter, CENTRE, slap.place),
        ]
        return events + self._match_end()

    def _match_end(self) -> list[Event]:
        """RC-9: the target ends the race; so does an empty deck (RC-Q11)."""
        reached = any(len(pile) >= self.target for pile in self.won)
        if not reached and self.deck:
            return []
        self.phase = "over"
        totals = tuple(len(pile) for pile in self.won)
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return [MatchWon(winners, totals, "target" if reached else "deck")]

    def _tie(self, best: list[Stamped], looks: tuple[Look, ...]) -> list[Event]:
        """RC-8, RC-Q10: the outer cards stay and the tied seats race again."""
        seats = tuple(sorted(slap.seat for slap in best))
        reactions = {slap.seat: slap.at_ns - self.revealed_ns for slap in best}
        told = Tied(seats, best[0].place, tuple(reactions[seat] for seat in seats), looks)
        return [told, *self._starter_under(seats, tie_break=True)]

    def _void(self, looks: tuple[Look, ...]) -> list[Event]:
        """RC-Q6, RC-Q7: show the answer; everyone is back in the next round, a tie-break included."""
        why: Literal["slips", "time"] = "slips" if set(self.out) == set(self.racing) else "time"
        everyone = tuple(range(len(self.won)))
        return [Voided(why, last_place(looks), looks), *self._starter_under(everyone, tie_break=False)]

    def _starter_under(self, racing: tuple[int, ...], *, tie_break: bool) -> list[Event]:
        assert self.starter is not None
        card = self.starter
        self._put_under(card)
        self._next(racing)
        self.tie_break = tie_break
        return [CardMoved(card, CENTRE, DECK_BOTTOM)]

    def _put_under(self, card: int) -> None:
        self.deck = (*self.deck, card)
        self.known += 1

    def _next(self, racing: tuple[int, ...]) -> None:
        """Clear the round that `last` has just recorded."""
        assert self.last is not None
        self.ended_ns = self.last.ended_ns
        self.now_ns = max(self.now_ns, self.ended_ns)
        self.starter, self.slaps, self.out = None, (), ()
        self.racing, self.tie_break, self.phase = racing, False, "turn"


def _with(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    return (*items[:index], value, *items[index + 1 :])
