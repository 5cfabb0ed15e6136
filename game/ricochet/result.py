"""How a race ended, with every line that made the score."""

from collections.abc import Sequence

from game.ricochet.stamps import frames, in_seconds
from game.ricochet.view import Tally
from game.rules import Result, SheetLine
from game.words import _, ngettext


def sheet(won: Sequence[Sequence[int]], tallies: Sequence[Tally], target: int) -> Result:
    """RC-9, RC-Q11: the most cards win; seats with equally many share the win."""
    totals = tuple(len(pile) for pile in won)
    most = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == most)
    lines = (
        SheetLine(_("Cards taken"), tuple(one.taken for one in tallies), tuple(map(_pace, tallies))),
        SheetLine(_("Given back"), tuple(-one.lost for one in tallies), tuple(map(_slips, tallies))),
    )
    if most >= target:
        how = _("First to {target} cards.").format(target=target)
    else:
        how = _("The deck ran out, so most cards win.")
    return Result(winners, totals, lines, how)


def _pace(tally: Tally) -> str:
    if tally.best_ns is None:
        return ""
    return _("fastest: {seconds} s, {frames} frames").format(
        seconds=in_seconds(tally.best_ns), frames=frames(tally.best_ns)
    )


def _slips(tally: Tally) -> str:
    return (
        ngettext("{count} slip", "{count} slips", tally.slips).format(count=tally.slips)
        if tally.slips
        else ""
    )
