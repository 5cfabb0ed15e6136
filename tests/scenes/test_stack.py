"""The stack tells every scene of its start, its end, and each time it gets or loses the top."""

from hypothesis import given
from hypothesis import strategies as st

from scenes.scene import Scene
from scenes.stack import Stack


class Told(Scene):
    """Writes down what it is told."""

    def __init__(self, overlay: bool = False) -> None:
        super().__init__()
        self.overlay = overlay
        self.story: list[str] = []

    def entered(self) -> None:
        self.story.append("entered")

    def resumed(self) -> None:
        self.story.append("resumed")

    def paused(self) -> None:
        self.story.append("paused")

    def left(self) -> None:
        self.story.append("left")


def check(story: list[str], on_top: bool, there: bool) -> None:
    assert story[0] == "entered"
    assert story.count("entered") == 1
    inner = [word for word in story[1:] if word != "left"]
    assert inner == ["resumed", "paused"] * (len(inner) // 2) + (["resumed"] if on_top else [])
    assert story.count("left") == (0 if there else 1)
    assert there or story[-1] == "left"


@given(st.lists(st.sampled_from(["push", "overlay", "pop", "replace", "reset"]), max_size=30))
def test_resume_and_pause_come_in_pairs_whatever_happens(steps):
    stack = Stack(None)  # type: ignore[arg-type]
    every: list[Told] = []
    for step in steps:
        scene = Told(overlay=step == "overlay")
        if step == "pop":
            if len(stack):
                stack.pop()
        else:
            every.append(scene)
            {"push": stack.push, "overlay": stack.push, "replace": stack.replace, "reset": stack.reset}[step](
                scene
            )
        for one in every:
            check(one.story, stack.top is one, one in stack)


def test_visible_reaches_down_to_the_first_scene_that_covers_everything():
    stack = Stack(None)  # type: ignore[arg-type]
    hidden, table, menu, question = Told(), Told(), Told(overlay=True), Told(overlay=True)
    for scene in (hidden, table, menu, question):
        stack.push(scene)
    assert stack.visible() == [table, menu, question]


def test_popping_a_scene_that_is_gone_does_nothing():
    stack = Stack(None)  # type: ignore[arg-type]
    table, menu = Told(), Told()
    stack.push(table)
    stack.push(menu)
    stack.pop(menu)
    stack.pop(menu)
    assert stack.top is table


def test_popping_a_scene_takes_what_lies_over_it_along():
    stack = Stack(None)  # type: ignore[arg-type]
    shelf, table, menu = Told(), Told(), Told(overlay=True)
    for scene in (shelf, table, menu):
        stack.push(scene)
    stack.pop(table)
    assert stack.top is shelf
    assert menu.story[-1] == table.story[-1] == "left"
