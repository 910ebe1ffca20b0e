"""What a position is worth to a seat, by a few things that count."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, FIRST_GOAL, LOOP, SIX, START, Pawns, is_home, on_loop
from engine.mensch.moving import THREE_TRIES, Walls, attempts_of, walls_before

_LATE = 24
"""From here on, nearing home counts more: less of the way is left for being captured."""

_HEAD_START = 8
"""What being off the base is worth, in squares, when seats are compared."""

_WON = 100.0


class Side(NamedTuple):
    """What counts in the pawns of a seat. The unit is a pawn that has come all the way round and is captured.

    ``base``: a pawn on its base; ``way``: a whole way round the loop; ``late``: its last part, from `_LATE` on;
    ``home``: a pawn at home; ``danger``: a pawn's way, by the chance that it is lost before the next turn.
    """

    base: float = 0
    way: float = 0
    late: float = 0
    home: float = 0
    danger: float = 0


class Weights(NamedTuple):
    """For one's own pawns and one's partner's; for the leading opponent's, or both opponents'; for the others'."""

    own: Side
    leader: Side
    others: Side = Side()


ALONE = Weights(
    own=Side(way=1, late=0.33, home=0.075, danger=-1),
    leader=Side(base=0.1, way=-0.27, late=-0.1, danger=0.4),
    others=Side(base=0.06, way=-0.08, late=-0.14, danger=0.17),
)
"""For Mensch ärgere Dich nicht."""

PAIRS = Weights(
    own=Side(way=0.4, late=0.1, home=0.05, danger=-1),
    leader=Side(way=-0.85, late=-0.3, danger=1),
)
"""For Einigkeit macht stark."""

# Where the weights come from: in 25,000 decisions, from games among normal computer players, every choice was played to
# the end a hundred times, and the choices' chances to win were fitted by least squares; then they were varied in games
# against normal players, and rounded. Only differences between the choices for one roll matter, so that ``way`` of
# one's own pawns is free where a 6 leaves no choice.


def worth(agreed: Agreement, pawns: Pawns, seat: Seat) -> float:
    """How good the position is for the seat, or its pair, before its next turn; `_WON` more once it has won."""
    weights = PAIRS if agreed.pairs else ALONE
    allies = agreed.allies(seat)
    total = _WON if all(min(pawns[ally]) >= FIRST_GOAL for ally in allies) else 0.0
    reaches = [reach_of(agreed, pawns, hunter) for hunter in range(agreed.seats)]
    for ally in allies:
        total += _of_seat(agreed, pawns, ally, weights.own, reaches)
    # A seat that is home cannot be hindered any more.
    opponents = [opponent for opponent in agreed.opponents[seat] if min(pawns[opponent]) < FIRST_GOAL]
    leader = max(opponents, key=lambda opponent: _advance(pawns[opponent]), default=None)
    for opponent in opponents:
        side = weights.leader if agreed.pairs or opponent == leader else weights.others
        total += _of_seat(agreed, pawns, opponent, side, reaches)
    return total


def _of_seat(agreed: Agreement, pawns: Pawns, seat: Seat, side: Side, reaches: list[tuple[float, ...]]) -> float:
    own = pawns[seat]
    total = side.base * own.count(BASE)
    for progress in own:
        way = progress / LOOP
        total += side.way * way
        if progress > _LATE:
            total += side.late * min(1, (progress - _LATE) / (LOOP - _LATE))
        if is_home(progress):
            total += side.home
        elif progress:
            safe = 1.0
            for hunter, seen in agreed.rivals[seat]:
                safe *= 1 - reaches[hunter][seen[progress]]
            total += side.danger * (1 - safe) * way
    return total


def _advance(own: bytes) -> int:
    return sum(progress + _HEAD_START for progress in own if progress != BASE)


def reach_of(agreed: Agreement, pawns: Pawns, hunter: Seat) -> tuple[float, ...]:
    """About how likely the seat's pawns get to each place on the loop in one turn, by its own progress.

    Each pawn is taken by itself. `engine.mensch.danger` knows the exact chances, but takes a hundred times as long.
    """
    own = pawns[hunter]
    return _reach(own, attempts_of(agreed, own), walls_before(agreed, pawns, hunter))


@lru_cache(maxsize=1 << 14)
def _reach(own: bytes, attempts: int, walls: Walls) -> tuple[float, ...]:
    chances = [0.0] * (LOOP + 1)
    for progress in set(own):
        if progress == BASE:
            entering = _ENTERING[attempts]
            chances[START] += entering
            _add(chances, START, walls, entering, SIX)
        elif on_loop(progress):
            _add(chances, progress, walls, 1, 3 * SIX)
    return tuple(min(1.0, chance) for chance in chances)


def _add(chances: list[float], start: int, walls: Walls, likely: float, ahead: int) -> None:
    for squares in range(1, ahead + 1):
        place = start + squares
        if place > LOOP or (walls and place in walls):
            return
        chances[place] += likely * _GOING[squares]


_GOING = [0.0, *(SIX ** -((squares + SIX - 1) // SIX) for squares in range(1, 3 * SIX + 1))]
"""The chance of a pawn that moves this many squares in a turn, with sixes and one number more: 1/6, 1/36, 1/216."""

_ENTERING = {attempts: 1 - (1 - 1 / SIX) ** attempts for attempts in (1, THREE_TRIES)}
