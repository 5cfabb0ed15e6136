"""Who won a game of Second Estimate, with every line that made the score."""

from collections.abc import Sequence

from game.rules import Result, SheetLine
from game.second_estimate.cards import BEST_CUSTOMER, card_name
from game.words import _


def tally(won: Sequence[int]) -> tuple[int, ...]:
    """How many 10s, 9s, ... 0s a seat took. (CT-Q6)"""
    return tuple(won.count(value) for value in range(BEST_CUSTOMER, -1, -1))


def score(played: Sequence[Sequence[int]], won: Sequence[Sequence[int]]) -> Result:
    """The result from what each seat played and took, round by round."""
    totals = tuple(map(sum, won))
    winners, how = _winners(totals, won)
    lines = tuple(
        SheetLine(
            label=_("Round {number}").format(number=index + 1),
            scores=tuple(taken[index] for taken in won),
            notes=tuple(card_name(cards[index]) for cards in played),
        )
        for index in range(len(won[0]))
    )
    return Result(winners=winners, totals=totals, lines=lines, how=how)


def _winners(totals: Sequence[int], won: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], str]:
    """The highest sum wins; then most 10s, 9s, and so on, among the tied alone. (CT-10, CT-11, CT-Q6)"""
    best = max(totals)
    tallies = {seat: tally(won[seat]) for seat, total in enumerate(totals) if total == best}
    if len(tallies) == 1:
        return tuple(tallies), _("Highest total, {total}.").format(total=best)
    richest = max(tallies.values())
    winners = tuple(seat for seat, counts in tallies.items() if counts == richest)
    if len(winners) == len(tallies):
        return winners, _("A shared win: the same total and the same customers.")
    rival = max(counts for counts in tallies.values() if counts != richest)
    column = next(i for i, (mine, theirs) in enumerate(zip(richest, rival, strict=True)) if mine != theirs)
    return winners, _("Tied on {total}; more customers of value {value} decide it.").format(
        total=best, value=BEST_CUSTOMER - column
    )
