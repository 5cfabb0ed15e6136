"""The record book only grows, survives torn and damaged lines, and exports honestly."""

import csv
import errno
import io
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.keeping.records import Record, Records, append, best, export_csv, read, select
from game.keeping.safe import CannotKeep
from tests.game.keeping.faults import calls_of, failing_at, killed_at


def run(total: object, when: str = "2026-07-30T20:15:00", game: str = "ricochet") -> Record:
    return Record("practice", game, when, {"total_ms": total})


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "records" / "mara-1.jsonl"
    for total in (900, 800, 850):
        append(path, run(total))
    return path


def totals(page: Path) -> list[object]:
    return [record.data["total_ms"] for record in read(page)[0]]


def test_records_come_back_in_order(page: Path):
    records, troubles = read(page)
    assert records == [run(900), run(800), run(850)]
    assert troubles == []


def test_a_line_is_written_and_synced_and_a_new_page_in_its_folder_too(page: Path):
    assert calls_of(lambda: append(page, run(1))) == ["write", "fsync"]
    assert calls_of(lambda: append(page.with_name("otto-2.jsonl"), run(1))) == ["write", "fsync", "fsync"]


def test_no_page_is_no_trouble(tmp_path: Path):
    assert read(tmp_path / "nobody-1.jsonl") == ([], [])


def test_an_unreadable_page_is_a_trouble(tmp_path: Path):
    (tmp_path / "mara-1.jsonl").mkdir()
    records, troubles = read(tmp_path / "mara-1.jsonl")
    assert records == []
    assert [trouble.path.name for trouble in troubles] == ["mara-1.jsonl"]


def test_cut_at_every_length_whole_lines_count_and_the_next_line_is_whole(page: Path):
    data = page.read_bytes()
    lines = data.splitlines(keepends=True)
    for length in range(len(data)):
        page.write_bytes(data[:length])
        starts = [sum(map(len, lines[:n])) for n in range(len(lines))]
        whole = sum(start + len(line.rstrip()) <= length for start, line in zip(starts, lines, strict=True))
        clean = length in starts or any(
            length == start + len(line.rstrip()) for start, line in zip(starts, lines, strict=True)
        )
        records, troubles = read(page)
        assert len(records) == whole
        assert bool(troubles) is not clean
        append(page, run(1))
        assert totals(page) == [*[900, 800, 850][:whole], 1]
        assert read(page)[1] == []


def test_damaged_lines_in_the_middle_stay_in_the_file_and_are_reported_once(page: Path):
    lines = page.read_bytes().splitlines(keepends=True)
    bad = [b"\xff\xfe\n", b'{"felt": "record", "version": 1, "kind": "", "game": "x"}\n', b"[]\n", b"\n"]
    page.write_bytes(b"".join([lines[0], *bad, *lines[1:]]))
    records, troubles = read(page)
    assert len(records) == 3
    assert [trouble.sentence for trouble in troubles] == [
        "3 lines in “mara-1.jsonl” are damaged and were left out."
    ]
    append(page, run(1))
    assert page.read_bytes().startswith(b"".join([lines[0], *bad]))


def test_lines_of_a_newer_felt_are_left_out_and_kept(page: Path):
    newer = b'{"felt": "record", "version": 2, "laps": []}'
    with page.open("ab") as book:
        book.write(newer)
    records, troubles = read(page)
    assert len(records) == 3
    assert ["newer Felt" in trouble.sentence for trouble in troubles] == [True]
    append(page, run(1))
    assert newer + b"\n" in page.read_bytes()
    assert totals(page) == [900, 800, 850, 1]


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES])
@pytest.mark.parametrize("step", [1, 2])
def test_a_line_that_cannot_be_written_leaves_the_page_as_it_was(page: Path, step: int, code: int):
    before = page.read_bytes()
    with failing_at(step, code), pytest.raises(CannotKeep, match=r"mara-1\.jsonl"):
        append(page, run(1))
    assert page.read_bytes() == before


def test_half_a_line_on_a_full_disk_is_taken_back(page: Path, monkeypatch: pytest.MonkeyPatch):
    before, real, gulps = page.read_bytes(), os.write, iter([10])

    def small_disk(file: int, data: bytes) -> int:
        for gulp in gulps:
            return real(file, data[:gulp])
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", small_disk)
    with pytest.raises(CannotKeep, match="The disk is full"):
        append(page, run(1))
    assert page.read_bytes() == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process that dies halfway needs fork")
@pytest.mark.parametrize("step", [1, 2, 3])
def test_killed_at_any_step_the_old_lines_are_all_there(page: Path, step: int):
    killed_at(step, lambda: append(page, run(1)))
    assert totals(page) == ([900, 800, 850] if step == 1 else [900, 800, 850, 1])


