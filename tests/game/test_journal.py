"""A journal: a header, then a line per decision, read back exactly or refused with the line that is wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from game.journal import CannotResume, DamagedJournal, Decision, Header, Journal, Seating, read

HEADER = Header(
    "tiny", 1, 5, (Seating("Zoë “the fox”", "sky"), Seating("Ben", "pink", "bot:easy")), {"stir": True}
)
LAY = {"is": "Lay", "card": 3}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.jsonl"


def test_what_is_written_is_read_back(path: Path):
    journal = Journal.create(path, HEADER)
    journal.add(1, 0, LAY)
    journal.add(2, -1, {"is": "Tick", "at_ns": 10**18})
    journal.close()
    story = read(path)
    assert story.header == HEADER
    assert story.decisions == [Decision(0, LAY), Decision(-1, {"is": "Tick", "at_ns": 10**18})]
    assert (story.undone, story.torn, story.end) == (False, False, path.stat().st_size)


def test_a_hurried_line_is_there_at_once_and_only_the_wait_for_the_disk_is_left_out(path: Path, monkeypatch):
    journal = Journal.create(path, HEADER)
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", synced.append)
    journal.add(1, 0, {"is": "Tick"}, hurried=True)
    assert not synced
    assert len(read(path).decisions) == 1
    journal.add(2, 0, {"is": "Tick"})
    assert len(synced) == 1
    journal.close()


def test_what_was_taken_back_no_longer_stands(path: Path):
    journal = Journal.create(path, HEADER)
    for n in (1, 2, 3):
        journal.add(n, n % 2, LAY)
    journal.take_back(1)
    journal.add(2, 0, LAY)
    journal.close()
    story = read(path)
    assert story.decisions == [Decision(1, LAY), Decision(0, LAY)]
    assert story.undone


def test_the_file_is_plain_ascii_one_line_each(path: Path):
    journal = Journal.create(path, HEADER)
    journal.add(1, 0, {"is": "Say", "what": "line\nbreak ☃"})
    journal.close()
    assert path.read_bytes().isascii()
    assert path.read_bytes().count(b"\n") == 2
    assert read(path).decisions[0].do["what"] == "line\nbreak ☃"


def test_a_reopened_journal_goes_on_after_its_last_whole_line(path: Path):
    journal = Journal.create(path, HEADER)
    journal.add(1, 0, LAY)
    journal.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":2,"se')
    story = read(path)
    assert story.torn and story.end == len(whole)
    assert path.read_bytes() != whole, "reading changes nothing"
    again = Journal.reopen(path, story)
    again.add(2, 1, LAY)
    again.close()
    assert path.read_bytes() == whole + b'{"n":2,"seat":1,"do":{"is":"Lay","card":3}}\n'


def test_a_journal_is_never_written_over(path: Path):
    Journal.create(path, HEADER).close()
    before = path.read_bytes()
    with pytest.raises(Exception, match="in the way"):
        Journal.create(path, HEADER)
    assert path.read_bytes() == before


def test_the_sentence_names_the_file_and_the_line(path: Path):
    journal = Journal.create(path, HEADER)
    journal.add(1, 0, LAY)
    journal.close()
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    with pytest.raises(DamagedJournal, match=r"“one\.jsonl” is damaged in line 3"):
        read(path)


LINES = (
    b'{"felt":"match","version":1,"game":"tiny","rules":1,"seed":5,"options":{},'
    b'"seats":[{"name":"Ada","colour":"sky","who":"person"},{"name":"Ben","colour":"pink","who":"bot:a"}]}\n'
    b'{"n":1,"seat":0,"do":{"is":"Lay","card":3}}\n{"n":2,"seat":1,"do":{"is":"Lay","card":4}}\n{"undo_to":1}\n'
)


@given(at=some.integers(0, len(LINES) - 1), junk=some.binary(max_size=4), cut=some.integers(0, 6))
def test_no_damage_makes_reading_crash(
    tmp_path_factory: pytest.TempPathFactory, at: int, junk: bytes, cut: int
):
    path = tmp_path_factory.mktemp("journal") / "one.jsonl"
    path.write_bytes(LINES[:at] + junk + LINES[at + cut :])
    try:
        story = read(path)
    except CannotResume as problem:
        assert path.name in problem.sentence
    else:
        assert len(story.decisions) <= 3
