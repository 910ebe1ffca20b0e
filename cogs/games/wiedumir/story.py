"""What happened, in sentences: one for each fact of the game, and one for all that a seat gives away at once."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.games.scene import Scene
from engine.game import Event, Seat
from engine.wiedumir.board import Pawn
from engine.wiedumir.chips import AFTER_LIMIT
from engine.wiedumir.events import (
    CardDecided,
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
from render.seat_marks import MARKS
from render.wiedumir.card_picture import card_text, card_title
from render.wiedumir.words import pawn_name, square_name

Fact = Event | tuple[ChipsGiven, ...]
"""One thing to say: an event, or all that a seat gives away for one card."""


def gather(events: Iterable[Event]) -> list[Fact]:
    """What is said as one thing. A chip instead of a move is said with the decision for it (W16)."""
    facts: list[Fact] = []
    for event in events:
        before = facts[-1] if facts else None
        if isinstance(event, ChipsGiven):
            if isinstance(before, tuple) and (before[0].giver, before[0].card) == (event.giver, event.card):
                facts[-1] = (*before, event)
            else:
                facts.append((event,))
        elif not (isinstance(event, ChipsTaken) and isinstance(before, MoveForgone)):
            facts.append(event)
    return facts


def tell(fact: Fact, scene: Scene[WieDuMirView]) -> str:
    """The fact in a sentence; "" for those that another one covers."""
    return _turn(fact, scene) or _chips_moved(fact, scene) or _card(fact, scene) or _ending(fact, scene)


def _turn(fact: Fact, scene: Scene[WieDuMirView]) -> str:
    """Beginning, rolling and moving."""
    say, who = scene.say, scene.seat_name
    match fact:
        case GameBegan(game, starter):
            key = "wiedumir-story-began" if game == 1 else "wiedumir-story-began-again"
            return say(key, game=game, name=who(starter))
        case DieRolled(seat, number):
            return say("wiedumir-story-rolled", name=who(seat), number=number)
        case PawnMoved(mover, pawn, origin, target, card, forced):
            return say(
                f"wiedumir-story-moved{'-by-card' if card is not None else '-forced' if forced else ''}",
                name=who(mover),
                pawn=_pawn(pawn, scene),
                origin=square_name(origin, say),
                target=square_name(target, say),
            )
        case MoveForgone(seat):
            return say("wiedumir-story-forgone", name=who(seat))
        case PawnArrived(pawn, seat_home, last):
            key = "-last" if last else "-home" if seat_home else ""
            return say(f"wiedumir-story-arrived{key}", pawn=_pawn(pawn, scene), name=who(pawn.seat))
    return ""


def _chips_moved(fact: Fact, scene: Scene[WieDuMirView]) -> str:
    say, who = scene.say, scene.seat_name
    match fact:
        case tuple():
            gifts = ", ".join(
                say("wiedumir-story-gift", name=who(gift.receiver), amount=say("wiedumir-chips", count=gift.amount))
                for gift in fact
            )
            return say("wiedumir-story-given", name=who(fact[0].giver), gifts=gifts)
        case ChipsTaken(seat, amount, wanted):
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


def _card(fact: Fact, scene: Scene[WieDuMirView]) -> str:
    say, who = scene.say, scene.seat_name
    match fact:
        case PileShuffled(cards):
            return say("wiedumir-story-shuffled", cards=cards)
        case CardDrawn(seat, _, card):
            return say("wiedumir-story-drawn", name=who(seat), title=card_title(card, say), text=card_text(card, say))
        case CardDecided(forced=True):
            return say("wiedumir-story-decided-alone")
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
            key = "wiedumir-story-scored-by-vote" if by_vote else "wiedumir-story-scored"
            return scene.say(key, names=scene.list_of_seats(winners))
        case MatchDecided(winners):
            names = scene.list_of_seats(winners)
            return scene.say("wiedumir-story-decided", names=names, count=len(winners))
    return ""


def _pawn(pawn: Pawn, scene: Scene[WieDuMirView]) -> str:
    return f"{MARKS[pawn.seat].emoji} **{pawn_name(scene.view, pawn)}**"
