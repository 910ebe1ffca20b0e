"""Story of Mensch ärgere Dich nicht: a turn in one line, and what belongs to no turn in a line of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from cogs.faces.scene import Scene
from cogs.faces.story import Telling, Turn, one_line
from cogs.wording.plain_numbers import in_plain_numbers
from engine.game import Event, Seat
from engine.mensch.agreement import AUTOMATIC, Agreement
from engine.mensch.board import BASE, SIX, START, PawnId, is_home
from engine.mensch.danger import both_chances
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
from host.refusal import Refused
from host.workers import WorkerQuery
from localization.catalog import Speaker
from render.mensch.describe import pawn_name, pawn_names, reasons_in_words, target_name


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
    """Each roll with its effect, and whatever else happened, oldest first."""
    facts: list[Fact] = []
    roll: DieRolled | None = None
    for event in events:
        if isinstance(event, PawnMoved | NothingMoved) and roll is not None:
            # A claim may stand between a roll and its move (P7).
            facts = [fact for fact in facts if fact is not roll]
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


def last_die(recent: Sequence[tuple[Event, ...]]) -> DieRolled | None:
    """The latest roll of the game."""
    return next(
        (event for group in reversed(recent) for event in reversed(group) if isinstance(event, DieRolled)), None
    )


def turn_of(fact: Fact) -> Seat | None:
    """None for what belongs to the turn in which it happened: a partner may bring a seat's last pawn home (P8)."""
    return None if isinstance(fact, SeatFinished) else getattr(fact, "seat", None)


def tell(turn: Turn, scene: Scene[MenschView], *, full: bool) -> str:
    """Such as "Dora rolled 3: B2 to square 5"; "" for a roll that is still to be moved with.

    ``full``: also why pawns had to stay, and what forced a computer's move; what forced a person's is always said.
    """
    if turn.seat is None:
        return _alone(turn.facts[0], scene)
    explains = full or turn.seat in scene.people
    clauses: list[str] = []
    for place, fact in enumerate(turn.facts):
        if isinstance(fact, PawnMoved) and place and isinstance(turn.facts[place - 1], WallFell):
            # The same six: said twice, it would look like two.
            clauses[-1] = f"{clauses[-1]}, {_did(fact, scene.view.agreed, scene.say, explains=explains)}"
        elif clause := _clause(fact, turn.seat, scene, full=full, goes_on=place + 1 < len(turn.facts)):
            clauses.append(clause)
    beginning = scene.say("mensch-story-turn", name=scene.seat_name(turn.seat))
    return one_line(beginning, clauses, scene.say("list-separator")) if clauses else ""


def tell_latest(scene: Scene[MenschView]) -> str:
    """Only the latest turn, for a person who asks what their press has done."""
    turns = TELLING.turns(chain.from_iterable(scene.recent))
    lines = (_rolled(turn, scene) or tell(turn, scene, full=True) for turn in reversed(turns))
    return next((line for line in lines if line), "")


def _rolled(turn: Turn, scene: Scene[MenschView]) -> str:
    """A roll that is still to be moved with."""
    if turn.seat is None or not isinstance(turn.facts[-1], DieRolled):
        return ""
    return f"{scene.say('mensch-story-turn', name=scene.seat_name(turn.seat))} {turn.facts[-1].value}"


def _clause(fact: Fact, turn: Seat, scene: Scene[MenschView], *, full: bool, goes_on: bool) -> str:
    """Clause on a fact in that seat's ``turn``. ``goes_on``: more has happened in it since."""
    say, agreed = scene.say, scene.view.agreed
    match fact:
        case WallFell(_, owner, masons):
            stood = target_name(agreed, owner, START, say)
            return say("mensch-story-wall-fell", pawns=pawn_names(masons, say), place=stood)
        case PawnMoved():
            dice = _dice((fact.die,), fact.seat, fact.pawn.seat, scene)
            explains = full or turn in scene.people
            return say("mensch-story-moved", dice=dice, did=_did(fact, agreed, say, explains=explains))
        case Stayed(values, nothing):
            dice = _dice(values, nothing.seat, nothing.owner, scene)
            return _stayed(fact, dice, say, full=full, goes_on=goes_on)
        case SeatFinished(seat, 0) if seat != turn:
            return say("mensch-story-finished-for-partner", name=scene.seat_name(seat))
        case SeatFinished(seat, finished_as):
            resigned = scene.table.resigned
            if not finished_as or seat in resigned:
                return say("mensch-story-finished-of-pair")
            before = scene.view.finished[: finished_as - 1]
            return say("mensch-story-finished", place=1 + sum(other not in resigned for other in before))
    return ""


