"""Every table the contract is checked at: each game, seat count and option, and where games keep cards."""

from collections.abc import Callable, Mapping
from typing import Any

from game import catalog
from game.blind_business.cards import GAP
from game.blind_hen.cards import CORN, GAME_END, HEN
from game.match import AnyRules
from game.none_of_your_business.cards import COPIES, FIRST_PERSON, KINDS, PAIR
from game.none_of_your_business.hands import counted, minus, spread
from game.none_of_your_business.view import PAIRS, PURGE, Known, OfficeView
from game.plain import Json
from tests.game.contract import Cupboard, Path, Table, spots
from tests.game.tiny import Tiny


def whole(*entries: str) -> Callable[[dict[str, Json]], list[Path]]:
    """All of these entries are dark."""
    return lambda record: [path for entry in entries for path, _card in spots(record, entry)]


def undrawn(record: dict[str, Json]) -> list[Path]:
    """Ricochet's deck without the cards that everyone saw go to its bottom."""
    return [("deck", place) for place in range(len(record["deck"]) - len(record["view"]["returned"]))]


def hens_and_corn(record: dict[str, Json]) -> list[Json]:
    return [HEN] * sum(record["hens"]) + [CORN] * sum(record["corn"])


def office_cards(record: dict[str, Json]) -> dict[str, Json]:
    """None of Your Business counts the cards of each kind in hands and aside."""
    return {
        **record,
        "hands": [list(spread(hand)) for hand in record["hands"]],
        "aside": list(spread(record["aside"])),
    }


def office_counts(record: dict[str, Json]) -> dict[str, Json]:
    hands = [counted(hand) for hand in record["hands"]]
    pairs = [next((seat for seat, hand in enumerate(hands) if hand[kind] == PAIR), -1) for kind in KINDS]
    paired = [holder if kind >= FIRST_PERSON else -1 for kind, holder in enumerate(pairs)]
    return {**record, "hands": hands, "aside": counted(record["aside"]), "paired": paired}


def office_believes(view: OfficeView, record: dict[str, Json]) -> bool:
    """All that the seat remembers or that was proven to it is so."""
    hands: list[list[int]] = record["hands"]
    mind = view.mind
    others = [seat for seat in range(len(hands)) if seat != view.seat]
    shown = [(step.seat, kind) for step in view.pending if step.what == PAIRS for kind in step.kinds]
    chosen = [one for step in record["stack"] if step["what"] == PURGE for one in step["chosen"]]
    return (
        all(_holds(mind.known[seat], hands[seat]) for seat in others)
        and all(
            hands[seat][kind] < PAIR or mind.pairs[kind] == seat
            for seat in others
            for kind in KINDS[FIRST_PERSON:]
        )
        and all(any(hands[gap.seat][kind] < n for kind, n in gap.fewer) for gap in mind.lacks)
        and _lost_to_hands(view, record)
        and all(hands[seat][kind] == PAIR for seat, kind in shown)
        and all(min(minus(hands[seat], cards)) >= 0 for seat, cards in chosen)
    )


def _holds(known: Known, hand: list[int]) -> bool:
    spare = [have - sure for have, sure in zip(hand, known.sure, strict=True)]
    if min(spare) < 0:
        return False
    for first, doubt in enumerate(known.doubts):
        asked = [sum(column) for column in zip(*(one.cards for one in known.doubts[first:]), strict=True)]
        stayed = sum(min(have, wanted) for have, wanted in zip(spare, asked, strict=True))
        if stayed < sum(asked) - doubt.left:
            return False
    return True


def _lost_to_hands(view: OfficeView, record: dict[str, Json]) -> bool:
    """Cards once seen outside the deck, and not known to be anywhere else, are in hands."""
    known = [
        known.sure if seat != view.seat else counted(view.hand) for seat, known in enumerate(view.mind.known)
    ]
    seen = [*counted(view.pile)], *known, view.mind.lost
    face_down = counted([*record["deck"], *spread(record["aside"])])
    return all(
        lying <= copies - sum(elsewhere)
        for lying, copies, *elsewhere in zip(face_down, COPIES, *seen, strict=True)
    )


CUPBOARDS = {
    "tiny": Cupboard((("hands", "laid", "pile"),), open=("shown",), blanks=(0,), secret=("Lay",)),
    "ricochet": Cupboard(
        (("deck",),),
        open=("view.outer", "view.starter", "view.won"),
        dark=undrawn,
        in_part=("Slap", "Tick", "Reveal"),
    ),
    "blind-business": Cupboard(
        (("hands", "deck", "removed"),),
        open=("rows", "discards"),
        dark=whole("deck", "removed"),
        blanks=(GAP,),
    ),
    "blind-hen": Cupboard(
        (("deck", "lot"),),
        open=("displays", "middle"),
        dark=whole("deck"),
        counted=hens_and_corn,
        gone=(GAME_END,),
        in_part=("Pay",),
    ),
    "second-estimate": Cupboard(
        (("hands", "leftover", "chosen"), ("deck",)),
        open=("played", "customers", "won"),
        dark=whole("deck"),
        secret=("Play",),
    ),
    "none-of-your-business": Cupboard(
        (("hands", "deck", "aside"),),
        open=("pile",),
        dark=whole("deck"),
        spread=office_cards,
        gather=office_counts,
        believes=office_believes,
        in_part=("Ask", "Choose"),
        secret=("Choose",),
    ),
}


def table(rules: AnyRules, seats: int, options: Mapping[str, Any] | None = None) -> Table:
    return Table(rules, seats, options or {}, CUPBOARDS[rules.key])


def get(key: str) -> AnyRules:
    return Tiny() if key == "tiny" else catalog.get(key)


def plain_tables() -> list[tuple[str, int]]:
    """Every game of the catalog at every seat count."""
    shelf = catalog.keys()
    return [(key, seats) for key in shelf for seats in catalog.get(key).seats]


FEW_FLIPS = 3


def every_table() -> list[tuple[str, int, dict[str, Any]]]:
    """Each game at each seat count, and with each option flipped to each other choice.

    Games with few options flip them at every seat count, the others take turns.
    """
    tables: list[tuple[str, int, dict[str, Any]]] = []
    for key in ("tiny", *catalog.keys()):
        rules = get(key)
        tables += [(key, seats, {}) for seats in rules.seats]
        flips = [
            (one.key, choice) for one in rules.options for choice in one.choices if choice != one.default
        ]
        for turn, (option, choice) in enumerate(flips):
            takes_turns = len(flips) > FEW_FLIPS
            at = rules.seats[turn % len(rules.seats) :][:1] if takes_turns else rules.seats
            tables += [(key, seats, {option: choice}) for seats in at]
    return tables
