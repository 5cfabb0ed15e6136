"""The playfield as it looks now: cards, deck, prints, plaques and lights, as it is told to show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ricochet.cards import CENTRE
from scenes.canvas import Canvas, Point, Sprite
from scenes.table.ground import paint_ground
from scenes.table.motion import arch, ease_out
from scenes.table.ribbon import Ribbon
from scenes.tables.ricochet import cards
from scenes.tables.ricochet.cards import PLAIN, Lights
from scenes.tables.ricochet.field import CARD, HEART, Bed, Field
from scenes.tables.ricochet.marquee import DIGIT, UNIT, Marquee, Ring, glowing
from scenes.tables.ricochet.plaque import Plaque, Racer
from scenes.tables.ricochet.story import Story
from scenes.tables.ricochet.track import Roll
from scenes.ui.shapes import Look
from scenes.ui.theme import SEAT_SYMBOLS, rgb
from scenes.ui.type import Style

HAND = 320.0
"""Height of a print on a card of full size."""
HAND_TILT = 6.0
BURST = (520.0, 400.0)
SLABS = 7
SLAB_STEP = 2.2
PAPER_EDGES = (rgb("#e8dcc2"), rgb("#8d7a5c"))
COUNT_SIZE = 190.0
FADED = Lights(rest="faded")


@dataclass(frozen=True)
class Print:
    """A hand that came down."""

    seat: str
    place: str
    right: bool = False


@dataclass
class Flight:
    """A card on its way; `look` gives its surface for a share of the way."""

    look: Callable[[Canvas, float], pygame.Surface]
    start: Point
    end: Point
    seconds: float
    age: float = 0.0

    def sprite(self, canvas: Canvas) -> Sprite:
        share = ease_out(min(1.0, self.age / self.seconds))
        x = self.start[0] + (self.end[0] - self.start[0]) * share
        y = self.start[1] + (self.end[1] - self.start[1]) * share - 30 * arch(share)
        return canvas.sprite(self.look(canvas, share), (x, y))


class PlayTable:
    """All that can be seen. Whoever changes something touches its area in the scene."""

    def __init__(self, field: Field, racers: Sequence[Racer]) -> None:
        self.field = field
        self.ring = Ring(field)
        self.marquee = Marquee(field.panel)
        self.ribbon = Ribbon(field.spots["ribbon"].box)
        self.plaques = [Plaque(field.plaque(seat), racer) for seat, racer in enumerate(racers)]
        self.outer: dict[str, int | None] = dict.fromkeys(field.outer)
        self.starter: int | None = None
        self.starter_up = False
        self.blank = False
        """Every card face down: nobody studies them in a pause."""
        self.deck = 0
        self.racing = False
        self.lit = 0
        """How many bulbs of the ring are on."""
        self.count = ""
        """The number that lies over the starter before it is turned."""
        self.prints: list[Print] = []
        self.story: Story | None = None
        self.roll: Roll | None = None
        self.flights: list[Flight] = []

    # -- the still part ------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """A repaint of one corner must not cost a whole picture: the race may be on."""
        layout = self.field.layout
        paint_ground(canvas, layout.cloth, layout.rim)
        for bed in self.field.beds.values():
            if _seen(canvas, bed.area.inflate(20, 20)):
                cards.paint_bed(canvas, bed)
        self.ring.paint(canvas)
        self.ring.paint_arrows(canvas, self.racing)
        if _seen(canvas, self.field.deck.area.inflate(80, 120)):
            self._deck(canvas)
        self._bursts(canvas)
        for name, bed in self.field.beds.items():
            if _seen(canvas, self.reach(name)):
                self._card(canvas, name, bed)
        if self.story:
            self.story.paint(canvas)
        elif _seen(canvas, self.marquee.area.inflate(90, 90)):
            self.marquee.paint(canvas)
        for plaque in self.plaques:
            if _seen(canvas, plaque.reach):
                plaque.paint(canvas)
        if not self.blank:
            self.ribbon.paint(canvas)

    def reach(self, name: str) -> pygame.FRect:
        """What may look different when a card changes, the print on it included."""
        return self.field.beds[name].area.inflate(200, 200)

    def card_at(self, name: str) -> int | None:
        return self.starter if name == CENTRE else self.outer[name]

    def _card(self, canvas: Canvas, name: str, bed: Bed) -> None:
        card = self.card_at(name)
        if card is None:
            return
        if self.blank or (name == CENTRE and not self.starter_up):
            cards.paint_back(canvas, bed)
            return
        cards.paint_paper(
            canvas, bed, card, lift=10 if name == CENTRE else 6, halo=name == CENTRE and self.racing
        )
        for number, one in enumerate(self.prints):
            if one.place == name and not one.right:
                self._print(canvas, bed, one, number, 150)
        if not self.roll:
            canvas.put(cards.top(canvas, bed, card, Lights(ball=name == CENTRE)), bed.center)

    def _print(self, canvas: Canvas, bed: Bed, one: Print, number: int, alpha: int) -> None:
        sprite = self._hand(canvas, bed, one, number)
        if alpha < 255:
            faint = sprite.surface.copy()
            faint.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.surface.blit(faint, (sprite.x, sprite.y))
        else:
            canvas.surface.blit(sprite.surface, (sprite.x, sprite.y))

    def _hand(self, canvas: Canvas, bed: Bed, one: Print, number: int) -> Sprite:
        """Fingers towards the starter, each hand a little different."""
        tilt = HAND_TILT * (1 - number % 3)
        drawn = cards.hand_print(
            canvas, canvas.theme.seat(one.seat), HAND * bed.scale * 0.95, -90 * bed.turn + tilt
        )
        aside = 26 * (number % 3 - 1)
        return canvas.sprite(drawn, bed.where((aside, HEART[1] + 24)))

    def _bursts(self, canvas: Canvas) -> None:
        for place in {one.place for one in self.prints if one.right}:
            bed = self.field.beds[place]
            canvas.put(_burst(canvas, bed), bed.center)

    def _deck(self, canvas: Canvas) -> None:
        bed = self.field.deck
        theme = canvas.theme
        hollow = bed.area.inflate(32, 32)
        canvas.panel(
            pygame.FRect(hollow.x, hollow.y, hollow.width, hollow.height + 18),
            Look(rgb("#0b1230"), radius=28, alpha=128),
        )
        if not self.deck:
            return
        slabs = min(SLABS, self.deck)
        canvas.shadow(bed.area.move(0, slabs * SLAB_STEP), 14, 14)
        for number in range(slabs):
            look = Look(PAPER_EDGES[number % 2], radius=14 * bed.scale)
            canvas.panel(bed.area.move(0, (slabs - number) * SLAB_STEP), look)
        canvas.put(cards.back(canvas, bed), bed.center)
        tag = pygame.FRect(0, 0, 106, 45)
        tag.center = (bed.area.centerx, bed.area.bottom + 12)
        canvas.panel(tag, Look(theme.ink, None, theme.brass, 3, 22, lip=rgb("#0a0814"), lip_height=3))
        canvas.text(str(self.deck), (tag.centerx, tag.centery - 1), Style(30, "title", theme.cream))

    def warm(self, canvas: Canvas, starter: int) -> None:
        """Make what the race will need before it is on: no frame of it shall wait for a picture."""
        centre = self.field.beds[CENTRE]
        cards.top(canvas, centre, starter, Lights(ball=True))
        for digit in "0123456789":
            glowing(canvas, digit, DIGIT)
        glowing(canvas, "ms", UNIT)
        self.ring.live(canvas, 1)
        for name in self.field.outer:
            for plaque in self.plaques:
                self._hand(canvas, self.field.beds[name], Print(plaque.racer.seat, name), 0)

    # -- the live part -------------------------------------------------------------------------------

    def live(self, canvas: Canvas) -> list[Sprite]:
        sprites = self.ring.live(canvas, self.lit) if self.lit else []
        sprites += self._rolling(canvas, self.roll) if self.roll else self._right_hands(canvas)
        if not self.story:
            sprites += self.marquee.live(canvas)
        if self.count:
            sprites.append(canvas.sprite(self._count(canvas), self.field.beds[CENTRE].center))
        return sprites + [flight.sprite(canvas) for flight in self.flights]

    def _count(self, canvas: Canvas) -> pygame.Surface:
        """The number of the countdown on a dark glass of its own, read from the far end of the room."""

        def make() -> pygame.Surface:
            side = canvas.fit.length(COUNT_SIZE)
            glass = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
            for radius, colour in ((0.86, canvas.theme.brass), (0.80, rgb("#120c24"))):
                pygame.draw.circle(glass, colour, (side, side), side * radius)
            glass = pygame.transform.smoothscale(glass, (side, side))
            number = glowing(canvas, self.count, COUNT_SIZE * 0.68)
            glass.blit(number, number.get_rect(center=(side / 2, side / 2 + 1)))
            return glass

        return canvas.made(("count", self.count), make)

    def _rolling(self, canvas: Canvas, roll: Roll) -> list[Sprite]:
        roll.fit_to(canvas)
        sprites = roll.track()
        for name, bed in self.field.beds.items():
            card = self.card_at(name)
            if card is not None:
                sprites.append(cards.top_sprite(canvas, bed, card, self._lights(name, roll)))
        sprites += self._right_hands(canvas)
        sprites += roll.beads(canvas)
        return sprites + roll.ball(canvas)

    def _lights(self, name: str, roll: Roll) -> Lights:
        """Faded, but for the numbers that sent the ball on."""
        if name == CENTRE:
            return Lights(rest="faded", ball=True)
        for number, leg in enumerate(roll.legs):
            if leg.place == name:
                if number >= roll.reached:
                    return FADED
                return Lights("faded", {leg.colour: "lit"}, ball=True) if leg.colour else PLAIN
        return FADED

    def _right_hands(self, canvas: Canvas) -> list[Sprite]:
        sprites: list[Sprite] = []
        right = [one for one in self.prints if one.right]
        for number, one in enumerate(right):
            bed = self.field.beds[one.place]
            sprites.append(self._hand(canvas, bed, one, number if len(right) > 1 else 1))
        for place in {one.place for one in right}:
            bed, card = self.field.beds[place], self.card_at(place)
            if card is not None:
                sprites.append(canvas.sprite(cards.numbers(canvas, bed, card), bed.center))
        for number, one in enumerate(right):
            bed = self.field.beds[one.place]
            aside = 26 * (number % 3 - 1) if len(right) > 1 else 0
            sprites.append(canvas.sprite(self._seal(canvas, one.seat), bed.where((aside * 2.2, 76))))
        return sprites

    def _seal(self, canvas: Canvas, seat: str) -> pygame.Surface:
        """The symbol of the seat on the palm of its print."""

        def make() -> pygame.Surface:
            side = canvas.fit.length(66)
            sheet = pygame.Surface((side, side), pygame.SRCALPHA)
            picture = f"house/seats/{SEAT_SYMBOLS[seat]}"
            for units, colour in ((64, canvas.theme.ink), (48, canvas.theme.cream)):
                width = canvas.fit.length(units)
                drawn = canvas.pictures.tinted(picture, (width, width), colour)
                sheet.blit(drawn, drawn.get_rect(center=(side / 2, side / 2)))
            return sheet

        return canvas.made(("seal", seat), make)

    # -- cards in flight -----------------------------------------------------------------------------

    def fly_back(self, start: Bed, end: Bed, seconds: float) -> Flight:
        flight = Flight(lambda canvas, share: cards.back(canvas, end), start.center, end.center, seconds)
        self.flights.append(flight)
        return flight

    def fly_face(self, card: int, start: Bed, end: Bed, seconds: float) -> Flight:
        flight = Flight(
            lambda canvas, share: cards.face(canvas, end, card), start.center, end.center, seconds
        )
        self.flights.append(flight)
        return flight

    def fly_won(self, card: int, place: str, seat: int, seconds: float) -> Flight:
        """A won card shrinks onto the winner's stack."""
        bed, plaque = self.field.beds[place], self.plaques[seat]

        def look(canvas: Canvas, share: float) -> pygame.Surface:
            whole = cards.face(canvas, bed, card)
            keep = 1 - share * (1 - 50 / (CARD[1] * bed.scale))
            size = max(1, round(whole.get_width() * keep)), max(1, round(whole.get_height() * keep))
            return pygame.transform.smoothscale(whole, size)

        flight = Flight(look, bed.center, plaque.stack, seconds)
        self.flights.append(flight)
        return flight

    def move(self, seconds: float) -> None:
        for flight in self.flights:
            flight.age += seconds
        self.flights = [flight for flight in self.flights if flight.age < flight.seconds]


def _burst(canvas: Canvas, bed: Bed) -> pygame.Surface:
    """Spikes around a slapped card, lying as the card lies."""
    scale = bed.scale * (1.0 if bed.turn % 2 else 0.9)
    size = canvas.fit.length(BURST[0] * scale), canvas.fit.length(BURST[1] * scale)
    lying = canvas.pictures.scaled("ricochet/burst", size)
    if bed.turn % 2:
        return lying
    return canvas.made(("burst", scale), lambda: pygame.transform.rotate(lying, 90))


def _seen(canvas: Canvas, area: pygame.FRect) -> bool:
    """Is any of this area being painted now?"""
    return canvas.surface.get_clip().colliderect(canvas.fit.rect(area))