PLAIN = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers(), max_size=3)
WORD = st.text(min_size=1)
RECORDS = st.builds(
    Record, WORD, WORD, st.dates().map(lambda day: day.isoformat()), st.dictionaries(st.text(), PLAIN)
)


@given(st.lists(RECORDS, max_size=4))
def test_any_records_come_back_as_they_were_written(tmp_path_factory: pytest.TempPathFactory, records):
    path = tmp_path_factory.mktemp("book") / "x-1.jsonl"
    for record in records:
        append(path, record)
    assert read(path) == (records, [])


@pytest.mark.parametrize("when", ["", "yesterday", "30.07.2026", 5])
def test_a_record_without_an_iso_date_is_refused(when):
    with pytest.raises(ValueError, match="no record"):
        Record("match", "blind-hen", when)


def test_selecting_by_kind_game_and_day():
    rows = [
        run(1, "2026-07-01T23:59:59"),
        run(2, "2026-07-02"),
        run(3, "2026-07-03T00:00:00+02:00", game="blind-hen"),
        Record("match", "ricochet", "2026-07-04", {}),
    ]
    assert select(rows, kind="practice") == rows[:3]
    assert select(rows, game="ricochet", since="2026-07-02") == [rows[1], rows[3]]
    assert select(rows) == rows


def test_the_best_is_the_lowest_or_highest_number_and_the_earliest_of_equals():
    odd = [run("fast"), run(True), run(None), run([1]), Record("practice", "ricochet", "2026-07-30", {})]
    rows = [*odd, run(10**400), run(850, "2026-07-02"), run(850.0, "2026-07-03"), run(900)]
    rows.append(Record("match", "ricochet", "2026-07-30", {"total_ms": 1}))
    assert best(rows, "practice", "total_ms") == run(850, "2026-07-02")
    assert best(rows, "practice", "total_ms", lowest=False) == run(10**400)
    assert best(rows, "practice", "total_ms", game="blind-hen") is None
    assert best(rows, "practice", "nothing") is None


def test_csv_has_a_heading_and_quotes_what_needs_quoting():
    rows = [{"name": 'Ann "A", B', "ms": 812.5, "slips": None, "won": True}, {"name": "Zoë\nX", "ms": -3}]
    assert export_csv(rows, ["name", "ms", "slips", "won"]) == (
        'name,ms,slips,won\r\n"Ann ""A"", B",812.5,,true\r\n"Zoë\nX",-3,,\r\n'
    )


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1", "＝1+1", "\rx"])
def test_a_name_in_csv_is_never_a_formula(name: str):
    rows = list(csv.reader(io.StringIO(export_csv([{"name": name}], ["name"]), newline="")))
    assert rows == [["name"], ["'" + name]]


@given(st.lists(st.dictionaries(st.sampled_from(["a", "b"]), st.text(), max_size=2)))
def test_every_text_comes_back_out_of_the_csv(rows: list[dict[str, str]]):
    read_back = list(csv.reader(io.StringIO(export_csv(rows, ["a", "b"]), newline="")))[1:]
    assert [[cell.removeprefix("'") for cell in row] for row in read_back] == [
        [row.get(column, "").removeprefix("'") for column in ("a", "b")] for row in rows
    ]


def test_a_row_is_the_record_laid_flat():
    assert run(5).row() == {
        "kind": "practice",
        "game": "ricochet",
        "when": "2026-07-30T20:15:00",
        "total_ms": 5,
    }


def test_the_book_reads_a_page_once_and_reports_its_troubles_once(page: Path):
    with page.open("ab") as torn:
        torn.write(b'{"felt"')
    troubles: list[object] = []
    book = Records(page.parent, troubles.append)
    assert len(book.of("mara-1")) == len(book.of("mara-1")) == 3
    assert len(troubles) == 1
    book.add("mara-1", run(700))
    assert book.best("mara-1", "practice", "total_ms") == run(700)
    assert totals(page) == [900, 800, 850, 700]


@pytest.mark.parametrize("profile_id", ["../mara-1", "", "a/b", "A", "a--b", "mara-1\n"])
def test_a_page_outside_the_book_is_refused(tmp_path: Path, profile_id: str):
    with pytest.raises(ValueError, match="no profile"):
        Records(tmp_path, lambda trouble: None).of(profile_id)


def test_a_page_begun_anew_is_empty_and_the_old_one_stays_beside_it(tmp_path: Path):
    book = Records(tmp_path, lambda trouble: None)
    for total in (1, 2):
        book.add("mara-1", run(total))
        aside = book.begin_anew("mara-1")
        assert book.of("mara-1") == ()
        assert aside is not None and [one.data["total_ms"] for one in read(aside)[0]] == [total]
    assert len(list(tmp_path.iterdir())) == 2
    book.add("mara-1", run(3))
    assert [one.data["total_ms"] for one in read(tmp_path / "mara-1.jsonl")[0]] == [3]
    assert Records(None, lambda trouble: None).begin_anew("mara-1") is None
