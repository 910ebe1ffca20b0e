"""What happened, in sentences: one for each roll with what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.mensch.history import Claimed, Fact, Moved, Rolled, Stayed
from cogs.games.sentences import list_of_seats, seat_name
from engine.game import Event
from engine.mensch.agreement import AUTOMATIC, Agreement
from engine.mensch.board import BASE, SIX, is_home
from engine.mensch.events import (
    CaptureOverlooked,
    DieRolled,
    MatchDecided,
    SeatFinished,
    StarterFound,
    StartRolled,
)
from engine.mensch.obstacle import Obstacle
from localization.catalog import Speaker
from render.mensch.words import obstacles_told, pawn_name, pawn_names, reasons_in_words, target_name


def tell(facts: Sequence[Fact], place: int, agreed: Agreement, say: Speaker, names: Sequence[str]) -> str:
    """The sentence of one of the facts, knowing the one before and whether another follows; "" if it has none."""
    former, fact = facts[place - 1] if place else None, facts[place]
    match fact:
        case StartRolled(rolls):
            key = "mensch-told-start-again" if isinstance(former, StartRolled) else "mensch-told-start-rolled"
            told = [say("mensch-told-start-roll", name=seat_name(seat, names), die=die) for seat, die in rolls]
            return say(key, rolls=", ".join(told))
        case Claimed(None, pawn, start) if isinstance(former, CaptureOverlooked):
            seat, stood = seat_name(former.seat, names), target_name(agreed, pawn.seat, start, say)
            return say("mensch-told-overlooked-claimed", name=seat, pawn=pawn_name(pawn), place=stood)
        case Stayed(_, tries_left) if tries_left and place + 1 < len(facts):
            # The tries that were left then have been used since.
            return say(
                "mensch-told-tries-before", name=seat_name(fact.nothing.seat, names), dice=_dice(fact, say, names)
            )
    return _tell(fact, agreed, say, names)


def _tell(fact: Fact, agreed: Agreement, say: Speaker, names: Sequence[str]) -> str:
    def who(seat: int) -> str:
        return seat_name(seat, names)

    match fact:
        case Rolled(seat, value):
            return say("mensch-told-rolled", name=who(seat), die=value)
        case Moved(value, move):
            did = _did(fact, agreed, say)
            if move.pawn.seat != move.seat:
                return say("mensch-told-moved-for", name=who(move.seat), owner=who(move.pawn.seat), die=value, did=did)
            return say("mensch-told-moved", name=who(move.seat), die=value, did=did)
        case Stayed():
            return _stayed(fact, say, names)
        case StarterFound(seat):
            return say("mensch-told-starter", name=who(seat))
        case SeatFinished(seat, 0):
            return say("mensch-told-finished-of-pair", name=who(seat))
        case SeatFinished(seat, place):
            return say("mensch-told-finished", name=who(seat), place=place)
        # Where the table claims by itself, the next fact tells both.
        case CaptureOverlooked(seat, pawns) if agreed.claims != AUTOMATIC:
            return say("mensch-told-overlooked", name=who(seat), pawns=pawn_names(pawns, say, "mensch-list-or"))
        case Claimed(claimant, pawn, start) if claimant is not None:
            stood = target_name(agreed, pawn.seat, start, say)
            return say("mensch-told-claimed", name=who(claimant), pawn=pawn_name(pawn), place=stood)
        case MatchDecided(places, by_vote):
            if by_vote:
                return say("mensch-told-ended-by-vote")
            winners = [seat for seat, place in enumerate(places) if place == 1]
            return say("mensch-told-decided", names=list_of_seats(winners, names, say), count=len(winners))
    return ""


def _did(moved: Moved, agreed: Agreement, say: Speaker) -> str:
    """Such as "A3 goes to field 17 and captures C2 (the only move)"."""
    move = moved.move
    comes_home = is_home(move.end) and not is_home(move.start)
    way = "enters" if move.start == BASE else "home" if comes_home else "moves"
    place = target_name(agreed, move.pawn.seat, move.end, say)
    did = say(f"mensch-did-{way}", pawn=pawn_name(move.pawn), place=place)
    if move.captured:
        key = "mensch-did-captures" if len(move.captured) == 1 else "mensch-did-fells"
        did = say(key, did=did, pawns=pawn_names(move.captured, say))
    if moved.mates:
        did = say("mensch-did-wall", did=did, pawns=pawn_names(moved.mates, say))
    return say(f"mensch-did-{moved.force}", did=did) if moved.force else did


def _stayed(stayed: Stayed, say: Speaker, names: Sequence[str]) -> str:
    nothing = stayed.nothing
    name, dice = seat_name(nothing.seat, names), _dice(stayed, say, names)
    if nothing.value != SIX and (len(stayed.values) > 1 or stayed.tries_left):
        return say("mensch-told-tries", name=name, dice=dice, left=stayed.tries_left)
    blocked = obstacles_told(stayed.pawns, nothing.obstacles)
    if all(obstacle is Obstacle.NEEDS_SIX for _, obstacle in blocked):
        return say("mensch-told-waits", name=name, die=dice)
    reasons = reasons_in_words(nothing.owner, blocked, say)
    key = "mensch-told-nothing-again" if nothing.again else "mensch-told-nothing"
    return say(key, name=name, die=dice, reasons=reasons)


def _dice(stayed: Stayed, say: Speaker, names: Sequence[str]) -> str:
    """What was rolled, and for whom if that was the partner (P8)."""
    dice, nothing = ", ".join(map(str, stayed.values)), stayed.nothing
    if nothing.owner == nothing.seat:
        return dice
    return say("mensch-told-dice-for", dice=dice, owner=seat_name(nothing.owner, names))


def last_die(events: Sequence[tuple[Event, ...]]) -> DieRolled | None:
    """The latest roll of the game."""
    return next(
        (event for group in reversed(events) for event in reversed(group) if isinstance(event, DieRolled)), None
    )
