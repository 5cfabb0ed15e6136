"""What sets and pairs do: the lower half of a discarded set, the upper half of a pair just obtained."""

from game.none_of_your_business.actions import Choose, Obtain, Play, Point, Trade
from game.none_of_your_business.cards import (
    ASIDE,
    BRIEFCASE,
    FACES,
    HACKER,
    HACKER_DISCARDS,
    HACKER_HITS,
    HACKER_LEAVES,
    INNOVATOR,
    INNOVATOR_DRAWS,
    KEPT,
    KINDS,
    MANAGER,
    MANAGER_DRAWS,
    MANAGER_HITS,
    MOGUL,
    MOGUL_GETS,
    PAPERS,
    PAPERS_TAKES,
    PEN,
    PHONE,
    PILE,
    PLAYS,
    RETAILER,
    RETAILER_PICKS,
    RETAILER_TAKES,
    SET_SIZES,
)
from game.none_of_your_business.events import (
    EFFECT,
    GIFT,
    HACKED,
    PAPERS_TAKEN,
    PHONED,
    PICKED,
    SET,
    SHOWN,
    TRADED,
    Chose,
    ExtraTurn,
    Looked,
    PairUsed,
    SetPlayed,
)
from game.none_of_your_business.hands import real, spread, within
from game.none_of_your_business.table import Table, items_in
from game.none_of_your_business.view import (
    AFTER,
    BEFORE,
    GIVE_AWAY,
    HIT,
    PAIRS,
    PAPERS_PICK,
    PENALTY,
    PILE_PICK,
    PURGE,
    REACT,
    TAKE,
    TRADE,
    TRUE,
    Pending,
)
from game.rules import Event, IllegalAction
from game.words import _, ngettext

# Playing a set.


def objection(table: Table, seat: int, kind: int, target: int | None) -> str | None:
    """Why this set cannot be played here and now, or None where it can."""
    needed = SET_SIZES[kind]
    if table.plays[seat] >= PLAYS:  # NB-19
        return _("Two sets in one turn are the limit.")
    if table.loose(seat)[kind] < needed:
        return _("That needs {count} {cards} in hand.").format(count=needed, cards=FACES[kind].plural)
    if table.sizes[seat] - needed < KEPT:  # NB-10, NB-Q4
        return _("At least one card must stay in hand.")
    if table.stage == REACT:
        if kind != reaction(table):
            return _("Only {cards} can be played now.").format(cards=FACES[reaction(table)].plural)
    elif not table.could_play(seat):
        return _closed(table, seat)
    elif kind in (BRIEFCASE, INNOVATOR):  # NB-Q19
        return _("These only answer a check or a pass.")
    if (target is not None) != (kind == PAPERS):
        return _("Papers, and only Papers, are played on another player.")
    return _no_benefit(table, seat, kind, target)


def _closed(table: Table, seat: int) -> str:
    """Why no set at all can be played here."""
    if table.stage in (BEFORE, AFTER) and seat == table.turn:  # NB-Q2
        return _("One set before asking and one after: this one is played.")
    if table.faster:  # NB-11
        return _("No set can be played between the refusal and the decision.")
    return _("Sets are played on your own turn, before asking or after.")


def _no_benefit(table: Table, seat: int, kind: int, target: int | None) -> str | None:
    """NB-10, NB-Q19: a set that would bring nothing stays in hand."""
    if kind == PAPERS:
        if type(target) is not int or not 0 <= target < table.seats or target == seat:
            return _("Papers are for the hand of another player.")
        if table.spare(target) == 0:
            return _("That hand has nothing to take.")
    elif kind == PHONE:
        if seat != table.turn or table.stage != BEFORE:  # NB-Q7
            return _("Phones are played on your own turn, before asking.")
        if table.phones:
            return _("One set of Phones is enough for one question.")
        if not table.can_ask():
            return _("There is nobody to ask.")
    elif kind == HACKER:
        if not _purged(table, seat):
            return _("Nobody has a card to lose.")
    elif kind == RETAILER and not any(items_in(table.pile)):
        return _("There is no item in the discard pile.")
    return None


def reaction(table: Table) -> int:
    """What can be played in the reaction window: Briefcases stop a check, Innovators force one. NB-Q6"""
    return BRIEFCASE if table.check_on else INNOVATOR


def sets_to_play(table: Table, seat: int) -> list[Play]:
    """Every set this seat may play now."""
    hand = table.loose(seat)
    found = []
    for kind in KINDS:
        if hand[kind] < SET_SIZES[kind]:
            continue
        if kind == PAPERS:
            found += [
                PAPERS_ON[target]
                for target in range(table.seats)
                if target != seat and objection(table, seat, kind, target) is None
            ]
        elif objection(table, seat, kind, None) is None:
            found.append(PLAYS_OF[kind])
    return found


