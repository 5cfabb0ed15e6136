"""Playing None of Your Business by feel: what to ask, when to lie or look, and which cards to part with."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.dice import Dice
from game.none_of_your_business.actions import (
    Ask,
    Check,
    Choose,
    Give,
    Obtain,
    OfficeAction,
    Pass,
    Play,
    Point,
    Refuse,
    Trade,
    Wait,
)
from game.none_of_your_business.asking import LISTED_PHONED_ALONE, LISTED_SHOWN
from game.none_of_your_business.bot_sight import Sight
from game.none_of_your_business.cards import (
    ASIDE,
    BRIEFCASE,
    FIRST_PERSON,
    HACKER,
    INNOVATOR,
    ITEM_SET,
    KINDS,
    MANAGER,
    MOGUL,
    PAIR,
    PAPERS,
    PEN,
    PHONE,
    RETAILER,
)
from game.none_of_your_business.hands import within
from game.none_of_your_business.view import (
    ASKED,
    BEFORE,
    DECIDE,
    FALSE,
    PAPERS_PICK,
    PILE_PICK,
    REACT,
    TRUE,
)

RESTLESS: Final = 3
"""After so many rounds in which no card left the deck, every refusal is checked and anything is asked for."""
WHIM: Final = 6.0
"""How far off, in cards, the feeling for an ask then is."""
GIVE, REFUSE, CHECK, PASS, WAIT = Give(), Refuse(), Check(), Pass(), Wait()

SHOWN_TOGETHER: Final = LISTED_SHOWN
NAMED_ALONE: Final = LISTED_PHONED_ALONE
"""No ask is bigger than those that the rules list."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a player is by nature: what it overlooks, and how boldly it lies and looks."""

    forgets: float
    """The chance that a card it saw slips its mind."""
    wobble: float
    """How far off, in cards, its feeling for an ask may be."""
    fears_showing: float
    """How much it minds that shown cards are known to all."""
    lies: float
    """How often it lies, against the even measure."""
    looks: float
    """How often it checks, against the even measure."""
    plans: bool
    """Whether it holds a set back until it pays."""


CALM: Final = Temper(forgets=0.0, wobble=0.15, fears_showing=1.0, lies=1.0, looks=1.0, plans=True)
EASY: Final = Temper(forgets=0.5, wobble=1.0, fears_showing=0.0, lies=0.7, looks=0.6, plans=False)


def decide(sight: Sight, legal: Sequence[OfficeAction], rng: Dice, temper: Temper) -> OfficeAction:
    """A sensible lawful action for whoever sees this."""
    if sight.step is not None:
        return best_step(sight, legal, rng, temper)
    if sight.stage == DECIDE:
        return CHECK if rng.share() < look_rate(sight) * temper.looks else PASS
    if sight.stage == REACT:
        return react(sight, legal)
    play = set_to_play(sight, legal, rng, temper)
    if play is not None:
        return play
    if legal[-1] == WAIT:
        return WAIT
    if sight.stage == ASKED:
        if len(legal) > 1 and GIVE in legal and rng.share() >= lie_rate(sight) * temper.lies:
            return GIVE
        return REFUSE
    return best_ask(sight, legal, rng, temper)


# Asking.


def best_ask(sight: Sight, legal: Sequence[OfficeAction], rng: Dice, temper: Temper) -> OfficeAction:
    best: Ask | None = None
    highest = -1e9
    wobble = WHIM if restless(sight) else temper.wobble
    for value, ask in asks(sight, temper, rng):
        value += rng.share() * wobble
        if value > highest:
            best, highest = ask, value
    return best if best is not None else legal[-1]


