"""What a roll, a move and a claim make of the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.game import Event, Seat, Step
from engine.game import places as ranked
from engine.mensch.agreement import AUTOMATIC, BY_PLAYERS, OFF, Agreement
from engine.mensch.board import (
    BASE,
    CORNERS_OF_SEATS,
    FIRST_GOAL,
    PAWN_IDS,
    SIX,
    START,
    PawnId,
    Pawns,
    target,
    with_pawn,
)
from engine.mensch.claims import farthest, leaves_time, missed
from engine.mensch.events import (
    CaptureClaimed,
    CaptureOverlooked,
    DieRolled,
    Force,
    MatchDecided,
    NothingMoved,
    Obstacle,
    SeatFinished,
    StarterFound,
    StartRolled,
    Stuck,
    WallFell,
    chosen_move,
    only_move,
    pawn_moved,
)
from engine.mensch.moving import (
    THREE_TRIES,
    Walls,
    attempts_of,
    captured_at,
    fallen,
    force_on,
    mates_at,
    movable,
    obstacles_to_all,
    owner_moved_by,
    walls_before,
)
from engine.mensch.state import Choice, MenschState, step, with_capture, with_loss, with_six
from engine.mensch.view import Phase, Window

State = MenschState

# A name of a module is found in half the time of a member of an enumeration, and these are asked for with every roll.
ROLLING_FOR_START, TO_ROLL = Phase.ROLLING_FOR_START, Phase.TO_ROLL
ROLLING, MOVING, OVER = Phase.ROLLING, Phase.MOVING, Phase.OVER
_ONLY = Force.ONLY

_NO_PAWNS: tuple[PawnId, ...] = ()

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

_make = tuple.__new__


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
    """The die has fallen."""
    agreed, _, seat, _, tries, pawns, window, tallies, past = state
    owner = owner_moved_by(agreed, pawns, seat) if agreed.help_partner else seat
    attempts = attempts_of(agreed, pawns[owner]) if agreed.three_tries else 1
    events: tuple[Event, ...] = _DIE_ROLLED[attempts][tries][seat][value]
    walls = walls_before(agreed, pawns, owner) if agreed.pairs else None
    if value == SIX:
        tallies = with_six(tallies, seat)
        if walls and START in walls and (masons := fallen(agreed, pawns, owner)):
            # P4: before the six is used, and whatever for.
            for loser, mason in masons:
                pawns, tallies = with_pawn(pawns, loser, mason, BASE), with_loss(tallies, loser)
            walls = walls_before(agreed, pawns, owner)
            events += (WallFell(seat, owner, masons),)
        state = _make(State, (agreed, ROLLING, seat, None, tries, pawns, window, tallies, past))
    return _use_number(state, value, owner, attempts, walls, events)


def _use_number(
    state: State, die: int, owner: Seat, attempts: int, walls: Walls, events: tuple[Event, ...]
) -> Step[State]:
    """A choice is to be made with the number rolled, the only move is made, or none is possible (M6).

    ``attempts`` are the rolls that the turn grants at most, ``events`` what the roll has brought about so far.
    """
    agreed, _, seat, _, tries, pawns, window, tallies, past = state
    own = pawns[owner]
    if pawns_to_move := movable(agreed, own, die, walls):
        choice = _make(Choice, (die, owner, pawns_to_move))
        # As long as the former move may be objected to, the table does nothing by itself (P7).
        if len(pawns_to_move) == 1 and agreed.auto_move and not leaves_time(window):
            [only] = pawns_to_move
            return _carried_out(state, choice, only, force_on(agreed, own, only, die, walls), events)
        return step(agreed, MOVING, seat, choice, tries, pawns, window, tallies, past, events)
    # M6 and M9: after a 6 another roll is due, and it is not one of the three tries.
    attempt = tries + 1
    tries = 0 if die == SIX else attempt
    tries_left = 0 if die == SIX else max(0, attempts - attempt)
    events += (_nothing_moved(seat, owner, die, attempt, tries_left, own, walls),)
    if die != SIX and not tries_left:
        seat, tries = next_seat(agreed, past.finished, seat), 0
    phase = ROLLING if agreed.auto_roll and not leaves_time(window) else TO_ROLL
    if phase is ROLLING and window is not None and window.seat != seat:
        window = None
    return step(agreed, phase, seat, None, tries, pawns, window, tallies, past, events)


@lru_cache(maxsize=1 << 12)
def _nothing_moved(
    seat: Seat, owner: Seat, die: int, attempt: int, tries_left: int, own: bytes, walls: Walls
) -> NothingMoved:
    obstacles = obstacles_to_all(own, die, walls)
    waiting = all(obstacle is None or obstacle is Obstacle.NEEDS_SIX for obstacle in obstacles)
    reason = Stuck.NO_SIX if waiting else Stuck.BLOCKED
    return NothingMoved(seat, owner, die, attempt, tries_left, reason, obstacles)


def moved(state: State, pawn: int) -> Step[State]:
    """The seat has chosen one of the pawns that may move."""
    agreed, pawns, choice = state.agreed, state.pawns, state.choice
    assert choice is not None
    force = None
    if len(choice.pawns) == 1:
        die, owner, _ = choice
        force = force_on(agreed, pawns[owner], pawn, die, walls_before(agreed, pawns, owner))
    return _carried_out(state, choice, pawn, force, ())


def _carried_out(
    state: State, choice: Choice, pawn: int, force: Force | None, events: tuple[Event, ...]
) -> Step[State]:
    """One of the pawns of the choice moves; then the next roll is due, or the game is over.

    ``force`` is why it was the only one, None if it was not. ``events`` are those of the roll.
    """
    agreed, _, seat, _, _, pawns, _, tallies, past = state
    die, owner, _ = choice
    start = pawns[owner][pawn]
    end = target(start, die)
    captured = captured_at(agreed, pawns, owner, end)
    mates = mates_at(agreed, pawns, owner, end) if agreed.pairs else ()
    if captured or mates or seat != owner or (force is not None and force is not _ONLY):
        events += pawn_moved(seat, PAWN_IDS[owner][pawn], start, end, captured, mates, force)
    else:
        events += chosen_move(seat, pawn, start, end) if force is None else only_move(seat, pawn, start, end)
    window, overlooked = None, _NO_PAWNS
    if captured:
        tallies = with_capture(tallies, seat, captured)
    elif agreed.claims != OFF:
        window, overlooked = _objection_to(state, choice, pawn)
    pawns = with_pawn(pawns, owner, pawn, end)
    for loser, lost in captured:
        pawns = with_pawn(pawns, loser, lost, BASE)
    again = die == SIX
    if end >= FIRST_GOAL and min(pawns[owner]) >= FIRST_GOAL:
        past = past._replace(finished=(*past.finished, owner))
        events += (SeatFinished(owner, 0 if agreed.pairs else len(past.finished)),)
        # M9: a 6 that brings the last pawn home grants no further roll.
        again = False
        if is_decided(agreed, past.finished):
            return over(State(agreed, OVER, seat, None, 0, pawns, None, tallies, past), events)
    if overlooked:
        named = agreed.claims == AUTOMATIC or agreed.rulings.players_are_shown_misses
        events += (CaptureOverlooked(seat, overlooked if named else ()),)
    if not again:
        seat = next_seat(agreed, past.finished, seat)
    # Where the table rolls by itself, it waits as long as something may be claimed.
    phase = ROLLING if agreed.auto_roll and (window is None or not leaves_time(window)) else TO_ROLL
    if phase is ROLLING and not again:
        window = None
    after = step(agreed, phase, seat, None, 0, pawns, window, tallies, past, events)
    if window is not None and agreed.claims == AUTOMATIC:
        return claimed(after.state, None, farthest(window, overlooked), events)
    return after


def _objection_to(state: State, choice: Choice, pawn: int) -> tuple[Window | None, tuple[PawnId, ...]]:
    """P7: the move that opponents may object to, and the pawns that could have captured, as far as the table asks.

    If players claim, nothing but their own eyes says whether there is ground, and the table does not ask. Otherwise a
    move that missed nothing cannot be objected to.
    """
    agreed, pawns = state.agreed, state.pawns
    die, owner, could_move = choice
    window = _make(Window, (state.turn, PAWN_IDS[owner][pawn], die, pawns, could_move))
    if agreed.claims == BY_PLAYERS:
        return window, _NO_PAWNS
    overlooked = missed(agreed, window)
    return (window if overlooked else None), overlooked


def claimed(state: State, claimant: Seat | None, pawn: PawnId, events: tuple[Event, ...] = ()) -> Step[State]:
    """P7: the pawn goes back to its base. A number already rolled is then played with the pawns as they stand.

    ``claimant`` is None where the table claims by itself, ``events`` are then those of the move.
    """
    agreed, choice = state.agreed, state.choice
    events += (CaptureClaimed(claimant, pawn, state.pawns[pawn.seat][pawn.pawn]),)
    pawns = with_pawn(state.pawns, pawn.seat, pawn.pawn, BASE)
    after = state._replace(pawns=pawns, tallies=with_loss(state.tallies, pawn.seat), window=None)
    if choice is None:
        return Step(after._replace(phase=ROLLING if agreed.auto_roll else TO_ROLL), events)
    die, owner, _ = choice
    attempts, walls = attempts_of(agreed, pawns[owner]), walls_before(agreed, pawns, owner)
    return _use_number(after, die, owner, attempts, walls, events)


def over(state: State, before: tuple[Event, ...] = ()) -> Step[State]:
    """The end, by the rules or by a vote, with the places."""
    decided = MatchDecided(places(state.agreed, state.past.finished, state.pawns), state.past.by_vote)
    return Step(state, (*before, decided))


def next_seat(agreed: Agreement, finished: Sequence[Seat], seat: Seat) -> Seat:
    """Clockwise; a seat with all pawns home is skipped, unless it helps its partner (M12, P8)."""
    seats = agreed.seats
    following = (seat + 1) % seats
    while following in finished and (not agreed.help_partner or (following + 2) % seats in finished):
        following = (following + 1) % seats
    return following


def is_decided(agreed: Agreement, finished: Sequence[Seat]) -> bool:
    """Whether a pair has all eight pawns home (P9), or all seats but one their four (M12)."""
    if agreed.pairs:
        return {0, 2} <= set(finished) or {1, 3} <= set(finished)
    return len(finished) >= agreed.seats - 1


def places(agreed: Agreement, finished: Sequence[Seat], pawns: Pawns) -> tuple[int, ...]:
    """In the order of finishing; those that have not finished by how far their pawns have come in all.

    Equal seats share a place, partners always; pairs have the places 1 and 2.
    """
    if agreed.pairs:
        return ranked([sum(sum(pawns[ally]) for ally in agreed.allies(seat)) for seat in (0, 1)]) * 2
    early = {seat: agreed.seats - order for order, seat in enumerate(finished)}
    return ranked([(early.get(seat, 0), sum(pawns[seat])) for seat in range(agreed.seats)])
