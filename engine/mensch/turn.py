"""What a roll, a move and a claim make of the state."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from engine.game import Event, Seat, Step
from engine.mensch.agreement import AUTOMATIC, OFF, Agreement
from engine.mensch.board import BASE, CORNERS_OF_SEATS, FIRST_GOAL, SIX, PawnId
from engine.mensch.events import (
    CaptureClaimed,
    CaptureOverlooked,
    DieRolled,
    MatchDecided,
    NothingMoved,
    SeatFinished,
    StarterFound,
    StartRolled,
    pawn_moved,
)
from engine.mensch.landing import (
    THREE_TRIES,
    after_move,
    attempts_of,
    land,
    moved_to,
    owner_moved_by,
    pawn_id,
    walls_before,
)
from engine.mensch.moving import movable, obstacles
from engine.mensch.standing import is_decided, places
from engine.mensch.state import Choice, MenschState, Past, Pawns
from engine.mensch.view import Claim, Phase, Tally

State = MenschState

# A name of a module is found in half the time of a member of an enumeration, and these are asked for with every roll.
TO_ROLL, ROLLING, MOVING = Phase.TO_ROLL, Phase.ROLLING, Phase.MOVING

_DIE_ROLLED = {
    (seat, value, attempt, attempts): (DieRolled(seat, value, attempt, attempts),)
    for seat, value, attempts in product(range(max(CORNERS_OF_SEATS)), range(1, SIX + 1), (1, THREE_TRIES))
    for attempt in range(1, THREE_TRIES + 1)
}
"""Every roll that there is, made once."""

_TRAIL_KEPT = 8
"""So many moves are remembered; the view shows those of them that are not yet old."""


def contenders(state: State) -> tuple[Seat, ...]:
    """M2: who rolls for the first turn next: all, or those who share the highest number so far."""
    if not state.past.start_rolls:
        return tuple(range(state.agreed.seats))
    rolls = state.past.start_rolls[-1]
    highest = max(value for _, value in rolls)
    return tuple(seat for seat, value in rolls if value == highest)


def rolled_for_start(state: State, values: Sequence[int]) -> Step[State]:
    """M2: the highest begins; those who share it roll again among themselves."""
    rolls = tuple(zip(contenders(state), values, strict=True))
    past = state.past._replace(start_rolls=(*state.past.start_rolls, rolls))
    after = state._replace(past=past)
    highest = contenders(after)
    if len(highest) > 1:
        return Step(after, (StartRolled(rolls),))
    [starter] = highest
    begun = after._replace(turn=starter, phase=ROLLING if state.agreed.auto_roll else TO_ROLL)
    return Step(begun, (StartRolled(rolls), StarterFound(starter)))


def rolled(state: State, value: int) -> Step[State]:
    """The die has fallen: a choice is to be made, the only move is made, or none is possible (M6)."""
    agreed, _, seat, _, tries, pawns, _, trail, past = state
    owner = owner_moved_by(agreed, pawns, seat) if agreed.help_partner else seat
    attempts = attempts_of(agreed, pawns[owner]) if agreed.three_tries else 1
    events = _DIE_ROLLED[seat, value, tries + 1, attempts]
    if value == SIX:
        past = Past(_counting(past.tallies, seat, sixes=1), past.start_rolls, past.finished, past.by_vote)
    walls = walls_before(agreed, pawns, owner)
    choices = movable(pawns[owner], value, walls)
    if choices:
        state = State(agreed, MOVING, seat, Choice(value, owner, choices), tries, pawns, None, trail, past)
        return moved(state, choices[0], events) if len(choices) == 1 and agreed.auto_move else Step(state, events)
    # M6 and M9: after a 6 another roll is due, and it is not one of the three tries.
    tries = 0 if value == SIX else tries + 1
    again = value == SIX or tries < attempts
    nothing = NothingMoved(seat, owner, value, obstacles(pawns[owner], value, walls), again)
    if not again:
        seat, tries = next_seat(agreed, past.finished, seat), 0
    phase = ROLLING if agreed.auto_roll else TO_ROLL
    return Step(State(agreed, phase, seat, None, tries, pawns, None, trail, past), (*events, nothing))


def moved(state: State, pawn: int, before: tuple[Event, ...] = ()) -> Step[State]:
    """One of the pawns that may moves by the die; then the next roll is due, or the game is over."""
    agreed, _, seat, choice, _, pawns, _, trail, past = state
    assert choice is not None
    die, owner, choices = choice
    landing = land(agreed, pawns, owner, pawn, die)
    end, captured, wall = landing
    only = len(choices) == 1
    move = pawn_moved(seat, pawn_id(owner, pawn), pawns[owner][pawn], end, captured, wall, only)
    events: tuple[Event, ...] = (*before, move)
    trail = (*trail[1 - _TRAIL_KEPT :], move)
    claim = None
    if captured:
        past = past._replace(tallies=_with_captures(past.tallies, seat, captured))
    elif agreed.claims != OFF and not only:
        claim = _overlooked(state, choice, pawn)
    pawns = after_move(pawns, owner, pawn, landing)
    again = die == SIX
    if end >= FIRST_GOAL and min(pawns[owner]) >= FIRST_GOAL and owner not in past.finished:
        past = past._replace(finished=(*past.finished, owner))
        events = (*events, SeatFinished(owner, 0 if agreed.pairs else len(past.finished)))
        # M9: a 6 that brings the last pawn home grants no further roll.
        again = False
        if is_decided(agreed, past.finished):
            return over(State(agreed, Phase.OVER, seat, None, 0, pawns, None, trail, past), events)
    if not again:
        seat = next_seat(agreed, past.finished, seat)
    if claim is None:
        phase = ROLLING if agreed.auto_roll else TO_ROLL
        return Step(State(agreed, phase, seat, None, 0, pawns, None, trail, past), events)
    # Where the table rolls by itself, it waits as long as something may be claimed.
    claimable = State(agreed, TO_ROLL, seat, None, 0, pawns, claim, trail, past)
    events = (*events, CaptureOverlooked(*claim))
    if agreed.claims == AUTOMATIC:
        return claimed(claimable, None, _farthest(pawns, claim), events)
    return Step(claimable, events)


def claimed(state: State, claimant: Seat | None, pawn: PawnId, before: tuple[Event, ...] = ()) -> Step[State]:
    """P7: the pawn goes back to its base. Whose turn it is does not change."""
    own = moved_to(state.pawns[pawn.seat], pawn.pawn, BASE)
    after = state._replace(
        phase=ROLLING if state.agreed.auto_roll else TO_ROLL,
        pawns=(*state.pawns[: pawn.seat], own, *state.pawns[pawn.seat + 1 :]),
        claim=None,
        past=state.past._replace(tallies=_counting(state.past.tallies, pawn.seat, losses=1)),
    )
    return Step(after, (*before, CaptureClaimed(claimant, pawn)))


def over(state: State, before: tuple[Event, ...] = ()) -> Step[State]:
    """The end, by the rules or by a vote: the places are told."""
    decided = MatchDecided(places(state.agreed, state.past.finished, state.pawns), state.past.by_vote)
    return Step(state, (*before, decided))


def next_seat(agreed: Agreement, finished: Sequence[Seat], seat: Seat) -> Seat:
    """Clockwise; whoever has all pawns home is skipped, unless they help their partner (M12, P8)."""
    seats = agreed.seats
    following = (seat + 1) % seats
    while following in finished and (not agreed.help_partner or (following + 2) % seats in finished):
        following = (following + 1) % seats
    return following


def _overlooked(state: State, choice: Choice, pawn: int) -> Claim | None:
    """P7: the pawns that could have captured instead. Those on their base have nothing to lose."""
    agreed, pawns, (die, owner, choices) = state.agreed, state.pawns, choice
    could = tuple(
        pawn_id(owner, other)
        for other in choices
        if other != pawn and pawns[owner][other] != BASE and land(agreed, pawns, owner, other, die).captured
    )
    return Claim(state.turn, could) if could else None


def _farthest(pawns: Pawns, claim: Claim) -> PawnId:
    """What the table claims by itself: the loss that hurts most."""
    return max(claim.pawns, key=lambda found: pawns[found.seat][found.pawn])


def _with_captures(tallies: tuple[Tally, ...], seat: Seat, captured: Sequence[PawnId]) -> tuple[Tally, ...]:
    tallies = _counting(tallies, seat, captures=len(captured))
    for loser, _ in captured:
        tallies = _counting(tallies, loser, losses=1)
    return tallies


def _counting(
    tallies: tuple[Tally, ...], seat: Seat, *, captures: int = 0, losses: int = 0, sixes: int = 0
) -> tuple[Tally, ...]:
    had = tallies[seat]
    has = Tally(had.captures + captures, had.losses + losses, had.sixes + sixes)
    return (*tallies[:seat], has, *tallies[seat + 1 :])
