"""Story of Wie Du mir …: a turn in one line, and what belongs to no turn in a line of its own."""

from collections.abc import Iterable

from cogs.faces.scene import Scene
from cogs.faces.story import Telling, Turn, decided, one_line
from engine.game import Event, Seat
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import AFTER_LIMIT
from engine.wiedumir.events import (
    CardDrawn,
    CardWaits,
    CardWithoutEffect,
    ChipsGiven,
    ChipsPaid,
    ChipsSwapped,
    ChipsTaken,
    DieRolled,
    GameBegan,
    GameScored,
    LimitStruck,
    MatchDecided,
    MoveForgone,
    PawnArrived,
    PawnMoved,
    PileShuffled,
    WaitingCardActed,
)
from engine.wiedumir.view import WieDuMirView
from render.people import MARKS
from render.wiedumir.card_picture import card_text, card_title
from render.wiedumir.describe import pawn_name, square_name

Fact = Event | tuple[ChipsGiven, ...]
"""Fact of one clause: an event, or all that a seat gives away, or takes from others, for one card."""


def gather(events: Iterable[Event]) -> list[Fact]:
    """Joins what one clause tells.

    A chip instead of a move is said with the decision for it (W16). That a pawn is in the goal also says that it moved
    there; only a forced move is said as well, since that must be explained.
    """
    facts: list[Fact] = []
    for event in events:
        before = facts[-1] if facts else None
        if isinstance(event, ChipsGiven):
            if isinstance(before, tuple) and _side(before[0]) == _side(event):
                facts[-1] = (*before, event)
            else:
                facts.append((event,))
        elif isinstance(event, PawnArrived) and isinstance(before, PawnMoved) and not before.forced:
            facts[-1] = event
        elif not (isinstance(event, ChipsTaken) and isinstance(before, MoveForgone)):
            facts.append(event)
    return facts


def _side(moved: ChipsGiven) -> tuple[Card, Seat]:
    """Seat that gives by that card, or takes (C13)."""
    return moved.card, moved.receiver if moved.card is Card.COLLECT else moved.giver


def tell(turn: Turn, scene: Scene[WieDuMirView], *, full: bool) -> str:
    """Such as "Dora rolled 3: B2 to square 5, Ben gives 2 chips back"; "" for a roll that is still to be moved with.

    ``full``: with the whole text of cards, and with computers' forced moves named as such; those of people always are.
    """
    if turn.seat is None:
        return clause_of(turn.facts[0], scene)
    clauses = [clause for fact in turn.facts if (clause := clause_of(fact, scene, full=full))]
    if not clauses:
        return ""
    rolled = next((fact.number for fact in turn.facts if isinstance(fact, DieRolled)), None)
    name = scene.seat_name(turn.seat)
    if rolled is None:
        return one_line(scene.say("story-turn", name=name), clauses)
    return one_line(scene.say("wiedumir-story-turn", name=name, number=rolled), clauses)


def clause_of(fact: Fact, scene: Scene[WieDuMirView], *, full: bool = False) -> str:
    """The fact as part of its turn's line, or as a sentence if it stands alone; "" for what others cover."""
    return (
        _moved(fact, scene, full=full)
        or _chips_moved(fact, scene)
        or _card(fact, scene, full=full)
        or _ending(fact, scene)
    )


def _moved(fact: Fact, scene: Scene[WieDuMirView], *, full: bool) -> str:
    """Beginning and moving."""
    say, who = scene.say, scene.seat_name
    match fact:
        case GameBegan(game, starter):
            key = "wiedumir-story-began" if game == 1 else "wiedumir-story-began-again"
            return say(key, game=game, name=who(starter))
        case PawnMoved(mover, pawn, _, target, card, forced):
            explains = full or mover in scene.people
            key = "-forced" if forced and card is None and explains else ""
            return say(f"wiedumir-story-moved{key}", pawn=_pawn(pawn, scene), target=square_name(target, say))
        case MoveForgone():
            return say("wiedumir-story-forgone")
        case PawnArrived(pawn, seat_home, last):
            # Where everybody has one pawn (W2), nothing more is to be said of its player.
            key = "-last" if last else "-home" if seat_home and len(scene.view.pawns[pawn.seat]) > 1 else ""
            return say(f"wiedumir-story-arrived{key}", pawn=_pawn(pawn, scene), name=who(pawn.seat))
    return ""


