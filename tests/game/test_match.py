"""A match is its journal: what the table showed is on disk, and what is on disk plays out the same."""

import errno
import gc
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.command import play_out
from game.dice import Dice
from game.keeping.safe import CannotKeep
from game.match import CannotUndo, Match, Seating
from game.rules import Action, BadOptions, IllegalAction, State
from tests.bench.kill import killed_matches
from tests.game.tiny import Drew, Laid, Lay, Peek, Tiny

ADA = Seating("Ada", "sky")
BEN = Seating("Ben", "green", "bot:casual")
CLEO = Seating("Cleo", "pink", "bot:keen")
SEED = 918273645


def shelf(key: str) -> Tiny:
    return {"tiny": Tiny()}[key]


def start(path: Path | None = None, *seatings: Seating, options=None) -> Match:
    return Match.start(Tiny(), seatings or (ADA, BEN, CLEO), SEED, options, path)


def resume(path: Path) -> Match:
    return Match.resume(path, shelf)


def some(match: Match, decisions: int) -> Match:
    dice = Dice(match.count)
    for _step in range(decisions):
        seat = dice.pick(match.actors())
        match.decide(seat, dice.pick(match.legal(seat)))
    return match


def looks(match: Match) -> list[object]:
    """All that can be seen of a match."""
    seats = (None, *range(len(match.seatings)))
    told = [match.events_for(seat) for seat in seats]
    listed = [match.legal(seat) for seat in range(len(match.seatings))]
    return [
        [match.view(seat) for seat in seats],
        told,
        listed,
        match.actors(),
        match.result(),
        match.decisions,
    ]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "one.jsonl"


def test_a_journal_starts_with_what_the_match_starts_from(path: Path):
    some(start(path, options={"stir": True}), 2).close()
    first, *decisions = [json.loads(line) for line in path.read_text().splitlines()]
    assert first == {
        "felt": "match",
        "version": 1,
        "game": "tiny",
        "rules": 1,
        "seed": SEED,
        "seats": [
            {"name": "Ada", "colour": "sky", "who": "person"},
            {"name": "Ben", "colour": "green", "who": "bot:casual"},
            {"name": "Cleo", "colour": "pink", "who": "bot:keen"},
        ],
        "options": {"stir": True},
    }
    assert [line["n"] for line in decisions] == [1, 2]
    assert set(decisions[0]) == {"n", "seat", "do"}


def test_a_match_without_a_path_is_played_in_memory(tmp_path: Path):
    match = start()
    play_out(match, Dice(1))
    assert match.finished and match.path is None
    assert list(tmp_path.iterdir()) == []


def test_a_resumed_match_looks_the_same_after_every_decision(path: Path):
    match = start(path)
    while match.actors():
        some(match, 1)
        again = resume(path)
        assert looks(again) == looks(match)
        again.close()


def test_a_resumed_match_goes_on(path: Path):
    some(start(path), 3).close()
    match = some(resume(path), 2)
    match.close()
    again = resume(path)
    assert looks(again) == looks(match)
    assert again.seatings == (ADA, BEN, CLEO)
    assert dict(again.options) == {"stir": False}


def test_any_moment_can_be_looked_at_again(path: Path):
    match = start(path)
    seen = [looks(match)]
    while match.actors():
        seen.append(looks(some(match, 1)))
    on_disk = path.read_bytes()
    for n, then in enumerate(seen):
        moment = match.at(n)
        assert looks(moment) == then
        if moment.actors():
            some(moment, 1)
    assert looks(match) == seen[-1]
    assert path.read_bytes() == on_disk
    for beyond in (-1, len(seen)):
        with pytest.raises(ValueError, match="decisions"):
            match.at(beyond)


def test_an_illegal_decision_changes_nothing(path: Path):
    match = some(start(path), 1)
    before, on_disk = looks(match), path.read_bytes()
    with pytest.raises(IllegalAction):
        match.decide(0, Lay(99))

    class Foreign(Action):
        __slots__ = ()

    with pytest.raises(IllegalAction, match="not part of Tiny"):
        match.decide(0, Foreign())
    assert looks(match) == before
    assert path.read_bytes() == on_disk


