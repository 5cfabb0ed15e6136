"""The bar of help: never under anything, each button says what it does, and the hint hides no card."""

import pygame
import pytest

from scenes.input import Act
from scenes.table import help as aid
from scenes.table.sitting import Sitting
from tests.scenes.stage import stage
from tests.scenes.tables import FEWEST_AND_MOST, moments, sit_down

SCREEN = pygame.FRect(0, 0, 1920, 1080)


def helpers(table: Sitting) -> list[aid.HelpButton]:
    return [widget for widget in table.board.widgets if isinstance(widget, aid.HelpButton)]


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_the_bar_has_a_place_of_its_own_at_every_decision(key, seats):
    with stage() as one:
        for moment in moments(key, seats):
            table = sit_down(one, moment)
            bar = helpers(table)
            assert len(bar) >= 6
            others = [widget.area for widget in table.board.widgets if widget not in bar]
            others += [table.ribbon.area, table.log.area, *(plaque.area for plaque in table.plaques)]
            others += [card.rest for card in table.director.still() if card.rest]
            for button in bar:
                assert SCREEN.contains(button.area)
                assert SCREEN.contains(button.tip)
                assert button.area.collidelist(others) < 0, (moment.kind, button.about)
                assert button.area.collidelist([one.area for one in bar if one is not button]) < 0


@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_a_hint_lies_where_no_card_and_no_choice_is(key, seats):
    with stage() as one:
        for moment in moments(key, seats):
            table = sit_down(one, moment)
            one.key(pygame.K_h)
            one.pass_time(0.1)
            assert table.hint.count("\n") == 1
            slip = aid.hint_box(table)
            for card in table.director.still():
                assert not slip.inflate(-40, -40).collidepoint(card.middle), (moment.kind, card)
            for widget in table.board.widgets:
                assert not slip.colliderect(widget.area), (moment.kind, widget.label)
            one.press(Act.BACK)
            assert table.hint == ""


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize(("key", "seats"), FEWEST_AND_MOST)
def test_a_button_tells_its_name_inside_its_tip_when_it_has_the_focus(key, seats, text_size):
    with stage() as one:
        one.app.change_settings(text_size=text_size)
        table = sit_down(one, moments(key, seats)[0])
        table.board.focus_on(None)
        one.app.draw()
        for button in helpers(table):
            before = one.paper.surface.copy()
            table.board.focus_on(button, quiet=True)
            one.app.draw()
            inside = one.app.fit.rect(button.tip)
            assert pixels(one.paper.surface, inside) != pixels(before, inside), button.about
            table.board.focus_on(None)
            one.app.draw()
            everything = one.paper.surface.get_rect()
            assert pixels(one.paper.surface, everything) == pixels(before, everything), button.about


def pixels(surface: pygame.Surface, area: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(area), "RGB")