PLAYS_OF = tuple(Play(kind) for kind in KINDS)
PAPERS_ON = tuple(Play(PAPERS, target) for target in range(5))


def play(table: Table, seat: int, action: Play, events: list[Event]) -> None:
    """Discard the set, items or people alike, and do what it says. NB-13, NB-Q3"""
    kind = action.kind
    if type(kind) is not int or not 0 <= kind < len(KINDS):
        raise IllegalAction(_("There is no such card."))
    refusal = objection(table, seat, kind, action.target)
    if refusal:
        raise IllegalAction(refusal)
    events.append(SetPlayed(seat, kind, action.target))
    table.plays[seat] += 1
    table.played = True
    table.move(seat, PILE, (kind,) * SET_SIZES[kind], SET, True, events)
    if kind in (PEN, MOGUL):
        table.extra.append(seat)  # NB-Q16
        events.append(ExtraTurn(seat))
    elif kind == PHONE:
        table.phones = True
    elif kind == MANAGER:
        table.draw(seat, MANAGER_DRAWS, EFFECT, events)
    elif kind == PAPERS and action.target is not None:
        _open_hand(table, seat, action.target, events)
    elif kind == HACKER:
        table.stack.append(Pending(PURGE, seat, owes=_purged(table, seat)))
    elif kind == RETAILER:
        count = min(RETAILER_PICKS, sum(items_in(table.pile)))
        table.stack.append(Pending(PILE_PICK, seat, count=count))


def _open_hand(table: Table, seat: int, target: int, events: list[Event]) -> None:
    hand = spread(table.hands[target])
    table.memory.looked(seat, target, hand)
    events.append(Looked(seat, target, hand))
    count = min(PAPERS_TAKES, table.spare(target))
    table.stack.append(Pending(PAPERS_PICK, seat, other=target, count=count))


def _purged(table: Table, seat: int) -> tuple[tuple[int, int], ...]:
    """Who loses how many cards to discarded Hackers: three, but one always stays."""
    losses = (
        (other, min(HACKER_DISCARDS, table.sizes[other] - HACKER_LEAVES, table.spare(other)))
        for other in table.others(seat)
    )
    return tuple((other, count) for other, count in losses if count > 0)


# Using a pair just obtained.


def ready(table: Table, events: list[Event]) -> bool:
    """Bring the top of the stack on as far as it goes by itself; True where it waits for a decision."""
    step = table.stack[-1]
    if step.what == PAIRS:
        if len(step.kinds) == 1 and step.kinds[0] != INNOVATOR:
            table.stack.pop()
            _start(table, step.seat, step.kinds[0])
            return False
        if not step.kinds:
            table.stack.pop()
        return bool(step.kinds)
    if step.what == TAKE:
        table.stack.pop()
        for _card in range(step.aside):
            table.take_random(step.seat, ASIDE, events)
        for _card in range(step.count - step.aside):
            table.take_random(step.seat, step.other, events)
        return False
    return True


def _start(table: Table, seat: int, kind: int) -> None:
    """Ask for whatever the upper half needs; where nobody has a card it brings nothing."""
    table.memory.shown(seat, (kind, kind))
    if kind == RETAILER:
        if any(table.spare(other) for other in table.others(seat)):
            table.stack.append(Pending(TRADE, seat, kinds=(kind,)))
    elif places_to_hit(table, seat, kind):
        table.stack.append(Pending(HIT, seat, kinds=(kind,)))


def obtain(table: Table, seat: int, action: Obtain, events: list[Event]) -> None:
    """NB-Q10: the owner says which of the shown pairs comes next."""
    step = table.stack[-1]
    if action.kind not in step.kinds:
        raise IllegalAction(_("That pair is not waiting."))
    rest = tuple(kind for kind in step.kinds if kind != action.kind)
    table.stack[-1] = Pending(PAIRS, seat, kinds=rest)
    if action.kind == INNOVATOR:
        events.append(PairUsed(seat, INNOVATOR, ()))
        table.memory.shown(seat, (INNOVATOR, INNOVATOR))
        table.draw(seat, INNOVATOR_DRAWS, EFFECT, events)
    else:
        _start(table, seat, action.kind)


def places_to_hit(table: Table, seat: int, kind: int) -> list[int]:
    """Whom a pair can hit: hands with a free card, and for Managers the cards set aside. NB-16, NB-Q18"""
    places = sorted(other for other in table.others(seat) if table.spare(other))
    if kind == MANAGER and any(table.aside):
        places.append(ASIDE)
    return places


