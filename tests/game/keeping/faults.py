"""A disk that fails: makes the n-th system call of a write raise an error, or ends the process there."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

STEPS = ("write", "fsync", "replace")


@contextmanager
def each_call(before: Callable[[int, str], None]) -> Iterator[None]:
    """Run `before(number, name)` ahead of every system call of a write."""
    count = iter(range(1, 10_000))

    def watched(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            before(next(count), name)
            return real(*args, **options)

        return call

    with ExitStack() as patches:
        for name in STEPS:
            patches.enter_context(mock.patch.object(os, name, watched(name, getattr(os, name))))
        yield


def calls_of(work: Callable[[], object]) -> list[str]:
    """The system calls that `work` makes, in order."""
    made: list[str] = []
    with each_call(lambda number, name: made.append(name)):
        work()
    return made


@contextmanager
def failing_at(step: int, code: int) -> Iterator[None]:
    """From the given call on, the disk answers with an error."""

    def before(number: int, name: str) -> None:
        if number >= step:
            raise OSError(code, os.strerror(code))

    with each_call(before):
        yield


def killed_at(step: int, work: Callable[[], object]) -> None:
    """Do `work` in a copy of this process that dies, without any tidying up, ahead of the given call."""

    def before(number: int, name: str) -> None:
        if number == step:
            os._exit(9)

    child = os.fork()
    if child == 0:
        try:
            with each_call(before):
                work()
        finally:
            os._exit(0)
    os.waitpid(child, 0)
