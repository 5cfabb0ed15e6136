"""After a round: the ball rolls its true way, and whoever slipped learns why."""

from __future__ import annotations

from collections.abc import Sequence

from game.ricochet.events import Slipped
from scenes.scene import Scene
from scenes.tables.ricochet import sentences
from scenes.tables.ricochet.party import Party
from scenes.tables.ricochet.router import route
from scenes.tables.ricochet.sentences import Verdict
from scenes.tables.ricochet.story import Slapper, Story
from scenes.tables.ricochet.table import PlayTable
from scenes.tables.ricochet.track import Roll


class Replay:
    """Rolls the ball on a table and tells its story there, step by step."""

    def __init__(
        self, scene: Scene, table: PlayTable, party: Party, verdict: Verdict, slips: Sequence[Slipped]
    ) -> None:
        self._scene = scene
        self._table = table
        self._party = party
        self._names = [chair.name for chair in party.chairs]
        self._verdict = verdict
        self._slips = list(slips)
        self._roll = Roll(scene.app.layers.canvas(), route(table.field, verdict.chain))
        self._story = Story(table.field.panel, verdict.chain, self._slappers())
        table.lit = 0
        table.roll, table.story = self._roll, self._story
        scene.app.sound.play("roll")
        scene.touch()

    def _slappers(self) -> list[tuple[str, Slapper]]:
        by_colour = {chair.colour: chair.name for chair in self._party.chairs}
        return [(one.place, Slapper(by_colour[one.seat], one.seat)) for one in self._table.prints]

    @property
    def done(self) -> bool:
        return self._roll.done

    def move(self, seconds: float) -> None:
        if self._roll.move(seconds):
            self._story.told = self._roll.reached
            self._scene.app.sound.play("bumper")
            self._explain(self._roll.reached)
            self._scene.touch(self._story.reach)

    def _explain(self, reached: int) -> None:
        """Whoever slapped the card that the ball has come to learns why it is not the last."""
        looks = self._verdict.chain[:reached]
        for slip in self._slips:
            if reached <= len(self._verdict.chain) and looks[-1].place == slip.place:
                self._say(sentences.slipped(slip, self._names), slip.seat)

    def finish(self) -> None:
        """The whole chain lies there, with the last word on the round."""
        self._roll.finish()
        self._story.told = len(self._story.looks) + 1
        winners = sentences.winners(self._verdict)
        self._say(sentences.after(self._verdict, self._names), winners[0] if len(winners) == 1 else None)
        self._scene.touch()

    def _say(self, text: str, seat: int | None) -> None:
        ribbon = self._table.ribbon
        ribbon.text = text
        ribbon.seat = self._party.chairs[seat].colour if seat is not None else None
        self._scene.touch(ribbon.reach)