def test_a_decision_is_on_disk_before_it_is_told(path: Path, monkeypatch: pytest.MonkeyPatch):
    match = start(path)
    before = looks(match)
    synced: list[bool] = []

    def fsync(file: int) -> None:
        synced.append(looks(match) == before and b'"n":1' in path.read_bytes())

    monkeypatch.setattr(os, "fsync", fsync)
    match.decide(0, match.legal(0)[-1])
    assert synced == [True]
    assert looks(match) != before


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_full_disk_is_told_and_nothing_has_changed(path: Path, monkeypatch: pytest.MonkeyPatch, call: str):
    match = some(start(path), 2)
    before, on_disk = looks(match), path.read_bytes()
    real = os.write

    def full(file: int, data: bytes = b"") -> int:
        if len(data) > 3:
            return real(file, data[:3])
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr(os, call, full)
        for _try in range(2):
            with pytest.raises(CannotKeep, match="disk is full"):
                some(match, 1)
            assert looks(match) == before
            assert path.read_bytes() == on_disk
    some(match, 1)
    assert looks(resume(path)) == looks(match)


def test_what_a_failed_write_left_is_cut_off_before_the_next(path: Path, monkeypatch: pytest.MonkeyPatch):
    match = some(start(path), 2)
    real = os.write

    def gulp_then_full(file: int, data: bytes) -> int:
        if len(data) > 3:
            return real(file, data[:3])
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", gulp_then_full)
        disk.setattr(match._sheet, "_mend", lambda: (_ for _ in ()).throw(OSError(errno.EIO, "no")))
        with pytest.raises(CannotKeep):
            some(match, 1)
    assert not path.read_bytes().endswith(b"\n")
    some(match, 1)
    assert looks(resume(path)) == looks(match)


def test_a_match_does_not_start_where_it_cannot_be_kept(path: Path, monkeypatch: pytest.MonkeyPatch):
    start(path).close()
    kept = path.read_bytes()
    with pytest.raises(CannotKeep, match="in the way"):
        start(path)
    assert path.read_bytes() == kept
    path.unlink()

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotKeep, match="disk is full"):
        start(path)
    assert not path.exists()


def test_a_match_that_was_put_away_takes_no_more_decisions(path: Path):
    match = some(start(path), 2)
    match.close()
    before = looks(match)
    with pytest.raises(CannotKeep, match="put away"):
        some(match, 1)
    assert looks(match) == before


def test_two_that_write_one_journal_do_not_spoil_it(path: Path):
    one = some(start(path), 1)
    other = resume(path)
    some(one, 1)
    with pytest.raises(CannotKeep, match="Something else has written"):
        some(other, 1)
    assert looks(resume(path)) == looks(one)


def test_a_torn_last_line_is_dropped_and_play_goes_on(path: Path):
    match = some(start(path), 3)
    before = looks(match)
    match.close()
    whole = path.read_bytes()
    longer = whole + b'{"n":4,"seat":0,"do":{"is":"Lay","card":1}}\n'
    for cut in range(len(whole), len(longer)):
        path.write_bytes(longer[:cut])
        again = resume(path)
        assert looks(again) == before
        assert again.torn == (cut > len(whole))
        again.close()
    again = some(resume(path), 1)
    again.close()
    assert looks(resume(path)) == looks(again)


def test_undo_goes_back_to_before_the_last_decision_of_the_only_person(path: Path):
    match = start(path)
    match.decide(1, match.legal(1)[-1])
    before = looks(match)
    match.decide(0, Peek())
    after_peek = looks(match)
    match.decide(0, match.legal(0)[0])
    match.decide(2, match.legal(2)[0])
    match.decide(1, match.legal(1)[-1])
    assert match.undo() == 2
    assert looks(match) == after_peek
    assert match.undo() == 1
    assert looks(match) == before
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo()
    assert match.undone
    some(match, 2)
    again = resume(path)
    assert looks(again) == looks(match) and again.undone
    assert b'{"undo_to":2}\n{"undo_to":1}\n' in path.read_bytes()


