"""What the ribbon says during a race, and how times are written."""

from __future__ import annotations

from collections.abc import Sequence

from game.ricochet.events import RoundWon, Slipped, Tied, Voided
from game.ricochet.telling import PLACE_WORDS, tell, wanted
from game.ricochet.view import RicochetView
from game.words import _, joined, ngettext
from scenes.tables.ricochet.marquee import milliseconds

Verdict = RoundWon | Tied | Voided


def frames(count: int) -> str:
    return ngettext("{n} frame", "{n} frames", count).format(n=count)


def reaction(ns: int, in_frames: int) -> str:
    """For a plaque: short."""
    return _("{ms} ms · {n} f").format(ms=milliseconds(ns), n=in_frames)


def spread(ns: int) -> int:
    """Half the width of what a stamp cannot tell, in whole milliseconds, never less than one."""
    return max(1, round(ns / 2e6))


def frames_and_spread(in_frames: int, spread_ns: int) -> str:
    return _("{frames}, ± {n} ms").format(frames=frames(in_frames), n=spread(spread_ns))


def winners(verdict: Verdict) -> tuple[int, ...]:
    if isinstance(verdict, RoundWon):
        return (verdict.seat,)
    return verdict.seats if isinstance(verdict, Tied) else ()


def round_number(view: RicochetView) -> str:
    return _("Round {n}").format(n=max(1, view.round))


def round_name(view: RicochetView) -> str:
    return _("Tie-break") if view.tie_break else round_number(view)


def before(view: RicochetView, names: Sequence[str]) -> str:
    if view.tie_break:
        racing = joined([names[seat] for seat in view.racing])
        return _("Tie-break: only {names} race for this card.").format(names=racing)
    return _("Everyone: follow the ball in your head and slap the last card.")


def sits_out(slip: Slipped, names: Sequence[str], view: RicochetView) -> str:
    """During the round: that it was wrong, and not a word about the way of the ball."""
    left = [seat for seat in view.racing if seat not in view.out]
    name = names[slip.seat]
    if len(left) == 1 and not view.timer:  # RC-Q7
        return _("{name} slipped and sits out. {other} may take all the time there is.").format(
            name=name, other=names[left[0]]
        )
    if slip.lost is not None:
        return _("{name} slipped, gives a card back and sits out this round.").format(name=name)
    return _("{name} slipped and sits out this round.").format(name=name)


def slipped(slip: Slipped, names: Sequence[str]) -> str:
    """After the round: why it was wrong."""
    return _("{name} slapped {place}, but the ball came there on its way: {number} is the {wanted}.").format(
        name=names[slip.seat],
        place=PLACE_WORDS[slip.place],
        number=slip.look.number,
        wanted=wanted(slip.look),
    )


def called(verdict: Verdict, names: Sequence[str]) -> str:
    if isinstance(verdict, RoundWon):
        return _("{name} slaps {place}! Watch the ball.").format(
            name=names[verdict.seat], place=PLACE_WORDS[verdict.place]
        )
    if isinstance(verdict, Tied):
        return _("A tie: {names} slap at the same time!").format(
            names=joined([names[seat] for seat in verdict.seats])
        )
    if verdict.why == "slips":
        return _("Everyone slipped, so nobody wins this round. Watch the ball.")
    return _("Time is up, and nobody wins this round. Watch the ball.")


def after(verdict: Verdict, names: Sequence[str]) -> str:
    if isinstance(verdict, RoundWon):
        return _("{name} slapped right after {ms} ms (± {n}) and wins the card.").format(
            name=names[verdict.seat], ms=milliseconds(verdict.reaction_ns), n=spread(verdict.spread_ns)
        )
    return tell(verdict, names) or ""
