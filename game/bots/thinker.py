"""Bots that think in a process of their own: the table never waits, and nothing but a view reaches them."""

import gc
import json
import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from game import catalog
from game.bots import brains, watch
from game.bots.levels import Level
from game.bots.search import choose
from game.dice import Dice
from game.plain import Json
from game.rules import Action, View

NICENESS: Final = 10
HASTE: Final = 0.95
"""The share of the limit a worker plans for; the rest is for the way back on a busy machine."""
LATE: Final = 0.35
"""So many seconds beyond the limit nobody waits any longer: a quick move stands in."""
HUNG: Final = 5.0
"""So many seconds beyond its limit a worker is given up; until then it may only be short of time itself."""
TRIES: Final = 3
"""After so many workers in a row that never answered, no more are started."""
LONGEST_ANSWER: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a question. `fallen_back`: the worker failed, and this is the brain's quick move."""

    ticket: int
    action: Action | None
    reason: str
    fallen_back: bool


@dataclass(slots=True)
class _Question:
    ticket: int
    key: str
    view: View
    level: Level
    seed: int
    limit: float
    since: float
    """When it was asked; once it is with the worker, when it was sent."""
    forgotten: bool = False

    def is_over(self, now: float, grace: float) -> bool:
        return now > self.since + self.limit + grace

    def written(self) -> bytes:
        """All that the worker gets to know."""
        record = {"ticket": self.ticket, "key": self.key, "view": self.view.to_json()}
        record |= {"level": str(self.level), "seed": self.seed, "until": self.since + self.limit * HASTE}
        return json.dumps(record).encode()


def _log(line: str) -> None:
    logging.getLogger("felt.bots").warning(line)


class _Mad(Exception):
    """The worker said something that is no answer."""


class Thinker:
    """One worker for all bots of a table. Ask, and poll once per frame; nothing here ever waits."""

    def __init__(
        self,
        log: Callable[[str], None] = _log,
        now: Callable[[], float] = watch.now,
        work: "Callable[[Connection], None] | None" = None,
    ) -> None:
        self._log = log
        self._now = now
        self._work = work or think_for
        self._process: Any = None
        self._pipe: Connection | None = None
        self._ready = False
        self._failed = 0
        self._tickets = 0
        self._waiting: deque[_Question] = deque()
        self._asked: _Question | None = None

    @property
    def pid(self) -> int | None:
        """The worker's process, for whoever watches processes."""
        return self._process.pid if self._process else None

    @property
    def ready(self) -> bool:
        """Whether a worker has come up and can be asked."""
        return self._ready

    @property
    def busy(self) -> bool:
        return self._asked is not None or bool(self._waiting)

    def start(self) -> None:
        """Have a worker ready before the first question."""
        if self._process is not None or self._failed >= TRIES:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=self._work, args=(theirs,), name="felt-bots", daemon=True)
        self._process.start()
        theirs.close()
        self._pipe, self._ready = ours, False

    def ask(self, key: str, view: View, level: Level, seed: int, limit: float) -> int:
        """A ticket for the decision this view's seat owes. Questions are taken one after the other."""
        self.start()
        self._tickets += 1
        self._waiting.append(_Question(self._tickets, key, view, level, seed, limit, self._now()))
        self._send_next()
        return self._tickets

    def poll(self) -> list[Thought]:
        """The answers since the last time, in the order they were asked for."""
        thoughts: list[Thought] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                self._hear(self._pipe.recv_bytes(LONGEST_ANSWER), thoughts)
        except (EOFError, OSError):
            self._give_up("stopped", thoughts)
        except _Mad as problem:
            self._give_up(f"answered nonsense ({problem})", thoughts)
        if self._asked and self._asked.is_over(self._now(), HUNG):
            self._give_up("hung", thoughts)
        elif self._asked and not self._asked.forgotten and self._asked.is_over(self._now(), LATE):
            self._stand_in(self._asked, thoughts)
        self._send_next()
        self._serve_the_impatient(thoughts)
        return thoughts

    def forget(self, ticket: int) -> None:
        """No answer is wanted any more. A worker in mid-thought finishes it for nobody."""
        self._waiting = deque(one for one in self._waiting if one.ticket != ticket)
        if self._asked and self._asked.ticket == ticket:
            self._asked.forgotten = True

    def close(self) -> None:
        self._waiting.clear()
        self._asked = None
        self._stop()

    def _send_next(self) -> None:
        if self._asked or not self._waiting or not self._ready or self._pipe is None:
            return
        self._asked = self._waiting.popleft()
        self._asked.since = self._now()
        try:
            self._pipe.send_bytes(self._asked.written())
        except OSError:
            return  # the next poll finds the worker gone, and this question unanswered

    def _hear(self, answer: bytes, thoughts: list[Thought]) -> None:
        try:
            record: dict[str, Json] = json.loads(answer)
            if record.get("ready"):
                self._ready = True
                return
            question = self._asked
            if question is None or record["ticket"] != question.ticket:
                raise _Mad("to no question")
            if "error" in record:
                raise _Mad(record["error"])
            rules = catalog.get(question.key)
            action = rules.action.from_json(record["action"])
            if not question.forgotten and action not in _legal(question):
                raise _Mad("a move that is not allowed")
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            raise _Mad(repr(problem)) from problem
        self._asked, self._failed = None, 0
        if not question.forgotten:
            thoughts.append(Thought(question.ticket, action, _reason(question, action), False))

    def _give_up(self, how: str, thoughts: list[Thought]) -> None:
        """Let the worker go, answer for it, and start another."""
        self._failed += 1
        self._stop()
        question, self._asked = self._asked, None
        self._log(f"The bots' process {how}; {'a quick move stands in' if question else 'nobody waited'}.")
        if question and not question.forgotten:
            thoughts.append(self._quick(question))
        if self._failed < TRIES:
            self.start()
        else:
            self._log("The bots' process failed too often: bots play by feel from now on.")

    def _stand_in(self, question: _Question, thoughts: list[Thought]) -> None:
        """The table goes on without an answer. The worker stays: starting another would take longer."""
        self._log("The bots' process did not answer in time; a quick move stands in.")
        thoughts.append(self._quick(question))
        question.forgotten = True

    def _serve_the_impatient(self, thoughts: list[Thought]) -> None:
        """Nobody waits longer for a worker to come up or to come back, or for one that never will, than for
        a thought."""
        if self._ready and not (self._asked and self._asked.is_over(self._now(), LATE)):
            return
        hopeless = self._failed >= TRIES
        while self._waiting and (hopeless or self._waiting[0].is_over(self._now(), LATE)):
            question = self._waiting.popleft()
            self._log("The bots' process is not there; a quick move stands in.")
            thoughts.append(self._quick(question))

    def _quick(self, question: _Question) -> Thought:
        """The brain's quick move from the same view; whatever goes wrong, a legal one."""
        dice = Dice.from_seed(question.seed)
        legal = _legal(question)
        if not legal:
            return Thought(question.ticket, None, "", True)
        try:
            action = brains.get(question.key).quick(question.view, legal, dice, question.level)
            return Thought(question.ticket, action, _reason(question, action), True)
        except Exception as problem:
            # A brain that cannot even glance at this position must not stop the match.
            self._log(f"The quick move of {question.key} failed too: {problem!r}.")
            return Thought(question.ticket, dice.pick(legal), "", True)

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        self._pipe = self._process = None
        self._ready = False


