"""The widgets of one scene and the focus that walks among them, by pointer, keys or gamepad."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from scenes.canvas import Canvas
from scenes.input import Act, Input, Pointer, Press, Typed
from scenes.scene import Scene
from scenes.ui.widgets import TextField, Widget

STEPS = {Act.UP: (0, -1), Act.DOWN: (0, 1), Act.LEFT: (-1, 0), Act.RIGHT: (1, 0)}
ASIDE = 0.4
OFF_LINE = 1000
"""How much worse a widget to the side is than one straight ahead, when the focus moves."""


class Board:
    """Holds widgets in reading order; one of them has the focus and shows it."""

    def __init__(self, scene: Scene, widgets: Iterable[Widget] = ()) -> None:
        self._scene = scene
        self.widgets = list(widgets)
        self.focus: Widget | None = self._first()
        self._held: Widget | None = None
        self.gate: Callable[[Widget], bool] | None = None
        """Asked before anything is pressed: a lesson wants one thing at a time."""

    def set(self, widgets: Iterable[Widget], focus: int | None = None) -> None:
        """Other widgets; the focus stays at its place in the order if it can."""
        at = self.widgets.index(self.focus) if self.focus in self.widgets else 0
        self.widgets = list(widgets)
        self._held = None
        wanted = at if focus is None else focus
        self.focus = self.widgets[wanted] if wanted < len(self.widgets) else self._first()
        self._scene.touch()

    def _first(self) -> Widget | None:
        return next((one for one in self.widgets if one.enabled), None)

    @property
    def typing(self) -> bool:
        return self.focus is not None and self.focus.typing

    def focus_on(self, widget: Widget | None, quiet: bool = False) -> None:
        if widget is self.focus:
            return
        for one in (self.focus, widget):
            if one:
                self._scene.touch(one.reach)
        self.focus = widget
        if widget and not quiet:
            self._scene.app.sound.play("hover")

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Typed):
            if self.focus and self.focus.typing:
                self.focus.type(event.text)
                self._scene.touch(self.focus.reach)
                return True
            return False
        return isinstance(event, Press) and self._press(event)

    def _press(self, press: Press) -> bool:
        focus = self.focus
        if focus and focus.typing and focus.edit(press.key):
            self._scene.touch(focus.reach)
            return True
        if press.act in STEPS:
            return self._push(press.act)
        if press.act in (Act.NEXT, Act.PREVIOUS):
            self._walk(1 if press.act is Act.NEXT else -1)
            return True
        if press.repeat:
            return False
        if press.act is Act.CHOOSE and focus:
            if isinstance(focus, TextField) and press.code.startswith("pad:"):
                self._spell(focus)
            else:
                self.press(focus)
            return True
        if press.key and not self.typing:
            for widget in self.widgets:
                if widget.hotkey == press.key and widget.enabled:
                    self.focus_on(widget, quiet=True)
                    self.press(widget)
                    return True
        return False

    def _spell(self, field: TextField) -> None:
        """A gamepad has no letters of its own."""
        from scenes.letters import Letters  # here, because the letters lie on a board themselves

        self._scene.app.push(Letters(field))

    def _push(self, act: Act) -> bool:
        if self.focus and self.focus.push(act):
            self._scene.touch(self.focus.reach)
            self._scene.app.sound.play("toggle")
            return True
        to = self._toward(STEPS[act])
        if to:
            self.focus_on(to)
        return to is not None

    def _walk(self, step: int) -> None:
        able = [one for one in self.widgets if one.enabled]
        if able:
            at = able.index(self.focus) if self.focus in able else -step
            self.focus_on(able[(at + step) % len(able)])

    def _toward(self, step: tuple[int, int]) -> Widget | None:
        """The nearest widget in a direction, straight ahead before aside."""
        if self.focus is None:
            return self._first()
        here = self.focus.area
        best: tuple[float, Widget] | None = None
        for one in self.widgets:
            if one is self.focus or not one.enabled:
                continue
            dx, dy = one.area.centerx - here.centerx, one.area.centery - here.centery
            ahead = dx * step[0] + dy * step[1]
            if ahead <= 1:
                continue
            across, room = (
                (abs(dy), one.area.height + here.height)
                if step[0]
                else (abs(dx), one.area.width + here.width)
            )
            aside = max(0.0, across - room / 2)
            cost = ahead + ASIDE * across + (OFF_LINE if aside else 0)
            if best is None or cost < best[0]:
                best = (cost, one)
        return best[1] if best else None

    def press(self, widget: Widget) -> None:
        """As if a person had pressed it."""
        if not widget.enabled:
            if widget.why:
                self._scene.app.toast(widget.why)
            return
        if self.gate is not None and not self.gate(widget):
            return
        if widget.sound:
            self._scene.app.sound.play(widget.sound)
        self._scene.touch(widget.reach)
        widget.choose()

    def _under(self, at: tuple[float, float]) -> Widget | None:
        return next((one for one in reversed(self.widgets) if one.area.collidepoint(at)), None)

    def _pointer(self, event: Pointer) -> bool:
        under = self._under(event.at)
        if event.kind == "move":
            if self._held:
                self._held.drag(event.at)
                self._scene.touch(self._held.reach)
            elif under and under.enabled:
                self.focus_on(under)
        elif event.kind == "down" and under:
            if under.enabled:
                self.focus_on(under, quiet=True)
                self._held = under
                under.drag(event.at)
                self._scene.touch(under.reach)
            else:
                self.press(under)
        elif event.kind == "up" and self._held:
            held, self._held = self._held, None
            self._scene.touch(held.reach)
            if held is not under:
                held.drop(event.at)
            elif not held.typing:
                self.press(held)
            return True
        elif event.kind == "wheel" and under and under.enabled:
            under.wheel(event.turn)
            self._scene.touch(under.reach)
        return under is not None

    # -- painting ------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        """Glows first, so that none falls over a neighbour."""
        if self.focus:
            self.focus.paint_focus(canvas)
        for widget in self.widgets:
            widget.paint(canvas, widget is self.focus, widget is self._held)
