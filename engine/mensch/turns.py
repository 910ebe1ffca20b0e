"""Effects of a roll, a move and a claim on the state."""

from collections.abc import Sequence

from engine.game import Event, Seat, Step
from engine.game import places as ranked
from engine.mensch.agreement import AUTOMATIC, BY_PLAYERS, OFF, Agreement
from engine.mensch.board import FIRST_GOAL, SIX, PawnId, Pawns, target
from engine.mensch.claims import farthest, leaves_time, missed
from engine.mensch.events import (
    CaptureClaimed,
    CaptureOverlooked,
    DieRolled,
    MatchDecided,
    NothingMoved,
    Obstacle,
    PawnMoved,
    SeatFinished,
    StarterFound,
    StartRolled,
    Stuck,
    WallFell,
)
from engine.mensch.moving import (
    Walls,
    attempts_of,
    fallen,
    force_on,
    is_finished,
    landed,
    mates_at,
    movable,
    next_seat,
    obstacles_to_all,
    owner_moved_by,
    rolls_again,
    sent_back,
    walls_before,
)
from engine.mensch.state import Choice, MenschState, counted
from engine.mensch.view import Phase, Window

State = MenschState

ROLLING_FOR_START, TO_ROLL = Phase.ROLLING_FOR_START, Phase.TO_ROLL
ROLLING, MOVING, OVER = Phase.ROLLING, Phase.MOVING, Phase.OVER


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
    agreed, seat, pawns = state.agreed, state.turn, state.pawns
    owner = owner_moved_by(agreed, pawns, seat)
    events: tuple[Event, ...] = (DieRolled(seat, value, state.tries + 1, attempts_of(agreed, pawns[owner])),)
    if value == SIX:
        tallies = counted(state.tallies, seat, sixes=1)
        # P4: before the six is used, and whatever for.
        if masons := fallen(agreed, pawns, owner):
            for loser, _ in masons:
                tallies = counted(tallies, loser, losses=1)
            events += (WallFell(seat, owner, masons),)
        state = state._replace(pawns=sent_back(pawns, masons), tallies=tallies)
    return _use_number(state, value, events)


def _use_number(state: State, die: int, events: tuple[Event, ...]) -> Step[State]:
    """A choice is to be made with the number rolled, the only move is made, or none is possible (M6).

    ``events`` are what the roll has brought about so far.
    """
    agreed, pawns = state.agreed, state.pawns
    owner = owner_moved_by(agreed, pawns, state.turn)
    walls = walls_before(agreed, pawns, owner)
    choice = Choice(die, owner, movable(pawns[owner], die, walls))
    if not choice.pawns:
        return _nothing_moved(state, choice, walls, events)
    # As long as the former move may be objected to, the table does nothing by itself (P7).
    if len(choice.pawns) == 1 and agreed.auto_move and not leaves_time(state.window):
        return _carried_out(state, choice, choice.pawns[0], events)
    return Step(state._replace(phase=MOVING, choice=choice), events)


def _nothing_moved(state: State, choice: Choice, walls: Walls, events: tuple[Event, ...]) -> Step[State]:
    """M6 and M9: after a 6 another roll is due, and it is not one of the three tries (M11)."""
    agreed, seat, window = state.agreed, state.turn, state.window
    own, six, attempt = state.pawns[choice.owner], choice.die == SIX, state.tries + 1
    tries_left = 0 if six else max(0, attempts_of(agreed, own) - attempt)
    obstacles = obstacles_to_all(own, choice.die, walls)
    # A pawn that lacks nothing but a six is not blocked.
    waiting = all(obstacle is None or obstacle is Obstacle.NEEDS_SIX for obstacle in obstacles)
    reason = Stuck.NO_SIX if waiting else Stuck.BLOCKED
    events += (NothingMoved(seat, choice.owner, choice.die, attempt, tries_left, reason, obstacles),)
    tries = 0 if six or not tries_left else attempt
    turn = seat if six or tries_left else next_seat(agreed, state.pawns, seat)
    phase = ROLLING if agreed.auto_roll and not leaves_time(window) else TO_ROLL
    if phase is ROLLING and window is not None and window.seat != turn:
        window = None
    return Step(state._replace(phase=phase, turn=turn, choice=None, tries=tries, window=window), events)