def _legal(question: _Question) -> list[Action]:
    """What a seat may do follows from what it knows: any state it could be in lists the same."""
    imagined = catalog.get(question.key).imagine(question.view, Dice.from_seed(question.seed))
    return list(imagined.legal(question.view.seat))  # type: ignore[attr-defined]


def _reason(question: _Question, action: Action) -> str:
    """Said on this side, in the language of the table."""
    return brains.get(question.key).reason(question.view, action)


# -- the worker --------------------------------------------------------------------------------------


def think_for(pipe: Connection) -> None:
    """The worker: reads questions and writes answers until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the table; without it we end as well
    for brain in brains.keys():  # noqa: SIM118 - a module's function
        brains.get(brain)  # nobody's first thought pays for reading a game in
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # only now: on a busy machine nobody should wait for it to come up
    gc.disable()  # a pause in mid-thought would cost the deadline: it is done between thoughts
    gc.freeze()
    try:
        pipe.send_bytes(json.dumps({"ready": True}).encode())
        while True:
            reply, thoughts = answer(json.loads(pipe.recv_bytes()))
            pipe.send_bytes(json.dumps(reply).encode())
            del thoughts  # a large tree takes a while to let go of: not before the table has its answer
            gc.collect()
    except (EOFError, OSError):
        return


def answer(record: dict[str, Json]) -> tuple[dict[str, Json], object]:
    """The move for a written question, or what went wrong; and what was thought about it."""
    try:
        rules = catalog.get(record["key"])
        view = rules.view.from_json(record["view"])
        level, limit = Level(record["level"]), record["until"] - watch.now()
        choice = choose(brains.get(record["key"]), view, level, record["seed"], limit, watch.now)
        return {"ticket": record["ticket"], "action": choice.action.to_json()}, choice
    except Exception as problem:
        # Whatever a brain trips over, the table hears of it and goes on with a quick move.
        return {"ticket": record.get("ticket"), "error": repr(problem)}, None