def _alone(fact: Fact, scene: Scene[MenschView]) -> str:
    say, who, agreed = scene.say, scene.seat_name, scene.view.agreed
    match fact:
        case StartRolled(rolls):
            dice = [say("mensch-story-start-roll", name=who(seat), die=die) for seat, die in rolls]
            line = say("mensch-story-start-rolled", rolls=", ".join(dice))
            highest = max(die for _, die in rolls)
            tied = [seat for seat, die in rolls if die == highest]
            if len(tied) == 1:
                return line
            return f"{line} {say('mensch-story-start-tied', names=scene.list_of_seats(tied))}"
        case StarterFound(seat):
            return say("mensch-story-starter", name=who(seat))
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
            return say("mensch-story-overlooked-claimed", pawn=pawn_name(pawn), place=stood)
        case MatchDecided(places, by_vote):
            if by_vote:
                return say("mensch-story-ended-early")
            winners = [seat for seat, found in enumerate(places) if found == 1]
            return say("mensch-story-decided", names=scene.list_of_seats(winners), count=len(winners))
    return ""


def _did(move: PawnMoved, agreed: Agreement, say: Speaker, *, explains: bool) -> str:
    """Such as "A3 goes to square 17 and captures C2 (the only move)"; ``explains``: with what forced it."""
    comes_home = is_home(move.end) and not is_home(move.start)
    way = "enters" if move.start == BASE else "home" if comes_home else "moves"
    place = target_name(agreed, move.pawn.seat, move.end, say)
    did = say(f"mensch-did-{way}", pawn=pawn_name(move.pawn), place=place)
    if move.captured:
        key = "mensch-did-captures" if len(move.captured) == 1 else "mensch-did-fells"
        did = say(key, did=did, pawns=pawn_names(move.captured, say))
    if move.mates:
        did = say("mensch-did-wall", did=did, pawns=pawn_names(move.mates, say))
    return say(f"mensch-did-{move.reason}", did=did) if move.reason and explains else did


def _stayed(stayed: Stayed, dice: str, say: Speaker, *, full: bool, goes_on: bool) -> str:
    nothing = stayed.nothing
    without_six = nothing.value != SIX and (len(stayed.values) > 1 or nothing.tries_left)
    if without_six or nothing.reason is Stuck.NO_SIX:
        # The tries that were left have been used if the turn has gone on.
        return say("mensch-story-tries", dice=dice, left=0 if goes_on else nothing.tries_left)
    if not full:
        return say("mensch-story-nothing", dice=dice)
    blocked = [(pawn, obstacle) for pawn, obstacle in enumerate(nothing.obstacles) if obstacle is not None]
    return say("mensch-story-nothing-because", dice=dice, reasons=reasons_in_words(nothing.owner, blocked, say))


def _dice(values: Sequence[int], seat: Seat, owner: Seat, scene: Scene[MenschView]) -> str:
    """Numbers rolled, and for whom if that was the partner (P8)."""
    dice = ", ".join(map(str, values))
    return dice if owner == seat else scene.say("mensch-story-dice-for", dice=dice, owner=scene.seat_name(owner))


TELLING = Telling(
    tell,
    alone=StartRolled | StarterFound | CaptureOverlooked | CaptureClaimed | MatchDecided,
    owner=turn_of,
    gather=facts_of,
)

Chances = Sequence[tuple[PawnId, float]]


def tell_odds(view: MenschView, seat: Seat | None, say: Speaker) -> WorkerQuery[str]:
    """The seat's chances to capture, and those of its own pawns on the loop to be captured.

    Raises Refused where the table or the moment has none.
    """
    if not view.agreed.odds:
        raise Refused("odds-off")
    if seat is None:
        raise Refused("not-seated")
    if view.turn is None:
        raise Refused("no-odds-now")

    def tell(found: tuple[Chances, Chances]) -> str:
        chances, risks = found
        lines = [say("mensch-odds-chances-title"), *(_line(view, each, say) for each in chances)]
        if not chances:
            lines.append(say("mensch-odds-no-chances"))
        lines += [say("mensch-odds-risks-title"), *(_line(view, each, say) for each in risks)]
        if not risks:
            lines.append(say("mensch-odds-no-risks"))
        return "\n".join([*lines, say("mensch-odds-note")])

    return WorkerQuery(both_chances, (view, seat), tell)


def _line(view: MenschView, found: tuple[PawnId, float], say: Speaker) -> str:
    pawn, chance = found
    place = target_name(view.agreed, pawn.seat, view.pawns[pawn.seat][pawn.pawn], say)
    return "- " + say(
        "mensch-odds-line", pawn=pawn_name(pawn), place=place, chance=in_plain_numbers(float(chance), say)
    )
