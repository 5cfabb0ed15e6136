"""The games without a window: play one out, replay or check a journal, measure the rules and the bots."""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, Final

from game import catalog
from game.bots import arena, brains
from game.bots.players import KINDS, RANDOM, decide
from game.bots.soak import soak
from game.dice import Dice
from game.journal import CannotResume
from game.keeping.safe import CannotKeep
from game.match import AnyRules, Match, Seating
from game.plain import Json
from game.rules import BadOptions, Event, IllegalAction, Option, Result
from game.words import _

FINE: Final = 0
FAILED: Final = 1
MISUSED: Final = 2
NAMES: Final = ("Ada", "Ben", "Cleo", "Dov", "Esme", "Fynn")
COLOURS: Final = ("vermilion", "sky", "green", "yellow", "pink", "blue")
SPEED_SECONDS: Final = 1.0
CHOOSING: Final = 0x5EA7
"""Mixed into the seed for the random players, so that they do not throw the dice of the deal again."""


class Misused(Exception):
    """A request that makes no sense, with a sentence that says why."""


def main(words: Sequence[str] | None = None) -> int:
    try:
        wishes = _grammar().parse_args(words)
        answer: int = wishes.do(wishes)
        sys.stdout.flush()
        return answer
    except (Misused, BadOptions, CannotKeep) as problem:
        print(problem, file=sys.stderr)
        return MISUSED
    except CannotResume as problem:
        print(problem, file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # Whoever was reading has read enough; Python must not complain again when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _grammar() -> argparse.ArgumentParser:
    grammar = argparse.ArgumentParser(prog="python3 -m game", description=__doc__)
    commands = grammar.add_subparsers(required=True, metavar="play | replay | check | speed | arena | soak")

    play = commands.add_parser("play", help="play one game out with random players and tell it")
    play.add_argument("key", metavar="GAME", help=", ".join(catalog.keys()))
    play.add_argument("--seats", type=int, help="how many players (default: as few as possible)")
    play.add_argument("--seed", type=int, default=1, help="the same seed gives the same game (default: 1)")
    play.add_argument("--options", nargs="+", default=[], metavar="KEY=VALUE", help="agreements of the table")
    play.add_argument("--bots", choices=KINDS, default=RANDOM, help="who plays (default: random)")
    play.add_argument("--think", type=float, default=0.2, help="seconds a bot may think (default: 0.2)")
    play.add_argument("--keep", type=Path, metavar="FILE", help="write a journal of the match")
    play.set_defaults(do=_play)

    replay = commands.add_parser("replay", help="tell a match from its journal")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--to", type=int, metavar="N", help="only the first N decisions")
    replay.set_defaults(do=_replay)

    check = commands.add_parser("check", help="see whether a journal can be played through")
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(do=_check)

    speed = commands.add_parser("speed", help="random games and decisions per second of processor time")
    speed.add_argument("keys", nargs="*", metavar="GAME", help="all games unless named")
    speed.add_argument("--seconds", type=float, default=SPEED_SECONDS, help="how long to measure each table")
    speed.set_defaults(do=_speed)

    fights = commands.add_parser("arena", help="many games between kinds of players, and who wins how often")
    fights.add_argument("key", metavar="GAME", help=", ".join(brains.keys()))
    fights.add_argument("--seats", required=True, metavar="KIND,...", help=", ".join(KINDS))
    fights.add_argument("--games", type=int, default=200, help="how many games (default: 200)")
    fights.add_argument("--seed", type=int, default=1, help="the first deal (default: 1)")
    fights.add_argument("--think", type=float, default=0.2, help="seconds per decision (default: 0.2)")
    fights.add_argument("--iterations", type=int, help="imagined worlds per decision, instead of seconds")
    fights.add_argument("--jobs", type=int, help="processes (default: one per core)")
    fights.set_defaults(do=_arena)

    soaks = commands.add_parser("soak", help="all-bot matches at every table: all end, no wrong move")
    soaks.add_argument("key", metavar="GAME", help=", ".join(brains.keys()))
    soaks.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
    soaks.add_argument("--seed", type=int, default=1, help="the first deal (default: 1)")
    soaks.add_argument(
        "--iterations", type=int, default=10, help="imagined worlds per decision (default: 10)"
    )
    soaks.add_argument("--jobs", type=int, help="processes (default: one per core)")
    soaks.set_defaults(do=_soak)

    for command in (play, replay):
        command.add_argument(
            "--eyes", type=int, metavar="SEAT", help="tell what this seat saw (default: all may know)"
        )
    for command in (play, replay, check, speed, fights, soaks):
        command.add_argument("--json", action="store_true", help="answer in JSON")
    return grammar


def _play(wishes: argparse.Namespace) -> int:
    rules = _game(wishes.key) if wishes.bots == RANDOM else _bots_play(wishes.key)
    seats = min(rules.seats) if wishes.seats is None else wishes.seats
    options = dict(_agreement(rules, words) for words in wishes.options)
    rules.agreed(seats, options)
    seatings = [
        Seating(name, colour, f"bot:{wishes.bots}") for name, colour in zip(NAMES, COLOURS, strict=True)
    ]
    with closing(Match.start(rules, seatings[:seats], wishes.seed, options, wishes.keep)) as match:
        play_out(match, Dice.from_seed(wishes.seed ^ CHOOSING), wishes.bots, wishes.think)
        _tell(match, wishes)
    return FINE


def play_out(match: Match, dice: Dice, kind: str = RANDOM, think: float = 0.2) -> None:
    """Let chance, or bots of that kind, make every decision that is still owed."""
    while actors := match.actors():
        seat = dice.pick(actors)
        match.decide(seat, decide(match.rules.key, kind, match.view(seat), match.legal(seat), dice, think))


def _replay(wishes: argparse.Namespace) -> int:
    match = _open(wishes.file)
    if wishes.to is not None:
        if not 0 <= wishes.to <= match.count:
            raise Misused(_("This match has {count} decisions.").format(count=match.count))
        match = match.at(wishes.to)
    _tell(match, wishes)
    return FINE


def _check(wishes: argparse.Namespace) -> int:
    try:
        match = _open(wishes.file)
    except CannotResume as problem:
        if not wishes.json:
            raise
        print(json.dumps({"sound": False, "sentence": problem.sentence}))
        return FAILED
    if wishes.json:
        facts = {"game": match.rules.key, "seats": len(match.seatings), "decisions": match.count}
        facts |= {"finished": match.finished, "undone": match.undone, "torn": match.torn}
        print(json.dumps({"sound": True, **facts}))
        return FINE
    state = _("finished") if match.finished else _("not finished")
    sentence = _("This is a sound match of {game}: {count} decisions, {state}.")
    print(sentence.format(game=match.rules.name, count=match.count, state=state))
    if match.torn:
        print(_("Its last line was cut short and does not count."))
    return FINE


def _speed(wishes: argparse.Namespace) -> int:
    tables = [measure(_game(key), wishes.seconds) for key in wishes.keys or catalog.keys()]
    if wishes.json:
        print(json.dumps(tables))
        return FINE
    print(f"{'game':24}{'seats':>6}{'games/s':>10}{'decisions/s':>13}")
    for one in tables:
        print(f"{one['game']:24}{one['seats']:>6}{one['games']:>10.1f}{one['decisions']:>13.0f}")
    return FINE


def measure(rules: AnyRules, seconds: float) -> dict[str, Json]:
    """Random games at the fullest table, for at least so much processor time."""
    seats = max(rules.seats)
    dice = Dice.from_seed(CHOOSING)
    games = decisions = 0
    start = spent = _processor_seconds()
    for seed in count():
        state = rules.deal(seats, seed)
        while actors := state.actors():
            seat = actors[0] if len(actors) == 1 else dice.pick(actors)
            state.apply(seat, dice.pick(state.legal(seat)))
            decisions += 1
        games += 1
        spent = _processor_seconds() - start
        if spent >= seconds:
            break
    return {"game": rules.key, "seats": seats, "games": games / spent, "decisions": decisions / spent}


def _arena(wishes: argparse.Namespace) -> int:
    rules = _bots_play(wishes.key)
    kinds = wishes.seats.split(",")
    for kind in kinds:
        if kind not in KINDS:
            sentence = _("There is no player called {kind}. There are: {kinds}.")
            raise Misused(sentence.format(kind=kind, kinds=", ".join(KINDS)))
    rules.agreed(len(kinds), {})
    lines = arena.run(
        wishes.key, kinds, wishes.games, wishes.seed, wishes.think, wishes.iterations, wishes.jobs
    )
    print(json.dumps(lines) if wishes.json else arena.report(wishes.key, wishes.games, wishes.think, lines))
    return FINE


def _soak(wishes: argparse.Namespace) -> int:
    rules = _bots_play(wishes.key)
    ended = decisions = 0
    try:
        for outcome in arena.fight_all(
            soak(rules, wishes.games, wishes.seed, wishes.iterations), wishes.jobs
        ):
            ended += 1
            decisions += outcome.decisions
    except (arena.Endless, arena.Foul, IllegalAction) as problem:
        print(_("Game {number} failed: {problem}").format(number=ended + 1, problem=problem), file=sys.stderr)
        return FAILED
    if wishes.json:
        print(json.dumps({"game": wishes.key, "ended": ended, "decisions": decisions}))
        return FINE
    sentence = _("{games} games of {game} ended, {decisions} decisions, none against the rules.")
    print(sentence.format(games=ended, game=rules.name, decisions=decisions))
    return FINE


def _bots_play(key: str) -> AnyRules:
    rules = _game(key)
    known = brains.keys()
    if key not in known:
        raise Misused(_("Bots do not sit at a table of {game}.").format(game=rules.name))
    return rules


def _processor_seconds() -> float:
    """What this process has worked so far: no clock on the wall, and fair on a busy machine."""
    work = os.times()
    return work.user + work.system


def _game(key: str) -> AnyRules:
    shelf = catalog.keys()
    if key not in shelf:
        sentence = _("There is no game called {key}. There are: {keys}.")
        raise Misused(sentence.format(key=key, keys=", ".join(shelf)))
    return catalog.get(key)


def _open(path: Path) -> Match:
    if not path.is_file():
        raise Misused(_("There is no file called “{name}”.").format(name=path))
    return Match.replay(path)


def _agreement(rules: AnyRules, words: str) -> tuple[str, Any]:
    """ "stir=yes" as the option and the choice it means."""
    key, equals, word = words.partition("=")
    if not equals:
        raise Misused(_("{words} is not of the form key=value.").format(words=words))
    option = next((one for one in rules.options if one.key == key), None)
    return key, word if option is None else _choice(option, word.casefold())


def _choice(option: Option, word: str) -> bool | int | str:
    spoken = {"yes": "true", "on": "true", "no": "false", "off": "false"}
    for choice in option.choices:
        wanted = spoken.get(word, word) if isinstance(choice, bool) else word
        if str(choice).casefold() == wanted:
            return choice
    choices = ", ".join(str(choice) for choice in option.choices)
    raise Misused(_("{key} can be: {choices}.").format(key=option.key, choices=choices))


def _tell(match: Match, wishes: argparse.Namespace) -> None:
    eyes = wishes.eyes
    if eyes is not None and not 0 <= eyes < len(match.seatings):
        raise Misused(_("There is no seat {seat} at this table.").format(seat=eyes))
    if wishes.json:
        print(json.dumps(_as_json(match, eyes)))
        return
    print("\n".join(sentences(match, match.events_for(eyes))))
    result = match.result()
    if result is None:
        print(_("The game goes on."))
    else:
        print("\n".join(["", *sheet(match.names, result)]))


def sentences(match: Match, events: Iterable[Event]) -> list[str]:
    told = (match.rules.tell(event, match.names) for event in events)
    return [sentence for sentence in told if sentence]


def sheet(names: Sequence[str], result: Result) -> list[str]:
    """The score sheet as lines of text: a column per seat, and below each line how the scores came about."""
    width = max(len(label) for label in (_("Total"), *(line.label for line in result.lines))) + 2
    columns = [max(len(name), 4) + 2 for name in names]

    def row(label: str, cells: Iterable[object]) -> str:
        return label.ljust(width) + "".join(str(c).rjust(w) for c, w in zip(cells, columns, strict=True))

    lines = [row("", names)]
    for line in result.lines:
        lines.append(row(line.label, line.scores))
        lines += [f"    {name}: {note}" for name, note in zip(names, line.notes, strict=False) if note]
    lines.append(row(_("Total"), result.totals))
    winners = ", ".join(names[seat] for seat in result.winners)
    return [*lines, result.how, _("Won by {winners}.").format(winners=winners)]


def _as_json(match: Match, eyes: int | None) -> dict[str, Json]:
    decisions: list[Json] = []
    for n, seat in enumerate(match.decisions, start=1):
        events = match.events_for(eyes, since=n - 1, until=n)
        decisions.append({"n": n, "seat": seat, "told": sentences(match, events)})
    result = match.result()
    return {
        "game": match.rules.key,
        "seats": list(match.names),
        "seed": match.seed,
        "options": dict(match.options),
        "decisions": decisions,
        "result": result.to_json() if result else None,
    }
