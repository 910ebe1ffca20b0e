"""What a roll, a move and a claim make of the state."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, Seat, Step
from engine.mensch.agreement import AUTOMATIC, OFF, Agreement
from engine.mensch.board import BASE, CORNERS_OF_SEATS, FIRST_GOAL, SIX, PawnId
from engine.mensch.events import (
    CaptureClaimed,
    CaptureOverlooked,
    DieRolled,
    MatchDecided,
    PawnMoved,
    SeatFinished,
    StarterFound,
    StartRolled,
    nothing_moved,
    plain_move,
)
from engine.mensch.landing import (
    PAWN_IDS,
    THREE_TRIES,
    attempts_of,
    captured_at,
    forms_wall,
    owner_moved_by,
    walls_before,
    with_pawn,
)
from engine.mensch.moving import movable, obstacles, target
from engine.mensch.standing import is_decided, places
from engine.mensch.state import Choice, MenschState, Pawns, step
from engine.mensch.tally import Counts, with_capture, with_loss, with_six
from engine.mensch.view import Claim, Phase

State = MenschState

# A name of a module is found in half the time of a member of an enumeration, and these are asked for with every roll.
TO_ROLL, ROLLING, MOVING = Phase.TO_ROLL, Phase.ROLLING, Phase.MOVING

_DIE_ROLLED = [
    [
        [
            [(DieRolled(seat, value, tries + 1, attempts),) for value in range(SIX + 1)]
            for seat in range(max(CORNERS_OF_SEATS))
        ]
        for tries in range(attempts)
    ]
    for attempts in range(THREE_TRIES + 1)
]
"""Every roll that there is, made once: by attempts, former tries, seat and value."""

_TRAIL_KEPT = 7
"""So many moves besides the last are remembered; the view shows those of them that are not yet old."""


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
    agreed, _, seat, _, tries, pawns, _, trail, counts, past = state
    owner = owner_moved_by(agreed, pawns, seat) if agreed.help_partner else seat
    attempts = attempts_of(agreed, pawns[owner]) if agreed.three_tries else 1
    events = _DIE_ROLLED[attempts][tries][seat][value]
    if value == SIX:
        counts = with_six(counts, seat)
    walls = walls_before(agreed, pawns, owner) if agreed.pairs else None
    choices = movable(pawns[owner], value, walls)
    if choices:
        if len(choices) == 1 and agreed.auto_move:
            return _carried_out(state, counts, value, owner, choices, choices[0], events)
        choice = Choice(value, owner, choices)
        return step(agreed, MOVING, seat, choice, tries, pawns, None, trail, counts, past, events)
    # M6 and M9: after a 6 another roll is due, and it is not one of the three tries.
    tries = 0 if value == SIX else tries + 1
    again = value == SIX or tries < attempts
    nothing = nothing_moved(seat, owner, value, obstacles(pawns[owner], value, walls), again)
    if not again:
        seat, tries = next_seat(agreed, past.finished, seat), 0
    phase = ROLLING if agreed.auto_roll else TO_ROLL
    return step(agreed, phase, seat, None, tries, pawns, None, trail, counts, past, (*events, nothing))


def moved(state: State, pawn: int) -> Step[State]:
    """The seat has chosen one of the pawns that may move."""
    assert state.choice is not None
    return _carried_out(state, state.counts, *state.choice, pawn, ())


def _carried_out(
    state: State, counts: Counts, die: int, owner: Seat, choices: tuple[int, ...], pawn: int, events: tuple[Event, ...]
) -> Step[State]:
    """The pawn moves by the die; then the next roll is due, or the game is over."""
    agreed, _, seat, _, _, pawns, _, trail, _, past = state
    start = pawns[owner][pawn]
    end = target(start, die)
    captured = captured_at(agreed, pawns, owner, end)
    wall = agreed.pairs and forms_wall(agreed, pawns, owner, end)
    only = len(choices) == 1
    if captured or wall or seat != owner:
        move = PawnMoved(seat, PAWN_IDS[owner][pawn], start, end, captured, wall, only)
    else:
        move = plain_move(seat, pawn, start, end, only)
    events += (move,)
    trail = (*trail[-_TRAIL_KEPT:], move)
    claim = None
    if captured:
        counts = with_capture(counts, seat, captured)
    elif agreed.claims != OFF:
        claim = _overlooked(state, die, owner, choices, pawn)
    pawns = with_pawn(pawns, owner, pawn, end)
    for loser, lost in captured:
        pawns = with_pawn(pawns, loser, lost, BASE)
    again = die == SIX
    if end >= FIRST_GOAL and min(pawns[owner]) >= FIRST_GOAL and owner not in past.finished:
        past = past._replace(finished=(*past.finished, owner))
        events += (SeatFinished(owner, 0 if agreed.pairs else len(past.finished)),)
        # M9: a 6 that brings the last pawn home grants no further roll.
        again = False
        if is_decided(agreed, past.finished):
            return over(State(agreed, Phase.OVER, seat, None, 0, pawns, None, trail, counts, past), events)
    if not again:
        seat = next_seat(agreed, past.finished, seat)
    if claim is None:
        phase = ROLLING if agreed.auto_roll else TO_ROLL
        return step(agreed, phase, seat, None, 0, pawns, None, trail, counts, past, events)
    # Where the table rolls by itself, it waits as long as something may be claimed.
    claimable = State(agreed, TO_ROLL, seat, None, 0, pawns, claim, trail, counts, past)
    events += (CaptureOverlooked(*claim),)
    if agreed.claims == AUTOMATIC:
        return claimed(claimable, None, _farthest(pawns, claim), events)
    return Step(claimable, events)


def claimed(state: State, claimant: Seat | None, pawn: PawnId, events: tuple[Event, ...] = ()) -> Step[State]:
    """P7: the pawn goes back to its base. Whose turn it is does not change."""
    after = state._replace(
        phase=ROLLING if state.agreed.auto_roll else TO_ROLL,
        pawns=with_pawn(state.pawns, pawn.seat, pawn.pawn, BASE),
        claim=None,
        counts=with_loss(state.counts, pawn.seat),
    )
    return Step(after, (*events, CaptureClaimed(claimant, pawn)))


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


def _overlooked(state: State, die: int, owner: Seat, choices: tuple[int, ...], pawn: int) -> Claim | None:
    """P7: the pawns that could have captured instead. Those on their base have nothing to lose."""
    agreed, pawns = state.agreed, state.pawns
    could = tuple(
        PAWN_IDS[owner][other]
        for other in choices
        if other != pawn
        and (start := pawns[owner][other]) != BASE
        and captured_at(agreed, pawns, owner, target(start, die))
    )
    return Claim(state.turn, could) if could else None


def _farthest(pawns: Pawns, claim: Claim) -> PawnId:
    """What the table claims by itself: the loss that hurts most."""
    return max(claim.pawns, key=lambda found: pawns[found.seat][found.pawn])
