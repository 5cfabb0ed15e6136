"""A whole race for two people in a real window: a win, a slip, a tie within a frame, a tie-break, a void."""

from dataclasses import replace

from game.keeping import Folder, Keeping
from game.ricochet.actions import Reveal, Slap, Tick, Turn
from game.ricochet.chain import answer, chain
from game.ricochet.race import Race
from game.ricochet.rules import Ricochet
from game.rules import TABLE
from scenes.tables.ricochet.party import Chair, Party

SEED = 20
SECOND = 1_000_000_000
ADA = {"left": "a", "top": "w", "right": "d", "bottom": "s"}
BO = {"left": "j", "top": "i", "right": "l", "bottom": "k"}
PARTY = Party((Chair("Ada", "vermilion", device="wasd"), Chair("Bo", "sky", device="ijkl")), {"target": 3})


class Foretold:
    """The same deal played beside the window, so that a test knows which card is the last one."""

    def __init__(self) -> None:
        self.race: Race = Ricochet().deal(2, SEED, PARTY.agreed)
        self.now = 0

    def turn(self) -> str:
        """The next starter; its number as the title bar says it."""
        self.race.apply(TABLE, Turn())
        self.now += SECOND
        self.race.apply(TABLE, Reveal(self.now))
        return f"Ricochet: Round {self.race.round}"

    @property
    def right(self) -> str:
        assert self.race.starter is not None
        return answer(self.race.starter, self.race.outer)

    @property
    def wrong(self) -> str:
        assert self.race.starter is not None
        return chain(self.race.starter, self.race.outer)[0].place

    def slap(self, *slaps: tuple[int, str]) -> None:
        """Who slapped what; seats in one call slap at the same time."""
        self.now += SECOND
        for seat, place in slaps:
            self.race.apply(seat, Slap(place, self.now))
        self.now += SECOND
        self.race.apply(TABLE, Tick(self.now))


def test_two_people_race_to_the_end(desk, tmp_path):
    keeping = Keeping.open(Folder(tmp_path))
    seats = {"ricochet": PARTY.to_plain()}
    keeping.save_settings(replace(keeping.settings, speed="instant", last_seats=seats))
    known = Foretold()
    desk.open_felt(tmp_path, "--game", "ricochet", "--seed", str(SEED))
    desk.wait_for("Seats")
    desk.press("Return")

    desk.wait_for(known.turn())  # a win
    right = known.right
    desk.press(ADA[right])
    desk.wait_for(f"Ricochet: Ada slaps {right}! Watch the ball.")
    known.slap((0, right))

    desk.wait_for(known.turn())  # a slip, and whoever is left wins
    right, wrong = known.right, known.wrong
    desk.press(BO[wrong])
    desk.wait_for("Ricochet: Bo slipped and sits out. Ada may take all the time there is.")
    known.slap((1, wrong))
    desk.press(BO[right])
    desk.press(ADA[right])
    desk.wait_for(f"Ricochet: Ada slaps {right}! Watch the ball.")
    known.slap((0, right))

    desk.wait_for(known.turn())  # a tie within one frame
    right = known.right
    desk._xdotool("key", "--delay", "0", f"{ADA[right]}+{BO[right]}")
    desk.wait_for("Ricochet: A tie: Ada and Bo slap at the same time!")
    known.slap((0, right), (1, right))

    desk.wait_for(known.turn())  # the tie-break
    right = known.right
    desk.press(BO[right])
    desk.wait_for(f"Ricochet: Bo slaps {right}! Watch the ball.")
    known.slap((1, right))

    desk.wait_for(known.turn())  # nobody is left
    wrong = known.wrong
    desk.press(ADA[wrong])
    desk.press(BO[wrong])
    desk.wait_for("Ricochet: Everyone slipped, so nobody wins this round. Watch the ball.")
    known.slap((0, wrong), (1, wrong))
    assert [len(pile) for pile in known.race.won] == [1, 0]  # both gave a card back

    for _ in range(2):  # to the end
        desk.wait_for(known.turn())
        right = known.right
        desk.press(ADA[right])
        known.slap((0, right))
    desk.wait_for("Result")
    assert known.race.result() is not None
    desk.press("Escape")
    desk.wait_for("Shelf")


def test_escape_pauses_goes_on_with_another_round_and_leaves_only_when_asked(desk, tmp_path):
    keeping = Keeping.open(Folder(tmp_path))
    keeping.save_settings(replace(keeping.settings, last_seats={"ricochet": PARTY.to_plain()}))
    desk.open_felt(tmp_path, "--game", "ricochet", "--seed", str(SEED))
    desk.wait_for("Seats")
    desk.press("d")
    desk.wait_for("Ricochet: Round 1")
    desk.press("Escape")
    desk.wait_for("Pause")
    desk.press("Escape")
    desk.wait_for("Ricochet: Round 2")
    desk.press("Escape")
    desk.wait_for("Pause")
    desk.press(*["Down"] * 8, "Return")  # the last choice
    desk.wait_for("Leave the race?")
    desk.press("Left", "Return")
    desk.wait_for("Seats")