def asks(sight: Sight, temper: Temper, rng: Dice) -> list[tuple[float, Ask]]:
    """The asks that come to mind, with what each promises in cards."""
    found: list[tuple[float, Ask]] = []
    hand = sight.hand
    kinds = [kind for kind in KINDS if hand[kind]]
    for target in range(sight.seats):
        size = sight.sizes[target]
        if target == sight.seat or not size:
            continue
        worth = 1.0 + harm(sight, target)
        together: list[int] = []
        for kind in kinds:
            if temper.forgets and rng.share() < temper.forgets:
                sure, likely = 0, 0
            else:
                sure, likely = sight.sure[target][kind], sight.maybe[target][kind]
            most = min(hand[kind], size, SHOWN_TOGETHER, max(sure + 2, likely))
            together += [kind] * min(sure, hand[kind])
            for number in range(1, most + 1):
                chance = 1.0 if number <= sure else sight.has(target, (kind,) * number)
                if chance < 0.12 and number > 1:
                    break
                shown = (kind,) * number
                value = promise(chance, number, size, worth)
                found.append((value - exposure(sight, target, shown, chance, temper), Ask(target, shown)))
        if len(together) > 1 and together[0] != together[-1]:
            shown = tuple(together[:SHOWN_TOGETHER])
            value = promise(1.0, len(shown), size, worth)
            found.append((value - exposure(sight, target, shown, 1.0, temper), Ask(target, shown)))
        if sight.phones:
            found += _by_phone(sight, target, worth)
    return found


def _by_phone(sight: Sight, target: int, worth: float) -> Iterable[tuple[float, Ask]]:
    """Cards known to be there that this hand cannot show, as many as the rules list."""
    size = sight.sizes[target]
    named = [kind for kind in KINDS for _card in range(max(0, sight.sure[target][kind] - sight.hand[kind]))][
        : min(NAMED_ALONE, sight.sizes[sight.seat])
    ]
    if named:
        yield promise(1.0, len(named), size, worth), Ask(target, (), tuple(named))


def promise(chance: float, number: int, size: int, worth: float) -> float:
    """What an ask brings on average, the answer and a check at even measure."""
    if chance >= 1.0:
        return number * worth
    return number * worth * max(0.0, chance - (1.0 - chance) * number / size)


def harm(sight: Sight, seat: int) -> float:
    """What it is worth to this seat that another loses a card: little where it is drawn up again."""
    over = sight.sizes[seat] - sight.starting
    if sight.seats == 2:
        return 0.8 if over > 0 else 0.2
    most = max(size for other, size in enumerate(sight.sizes) if other != sight.seat)
    if over <= 0:
        return 0.05
    return 0.5 if sight.sizes[seat] == most else 0.25


def exposure(sight: Sight, target: int, shown: Sequence[int], chance: float, temper: Temper) -> float:
    """What showing these cards costs: the others can ask for them and be sure."""
    if not temper.fears_showing:
        return 0.0
    cost = 0.0
    for kind in set(shown):
        number = shown.count(kind)
        told = sight.told[(sight.seat + 1) % sight.seats][kind]
        if number <= told:
            continue
        seen = 0.0
        for other in range(sight.seats):
            if other != sight.seat:
                there = sight.chance(other, kind, 1)
                seen += there * chance * 0.5 if other == target else there
        cost += (number - told) * min(0.8, 0.3 * seen)
        if kind >= FIRST_PERSON:
            cost += 0.6 * (1.0 - chance) * seen
    return cost * temper.fears_showing


# Answering and checking.


def lie_rate(sight: Sight) -> float:
    """How often to refuse what is there: so that looking pays the asker as little as not looking."""
    ask = sight.ask
    if ask is None:
        return 0.0
    cards = ask.shown + ask.phoned
    size = sight.sizes[sight.seat]
    if len(cards) >= size:
        return 1.0
    suspected = sight.suspected(sight.turn, cards)
    if suspected > 0.98:
        return 0.0
    safety = 1.5 if sight.hand[BRIEFCASE] - cards.count(BRIEFCASE) >= ITEM_SET else 1.0
    return min(1.0, safety * (1.0 - suspected) / suspected * len(cards) / size)


def restless(sight: Sight) -> bool:
    """Without the guard (NB-Q15) holding back, or handing the same card to and fro, could go on for ever."""
    return sight.quiet >= RESTLESS * sight.seats


