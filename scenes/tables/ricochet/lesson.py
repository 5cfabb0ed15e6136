"""Teach me Ricochet: the ball is followed card by card, without a clock, and then once alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.ricochet.cards import CARDS, CENTRE, CROSS
from game.ricochet.chain import Look as LookUp
from game.ricochet.chain import chain, last_place
from game.ricochet.telling import PLACE_WORDS, wanted
from game.words import _
from scenes.app import wants_back
from scenes.canvas import Canvas, Sprite
from scenes.input import Act, Input, Press
from scenes.rulebook import Rulebook
from scenes.scene import Scene
from scenes.table.help import HelpButton
from scenes.table.spots import CardSpot
from scenes.tables.ricochet.cards import PLAIN, Lights
from scenes.tables.ricochet.field import BALL, Field
from scenes.tables.ricochet.marquee import RING_CENTRE, RING_SIZE
from scenes.tables.ricochet.router import route
from scenes.tables.ricochet.story import Story
from scenes.tables.ricochet.table import FADED, PlayTable, Print
from scenes.tables.ricochet.track import Roll
from scenes.teach.lecture import Lecture
from scenes.teach.speech import Areas
from scenes.teach.steps import Step, Target, do, find, tell, watch
from scenes.ui.board import Board
from scenes.ui.widgets import Widget

ROUNDS = ((1, (2, 4, 5, 3)), (6, (2, 4, 1, 3)))
"""Starter, and the cards left, top, right and bottom: the example of the rules, and the round after it."""
KEYS = (pygame.K_a, pygame.K_w, pygame.K_d, pygame.K_s)
"""One for each card, as they lie."""
COLOUR = "vermilion"
PATIENCE = 2
"""Wrong tries at one step before the arrow shows the answer."""
HELP = ((54.0, 984.0), (122.0, 984.0))
HELP_SIDE = 56.0


class LessonTable(PlayTable):
    """The cards that the ball has not reached stay bright: the learner still compares them."""

    def _lights(self, name: str, roll: Roll) -> Lights:
        lights = super()._lights(name, roll)
        return PLAIN if lights is FADED and not roll.done else lights


class RicochetLesson(Lecture):
    """No race is on: the ball rolls as far as the learner has found its way."""

    key: ClassVar[str] = "ricochet"
    music = "ricochet"

    def __init__(self) -> None:
        super().__init__()
        self.board = Board(self)
        self.round = 0
        self.tries = 0

    def entered(self) -> None:
        self.begin()
        self.field = Field.load(2, False)
        self.lay(0)
        self.ask_again()

    def steps(self) -> list[Step]:
        return [*_together(), *_alone()]

    # -- the round on the table ----------------------------------------------------------------------

    def lay(self, number: int) -> None:
        """A round with the ball at rest on its starter."""
        self.round = number
        starter, outer = ROUNDS[number]
        self.looks = chain(starter, outer)
        table = self.table = LessonTable(self.field, [])
        table.outer = dict(zip(CROSS, outer, strict=True))
        table.starter, table.starter_up = starter, True
        table.deck = len(CARDS) - len(outer) - 1 - number
        self.goal = 0
        """How many cards the ball has been sent to."""
        self.story = table.story = Story(self.field.panel, self.looks)
        self.touch()

    @property
    def here(self) -> str:
        """Where the ball lies."""
        return self.looks[self.goal - 1].place if self.goal else CENTRE

    @property
    def next(self) -> str:
        """Where it goes from there; the last card once all look-ups are done."""
        return self.looks[self.goal].place if self.goal < len(self.looks) else last_place(self.looks)

    @property
    def rolled(self) -> bool:
        """Has the ball come as far as it was sent?"""
        roll = self.table.roll
        if roll is None:
            return not self.goal
        return roll.done if self.goal > len(self.looks) else roll.reached >= self.goal

    def send(self, goal: int) -> None:
        """The ball rolls on, to so many cards in all."""
        self.goal, self.tries = goal, 0
        if self.table.roll is None:
            self.table.roll = Roll(self.app.layers.canvas(), route(self.field, self.looks))
        self.app.sound.play("roll")
        self.hush()
        self.touch()

    def slap(self) -> None:
        """The right card: a hand comes down, and the ball rolls all the way."""
        self.table.prints.append(Print(COLOUR, last_place(self.looks), True))
        self.app.sound.play("slap")
        self.app.sound.play("correct")
        self.send(len(self.looks) + 1)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.rolled:
            self.look()
            return
        roll = self.table.roll
        assert roll is not None
        if self.app.settings.reduced_motion:
            while not self.rolled:
                roll.move(1.0)
        elif roll.move(dt * min(self.app.speed, 8.0)):
            self.app.sound.play("bumper")
        self.story.told = len(self.looks) + 1 if roll.done else roll.reached
        self.touch(self.story.reach)
        if self.rolled:
            self.ask_again()

    # -- what the learner does -----------------------------------------------------------------------

    def ask_again(self) -> None:
        self.teacher.settle(self)
        if self.round == 0 and self.teacher.at >= len(_together()):
            self.lay(1)
        spots: list[Widget] = [
            CardSpot(self.field.beds[place].area, self._chosen(place), PLACE_WORDS[place], key)
            for place, key in zip(CROSS, KEYS, strict=True)
        ]
        self.teach(spots if self.rolled else [], self._help())

    def _help(self) -> list[Widget]:
        areas = [pygame.FRect(*at, HELP_SIDE, HELP_SIDE) for at in HELP]
        return [
            HelpButton(areas[0], "book", _("Rules"), self.open_rules, pygame.K_r),
            HelpButton(areas[1], "pause", _("Pause"), self.pause, pygame.K_p),
        ]

    def _chosen(self, place: str) -> Callable[[], None]:
        def choose() -> None:
            if self.goal == len(self.looks) or self.round:
                self.slap()
            else:
                self.send(self.goal + 1)
            self.ask_again()

        return choose

    def kindly(self, widget: Widget) -> str:
        """Why the ball does not go there."""
        self.tries += 1
        place = next((one for one in CROSS if self.field.beds[one].area == widget.area), CENTRE)
        if self.round:
            return _("The ball comes by there. In a race that would be a slip; here you may try again.")
        if place in [look.place for look in self.looks[: self.goal]]:
            return _("The ball has been there: each card is used once.")
        if self.goal == len(self.looks):
            return ""
        return _numbers(self.looks[self.goal], place)

    def handle(self, event: Input) -> bool:
        if wants_back(event) or (isinstance(event, Press) and event.act is Act.MENU):
            self.pause()
            return True
        return self.board.handle(event)

    def open_rules(self) -> None:
        self.app.push(Rulebook(self.key, "following"))

    def is_real(self, scene: Scene) -> bool:
        from scenes.tables.ricochet.race import Race

        return isinstance(scene, Race)

    def follow(self) -> None:
        """Do the next thing that is asked for, without waiting: for pictures."""
        if self.teacher.talking:
            self.go_on()
        elif self.teacher.wanted is not None:
            self.board.press(self.teacher.wanted)
        else:
            self.update(0.1)

    # -- painting ------------------------------------------------------------------------------------

    def needed(self) -> Areas:
        """The playfield: cards and track lie there."""
        ring = pygame.FRect(0, 0, RING_SIZE, RING_SIZE)
        ring.center = RING_CENTRE
        return [ring, self.field.panel, *(pygame.FRect(*at, HELP_SIDE, HELP_SIDE) for at in HELP)]

    @property
    def moving(self) -> bool:
        return super().moving or not self.rolled

    def paint(self, canvas: Canvas) -> None:
        self.table.paint(canvas)
        self.teacher.speech.paint(canvas)
        self.board.paint(canvas)

    def live(self, canvas: Canvas) -> list[Sprite]:
        """Cards and track move, so focus and halo lie above them."""
        return [*self.table.live(canvas), *super().live(canvas)]


def _numbers(look: LookUp, place: str) -> str:
    """The number that was pressed, and what the ball wants."""
    number = dict(look.beaten)[place]
    return _("{n} lies there, but the ball wants the {wanted} number. Compare once more!").format(
        n=number, wanted=wanted(look)
    )


# -- the steps -----------------------------------------------------------------------------------------


def _together() -> list[Step]:
    """The first round, card by card."""
    return [
        tell(
            _("One ball, five cards: whoever first slaps the card where the ball ends wins that card."),
            _whole,
        ),
        tell(
            _("This is the starter. Its ball is blue, and large: the plus signs beside it say so too."),
            _ball,
        ),
        do(
            _(
                "A large ball jumps to the largest number of its colour on the four cards outside. "
                "The largest blue one is 30: press that card."
            ),
            _next,
            _("The numbers on the blue bumpers count, outside. The largest of them is 30."),
        ),
        watch(_("There it goes …"), _rolled),
        find(
            _(
                "Now this card's ball: small and yellow. A small ball wants the smallest yellow number "
                "on the cards it has not been to. Where does it go?"
            ),
            _ball_or_answer,
            _next,
            _("Look at the yellow numbers on the other three cards: which is the smallest?"),
        ),
        watch(_("Right!"), _rolled),
        find(
            _("The next ball is small and blue. Two cards are left: which has the smaller blue number?"),
            _ball_or_answer,
            _next,
            _("Look at the two cards that the ball has not been to."),
        ),
        watch(_("Right again!"), _rolled),
        do(
            _("One card is left over. Its numbers and its ball do not matter: here it ends. Slap it!"),
            _next,
            _("The card that the ball has not been to is the one to slap."),
        ),
        watch(_("Smack!"), _rolled),
        tell(
            _(
                "In a race this card would now be yours. The starter takes its place, "
                "and the next starter is turned up. Six cards win."
            ),
            _story,
        ),
    ]


def _alone() -> list[Step]:
    """The second round, in the head."""
    return [
        find(
            _(
                "Now alone, and without hurry: follow the ball in your head and slap the last card. "
                "The keys A, W, D and S lie as the cards do."
            ),
            _ball_or_answer,
            _answer,
            _("The ball comes by there."),
        ),
        watch(_("That is the one! See how the ball gets there …"), _rolled),
        tell(
            _(
                "In a race everyone does this at once, with one slap each round. A wrong slap costs "
                "the card you won last, and you sit out until somebody is right."
            ),
        ),
        tell(_("That is all. Practice against the clock makes fast: it is on the same table. Have fun!")),
    ]


# -- where to look -------------------------------------------------------------------------------------


def _whole(table: RicochetLesson) -> Target:
    boxes = [bed.area for bed in table.field.beds.values()]
    return boxes[0].unionall(boxes[1:])


def _ball(table: RicochetLesson) -> Target:
    """The ball of the card that the rolling one has come to."""
    bed = table.field.beds[table.here]
    box = pygame.FRect(0, 0, 88, 88)
    box.center = bed.where(BALL)
    return box


def _spot(table: RicochetLesson, place: str) -> Target:
    area = table.field.beds[place].area
    return next((one for one in table.board.widgets if one.area == area), None)


def _next(table: RicochetLesson) -> Target:
    return _spot(table, table.next)


def _answer(table: RicochetLesson) -> Target:
    return _spot(table, last_place(table.looks))


def _ball_or_answer(table: RicochetLesson) -> Target:
    """The ball says it; after a few wrong tries the arrow does."""
    if table.tries < PATIENCE:
        return _ball(table)
    return _answer(table) if table.round else _next(table)


def _story(table: RicochetLesson) -> Target:
    return table.story.area.copy()


def _rolled(table: RicochetLesson) -> bool:
    return table.rolled


def lesson() -> Scene:
    return RicochetLesson()
