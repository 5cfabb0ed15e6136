"""The bots' process: it gets a view and nothing else, and whatever happens to it the match goes on."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any

import pytest

from game import catalog
from game.bots import watch
from game.bots.levels import Level
from game.bots.thinker import TRIES, Thinker, Thought, answer, think_for
from game.dice import Dice
from game.rules import View
from tests.game.bots.ready import KEYS, positions

KEY = "second-estimate"
PATIENT = 60.0
"""How long a test waits before it says that nothing comes."""


class Clock:
    """Stands still until a test moves it on; it begins where the worker's own clock stands."""

    def __init__(self) -> None:
        self.time = watch.now()

    def __call__(self) -> float:
        return self.time


def mad(pipe: Connection) -> None:
    """A worker that answers, but not what was asked."""
    pipe.send_bytes(json.dumps({"ready": True}).encode())
    pipe.recv_bytes()
    pipe.send_bytes(b"\xff not even text")
    pipe.recv_bytes()


def cheat(pipe: Connection) -> None:
    """A worker that plays a card it does not hold."""
    pipe.send_bytes(json.dumps({"ready": True}).encode())
    asked = json.loads(pipe.recv_bytes())
    card = next(card for card in range(44) if card not in asked["view"]["hand"])
    reply = {"ticket": asked["ticket"], "action": {"is": "Play", "card": card}}
    pipe.send_bytes(json.dumps(reply).encode())
    pipe.recv_bytes()


def stillborn(pipe: Connection) -> None:
    """A worker that ends at once."""


class Desk:
    """A Thinker with a clock of its own, its log, and a position to ask about."""

    def __init__(self, work: Callable[[Connection], None] = think_for) -> None:
        self.clock = Clock()
        self.log: list[str] = []
        self.thinker = Thinker(self.log.append, self.clock, work)
        self.state, self.seat = next(positions(KEY, 4, 1))

    def ask(self, limit: float = 0.05, level: Level = Level.RUTHLESS) -> int:
        return self.thinker.ask(KEY, self.state.view(self.seat), level, 5, limit)

    def wait(self, until: Callable[[], Any]) -> None:
        end = time.monotonic() + PATIENT
        while not until():
            assert time.monotonic() < end, "nothing came"
            time.sleep(0.005)

    def thoughts(self) -> list[Thought]:
        found: list[Thought] = []
        self.wait(lambda: self.collect(found))
        return found

    def collect(self, found: list[Thought]) -> int:
        found += self.thinker.poll()
        return len(found)

    def up(self) -> None:
        self.thinker.start()
        self.wait(lambda: self.thinker.poll() or self.thinker.ready)

    def is_sound(self, thought: Thought) -> bool:
        return thought.action in self.state.legal(self.seat) and bool(thought.reason)


@pytest.fixture
def desk() -> Iterator[Desk]:
    one = Desk()
    yield one
    one.thinker.close()


def test_an_answer_comes_from_the_other_process(desk: Desk):
    desk.up()
    tickets = [desk.ask(), desk.ask(level=Level.RELAXED)]
    found: list[Thought] = []
    desk.wait(lambda: desk.collect(found) == 2)
    assert [one.ticket for one in found] == tickets
    assert all(desk.is_sound(one) and not one.fallen_back for one in found)
    assert desk.log == [] and not desk.thinker.busy
    assert desk.thinker.pid not in (None, os.getpid())


