"""From the settings to the slap keys of everyone who raced last: each has their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.words import _
from scenes.tables.ricochet.party import Party, last_party
from scenes.tables.ricochet.rebind import Rebind
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.app import App

MOST = 5


def slap_keys(app: App, rows: Iterator[pygame.FRect]) -> Sequence[Widget]:
    """A button per person, which asks for their keys one after the other."""
    party = last_party(app.keeping)
    people = [at for at, chair in enumerate(party.chairs) if chair.is_person][:MOST]
    return [_button(app, next(rows), party, at) for at in people]


def _button(app: App, area: pygame.FRect, party: Party, at: int) -> Button:
    def keep(changed: Party) -> None:
        app.change_settings(last_seats={**app.settings.last_seats, "ricochet": changed.to_plain()})

    def ask() -> None:
        app.push(Rebind(party, at, keep))

    label = _("Ricochet: slap keys of {name}").format(name=party.chairs[at].name)
    return Button(area, label, ask, icon="hand", size=30)
