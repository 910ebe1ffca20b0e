"""Which pawns may move by a number, why the others may not, and what a landing does."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import (
    BASE,
    FIRST_GOAL,
    LAST_GOAL,
    LOOP,
    PAWNS,
    SIX,
    START,
    PawnId,
    Pawns,
    on_loop,
    settled_from,
    target,
    with_pawn,
)
from engine.mensch.events import Force, Obstacle

THREE_TRIES = 3

Walls = bytes | None
"""The walls on the loop as progresses of the pawns that are to move. None stands for the game without walls, where a 6
leaves no choice."""

_OFF_LOOP = bytes((BASE,))
_NO_PAWNS: tuple[PawnId, ...] = ()
_NO_OBSTACLES = (None,) * PAWNS
_ONLY, _COMPELLED, _CLEARS_START, _SIX_ENTERS = Force.ONLY, Force.COMPELLED, Force.CLEARS_START, Force.SIX_ENTERS


def owner_moved_by(agreed: Agreement, pawns: Pawns, seat: Seat) -> Seat:
    """Whose pawns the seat moves: its own, or its partner's once all of its own are home (P8)."""
    if agreed.help_partner and is_finished(pawns[seat]):
        return (seat + 2) % agreed.seats
    return seat


def attempts_of(agreed: Agreement, own: bytes) -> int:
    """How many rolls the pawns' seat has: three if all that are not home stand on the base (M11, P6)."""
    return THREE_TRIES if agreed.three_tries and BASE in own and not any(map(on_loop, own)) else 1


def walls_before(agreed: Agreement, pawns: Pawns, owner: Seat) -> Walls:
    """The walls that the owner's pawns must not pass, as progresses of theirs, ascending (P3)."""
    if not agreed.pairs:
        return None
    seen = [own.translate(table) for own, table in zip(pawns, agreed.seen_from[owner], strict=True)]
    places = b"".join(seen).replace(_OFF_LOOP, b"")
    if len(set(places)) == len(places):
        return b""
    return bytes(sorted({place for place in places if places.count(place) > 1}))


def movable(agreed: Agreement, own: bytes, die: int, walls: Walls) -> tuple[int, ...]:
    """Which of the pawns with the progresses ``own`` may move by the number rolled, ascending."""
    if walls is not None:
        return _movable_among_walls(own, die, walls)
    if BASE in own:
        if START in own:
            # M7, M8: the start square is cleared before anything else.
            if START + die not in own:
                return _ALONE[own.find(START)]
        elif die == SIX:
            return _ALONE[own.find(BASE)]
    pawns = []
    # A comprehension would take twice as long, as everything that a roll makes does.
    for pawn, start in enumerate(own):
        if start and (end := start + die) <= LAST_GOAL and end not in own:
            pawns.append(pawn)
    return tuple(pawns)


def _movable_among_walls(own: bytes, die: int, walls: bytes) -> tuple[int, ...]:
    """P2, P3: own pawns may meet on the loop, walls bar the way, and a 6 may be used freely."""
    pawns = _free_among_walls(own, die, walls)
    if (
        die != SIX
        and BASE in own
        and (on_start := own.find(START)) in pawns
        # P5: M7 is for a single pawn.
        and START not in walls
    ):
        return _ALONE[on_start]
    return pawns


def _free_among_walls(own: bytes, die: int, walls: bytes) -> tuple[int, ...]:
    """What could move if nothing had to."""
    return tuple(
        [
            pawn
            for pawn, start in enumerate(own)
            if (start or die == SIX)
            and (end := target(start, die)) <= LAST_GOAL
            and (end <= LOOP or end not in own)
            and not (walls and _is_barred(start, end, walls))
            and own.find(start) == pawn
        ]
    )


def force_on(own: bytes, pawn: int, die: int, walls: Walls) -> Force:
    """Why the pawn is the only one that may move by the number."""
    if walls is not None:
        return _force_among_walls(own, pawn, die, walls)
    start = own[pawn]
    if start > START or BASE not in own:
        return _ONLY
    for other in own:
        if other > START and (end := other + die) <= LAST_GOAL and end not in own:
            return _SIX_ENTERS if start == BASE else _CLEARS_START
    return _ONLY


def _force_among_walls(own: bytes, pawn: int, die: int, walls: bytes) -> Force:
    start = own[pawn]
    if start == START and BASE in own and die != SIX and START not in walls:
        return _CLEARS_START if len(_free_among_walls(own, die, walls)) > 1 else _ONLY
    return _COMPELLED if start in walls else _ONLY


