"""Moves of pawns: which may move by a number, why the others may not, and what a landing does."""

from collections.abc import Iterable

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import (
    BASE,
    FIRST_GOAL,
    LAST_GOAL,
    LOOP,
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


def owner_moved_by(agreed: Agreement, pawns: Pawns, seat: Seat) -> Seat:
    """Owner of the pawns that the seat moves: itself, or its partner once all of its own are home (P8)."""
    if agreed.help_partner and is_finished(pawns[seat]):
        return (seat + 2) % agreed.seats
    return seat


def attempts_of(agreed: Agreement, own: bytes) -> int:
    """Number of rolls for the pawns' seat: three if all that are not home stand on the base (M11, P6)."""
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


def movable(own: bytes, die: int, walls: Walls) -> tuple[int, ...]:
    """Pawns, of those with the progresses ``own``, that may move by the number rolled, ascending."""
    free = _free(own, die, walls)
    forced = _forced(own, die, walls)
    return (forced,) if forced in free else free


def _free(own: bytes, die: int, walls: Walls) -> tuple[int, ...]:
    """Pawns that could move if nothing had to.

    Among walls own pawns may meet on the loop, and walls bar the way (P2, P3).
    """
    return tuple(
        pawn
        for pawn, start in enumerate(own)
        if (start or die == SIX)
        and (end := target(start, die)) <= LAST_GOAL
        and (end not in own or (walls is not None and end <= LOOP))
        and not (walls and _is_barred(start, end, walls))
        and own.find(start) == pawn
    )


def _forced(own: bytes, die: int, walls: Walls) -> int:
    """The pawn that must move if it can, as long as one stands on the base: M7 and M8. -1 if there is none.

    Among walls a 6 may be used freely (P2), and a wall on the start square stays (P5).
    """
    if BASE not in own or (walls is not None and (die == SIX or START in walls)):
        return -1
    if START in own:
        return own.find(START)
    return own.find(BASE) if die == SIX else -1


def force_on(own: bytes, pawn: int, die: int, walls: Walls) -> Force:
    """Why the pawn is the only one that may move by the number."""
    if len(_free(own, die, walls)) > 1:
        return Force.SIX_ENTERS if own[pawn] == BASE else Force.CLEARS_START
    return Force.COMPELLED if walls and own[pawn] in walls else Force.ONLY


def obstacles(own: bytes, die: int, walls: Walls, choices: tuple[int, ...]) -> tuple[Obstacle | None, ...]:
    """Obstacles that keep each pawn from moving; None for those that may, which are the ``choices``."""
    return tuple(None if pawn in choices else _obstacle(own, pawn, die, walls) for pawn in range(len(own)))


def obstacles_to_all(own: bytes, die: int, walls: Walls) -> tuple[Obstacle | None, ...]:
    """Obstacles that keep each pawn from moving where none may; None for those that are home for good."""
    settled = settled_from(own)
    return tuple(None if start >= settled else _obstacle(own, pawn, die, walls) for pawn, start in enumerate(own))


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
    """Opponents' pawns that stand where a pawn of the owner's ends a legal move: they are sent back (M5)."""
    captured: tuple[PawnId, ...] = ()
    if end <= LOOP:
        for opponent in agreed.opponents[owner]:
            captured += _pawns_at(opponent, pawns[opponent], agreed.seen_from[opponent][owner][end])
    return captured


def mates_at(agreed: Agreement, pawns: Pawns, owner: Seat, end: int) -> tuple[PawnId, ...]:
    """The pawns, the owner's or its partner's, with which one of the owner's forms a wall there (P3; for pairs)."""
    mates: tuple[PawnId, ...] = ()
    if end <= LOOP:
        for ally in sorted(agreed.allies(owner)):
            mates += _pawns_at(ally, pawns[ally], agreed.seen_from[ally][owner][end])
    return mates


def _pawns_at(seat: Seat, own: bytes, place: int) -> tuple[PawnId, ...]:
    return tuple(PawnId(seat, pawn) for pawn, progress in enumerate(own) if progress == place)


def fallen(agreed: Agreement, pawns: Pawns, owner: Seat) -> tuple[PawnId, ...]:
    """The masons on the start square that a 6 sends back if the owner has a pawn on its base (P4)."""
    if not agreed.pairs or BASE not in pawns[owner]:
        return ()
    there = captured_at(agreed, pawns, owner, START)
    return there if len(there) > 1 else ()


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
    """Tell whether all of a seat's pawns are home."""
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
    """Tell whether a wall stands on the way or on the target."""
    return any(start < wall <= end for wall in walls)
