"""Stages what happens on a table: says what shall be seen in which order, and lets time carry it out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import cycle
from typing import TYPE_CHECKING

from scenes.table import motion
from scenes.table.cards import Card
from scenes.table.places import Place, Pose
from scenes.table.steps import NEARLY, Step
from scenes.table.tracks import Change, CrossFade, Track, Travel, TurnOver, Wander
from scenes.ui.theme import Colour

if TYPE_CHECKING:
    from scenes.canvas import Point
    from scenes.table.table_scene import TableScene


class Director:
    """Knows which card belongs where, at once; and shows it getting there, in its own time.

    Calls follow one another; those inside `with director.together():` run at the same time, and those inside
    `with director.now():` begin at once beside whatever else moves. Every call returns its step.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._hands: dict[str, list[Card]] = {}
        self._steps: deque[Step] = deque()
        self._asides: list[Step] = []
        self._open: Step | None = None
        self._live: dict[Card, int] = {}
        self._last_cue = -1.0
        self._time = 0.0

    # -- who lies where ------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        return bool(self._steps or self._asides)

    @property
    def cards(self) -> list[Card]:
        return [card for cards in self._hands.values() for card in cards]

    def at(self, place: str) -> list[Card]:
        """The cards that belong to a place, the lowest first; in flight to it or not."""
        return list(self._hands.get(place, ()))

    def place_of(self, card: Card) -> str | None:
        return next((name for name, cards in self._hands.items() if card in cards), None)

    @property
    def live(self) -> list[Card]:
        """The cards that are not part of the still layer, the lowest first."""
        return sorted(self._live, key=_height)

    def still(self) -> list[Card]:
        """The cards that are, the lowest first."""
        return sorted((card for card in self.cards if card not in self._live), key=_rank)

    def seen_at(self, place: str) -> int:
        """How many cards a person sees lying in a place now."""
        return sum(card.at == place for card in self.cards)

    def under(self, at: Point) -> Card | None:
        """The topmost card at a point."""
        found = [card for card in self.cards if card.holds(at)]
        return max(found, key=_rank, default=None)

    def lay(self, table: Mapping[str, Sequence[Card]]) -> None:
        """The whole table at once, without motion: when a match is opened, or after all was shown."""
        self.finish()
        self._hands = {}
        for name, cards in table.items():
            place = self._scene.places[name]
            self._hands[name] = list(cards)
            for card, pose in zip(cards, place.poses(len(cards)), strict=True):
                card.lie(place, pose)
                card.rest = card.bounds
        self._scene.touch()

    def remove(self, cards: Iterable[Card]) -> None:
        """Off the table, without motion."""
        self.finish()
        for card in list(cards):
            self._leave(card)
            self._scene.touch(card.bounds)
            card.rest = None

    # -- what shall happen ---------------------------------------------------------------------------

    @contextmanager
    def together(self) -> Iterator[Step]:
        """Everything that is asked for inside happens at the same time."""
        outer, step = self._open, self._open or Step()
        self._open = step
        yield step
        self._open = outer
        if outer is None:
            self._steps.append(step)

    @contextmanager
    def now(self) -> Iterator[Step]:
        """Everything that is asked for inside begins at once, whatever else still moves."""
        outer, step = self._open, Step()
        self._open = step
        yield step
        self._open = outer
        self._asides.append(step)

    def deal(self, cards: Sequence[Card], places: str | Sequence[str], face_up: bool | None = None) -> Step:
        """One card after the other to the places in turn; never longer than a deal may take."""
        names = [places] if isinstance(places, str) else list(places)
        goes = list(zip(cards, cycle(names)))
        most = motion.DEAL_MOST * min(1.0, self._scene.app.speed)
        between = motion.spaced(motion.DEAL_BETWEEN, len(goes), motion.DEAL_FLIGHT, most)
        return self._send(goes, motion.DEAL_FLIGHT, between, face_up, "deal")

    def move(
        self,
        cards: Card | Sequence[Card],
        place: str,
        *,
        at: int | None = None,
        face_up: bool | None = None,
        between: float = 0.0,
    ) -> Step:
        """Cards to a place, on top or at a position; what they leave and where they come closes up."""
        chosen = [cards] if isinstance(cards, Card) else list(cards)
        return self._send([(card, place) for card in chosen], motion.MOVE, between, face_up, "slide", at)

    def gather(self, cards: Sequence[Card], place: str) -> Step:
        """Cards from everywhere into one pile, face down, in a quick stream."""
        between = motion.spaced(motion.GATHER_BETWEEN, len(cards), motion.MOVE, motion.DEAL_MOST)
        return self._send([(card, place) for card in cards], motion.MOVE, between, False, "slide")

    def flip(self, cards: Card | Sequence[Card], face_up: bool = True, between: float = 0.0) -> Step:
        """Turn cards over where they lie; those that show that side already stay."""
        chosen = [cards] if isinstance(cards, Card) else list(cards)
        tracks: list[Track] = []
        for card in chosen:
            if self._shows(card) != face_up:
                start = between * len(tracks)
                if self._calm:
                    tracks.append(CrossFade(card, start, motion.FADE, None, None, face_up))
                else:
                    tracks.append(TurnOver(card, start, motion.FLIP, face_up))
        return self._add(tracks, "flip")

    def refan(self, place: str, order: Sequence[Card] | None = None) -> Step:
        """Lay a hand out again, in a new order perhaps."""
        if order is not None:
            self._hands[place] = list(order)
        return self._add(self._closing([place], ()))

    def shuffle(self, place: str) -> Step:
        """Riffle the top of a pile."""
        pile = self._hands.get(place, [])[-motion.SHUFFLE_CARDS :]
        tracks: list[Track] = []
        away = self._scene.places[place].card * 0.62
        for number, card in enumerate(pile if not self._calm else ()):
            side = away if number % 2 else -away
            tracks.append(Wander(card, number * 0.012, motion.SHUFFLE, _riffle(side)))
        return self._add(tracks, "shuffle")

    def highlight(self, cards: Iterable[Card], on: bool = True, colour: Colour | None = None) -> Step:
        """A glow around cards that may be chosen, or that something just happened to."""
        chosen = list(cards)
        for card in chosen:
            card.glow_colour = colour if on else card.glow_colour
        return self._change(chosen, "glow", on)

    def dim(self, cards: Iterable[Card], on: bool = True) -> Step:
        """Less light on cards that cannot be chosen."""
        return self._change(cards, "dim", on)

    def push_out(self, cards: Iterable[Card], on: bool = True) -> Step:
        """Push chosen cards out of their fan, or back."""
        return self._change(cards, "raised", on)

    def tick(self, cards: Iterable[Card], on: bool = True) -> None:
        """Mark cards as chosen, at once."""
        for card in cards:
            card.tick = True  # with it, its bounds are the larger
            self._scene.touch(card.bounds)
            card.tick = on
            if card.rest:
                card.rest = card.bounds

    def shake(self, cards: Iterable[Card]) -> Step:
        """No, not this one."""
        calm = self._calm or not self._scene.app.settings.screen_shake
        tracks: list[Track] = [Wander(card, 0.0, motion.SHAKE, _shaken) for card in cards if not calm]
        return self._add(tracks)

    def wait(self, seconds: float) -> Step:
        """Nothing for a while, so that people can follow."""
        step = self._add([])
        step.length = max(step.length, seconds)
        return step

    def then(self, call: Callable[[], None]) -> Step:
        """Call this when everything before it has been seen. It must not stage without end: see `finish`."""
        return self._add([]).then(call)

    # -- making tracks -------------------------------------------------------------------------------

    @property
    def _calm(self) -> bool:
        return self._scene.app.settings.reduced_motion

    def _send(
        self,
        goes: list[tuple[Card, str]],
        flight: float,
        between: float,
        face_up: bool | None,
        cue: str,
        at: int | None = None,
    ) -> Step:
        """Cards fly to their places; everyone else there, and where they came from, makes room."""
        touched: list[str] = []
        for card, name in goes:
            left = self._leave(card)
            hand = self._hands.setdefault(name, [])
            hand.insert(len(hand) if at is None else at, card)
            at = None if at is None else at + 1
            touched += [one for one in (left, name) if one is not None]
        goers = [card for card, _ in goes]
        starts = {card: number * between for number, card in enumerate(goers)}
        tracks = self._closing(dict.fromkeys(touched), goers)
        for name in dict.fromkeys(name for _, name in goes):
            place, hand = self._scene.places[name], self._hands[name]
            for card, pose in zip(hand, place.poses(len(hand)), strict=True):
                if card in starts:
                    tracks.append(self._travel(card, starts[card], flight, place, pose, True, face_up))
        return self._add(tracks, cue)

    def _closing(self, names: Iterable[str], goers: Sequence[Card]) -> list[Track]:
        """The cards that stay in these places slide to where they now belong."""
        tracks: list[Track] = []
        gone = set(goers)
        for name in names:
            place, hand = self._scene.places[name], self._hands.get(name, [])
            for card, pose in zip(hand, place.poses(len(hand)), strict=True):
                if card not in gone and (card.pose != pose or self._has_plans(card)):
                    tracks.append(self._travel(card, 0.0, motion.REFAN, place, pose, False, None))
        return tracks

    def _travel(
        self,
        card: Card,
        start: float,
        length: float,
        place: Place,
        pose: Pose,
        flies: bool,
        face_up: bool | None,
    ) -> Track:
        if self._calm:
            return CrossFade(card, start, motion.FADE, place, pose, face_up)
        ease = motion.ease_deal if length == motion.DEAL_FLIGHT else motion.ease_out
        return Travel(card, start, length, place, pose, flies, face_up, ease)

    def _change(self, cards: Iterable[Card], what: str, on: bool) -> Step:
        to = 1.0 if on else 0.0
        return self._add([Change(card, 0.0, motion.HIGHLIGHT, what, to) for card in cards])

    def _leave(self, card: Card) -> str | None:
        """Take a card out of the place it belongs to; returns which."""
        name = self.place_of(card)
        if name is not None:
            self._hands[name].remove(card)
        return name

    def _has_plans(self, card: Card) -> bool:
        return any(track.card is card for step in self._steps for track in step.tracks)

    def _shows(self, card: Card) -> bool:
        """Which side of a card will be up when everything so far has been seen."""
        waiting = [*self._asides, *self._steps, *([self._open] if self._open else [])]
        for step in reversed(waiting):
            for track in step.tracks:
                if track.card is card and track.face_up is not None:
                    return track.face_up
        return card.face_up

    def _add(self, tracks: Sequence[Track], cue: str = "") -> Step:
        step = self._open or Step()
        for track in tracks:
            step.add(track)
        if cue and tracks:
            starts = sorted(
                {track.start for track in tracks if track.airborne or cue not in ("slide", "deal")}
            )
            step.cues = deque(sorted([*step.cues, *((start, cue) for start in starts)]))
        if self._open is None:
            self._steps.append(step)
        return step

    # -- time ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let time pass: what is left of it after one step goes to the next."""
        left = dt * self._scene.app.speed
        self._time += left
        for step in list(self._asides):
            step.time += left
            self._run(step)
            if step.over:
                self._asides.remove(step)
                self._call(step)
        while self._steps:
            step = self._steps[0]
            used = min(left, max(0.0, step.length - step.time))
            step.time += used
            left -= used
            self._run(step)
            if not step.over:
                return
            self._steps.popleft()
            self._call(step)

    def finish(self) -> None:
        """Have everything that is staged happen at once, in order; what that stages in turn as well."""
        while self._asides or self._steps:
            step = self._asides.pop(0) if self._asides else self._steps.popleft()
            step.cues.clear()
            step.time = step.length
            self._run(step)
            self._call(step)

    def _call(self, step: Step) -> None:
        for call in step.calls:
            call()

    def _run(self, step: Step) -> None:
        """Bring every track of a step to the step's time."""
        time = step.time
        while step.cues and step.cues[0][0] <= time:
            self._sound(step.cues.popleft()[1])
        for track in step.tracks:
            if track.done or track.start > time + NEARLY:
                continue
            if not track.begun:
                self._begin(track)
            share = (time - track.start + NEARLY) / track.length
            track.at(min(1.0, share))
            if share >= 1:
                self._end(track)

    def _begin(self, track: Track) -> None:
        track.begun = True
        track.lifted = [track.card]
        if not track.airborne:
            track.lifted += self._company(track)
        for card in track.lifted:
            if card not in self._live:
                self._scene.touch(card.rest or card.bounds)
                card.rest = None
            self._live[card] = self._live.get(card, 0) + 1
        track.begin()

    def _end(self, track: Track) -> None:
        track.done = True
        for card in track.lifted:
            self._live[card] -= 1
            if not self._live[card]:
                del self._live[card]
                card.rest = card.bounds
                self._scene.touch(card.rest)

    def _company(self, track: Track) -> list[Card]:
        """The cards of its place that must be drawn after it: those above; all, where something glows."""
        card = track.card
        beside = [other for other in self.cards if other.at == card.at and other is not card]
        if track.glows or card.glow or any(other.glow for other in beside):
            return beside
        return [other for other in beside if other.pose.z > card.pose.z]

    def _sound(self, cue: str) -> None:
        if self._time - self._last_cue >= motion.CUE_BETWEEN or self._last_cue < 0:
            self._last_cue = self._time
            self._scene.app.sound.play(cue)


def _rank(card: Card) -> tuple[int, int]:
    return card.order


def _height(card: Card) -> tuple[bool, int, int]:
    """In flight over everything; in the air, later places over earlier ones as on the cloth."""
    return card.at is None, card.rank, card.pose.z


def _riffle(side: float) -> Callable[[float], tuple[float, float, float]]:
    return lambda share: (side * motion.arch(share), 0.0, side * 0.09 * motion.arch(share))


def _shaken(share: float) -> tuple[float, float, float]:
    return motion.SHAKE_UNITS * motion.swing(share), 0.0, 0.0
