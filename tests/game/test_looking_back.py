"""Finished matches are played back from their journals: to the same score sheet, and part by part."""

from pathlib import Path

import pytest

from game import catalog
from game.dice import Dice
from game.match import HandsAreClosed, Match, Seating
from game.rules import TABLE

MATCHES = 100
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay")


def played(key: str, number: int, path: Path | None = None, people: int = 0) -> Match:
    """A match that chance has played to its end."""
    rules = catalog.get(key)
    dice = Dice.from_seed(number)
    seats = rules.seats[number % len(rules.seats)]
    seatings = [
        Seating(name, "sky", "person" if seat < people else "bot:calm")
        for seat, name in enumerate(NAMES[:seats])
    ]
    match = Match.start(rules, seatings, number, path=path)
    while match.actors():
        seat = dice.pick(match.actors())
        match.decide(seat, dice.pick(match.legal(seat)), hurried=True)
    return match


@pytest.mark.parametrize("key", catalog.keys())
def test_a_hundred_matches_come_back_from_their_journals(key: str, tmp_path: Path):
    for number in range(MATCHES):
        path = tmp_path / f"{number}.jsonl"
        match = played(key, number, path)
        match.close()
        again = Match.replay(path)
        assert again.finished and again.result() == match.result()
        assert again.decisions == match.decisions
        assert again.events_for(None) == match.events_for(None)


@pytest.mark.parametrize("key", catalog.keys())
def test_a_match_has_parts_with_names_that_begin_where_the_view_says_so(key: str):
    match = played(key, 1)
    parts = match.parts()
    starts = [n for n, _words in parts]
    assert starts[0] == 0 and starts == sorted(set(starts)) and starts[-1] < match.count
    assert len(parts) > 3 and all(words for _n, words in parts)
    for n, words in parts:
        assert match.rules.part(match.at(n).view(None), match.names) == words
        if n:
            assert match.rules.part(match.at(n - 1).view(None), match.names) != words


def test_taking_the_last_move_of_a_match_back_closes_the_hands_again():
    number = next(n for n in range(99) if played("second-estimate", n, people=1).decisions[-1] == 0)
    match = played("second-estimate", number, people=1)
    assert match.open_hands()
    match.undo()
    with pytest.raises(HandsAreClosed):
        match.open_hands()


def test_the_table_itself_is_no_seat_whose_hand_is_open():
    match = played("ricochet", 3)
    assert TABLE in match.decisions
    assert len(match.open_hands()) == len(match.seatings)
