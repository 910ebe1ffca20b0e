"""What happened, roll by roll, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.games.scene import Scene
from engine.game import Event, Seat
from engine.mensch.agreement import AUTOMATIC, Agreement
from engine.mensch.board import BASE, SIX, START, is_home
from engine.mensch.events import (
    CaptureClaimed,
    CaptureOverlooked,
    DieRolled,
    MatchDecided,
    NothingMoved,
    PawnMoved,
    SeatFinished,
    StarterFound,
    StartRolled,
    Stuck,
    WallFell,
)
from engine.mensch.view import MenschView
from localization.catalog import Speaker
from render.mensch.words import pawn_name, pawn_names, reasons_in_words, target_name


@dataclass(frozen=True, slots=True)
class Stayed:
    """No pawn could move. ``values`` are the rolls so far of several tries (M11, P6), and else one."""

    values: tuple[int, ...]
    nothing: NothingMoved

    @property
    def seat(self) -> Seat:
        return self.nothing.seat


Fact = Stayed | Event
"""A `DieRolled` stands for a roll that is still to be moved with."""


def facts_of(events: Iterable[Event]) -> list[Fact]:
    """Each roll with what came of it, and whatever else happened, oldest first."""
    facts: list[Fact] = []
    roll: DieRolled | None = None
    for event in events:
        if isinstance(event, PawnMoved | NothingMoved) and roll is not None:
            # A claim may stand between a roll and its move (P7).
            del facts[_last(facts, roll)]
            roll = None
        match event:
            case DieRolled():
                roll = event
                facts.append(event)
            case NothingMoved():
                before = facts[-1] if facts else None
                if event.attempt > 1 and isinstance(before, Stayed) and before.seat == event.seat:
                    facts[-1] = Stayed((*before.values, event.value), event)
                else:
                    facts.append(Stayed((event.value,), event))
            case _:
                facts.append(event)
    return facts


def _last(facts: Sequence[Fact], roll: DieRolled) -> int:
    return next(place for place in reversed(range(len(facts))) if facts[place] is roll)


def last_die(recent: Sequence[tuple[Event, ...]]) -> DieRolled | None:
    """The latest roll of the game."""
    return next(
        (event for group in reversed(recent) for event in reversed(group) if isinstance(event, DieRolled)), None
    )


def tell(facts: Sequence[Fact], place: int, scene: Scene[MenschView]) -> str:
    """The sentence of one of the facts, knowing the one before and whether another follows; "" if it has none."""
    say, who, agreed = scene.say, scene.seat_name, scene.view.agreed
    former, fact = facts[place - 1] if place else None, facts[place]
    match fact:
        case StartRolled(rolls):
            key = "mensch-story-start-again" if isinstance(former, StartRolled) else "mensch-story-start-rolled"
            dice = [say("mensch-story-start-roll", name=who(seat), die=die) for seat, die in rolls]
            return say(key, rolls=", ".join(dice))
        case StarterFound(seat):
            return say("mensch-story-starter", name=who(seat))
        case DieRolled(seat, value):
            return say("mensch-story-rolled", name=who(seat), die=value)
        case WallFell(seat, owner, masons):
            key = "mensch-story-wall-fell" if seat == owner else "mensch-story-wall-fell-for"
            stood = target_name(agreed, owner, START, say)
            return say(key, name=who(seat), owner=who(owner), pawns=pawn_names(masons, say), place=stood)
        case PawnMoved():
            did = _did(fact, agreed, say)
            if fact.pawn.seat != fact.seat:
                names = {"name": who(fact.seat), "owner": who(fact.pawn.seat)}
                return say("mensch-story-moved-for", die=fact.die, did=did, **names)
            return say("mensch-story-moved", name=who(fact.seat), die=fact.die, did=did)
        case Stayed(_, nothing):
            if nothing.tries_left and place + 1 < len(facts):
                # The tries that were left then have been used since.
                return say("mensch-story-tries-before", name=who(nothing.seat), dice=_dice(fact, scene))
            return _stayed(fact, scene)
        case SeatFinished(seat, 0):
            return say("mensch-story-finished-of-pair", name=who(seat))
        case SeatFinished(seat, finished_as):
            return say("mensch-story-finished", name=who(seat), place=finished_as)
        case CaptureOverlooked(seat, pawns):
            if agreed.claims == AUTOMATIC:
                return ""  # The next fact says both.
            if not pawns:
                return say("mensch-story-missed", name=who(seat))
            return say("mensch-story-overlooked", name=who(seat), pawns=pawn_names(pawns, say, "mensch-list-or"))
        case CaptureClaimed(claimant, pawn, start):
            stood = target_name(agreed, pawn.seat, start, say)
            if claimant is not None:
                return say("mensch-story-claimed", name=who(claimant), pawn=pawn_name(pawn), place=stood)
            loser = former.seat if isinstance(former, CaptureOverlooked) else pawn.seat
            return say("mensch-story-overlooked-claimed", name=who(loser), pawn=pawn_name(pawn), place=stood)
        case MatchDecided(places, by_vote):
            if by_vote:
                return say("mensch-story-ended-by-vote")
            winners = [seat for seat, found in enumerate(places) if found == 1]
            return say("mensch-story-decided", names=scene.list_of_seats(winners), count=len(winners))
    return ""


def tell_latest(scene: Scene[MenschView]) -> str:
    """Only the latest fact, for a person who asks what their press has done."""
    facts = facts_of(event for events in scene.recent for event in events)
    return f"- {tell(facts, len(facts) - 1, scene)}"


def _did(move: PawnMoved, agreed: Agreement, say: Speaker) -> str:
    """Such as "A3 goes to square 17 and captures C2 (the only move)"."""
    comes_home = is_home(move.end) and not is_home(move.start)
    way = "enters" if move.start == BASE else "home" if comes_home else "moves"
    place = target_name(agreed, move.pawn.seat, move.end, say)
    did = say(f"mensch-did-{way}", pawn=pawn_name(move.pawn), place=place)
    if move.captured:
        key = "mensch-did-captures" if len(move.captured) == 1 else "mensch-did-fells"
        did = say(key, did=did, pawns=pawn_names(move.captured, say))
    if move.mates:
        did = say("mensch-did-wall", did=did, pawns=pawn_names(move.mates, say))
    return say(f"mensch-did-{move.reason}", did=did) if move.reason else did


def _stayed(stayed: Stayed, scene: Scene[MenschView]) -> str:
    say, nothing = scene.say, stayed.nothing
    name, dice = scene.seat_name(nothing.seat), _dice(stayed, scene)
    if nothing.value != SIX and (len(stayed.values) > 1 or nothing.tries_left):
        return say("mensch-story-tries", name=name, dice=dice, left=nothing.tries_left)
    if nothing.reason is Stuck.NO_SIX:
        return say("mensch-story-waits", name=name, die=dice)
    blocked = [(pawn, obstacle) for pawn, obstacle in enumerate(nothing.obstacles) if obstacle is not None]
    reasons = reasons_in_words(nothing.owner, blocked, say)
    key = "mensch-story-nothing-again" if nothing.again else "mensch-story-nothing"
    return say(key, name=name, die=dice, reasons=reasons)


def _dice(stayed: Stayed, scene: Scene[MenschView]) -> str:
    """What was rolled, and for whom if that was the partner (P8)."""
    dice, nothing = ", ".join(map(str, stayed.values)), stayed.nothing
    if nothing.owner == nothing.seat:
        return dice
    return scene.say("mensch-story-dice-for", dice=dice, owner=scene.seat_name(nothing.owner))
