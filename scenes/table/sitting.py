"""A match at its table: shows what happens event by event, asks people, lets bots play, hides what is secret.

A game's table subclasses Sitting and says where cards lie for a pair of eyes (`lay_out`), how one event
changes that (`after`), what else shall be seen and heard (`stage`), and what the person who looks may do
(`decision`).
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pygame

from game import catalog
from game.bots import brains
from game.bots.levels import Level
from game.dice import Dice
from game.journal import BOT
from game.keeping import CannotKeep
from game.match import CannotUndo, Match, Seating
from game.rules import Action, Event, IllegalAction, View
from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas
from scenes.curtain import Curtain
from scenes.input import Act, Input, Press
from scenes.table import help as aid
from scenes.table import kept
from scenes.table.cards import Card
from scenes.table.minds import Minds
from scenes.table.motion import SPEEDS
from scenes.table.places import CARD_RATIO
from scenes.table.plaque import Plaque
from scenes.table.results import Results
from scenes.table.spots import CardSpot
from scenes.table.table_scene import TableScene, is_press
from scenes.table.tracker import Arrangement, Lying, Tracker, open_up
from scenes.ui.board import Board
from scenes.ui.widgets import Widget

TOGETHER_PAUSE = 0.15
"""Between bots that choose at the same time."""
HURRY = 8.0

Asked = tuple[str, list[Widget]]


class Sitting(TableScene):
    """`thinks` False has bots play by feel, at once: for pictures and tests. A given match is played on."""

    key: ClassVar[str]
    """The game's key in the catalog."""
    back: ClassVar[str]
    """The picture on the cards' backs."""
    source: ClassVar[str]
    """The place new cards come from."""
    watched = False
    """Is it only looked at? Then nobody is asked, no bot thinks, and nothing is kept."""
    opened = False
    """Do all hands lie open? A match allows that once it is over."""
    prize: ClassVar[str] = "house/cup"
    """The picture of what the winner gets."""

    def __init__(
        self,
        seatings: Sequence[Seating],
        seed: int | None = None,
        thinks: bool = True,
        match: Match | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = catalog.get(self.key)
        self.seatings = list(match.seatings if match else seatings)
        super().__init__(len(self.seatings))
        self.name = self.rules.name
        people = [seat for seat, one in enumerate(self.seatings) if one.is_person]
        self.people = people
        self.lone = people[0] if len(people) == 1 else None
        self.eyes: int | None = self.lone
        """Whose secrets are on the screen; None shows only what everybody may see."""
        self.options = options
        self._seed, self._thinks, self._given = seed, thinks, match
        self._wait = 0.0
        self._counted = False
        """Has the end gone into the records?"""
        self.hurry = False
        self.looking_closer = False
        self.hint = ""
        self._turn_to(self.lone if self.lone is not None else (people or [0])[0])

    # -- what each game says -------------------------------------------------------------------------

    @abstractmethod
    def lay_out(self, view: Any) -> Arrangement:
        """What lies where for the eyes that this view is for; seats in place names are seats of the match."""

    def after(self, event: Event, table: Arrangement) -> Arrangement:
        """The same once an event has been seen to happen; unchanged where the end of the turn shows it."""
        return table

    def stage(self, event: Event) -> float:
        """Sound and show of one event, as it begins; returns how long people need to take it in."""
        return 0.0

    def doer(self, event: Event) -> int | None:
        """Whose symbol stands before the sentence in the log."""
        return getattr(event, "seat", None)

    def linger(self, event: Event) -> float:
        """How long what an event brought lies there to be seen before anything else happens."""
        return 0.0

    def in_public(self, actor: int) -> Asked | None:
        """What a person may decide while nobody's secrets are on the screen: no curtain falls for it."""
        return None

    @abstractmethod
    def decision(self, view: Any) -> Asked:
        """The sentence on the ribbon, and everything the person who looks can choose now."""

    @abstractmethod
    def in_words(self, action: Any, view: Any) -> str:
        """A move as an advice: “Bid 40”."""

    def let_go(self) -> None:
        """Forget what was selected but not done."""

    def step_back(self) -> bool:
        """Take the last selection back; False when there is none."""
        return False

    def note_plaques(self, view: Any) -> None:
        """Scores and notes on the plaques."""

    def pictures_of(self, event: Event) -> Sequence[str]:
        """Small cards for the sentence in the log."""
        return ()

    def explain(self, face: str) -> tuple[str, str]:
        """What a card is: its name, and what it does."""
        return self.rules.name, ""

    def printed(self, face: str) -> str:
        """The picture for a closer look, where cards lie on the table with less on them."""
        return face

    def line_picture(self, number: int) -> str | None:
        """The small card or sign beside a line of the score sheet."""
        return None

    def earned(self, number: int, seat: int) -> Sequence[str]:
        """The faces of the cards that earned a seat its score in a line of the score sheet."""
        return ()

    def measure(self, view: Any) -> str:
        """How long the game was, in its own measure: “21 auctions”."""
        return ""

    def paint_foot(self, canvas: Canvas, area: pygame.FRect) -> None:
        """What else a kept score sheet has to tell, below its totals."""

    def chapter(self, view: Any) -> str:
        """The chapter of the game's guide that tells about what is to be decided now; "" is the beginning.

        A chapter is named by the anchor of its heading, which is the same in every language: in guide.md
        "## Bidding {#bidding}" is the chapter "bidding".
        """
        return ""

    def memory(self, view: Any) -> Sequence[tuple[str, Sequence[str]]]:
        """What an attentive person remembers here: short lines, each with small cards (the memory aid)."""
        return ()

    def paint_board(self, canvas: Canvas, view: Any) -> None:
        """What lies on the cloth below the cards."""

    def paint_top(self, canvas: Canvas, view: Any) -> None:
        """What stands above the cards, below the buttons."""

    def focus_first(self, widgets: Sequence[Widget]) -> int:
        """What has the focus when a decision comes up."""
        return 0

    # -- whose table ---------------------------------------------------------------------------------

    def entered(self) -> None:
        seed = next(one for one in (self._seed, self.app.seed, secrets.randbits(48)) if one is not None)
        self.match = self._given or self._begin(seed)
        self.minds = Minds(self.key, seed, self._thinks)
        self.board = Board(self)
        self.seat_all()
        self.lay()
        self._tell_last()
        self.refresh()

    def _begin(self, seed: int) -> Match:
        journal = kept.new_journal(self.app.keeping, self.key)
        try:
            return Match.start(self.rules, self.seatings, seed, self.options, journal)
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            return Match.start(self.rules, self.seatings, seed, self.options)

    def left(self) -> None:
        self.minds.close()
        kept.put_away(self.match)

    @property
    def view(self) -> Any:
        return self.match.view(self.eyes)

    @property
    def actor(self) -> int | None:
        """Who is asked now: whoever looks, then bots, then whoever has to be called to the screen."""
        actors = self.match.actors()
        if self.eyes in actors:
            return self.eyes
        bots = [seat for seat in actors if not self.seatings[seat].is_person]
        return next(iter(bots or actors), None)

    @property
    def mine(self) -> bool:
        """Does whoever looks at the table owe a decision?"""
        return not self.watched and self.eyes is not None and self.actor == self.eyes

    def legal(self) -> list[Any]:
        return self.match.legal(self.eyes) if self.eyes is not None else []

    def _turn_to(self, seat: int) -> None:
        """Whoever looks sits at the foot of the table."""
        count = len(self.seatings)
        self.spots = [(one - seat) % count for one in range(count)]

    def seat_all(self) -> None:
        old = self.plaques
        self.plaques = [
            Plaque(self.places[f"plaque-{self.spots[seat]}"].box, one.name, one.colour)
            for seat, one in enumerate(self.seatings)
        ]
        for plaque, before in zip(self.plaques, old, strict=False):
            plaque.active = before.active
        self.touch()

    def place(self, name: str) -> str:
        """“hand-2” is the hand of seat 2; where that seat is on the screen depends on who looks."""
        kind, *rest = name.split("-")
        if rest and rest[0].isdigit():
            return "-".join([kind, str(self.spots[int(rest[0])]), *rest[1:]])
        return name

    # -- cards ---------------------------------------------------------------------------------------

    def lay(self) -> None:
        """Everything at once, without motion."""
        self.tracker = Tracker()
        self.stock: dict[int, Card] = {}
        self.arrangement = self.arranged()
        named = self.tracker.follow(self.arrangement)
        self.director.lay({self.place(place): self._cards(numbers) for place, numbers in named.items()})

    def arranged(self) -> Arrangement:
        """What lies where now; with all hands open, a card shows its face where anybody saw it."""
        seen = [self.lay_out(view) for view in self.match.open_hands()] if self.opened else []
        return open_up(self.lay_out(self.view), seen)

    def _cards(self, numbers: Sequence[int]) -> list[Card]:
        found = []
        for number in numbers:
            lying = self.tracker.lying[number]
            if number not in self.stock:
                back = lying.back or self.back
                self.stock[number] = Card(lying.face or back, back, lying.face is not None)
                source = self.places[self.source]
                self.stock[number].lie(source, source.poses(1)[0])
            if lying.face is not None:
                self.stock[number].face = lying.face
            found.append(self.stock[number])
        return found

    def show(self, arrangement: Arrangement) -> None:
        """Cards go where they now belong, and turn over where they now show another side."""
        self.arrangement = arrangement
        named = self.tracker.follow(arrangement)
        gone = [card for number, card in self.stock.items() if number not in self.tracker.lying]
        self.stock = {number: card for number, card in self.stock.items() if number in self.tracker.lying}
        if gone:
            self.director.remove(gone)
        with self.director.together():
            for name, numbers in named.items():
                place, cards = self.place(name), self._cards(numbers)
                for at, (number, card) in enumerate(zip(numbers, cards, strict=True)):
                    up = self.tracker.lying[number].face is not None
                    if self.director.place_of(card) != place:
                        at = min(at, len(self.director.at(place)))
                        self.director.move(card, place, at=at, face_up=up)
                    else:
                        self.director.flip(card, up)
        for name, numbers in named.items():
            cards = self._cards(numbers)
            if self.director.at(self.place(name)) != cards:
                self.director.refan(self.place(name), cards)

    def card_at(self, place: str, at: int) -> Card:
        return self.director.at(self.place(place))[at]

    def spot(self, place: str, at: int, press: Callable[[], None], about: str) -> CardSpot:
        """A card to choose, as much of it as is in sight: in a column or a row, the part before the next."""
        there = self.places[self.place(place)]
        poses = there.poses(len(self.arrangement[place]))
        box = pygame.FRect(0, 0, there.card, there.card * CARD_RATIO)
        box.center = poses[at][:2]
        if at + 1 < len(poses):
            if there.kind == "column":
                box.height = min(box.height, poses[at + 1].y - poses[at].y)
            elif there.kind in ("row", "fan") and 0 < poses[at + 1].x - poses[at].x < box.width:
                box.width = poses[at + 1].x - poses[at].x
        box.height *= there.sight
        return CardSpot(box, press, about)

    # -- what happens --------------------------------------------------------------------------------

    def give(self, action: Action) -> None:
        """The person at the table decides."""
        if self.mine and self.eyes is not None:
            self._decide(self.eyes, action)

    def giving(self, action: Action) -> Callable[[], None]:
        return lambda: self.give(action)

    def _decide(self, seat: int, action: Action) -> None:
        before = self.match.view(None)
        try:
            events = self._written(seat, action)
        except IllegalAction as problem:
            self.app.toast(str(problem), "warning")
            self.refresh()
            return
        if self.lone is None and self.match.actors() != (self.eyes,):
            events = [event.seen_by(None) for event in events]
            self._close(before)
        self.forget_all()
        simultaneous = len(self.match.actors()) > 1
        for event in events:
            self._stage(event)
        self.show(self.arranged())
        self.director.then(self.refresh)
        pause = self.app.settings.bot_pause_ms / 1000
        self._wait = min(pause, TOGETHER_PAUSE) if simultaneous else pause
        self.board.set([])
        self.touch()

    def _close(self, before: View) -> None:
        """Secrets go face down before anything is shown: what now happens, all the people here may watch."""
        self.eyes = None
        self.show(self.lay_out(before))

    def _written(self, seat: int, action: Action) -> list[Event]:
        """A full disk does not end a game: it goes on unwritten, and says so."""
        try:
            return self.match.decide(seat, action, self.eyes)
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            self.match.stop_keeping()
            return self.match.decide(seat, action, self.eyes)

    def forget_all(self) -> None:
        """Nothing is selected, asked or explained any more."""
        self.let_go()
        self.looking_closer = False
        self.hint = ""

    def _stage(self, event: Event) -> None:
        """One event: its sentence, its sound, its cards, and time to take it in."""

        def begin() -> None:
            self._tell(event)
            step.length = max(step.length, self.stage(event))
            self.touch()

        self.director.then(begin)
        step = self.director.wait(0.0)
        if not self.opened:
            self.show(self.after(event, self.arrangement))
        if seconds := self.linger(event):
            self.director.wait(seconds)

    def watch(self, match: Match, events: Sequence[Event] = ()) -> None:
        """Another moment of a match that is only looked at: as what these events led to, or at once."""
        self.match = match
        self.director.finish()
        for event in events:
            self._stage(event)
        if events:
            self.show(self.arranged())
            self.director.then(self.refresh)
            return
        self.log.entries.clear()
        self.seat_all()
        self.lay()
        self._tell_last()
        self.refresh()

    def look_through(self, eyes: int | None, foot: int, opened: bool) -> None:
        """Whose secrets a match that is only looked at shows, and who sits at the foot of its table."""
        self.eyes, self.opened = eyes, opened
        self._turn_to(foot)
        self.watch(self.match)

    def _tell(self, event: Event) -> None:
        """With several people the log is still there when the next one looks: it says what all may know."""
        if self.lone is None:
            event = event.seen_by(None)
        text = self.rules.tell(event, self.match.names)
        if text:
            self.tell(text, self.doer(event), self.pictures_of(event))

    def _tell_last(self) -> None:
        """A match played on begins with its last sentences."""
        for event in self.match.events_for(self.eyes, max(0, self.match.count - 4)):
            self._tell(event)

    def update(self, dt: float) -> None:
        super().update(dt * (HURRY if self.hurry else 1.0))
        if self.watched or self._hear_hint() or self.director.moving:
            return
        self._bots_think()
        actor = self.actor
        if actor is None:
            self._end()
        elif not self.seatings[actor].is_person:
            self._wait -= dt * self.app.speed * (HURRY if self.hurry else 1.0)
            self._bot_plays(actor)
        elif actor != self.eyes:
            self._call(actor)

    def _level(self, seat: int) -> Level:
        return Level(self.seatings[seat].who.removeprefix(BOT))

    def _bots_think(self) -> None:
        """Bots that owe a decision think at once, also while a person does."""
        owing = [seat for seat in self.match.actors() if not self.seatings[seat].is_person]
        self.minds.keep_only(owing)
        for seat in owing:
            if not self.minds.has(seat):
                self.minds.ask(seat, self.match.view(seat), self._level(seat))
        self.minds.listen()

    def _bot_plays(self, seat: int) -> None:
        if self._wait > 0:
            return
        action = self.minds.take(seat, self.match.legal(seat))
        if action is not None:
            self._decide(seat, action)

    def _call(self, seat: int) -> None:
        """With several people, nobody's secrets are on the table until that person says to be ready."""
        if self.in_public(seat) is not None:
            return
        one = self.seatings[seat]

        def down() -> None:
            """The table turns to whoever comes, while nobody sees it."""
            self._turn_to(seat)
            self.seat_all()
            self.lay()
            self.refresh()

        def look() -> None:
            self.eyes = seat
            self.lay()
            self.refresh()

        text = _("Only {name} should look at the screen now.").format(name=one.name)
        self.app.push(Curtain(one.name, one.colour, text, look, when_down=down, pause=self.pause))

    def _end(self) -> None:
        result = self.match.result()
        if result is None:
            return
        if not self._counted:
            kept.keep_result(self.app.keeping, self.match)
        self._counted = True
        self.app.push(Results(self, result))

    def rematch(self) -> None:
        """The same company; who begins moves on by itself, for the deal is new."""
        table = type(self)(self.seatings, None, self._thinks, None, self.match.options)
        self.app.replace(table)

    def change_seats(self) -> None:
        """Back to who sits where: the same company waits there."""
        from scenes.seats import Seats

        if self._clear():
            self.app.replace(Seats(self.key))

    def watch_again(self) -> None:
        """The whole match once more, from the first card on; then back to where it was asked for."""
        from scenes.replay import Replay  # here, because a replay is played at these tables

        self.app.push(Replay(self.match))

    def leave(self) -> None:
        """To whatever the table was opened from, or else to the shelf."""
        if not self._clear():
            return
        if len(self.app.stack) > 1:
            self.app.pop(self)
        else:
            from scenes.shelf import Shelf

            self.app.replace(Shelf())

    def _clear(self) -> bool:
        """Take away what lies over the table; False when the table itself is gone already."""
        while self in self.app.stack and self.app.stack.top is not self:
            self.app.pop()
        return self in self.app.stack

    # -- what may be done ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Ask for what is owed now: the ribbon says it, the spots take it."""
        view, actor = self.view, self.actor
        self.note_plaques(view)
        if self.watched:
            self.ask("", actor)
            self.touch()
            return
        widgets: list[Widget] = []
        first = 0
        if self.looking_closer:
            prompt, widgets = aid.closer(self)
        elif self.mine:
            prompt, widgets = self.decision(view)
            first = self.focus_first(widgets)
            self.hurry = False
        elif actor is None:
            prompt = _("The game is over.")
        elif self.seatings[actor].is_person and (asked := self.in_public(actor)) is not None:
            prompt, widgets = asked
        else:
            prompt = self.waiting(view, actor)
        self.ask(prompt, actor)
        same = self._nearest(widgets)
        bar = aid.bar(self)
        helped = isinstance(self.board.focus, aid.HelpButton)
        self.board.set([*widgets, *bar], focus=first if same is None else same)
        if not widgets and not helped:  # nothing to choose: no help thrusts itself forward
            self.board.focus_on(None, quiet=True)
        self.touch()

    def waiting(self, view: Any, actor: int) -> str:
        """The ribbon while somebody else is at it."""
        name = self.seatings[actor].name
        if self.seatings[actor].is_person:
            return _("{name} is next.").format(name=name)
        return _("{name} is thinking …").format(name=name)

    @property
    def selecting(self) -> bool:
        """Has something been selected but not done? Then the focus stays where it is."""
        return False

    def _nearest(self, widgets: Sequence[Widget]) -> int | None:
        old = self.board.focus
        if old is None or not self.selecting or not widgets:
            return None
        able = [number for number, one in enumerate(widgets) if one.enabled]
        here = pygame.Vector2(old.area.center)
        return min(able, key=lambda n: here.distance_to(widgets[n].area.center), default=None)

    # -- help ----------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """What a good player would do, and why: thought about by the same search."""
        if self.mine and self.eyes is not None:
            self.minds.ask_hint(self.view)
            self.hint = _("Let me think …")
            self.touch()

    def _hear_hint(self) -> bool:
        thought = self.minds.hint()
        if thought is not None and self.mine and thought.action in self.legal():
            assert thought.action is not None
            self.hint = self.in_words(thought.action, self.view) + "\n" + thought.reason
            self.touch()
        return False

    def undo(self) -> None:
        try:
            self.match.undo()
        except CannotUndo as problem:
            self.app.toast(str(problem))
            return
        except CannotKeep as problem:
            self.app.toast(problem.trouble().sentence, "warning")
            return
        self.minds.forget()
        self.forget_all()
        self.lay()
        self.refresh()
        self.app.toast(_("Taken back. This match does not count for the records."))

    def toggle_hurry(self) -> None:
        self.hurry = not self.hurry
        self.refresh()

    def toggle_closer(self) -> None:
        self.looking_closer = not self.looking_closer
        self.hint = ""
        self.refresh()

    def pause(self) -> None:
        self.app.push(aid.pause_menu(self))

    # -- input and painting --------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """A press while nothing is asked yet only skips what is being shown: nobody decides unseen."""
        menu = isinstance(event, Press) and event.act is Act.MENU
        skips = self.director.moving and self.app.speed < SPEEDS["instant"]
        if skips and not self.board.widgets and is_press(event):
            self.director.finish()
            if not (menu or wants_back(event)):
                return True
        return super().handle(event)

    def act(self, event: Input) -> bool:
        if wants_back(event):
            self._back()
            return True
        if isinstance(event, Press) and event.act is Act.MENU:
            self.pause()
            return True
        return self.board.handle(event)

    def _back(self) -> None:
        if self.hint:
            self.hint = ""
            self.touch()
        elif self.looking_closer:
            self.toggle_closer()
        elif not self.step_back():
            self.pause()

    def paint_under(self, canvas: Canvas) -> None:
        self.paint_board(canvas, self.view)

    def paint_over(self, canvas: Canvas) -> None:
        self.paint_top(canvas, self.view)
        self.board.paint(canvas)
        if self.hint:
            aid.paint_hint(canvas, self)


def quick_until(match: Match, wanted: Callable[[int, View], bool], seed: int, level: Level) -> Match:
    """Play by feel until somebody owes the wanted decision, or to the end: for pictures and tests."""
    dice, brain = Dice.from_seed(seed), brains.get(match.rules.key)
    while match.actors():
        for seat in match.actors():
            if wanted(seat, match.view(seat)):
                return match
        seat = match.actors()[0]
        match.decide(seat, brain.quick(match.view(seat), match.legal(seat), dice, level))
    return match


__all__ = ["Arrangement", "Asked", "Lying", "Sitting", "quick_until"]