def moved(state: State, pawn: int) -> Step[State]:
    """The seat has chosen one of the pawns that may move."""
    assert state.choice is not None
    return _carried_out(state, state.choice, pawn, ())


def _carried_out(state: State, choice: Choice, pawn: int, events: tuple[Event, ...]) -> Step[State]:
    """One of the pawns of the choice moves; then the next roll is due, or the game is over.

    ``events`` are those of the roll.
    """
    agreed, seat, before, tallies, past = state.agreed, state.turn, state.pawns, state.tallies, state.past
    die, owner = choice.die, choice.owner
    start = before[owner][pawn]
    end = target(start, die)
    force = None
    if len(choice.pawns) == 1:
        force = force_on(before[owner], pawn, die, walls_before(agreed, before, owner))
    mates = mates_at(agreed, before, owner, end) if agreed.pairs else ()
    pawns, captured = landed(agreed, before, PawnId(owner, pawn), end)
    events += (PawnMoved(seat, PawnId(owner, pawn), start, end, captured, mates, force),)
    window: Window | None = None
    overlooked: tuple[PawnId, ...] = ()
    if captured:
        tallies = counted(tallies, seat, captures=len(captured))
        for loser, _ in captured:
            tallies = counted(tallies, loser, losses=1)
    elif agreed.claims != OFF:
        window, overlooked = _objection_to(state, choice, pawn)
    if end >= FIRST_GOAL and is_finished(pawns[owner]):
        past = past._replace(finished=(*past.finished, owner))
        events += (SeatFinished(owner, 0 if agreed.pairs else len(past.finished)),)
        if is_decided(agreed, past.finished):
            return over(
                state._replace(choice=None, tries=0, pawns=pawns, window=None, tallies=tallies, past=past), events
            )
    if overlooked:
        events += (CaptureOverlooked(seat, overlooked if agreed.claims == AUTOMATIC else ()),)
    again = rolls_again(die, pawns[owner])
    turn = seat if again else next_seat(agreed, pawns, seat)
    # Where the table rolls by itself, it waits as long as something may be claimed.
    phase = ROLLING if agreed.auto_roll and not leaves_time(window) else TO_ROLL
    if phase is ROLLING and not again:
        window = None
    after = State(agreed, phase, turn, None, 0, pawns, window, tallies, past)
    if window is not None and agreed.claims == AUTOMATIC:
        return claimed(after, None, farthest(window, overlooked), events)
    return Step(after, events)


def _objection_to(state: State, choice: Choice, pawn: int) -> tuple[Window | None, tuple[PawnId, ...]]:
    """P7: the move that opponents may object to, and the pawns that could have captured, as far as the table asks.

    If players claim, nothing but their own eyes says whether there is ground, and the table does not ask. Otherwise a
    move that missed nothing cannot be objected to.
    """
    window = Window(state.turn, PawnId(choice.owner, pawn), choice.die, state.pawns, choice.pawns)
    if state.agreed.claims == BY_PLAYERS:
        return window, ()
    overlooked = missed(state.agreed, window)
    return (window if overlooked else None), overlooked


def claimed(state: State, claimant: Seat | None, pawn: PawnId, events: tuple[Event, ...] = ()) -> Step[State]:
    """P7: the pawn goes back to its base. A number already rolled is then played with the pawns as they stand.

    ``claimant`` is None where the table claims by itself, ``events`` are then those of the move.
    """
    events += (CaptureClaimed(claimant, pawn, state.pawns[pawn.seat][pawn.pawn]),)
    tallies = counted(state.tallies, pawn.seat, losses=1)
    after = state._replace(pawns=sent_back(state.pawns, [pawn]), tallies=tallies, window=None)
    if state.choice is None:
        return Step(after._replace(phase=ROLLING if state.agreed.auto_roll else TO_ROLL), events)
    return _use_number(after._replace(choice=None), state.choice.die, events)


def over(state: State, before: tuple[Event, ...] = ()) -> Step[State]:
    """The end, by the rules or by a vote, with the places."""
    state = state._replace(phase=OVER)
    decided = MatchDecided(places(state.agreed, state.past.finished, state.pawns), state.past.by_vote)
    return Step(state, (*before, decided))


def is_decided(agreed: Agreement, finished: Sequence[Seat]) -> bool:
    """Tell whether a pair has all eight pawns home (P9), or all seats but one their four (M12)."""
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