def _chips_moved(fact: Fact, scene: Scene[WieDuMirView]) -> str:
    say, who = scene.say, scene.seat_name
    match fact:
        case tuple():
            card, seat = _side(fact[0])
            key = "collected" if card is Card.COLLECT else "given"
            gifts = [
                say(
                    f"wiedumir-story-{key}-each",
                    name=who(gift.giver if card is Card.COLLECT else gift.receiver),
                    amount=say("wiedumir-chips", count=gift.amount),
                )
                for gift in fact
            ]
            return say(f"wiedumir-story-{key}", name=who(seat), gifts=scene.listed(gifts))
        case ChipsTaken(seat, amount, None):
            return say("wiedumir-story-taken-last", name=who(seat), amount=amount)
        case ChipsTaken(seat, amount, int(wanted)):
            return _with_supply("taken", seat, amount, wanted, scene)
        case ChipsPaid(seat, amount, wanted):
            return _with_supply("paid", seat, amount, wanted, scene)
        case ChipsSwapped(first, second, None):
            return say("wiedumir-story-swapped-secretly", first=who(first), second=who(second))
        case ChipsSwapped(first, second, (before, after)):
            return say("wiedumir-story-swapped", first=who(first), second=who(second), before=before, after=after)
        case LimitStruck(seat, returned):
            return say("wiedumir-story-limit", name=who(seat), had=returned + AFTER_LIMIT, returned=returned)
    return ""


def _with_supply(verb: str, seat: Seat, amount: int, wanted: int, scene: Scene[WieDuMirView]) -> str:
    """``taken`` from the supply, or ``paid`` to it; perhaps fewer than were due."""
    key = "" if amount == wanted else "-fewer" if amount else "-none"
    chips, due = (scene.say("wiedumir-chips", count=count) for count in (amount, wanted))
    name = scene.seat_name(seat)
    return scene.say(f"wiedumir-story-{verb}{key}", name=name, chips=chips, amount=amount, due=due, wanted=wanted)


def _card(fact: Fact, scene: Scene[WieDuMirView], *, full: bool) -> str:
    say, who = scene.say, scene.seat_name
    match fact:
        case PileShuffled(cards):
            return say("wiedumir-story-shuffled", cards=cards)
        case CardDrawn(seat, _, card):
            drawn = say("wiedumir-story-drawn", name=who(seat), title=card_title(card, say))
            return f"{drawn} (*{card_text(card, say)}*)" if full else drawn
        case CardWithoutEffect(seat, _, hindrance):
            return say(f"wiedumir-story-hindered-{hindrance}", name=who(seat))
        case CardWaits():
            return say("wiedumir-story-waits")
        case WaitingCardActed(card, seat):
            return say("wiedumir-story-waiting-acted", title=card_title(card, say), name=who(seat))
    return ""


def _ending(fact: Fact, scene: Scene[WieDuMirView]) -> str:
    match fact:
        case GameScored(_, _, places, by_vote):
            winners = [seat for seat, place in enumerate(places) if place == 1]
            if by_vote and len(winners) == len(places):
                return scene.say("wiedumir-story-scored-level")
            key = "wiedumir-story-scored-early" if by_vote else "wiedumir-story-scored"
            return scene.say(key, names=scene.list_of_seats(winners))
        case MatchDecided(winners):
            return decided(winners, scene, "wiedumir-story-decided", by_vote=scene.view.results[-1].by_vote)
    return ""


def _pawn(pawn: Pawn, scene: Scene[WieDuMirView]) -> str:
    return f"{MARKS[pawn.seat].emoji} **{pawn_name(scene.view, pawn)}**"


TELLING = Telling(
    tell,
    alone=GameBegan | GameScored | MatchDecided,
    # A turn begins with its roll; cards are often others' to answer in it.
    owner=lambda fact: fact.seat if isinstance(fact, DieRolled) else None,
    gather=gather,
)