class Tap:
    """A pipe that keeps what is sent and never answers."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send_bytes(self, data: bytes) -> None:
        self.sent.append(data)

    def poll(self) -> bool:
        return False

    def close(self) -> None:
        pass


def sent(key: str, view: View) -> Any:
    """What goes to the worker when somebody asks about this view."""
    thinker, tap = Thinker(), Tap()
    thinker._pipe, thinker._process, thinker._ready = tap, _Nobody(), True  # type: ignore[assignment]
    thinker.ask(key, view, Level.RUTHLESS, 5, 0.25)
    (record,) = tap.sent
    return json.loads(record)


@pytest.mark.parametrize("key", KEYS)
def test_only_the_json_of_a_view_goes_through_the_pipe(key: str):
    """So two states that look alike to a seat are one and the same question to the worker."""
    for n, (state, seat) in enumerate(positions(key, 4, 3)):
        alike = catalog.get(key).imagine(state.view(seat), Dice.from_seed(n))
        assert alike.to_json() != state.to_json(), "nothing is hidden here, choose another position"
        record, other = sent(key, state.view(seat)), sent(key, alike.view(seat))
        assert 0 < record.pop("until") <= other.pop("until")
        assert other == record
        assert record.pop("view") == json.loads(json.dumps(state.view(seat).to_json()))
        assert record == {"ticket": 1, "key": key, "level": "ruthless", "seed": 5}


class _Nobody:
    pid = 0

    def kill(self) -> None:
        pass

    def join(self, timeout: float) -> None:
        pass


@pytest.mark.parametrize("key", KEYS)
def test_the_worker_answers_from_the_view_alone_and_owns_up_when_it_cannot(key: str):
    state, seat = next(positions(key, 4, 1))
    view = state.view(seat)
    record = {"ticket": 1, "key": key, "view": view.to_json(), "level": "relaxed", "seed": 5, "until": 0}
    action = catalog.get(key).action.from_json(answer(record)[0]["action"])
    assert action in state.legal(seat)
    assert "error" in answer({**record, "view": {}})[0]


def test_a_killed_worker_is_replaced_and_a_quick_move_stands_in(desk: Desk):
    desk.up()
    first = desk.thinker.pid
    ticket = desk.ask(limit=30)
    assert first is not None
    os.kill(first, signal.SIGTERM)
    (thought,) = desk.thoughts()
    assert thought.ticket == ticket and thought.fallen_back and desk.is_sound(thought)
    assert len(desk.log) == 1 and "stopped" in desk.log[0]
    desk.up()
    assert desk.thinker.pid != first
    desk.ask()
    (thought,) = desk.thoughts()
    assert not thought.fallen_back


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="only here a process can be made to hang")
def test_nobody_waits_for_a_worker_that_hangs_and_in_the_end_it_is_given_up(desk: Desk):
    desk.up()
    first = desk.thinker.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    desk.ask(limit=1.0)
    desk.ask(limit=1.0)
    desk.clock.time += 1.1
    assert desk.thinker.poll() == []
    desk.clock.time += 0.4
    thoughts = desk.thinker.poll()
    assert [thought.fallen_back and desk.is_sound(thought) for thought in thoughts] == [True, True]
    assert "in time" in desk.log[0] and desk.thinker.pid == first
    desk.clock.time += 5
    assert desk.thinker.poll() == []
    assert "hung" in desk.log[-1] and desk.thinker.pid != first


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="only here a process can be made to hang")
def test_a_worker_that_was_only_late_is_asked_again(desk: Desk):
    desk.up()
    first = desk.thinker.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    desk.ask(limit=0.1)
    desk.clock.time += 0.5
    assert desk.thinker.poll()[0].fallen_back
    os.kill(first, signal.SIGCONT)
    desk.wait(lambda: desk.thinker.poll() == [] and not desk.thinker.busy)
    desk.ask()
    (thought,) = desk.thoughts()
    assert not thought.fallen_back and desk.thinker.pid == first


@pytest.mark.parametrize("work", [mad, cheat])
def test_a_worker_that_answers_nonsense_is_not_believed(work: Callable[[Connection], None]):
    desk = Desk(work)
    try:
        desk.up()
        desk.ask(limit=30)
        (thought,) = desk.thoughts()
        assert thought.fallen_back and desk.is_sound(thought) and "nonsense" in desk.log[0]
    finally:
        desk.thinker.close()


def test_workers_that_never_come_up_are_not_started_for_ever():
    desk = Desk(stillborn)
    try:
        desk.ask(limit=0.1)
        (thought,) = desk.thoughts()
        assert thought.fallen_back and desk.is_sound(thought)
        assert desk.thinker.pid is None and "by feel" in " ".join(desk.log)
        assert sum("stopped" in line for line in desk.log) == TRIES
        desk.ask()
        (thought,) = desk.thinker.poll()
        assert thought.fallen_back and desk.is_sound(thought)
    finally:
        desk.thinker.close()


def sleeper(pipe: Connection) -> None:
    """A worker that never says that it is ready."""
    pipe.recv_bytes()


def test_nobody_waits_for_a_worker_to_come_up():
    desk = Desk(sleeper)
    try:
        desk.ask(limit=0.5)
        assert desk.thinker.poll() == []
        desk.clock.time += 1.0
        (thought,) = desk.thinker.poll()
        assert thought.fallen_back and desk.is_sound(thought)
    finally:
        desk.thinker.close()


def test_what_is_forgotten_is_never_answered(desk: Desk):
    desk.up()
    thinking, waiting, wanted = desk.ask(), desk.ask(), desk.ask()
    desk.thinker.forget(thinking)
    desk.thinker.forget(waiting)
    assert [one.ticket for one in desk.thoughts()] == [wanted]
    assert desk.log == []


def test_closing_ends_the_process(desk: Desk):
    desk.up()
    process = desk.thinker._process
    desk.ask()
    desk.thinker.close()
    assert not process.is_alive() and not desk.thinker.busy and desk.thinker.poll() == []
