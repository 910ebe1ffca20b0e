"""Positions of Käseschieben as text: row 8 on top, ``s m l`` are cheeses, ``A B C D`` the mice of seats 0 to 3."""

from collections.abc import Sequence
from textwrap import dedent

from engine.game import Event, Seat
from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.board import Cheese, Direction, Size, Square, starting_cheeses
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import Phase

_SIZES = {"s": Size.SMALL, "m": Size.MEDIUM, "l": Size.LARGE}
_LETTERS = {size: letter for letter, size in _SIZES.items()}


def cheese(number: int) -> Cheese:
    """The cheese with that id."""
    return next(cheese for cheese in starting_cheeses().values() if cheese.id == number)


def position(
    drawing: str,
    *,
    turn: Seat = 0,
    faces: tuple[int | None, ...] = (3,),
    phase: Phase = Phase.MOVING,
    piles: Sequence[Sequence[int]] = (),
    worms: Sequence[int] = (),
    rounds: int = 1,
    closed_lids: bool = False,
) -> KaeseschiebenState:
    """``piles`` are ids of cheeses. The cheeses on the board take the lowest free ids of their sizes."""
    spare = {size: [c for c in starting_cheeses().values() if c.size is size] for size in Size}
    owned = [tuple(cheese(number) for number in pile) for pile in piles]
    for pile in owned:
        for one in pile:
            spare[one.size].remove(one)
    mice: dict[str, Square] = {}
    cheeses: dict[Square, Cheese] = {}
    for row, line in enumerate(dedent(drawing).strip().splitlines()):
        for column, mark in enumerate(line.split()):
            square = Square(column, 7 - row)
            if mark in _SIZES:
                cheeses[square] = spare[_SIZES[mark]].pop(0)
            elif mark != ".":
                mice[mark] = square
    return KaeseschiebenState(
        seats=len(mice),
        rounds=rounds,
        closed_lids=closed_lids,
        round=1,
        phase=phase,
        worms=frozenset(worms),
        turn=turn,
        faces=faces,
        mice=tuple(mice[letter] for letter in sorted(mice)),
        cheeses=cheeses,
        piles=(*owned, *((),) * (len(mice) - len(owned))),
        unowned=(),
        results=(),
    )


def placed(pieces: str) -> str:
    """A drawing of a board with few pieces, such as "A e1, B d8, s c5"."""
    marks = {square: mark for mark, square in (piece.split() for piece in pieces.split(", "))}
    rows = (" ".join(marks.get(Square(column, row).name, ".") for column in range(8)) for row in reversed(range(8)))
    return "\n".join(rows)


def drawing(state: KaeseschiebenState) -> str:
    marks = {square: _LETTERS[one.size] for square, one in state.cheeses.items()}
    marks.update({square: "ABCD"[seat] for seat, square in enumerate(state.mice)})
    return placed(", ".join(f"{mark} {square.name}" for square, mark in marks.items()))


def drawn(text: str) -> str:
    """A drawing as `drawing` would write it."""
    return dedent(text).strip()


def path(letters: str) -> MoveMouse:
    return MoveMouse(tuple(Direction(letter) for letter in letters))


def walked(state: KaeseschiebenState, letters: str) -> tuple[KaeseschiebenState, tuple[Event, ...]]:
    step = KAESESCHIEBEN.apply(state, state.turn, path(letters))
    return step.state, step.events