def hits(kind: int) -> tuple[int, int]:
    """How many places a pair must and may hit."""
    if kind == MOGUL:
        return 1, 1
    return 0, MANAGER_HITS if kind == MANAGER else HACKER_HITS


def point(table: Table, seat: int, action: Point, events: list[Event]) -> None:
    kind = table.stack[-1].kinds[0]
    places = action.places
    least, most = hits(kind)
    allowed = places_to_hit(table, seat, kind)
    if not isinstance(places, tuple) or any(
        type(place) is not int or place not in allowed for place in places
    ):
        raise IllegalAction(_("Choose other players who have cards."))
    if not least <= len(places) <= most or len(set(places)) != len(places):
        raise IllegalAction(
            ngettext("Choose {most} player.", "Choose up to {most} different players.", most).format(
                most=most
            )
        )
    table.stack.pop()
    events.append(PairUsed(seat, kind, places))
    if kind == MOGUL:
        count = min(MOGUL_GETS, table.spare(places[0]))
        table.stack.append(Pending(GIVE_AWAY, places[0], other=seat, count=count))
    elif kind == MANAGER:
        for place in places:
            table.take_random(seat, place, events)
    else:
        for place in places:
            table.take_random(PILE, place, events, HACKED)


def trade(table: Table, seat: int, action: Trade, events: list[Event]) -> None:
    """Retailers: the card goes over first, so that a pair it makes comes before the cards taken. NB-Q11"""
    target, card, aside = action.target, action.card, action.aside
    if type(target) is not int or target not in table.others(seat):
        raise IllegalAction(_("Choose another player."))
    if not real((card,)) or not table.loose(seat)[card]:
        raise IllegalAction(_("Give a card from your hand."))
    if type(aside) is not int or not 0 <= aside <= min(RETAILER_TAKES, sum(table.aside)):  # NB-Q18
        raise IllegalAction(_("There are not that many cards set aside."))
    table.stack.pop()
    events.append(PairUsed(seat, RETAILER, (target,)))
    table.stack.append(Pending(TAKE, seat, other=target, count=RETAILER_TAKES, aside=aside))
    table.move(seat, target, (card,), TRADED, False, events)


# Choosing cards.


def choice(table: Table, step: Pending, seat: int) -> tuple[list[int], int]:
    """What this seat chooses from, as counts, and how many cards."""
    if step.what == PILE_PICK:
        return items_in(table.pile), step.count
    if step.what == PAPERS_PICK:
        return table.loose(step.other), step.count
    if step.what == PURGE:
        return table.loose(seat), dict(step.owes)[seat]
    return table.loose(seat), step.count


def choose(table: Table, seat: int, action: Choose, events: list[Event]) -> None:
    step = table.stack[-1]
    counts, number = choice(table, step, seat)
    cards = action.cards
    if not real(cards) or not within(cards, counts):
        raise IllegalAction(_("Choose among the cards that are there."))
    fewer_will_do = step.what == PILE_PICK and 0 < len(cards) < number
    if len(cards) != number and not fewer_will_do:
        raise IllegalAction(
            ngettext("Choose {count} card.", "Choose {count} cards.", number).format(count=number)
        )
    cards = tuple(sorted(cards))
    if step.what == PURGE:
        _discard_together(table, step, seat, cards, events)
        return
    table.stack.pop()
    if step.what == PILE_PICK:
        table.move(PILE, seat, cards, PICKED, True, events)
    elif step.what == PAPERS_PICK:
        table.move(step.other, seat, cards, PAPERS_TAKEN, False, events)
    elif step.what == PENALTY and table.ask is not None:
        table.move(seat, step.other, table.ask.shown, SHOWN, True, events)
        table.move(seat, step.other, cards, PHONED, False, events)
        table.close_ask(TRUE)
    else:
        table.move(seat, step.other, cards, GIFT, False, events)


def _discard_together(
    table: Table, step: Pending, seat: int, cards: tuple[int, ...], events: list[Event]
) -> None:
    """Hackers: all choose in secret, then all discard at once. NB-14"""
    chosen = (*step.chosen, (seat, cards))
    if len(chosen) < len(step.owes):
        table.stack[-1] = Pending(PURGE, step.seat, owes=step.owes, chosen=chosen)
        events.append(Chose(seat))
        return
    table.stack.pop()
    picks = dict(chosen)
    for other, _count in step.owes:
        table.move(other, PILE, picks[other], HACKED, True, events)