def test_a_match_with_nothing_taken_back_says_so(path: Path):
    assert not some(start(path), 3).undone
    assert not resume(path).undone


def test_a_finished_game_can_be_taken_back_too(path: Path):
    match = start(path)
    play_out(match, Dice(1))
    match.undo()
    assert not match.finished and match.undone


@pytest.mark.parametrize("seatings", [(ADA, ADA), (ADA, BEN, ADA)])
def test_with_several_people_nothing_is_taken_back(path: Path, seatings: tuple[Seating, ...]):
    match = some(start(path, *seatings), 3)
    before, on_disk = looks(match), path.read_bytes()
    with pytest.raises(CannotUndo, match="more than one person"):
        match.undo()
    assert looks(match) == before and path.read_bytes() == on_disk and not match.undone


def test_bots_alone_take_nothing_back():
    with pytest.raises(CannotUndo, match="nothing to take back"):
        some(start(None, BEN, CLEO), 3).undo()


def test_an_undo_that_cannot_be_kept_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch):
    match = start(path)
    match.decide(0, match.legal(0)[-1])
    before = looks(match)

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotKeep):
        match.undo()
    assert looks(match) == before and not match.undone


@pytest.mark.parametrize("who", ["", "bot", "bot:", "Person", "robot:easy"])
def test_only_people_and_bots_of_a_level_sit_down(who: str):
    with pytest.raises(ValueError, match="nobody is"):
        Seating("Ada", "sky", who)


def test_a_table_the_game_does_not_have_is_refused_before_anything_is_written(path: Path):
    with pytest.raises(BadOptions, match="2 to 3 players"):
        start(path, ADA)
    with pytest.raises(BadOptions, match="no option"):
        start(path, options={"fast": True})
    assert not path.exists()


def test_what_happened_is_told_as_the_eyes_saw_it():
    match = start()
    card = match.legal(0)[-1]
    assert match.decide(0, card, eyes=0) == [Laid(0, card.card)]  # type: ignore[attr-defined]
    other = match.legal(1)[-1]
    assert match.decide(1, other) == [Laid(1, None)]
    told = match.decide(2, match.legal(2)[-1], eyes=1)
    assert {event.seat for event in told if isinstance(event, Drew) and event.card} == {1}
    assert match.events_for(0, since=0, until=1) == [Laid(0, card.card)]  # type: ignore[attr-defined]
    assert match.events_for(1, since=2) == told
    assert match.events_for(None) == [event.seen_by(None) for event in match.events_for(1)]


def test_no_state_no_dice_and_no_seed_leave_a_match():
    match = some(start(), 2)
    public = {name: getattr(match, name) for name in dir(match) if not name.startswith("_")}
    values = [value for value in public.values() if not inspect.ismethod(value)]
    assert "seed" in public and match.seed is None
    found = values
    for _depth in range(3):
        assert not any(isinstance(one, State | Dice) for one in found)
        found = [
            one
            for one in gc.get_referents(*found)
            if not isinstance(one, type) and not inspect.isroutine(one)
        ]
    assert str(SEED) not in repr(match)
    play_out(match, Dice(1))
    assert match.seed == SEED


def test_a_match_killed_at_any_moment_has_every_decision_the_table_showed(tmp_path: Path):
    for shown, kept in killed_matches(tmp_path, times=20, seed=1):
        assert shown <= kept <= shown + 1


def test_matches_are_played_and_resumed_without_a_screen_or_a_clock():
    program = (
        "import game.match, sys; print([m for m in ('pygame', 'datetime', 'scenes') if m in sys.modules])"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "[]"
