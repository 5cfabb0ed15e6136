"""The memory aid: only while the option is on, and never more than whoever looks may remember."""

import pygame
import pytest

from game.blind_hen.view import BID, HenView
from scenes.input import Act
from scenes.table.notes import Notes
from scenes.tables.blind_hen.states import phase, until
from tests.scenes.stage import stage
from tests.scenes.tables import FEWEST_AND_MOST, moments, sit_down


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_the_notes_open_by_key_while_the_option_is_on_and_close_again(key, seats):
    with stage() as one:
        for moment in moments(key, seats):
            table = sit_down(one, moment)
            table.refresh()
            if table.eyes is None:
                continue
            one.key(pygame.K_v)
            assert one.top is table
            one.app.change_settings(memory_aid=True)
            table.refresh()
            one.key(pygame.K_v)
            notes = one.top
            assert isinstance(notes, Notes), moment.kind
            assert notes.lines == list(table.memory(table.match.view(table.eyes)))
            one.app.draw()
            one.press(Act.BACK)
            assert one.app.stack.top is table
            one.app.change_settings(memory_aid=False)


def test_bh_q12_notes_count_what_each_pile_got_and_what_may_still_come():
    from scenes.tables.blind_hen.count import memory

    match = until(3, phase(BID, 12))
    view = match.view(0)
    assert isinstance(view, HenView)
    lines = memory(view, match.names)
    for seat, (hens, corn) in enumerate(view.piles_seen):
        if hens or corn:
            (cards,) = [cards for words, cards in lines if words.startswith(match.names[seat])]
            assert len(cards) == hens + corn == view.pile_sizes[seat]
    shown = sum(hens + corn for hens, corn in view.piles_seen) + sum(
        card is not None and card >= 20 for card in view.lot
    )
    assert len(lines[-1][1]) == 24 - shown