def look_rate(sight: Sight) -> float:
    """How often to check: always where it pays on average, else enough to make lies dear."""
    ask = sight.ask
    if ask is None:
        return 0.0
    if restless(sight):
        return 1.0
    cards = ask.shown + ask.phoned
    size = sight.sizes[ask.target]
    chance = sight.has(ask.target, cards)
    if chance > 0.98:
        return 1.0
    if chance < 0.02:
        return 0.0
    price = len(cards) / size
    honest = price * (1.0 - chance) / chance
    lies = min(1.0, honest) * boldness(sight, ask.target)
    lying = chance * lies / (chance * lies + 1.0 - chance)
    gain = lying * size * (1.0 + harm(sight, ask.target)) - (1.0 - lying) * len(cards) * 1.4
    if gain > 0.5:
        return 0.9
    if gain < -0.7:
        return 0.03
    return min(0.5, price)


def boldness(sight: Sight, seat: int) -> float:
    """How often that player was found lying, against the even measure."""
    lies = truths = 0
    for record in sight.past:
        if record.target == seat:
            lies += record.end == FALSE
            truths += record.end == TRUE
    return (1.0 + 2.0 * lies) / (1.0 + 0.6 * lies + 0.4 * truths)


def react(sight: Sight, legal: Sequence[OfficeAction]) -> OfficeAction:
    """Briefcases save a lie; Innovators bring a check about that this seat wins."""
    ask = sight.ask
    if len(legal) == 1 or ask is None:
        return WAIT
    cards = ask.shown + ask.phoned
    play = legal[0]
    if sight.check_on:
        if sight.seat == ask.target:
            lied = within(cards, sight.hand)
            return play if lied and sight.sizes[sight.seat] > ITEM_SET + 1 else WAIT
        return WAIT
    if sight.seat == sight.turn:
        return play if sight.has(ask.target, cards) * sight.sizes[ask.target] > 2.5 + len(cards) else WAIT
    if sight.seat == ask.target and not within(cards, sight.hand):
        return play if len(cards) > PAIR else WAIT
    return WAIT


# Sets.


def set_to_play(
    sight: Sight, legal: Sequence[OfficeAction], rng: Dice, temper: Temper
) -> OfficeAction | None:
    """The set that pays best here, or None."""
    best: OfficeAction | None = None
    highest = 0.0
    for action in legal:
        if not isinstance(action, Play):
            break
        value = set_value(sight, action) if temper.plans else rng.share() - 0.5
        if value > highest:
            best, highest = action, value
    return best


def set_value(sight: Sight, action: Play) -> float:
    """What a set brings in cards, its own cost taken off; cards that are drawn up again cost little."""
    kind, size = action.kind, sight.sizes[sight.seat]
    mine = sight.turn == sight.seat
    over = size - sight.starting
    last = sight.deck <= sight.seats * 2
    lead = size - max(other for seat, other in enumerate(sight.sizes) if seat != sight.seat)
    refill = 1.0 if not last else 0.5

    def cost(cards: int, again: float) -> float:
        kept = max(0, min(cards, over))
        return kept + (cards - kept) * (1.0 - refill * again)

    if kind == MANAGER:
        return 2.0 if sight.deck > 4 or lead > -4 else -1.0
    if kind == RETAILER:
        items = sum(1 for card in sight.pile if card < FIRST_PERSON)
        return 1.0 if items >= 3 else -1.0
    if kind in (PEN, MOGUL):
        # The cards come back at once when the next turn draws up; it is best after this turn's ask.
        needed = 3 if kind == PEN else 2
        early = 0.6 if sight.stage == BEFORE else 0.0
        return 1.3 - cost(needed, 1.0) - early if mine else -1.0
    if kind == PAPERS and action.target is not None:
        target = action.target
        known = sum(sight.sure[target])
        insight = 0.25 * (sight.sizes[target] - known) if sight.stage == BEFORE and mine else 0.2
        return 2.0 * (1.0 + harm(sight, target)) + insight - 0.4 - cost(3, 0.7)
    if kind == PHONE:
        return max((_phone_value(sight, target) for target in range(sight.seats)), default=-1.0) - cost(
            3, 0.7
        )
    if kind == HACKER:
        hurt = sum(
            min(3, max(0, other - 1)) * harm(sight, seat)
            for seat, other in enumerate(sight.sizes)
            if seat != sight.seat
        )
        return hurt - cost(2, 0.7)
    return -1.0