def obstacles(own: bytes, die: int, walls: Walls, choices: tuple[int, ...]) -> tuple[Obstacle | None, ...]:
    """What keeps each pawn from moving; None for those that may, which are the ``choices``."""
    if len(choices) == len(own):
        return _NO_OBSTACLES
    return tuple([None if pawn in choices else _obstacle(own, pawn, die, walls) for pawn in range(len(own))])


def obstacles_to_all(own: bytes, die: int, walls: Walls) -> tuple[Obstacle | None, ...]:
    """What keeps each pawn from moving where none may; None for those that are home for good."""
    settled = settled_from(own)
    return tuple([None if start >= settled else _obstacle(own, pawn, die, walls) for pawn, start in enumerate(own)])


def _obstacle(own: bytes, pawn: int, die: int, walls: Walls) -> Obstacle:
    """Why a pawn that may not move is kept from it."""
    start = own[pawn]
    end = target(start, die)
    if start == BASE and die != SIX:
        return Obstacle.NEEDS_SIX
    if end > LAST_GOAL:
        return Obstacle.TOO_FAR
    if end in own and (walls is None or end > LOOP):
        return Obstacle.OWN_PAWN if start else Obstacle.START_TAKEN
    if walls and _is_barred(start, end, walls):
        return Obstacle.WALL
    if own.find(start) < pawn:
        return Obstacle.ALIKE
    return Obstacle.START_FIRST if START in own else Obstacle.BASE_FIRST


def captured_at(agreed: Agreement, pawns: Pawns, owner: Seat, end: int) -> tuple[PawnId, ...]:
    """Which opponents' pawns stand where a pawn of the owner's ends a legal move: they are sent back (M5)."""
    captured = _NO_PAWNS
    if end <= LOOP:
        for opponent in agreed.opponents[owner]:
            captured += _pawns_at(opponent, pawns[opponent], agreed.seen_from[opponent][owner][end])
    return captured


def mates_at(agreed: Agreement, pawns: Pawns, owner: Seat, end: int) -> tuple[PawnId, ...]:
    """The pawns, the owner's or its partner's, with which one of the owner's forms a wall there (P3; for pairs)."""
    mates = _NO_PAWNS
    if end <= LOOP:
        for ally in sorted(agreed.allies(owner)):
            mates += _pawns_at(ally, pawns[ally], agreed.seen_from[ally][owner][end])
    return mates


def _pawns_at(seat: Seat, own: bytes, place: int) -> tuple[PawnId, ...]:
    if place not in own:
        return _NO_PAWNS
    return tuple(PawnId(seat, pawn) for pawn, progress in enumerate(own) if progress == place)


def fallen(agreed: Agreement, pawns: Pawns, owner: Seat) -> tuple[PawnId, ...]:
    """The masons on the start square that a 6 sends back if the owner has a pawn on its base (P4)."""
    if not agreed.pairs or BASE not in pawns[owner]:
        return _NO_PAWNS
    there = captured_at(agreed, pawns, owner, START)
    return there if len(there) > 1 else _NO_PAWNS


def sent_back(pawns: Pawns, lost: Iterable[PawnId]) -> Pawns:
    """The pawns with some of them on their base again."""
    for seat, pawn in lost:
        pawns = with_pawn(pawns, seat, pawn, BASE)
    return pawns


def landed(agreed: Agreement, pawns: Pawns, pawn: PawnId, end: int) -> tuple[Pawns, tuple[PawnId, ...]]:
    """The pawns once one has made a legal move to that progress, and those that it captured (M5)."""
    captured = captured_at(agreed, pawns, pawn.seat, end)
    return sent_back(with_pawn(pawns, pawn.seat, pawn.pawn, end), captured), captured


def is_finished(own: bytes) -> bool:
    """Whether all of a seat's pawns are home."""
    return min(own) >= FIRST_GOAL


def rolls_again(die: int, own: bytes) -> bool:
    """M9: after a 6, unless it has brought the last of the owner's pawns home."""
    return die == SIX and not is_finished(own)


def next_seat(agreed: Agreement, pawns: Pawns, seat: Seat) -> Seat:
    """Clockwise; a seat with all pawns home is skipped, unless it helps its partner (M12, P8)."""
    for passed in range(1, agreed.seats):
        following = (seat + passed) % agreed.seats
        if not is_finished(pawns[owner_moved_by(agreed, pawns, following)]):
            return following
    return seat


def _is_barred(start: int, end: int, walls: bytes) -> bool:
    """Whether a wall stands on the way or on the target."""
    return any(start < wall <= end for wall in walls)


_ALONE = ((0,), (1,), (2,), (3,))