def _phone_value(sight: Sight, target: int) -> float:
    """What naming unshown cards adds to the best sure ask of that player."""
    if target == sight.seat:
        return -1.0
    hand = list(sight.hand)
    hand[PHONE] -= 3
    known = sum(sight.sure[target])
    shown = sum(min(have, mine) for have, mine in zip(sight.sure[target], hand, strict=True))
    room = min(NAMED_ALONE, sight.sizes[sight.seat] - 3, known - shown)
    return float(room - min(shown, SHOWN_TOGETHER)) * (1.0 + harm(sight, target))


# Steps: pairs, aims, and choosing cards.


def best_step(sight: Sight, legal: Sequence[OfficeAction], rng: Dice, temper: Temper) -> OfficeAction:
    """The best of the listed choices by what each card is worth to have."""
    ranked = steps(sight, legal)
    if not temper.plans and rng.share() < 0.3:
        return rng.pick(ranked[:3])
    return ranked[0]


def steps(sight: Sight, legal: Sequence[OfficeAction]) -> list[OfficeAction]:
    """The listed choices, best first."""
    first = legal[0]
    if isinstance(first, Choose):
        return _choices(sight, legal)
    if isinstance(first, Obtain):
        order = (MANAGER, RETAILER, MOGUL, INNOVATOR, HACKER)
        return sorted(legal, key=lambda one: order.index(one.kind) if isinstance(one, Obtain) else 0)
    return sorted(legal, key=lambda one: -_aim(sight, one))


def _aim(sight: Sight, action: OfficeAction) -> float:
    if isinstance(action, Point):
        kind = sight.step.kinds[0] if sight.step is not None and sight.step.kinds else HACKER
        own = 0.0 if kind == HACKER else 1.0
        return sum(
            own + (0.0 if place == ASIDE else harm(sight, place) + 0.01 * sight.sizes[place])
            for place in action.places
        )
    if isinstance(action, Trade):
        taken = 2 - action.aside
        keep = keeping(sight)[action.card]
        gift = 0.5 if action.card >= FIRST_PERSON else 0.0
        return taken * (harm(sight, action.target) + 0.01 * sight.sizes[action.target]) - keep - gift
    return 0.0


def _choices(sight: Sight, legal: Sequence[OfficeAction]) -> list[OfficeAction]:
    step = sight.step
    taking = step is not None and step.what in (PAPERS_PICK, PILE_PICK)
    worth = getting(sight) if taking else keeping(sight)
    sign = -1.0 if taking else 1.0

    def cost(action: OfficeAction) -> float:
        if not isinstance(action, Choose):
            return 0.0
        value = sign * sum(worth[kind] for kind in action.cards)
        if len(action.cards) > 1:
            alike = action.cards[0] == action.cards[-1]
            value -= 0.05 * alike
        return value

    return sorted(legal, key=cost)


def keeping(sight: Sight) -> list[float]:
    """What a card of each kind is worth to keep: complete sets most, cards that all know least."""
    told = sight.told[(sight.seat + 1) % sight.seats]
    worth = []
    for kind, count in enumerate(sight.hand):
        if kind >= FIRST_PERSON:
            value = 1.6 if count == PAIR else 0.5
        else:
            value = (0.3, 0.4, 0.6, 0.9, 0.6, 0.7, 0.8)[min(count, 6)]
        worth.append(value - (0.2 if told[kind] else 0.0))
    return worth


def getting(sight: Sight) -> list[float]:
    """What one more card of each kind is worth to get."""
    worth = []
    for kind, count in enumerate(sight.hand):
        if kind >= FIRST_PERSON:
            worth.append(3.0 if count == 1 else 0.6)
        else:
            bonus = 0.2 if kind in (PAPERS, PEN) else 0.0
            worth.append((0.3, 0.4, 0.8, 0.5, 0.5, 0.6, 0.5)[min(count, 6)] + bonus)
    return worth
