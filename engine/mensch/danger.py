"""Chance that a pawn is captured before its seat's next turn, for people who ask."""

from math import prod

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, SIX, START, PawnId, Pawns, moved_to, on_loop, target
from engine.mensch.moving import (
    THREE_TRIES,
    Walls,
    attempts_of,
    fallen,
    movable,
    owner_moved_by,
    rolls_again,
    walls_before,
)
from engine.mensch.view import MenschView, Phase

_NUMBERS = range(1, SIX)
"""Numbers of the die beside the six."""

_START_SQUARE = bytes((START,))

_SIXES_FORESEEN = 12
"""A longer chain of sixes comes once in thirteen thousand million turns, and is taken for impossible."""


def capture_chances(view: MenschView, seat: Seat) -> tuple[tuple[PawnId, float], ...]:
    """For each pawn of the seat on the loop, the chance that it is captured before the seat's next turn.

    It is the chance if every opponent that rolls before plays its whole turn to capture that very pawn, as well as the
    rules let it: over all dice, with the choice that waits for it now, extra rolls (M9), three tries (M11, P6),
    compulsion (M6 to M8), walls (P3, P4) and help for a partner (P8). Each of them finds the position as it is now:
    whatever else is moved before its turn, by the partner too, is not foreseen, nor are claims (P7). So against one
    opponent nothing is left out. In the seat's own turn its pawns count as if the turn ended now.

    The numbers are exact to 1e-9. There are none before the start and after the end.
    """
    pawns = tuple(bytes(own) for own in view.pawns)
    if view.turn is None:
        return ()
    hunters = _rolling_before(view, seat)
    # Pawns of one wall are in the same danger.
    chances = {
        place: 1 - prod(1 - _hunted_by(view, pawns, hunter, seat, place) for hunter in hunters)
        for place in pawns[seat]
        if on_loop(place)
    }
    return tuple((PawnId(seat, pawn), chances[place]) for pawn, place in enumerate(pawns[seat]) if place in chances)


def hunting_chances(view: MenschView, seat: Seat) -> tuple[tuple[PawnId, float], ...]:
    """For each opposing pawn on the loop, the chance that the seat captures it in its next turn if it tries just that.

    Worked out like `capture_chances`; in the seat's own turn, it is that turn. Pawns out of its reach are left out.
    """
    pawns = tuple(bytes(own) for own in view.pawns)
    if view.turn is None:
        return ()
    chances = []
    for owner in view.agreed.opponents[seat]:
        # Pawns of one wall are in the same danger.
        known = {place: _hunted_by(view, pawns, seat, owner, place) for place in pawns[owner] if on_loop(place)}
        chances += [(PawnId(owner, pawn), known[place]) for pawn, place in enumerate(pawns[owner]) if known.get(place)]
    return tuple(chances)


def both_chances(
    view: MenschView, seat: Seat
) -> tuple[tuple[tuple[PawnId, float], ...], tuple[tuple[PawnId, float], ...]]:
    """`hunting_chances` and `capture_chances` of the seat."""
    return hunting_chances(view, seat), capture_chances(view, seat)


def _rolling_before(view: MenschView, seat: Seat) -> list[Seat]:
    """The seat's opponents that roll, or choose, before its next turn."""
    assert view.turn is not None
    first = seat + 1 if view.turn == seat else view.turn
    turns = ((first + passed) % view.seats for passed in range((seat - first) % view.seats))
    return [turn for turn in turns if turn in view.agreed.opponents[seat]]


def _hunted_by(view: MenschView, pawns: Pawns, hunter: Seat, seat: Seat, place: int) -> float:
    owner = owner_moved_by(view.agreed, pawns, hunter)
    hunt = Hunt(view.agreed, pawns, owner, view.agreed.seen_from[owner][seat][place])
    if hunter != view.turn:
        return hunt.turn(pawns[owner])
    if view.phase is Phase.MOVING:
        return hunt.move(pawns[owner], view.die, waiting=True) or 0.0
    return hunt.turn(pawns[owner], attempts_used=view.attempt - 1)


class Hunt:
    """One turn in which the owner's pawns do all they can to land at ``prey``, a progress of theirs.

    ``own`` are the owner's pawns in the course of the turn. Of the others only their walls matter, which stay.
    """

    def __init__(self, agreed: Agreement, pawns: Pawns, owner: Seat, prey: int) -> None:
        sides = [seat in agreed.allies(owner) for seat in range(agreed.seats)]
        self._agreed = agreed
        self._owner = owner
        self._allied = tuple(pawns[seat] if allied else b"" for seat, allied in enumerate(sides))
        opposed = tuple(b"" if allied else pawns[seat] for seat, allied in enumerate(sides))
        self._opposed_walls = walls_before(agreed, opposed, owner)
        self._prey = prey
        self._known: dict[bytes, float] = {}

    def turn(self, own: bytes, *, attempts_used: int = 0, sixes: int = 0) -> float:
        """The chance from the next roll to the end of the turn; ``sixes`` have been rolled in it so far."""
        if sixes + self._sixes_needed(own) > _SIXES_FORESEEN:
            return 0.0
        own = bytes(sorted(own))
        if attempts_used:
            return self._roll(own, attempts_used, sixes)
        if own not in self._known:
            self._known[own] = self._roll(own, attempts_used, sixes)
        return self._known[own]

    def move(self, own: bytes, die: int, *, sixes: int = 0, waiting: bool = False) -> float | None:
        """The chance with the best choice for the number rolled, None if no pawn can move.

        ``waiting``: the number was rolled already, so walls that fall to it have fallen (P4).
        """
        walls = self._walls(own, waiting=waiting)
        if die != SIX:
            return self._hits(own, die, walls)
        afters = [moved_to(own, pawn, target(own[pawn], SIX)) for pawn in movable(own, SIX, walls)]
        if not afters:
            return None
        if any(self._prey in after for after in afters):
            return 1.0
        best = 0.0
        for needed, after in sorted((self._sixes_needed(after), after) for after in afters):
            # Three tries for the first of these sixes make them at most three times as likely.
            at_most = THREE_TRIES / SIX**needed
            if at_most > best and rolls_again(SIX, after):
                best = max(best, self.turn(after, sixes=sixes + 1))
        return best

    def _roll(self, own: bytes, attempts_used: int, sixes: int) -> float:
        attempts = attempts_of(self._agreed, own)
        hits = stuck = 0
        if attempts > 1 or not self._sixes_needed(own):
            walls = self._walls(own)
            outcomes = [self._hits(own, die, walls) for die in _NUMBERS]
            hits, stuck = outcomes.count(1.0), outcomes.count(None)
        six = self.move(own, SIX, sixes=sixes)
        if six is None:
            # M6: nothing has changed, and it rolls again until another number comes.
            return hits / len(_NUMBERS)
        chance = 0.0
        for _ in range(attempts_used, attempts):
            chance = (hits + stuck * chance + six) / SIX
        return chance

    def _hits(self, own: bytes, die: int, walls: Walls) -> float | None:
        """Tell whether a number that ends the turn lets a pawn capture the prey; None if no pawn can move."""
        pawns = movable(own, die, walls)
        return float(any(target(own[pawn], die) == self._prey for pawn in pawns)) if pawns else None

    def _walls(self, own: bytes, *, waiting: bool = False) -> Walls:
        allied = (*self._allied[: self._owner], own, *self._allied[self._owner + 1 :])
        walls = walls_before(self._agreed, allied, self._owner)
        if walls is None or self._opposed_walls is None:
            return walls
        # On the start square it hinders nothing but setting in, and then it falls.
        return walls + (self._opposed_walls if waiting else self._opposed_walls.replace(_START_SQUARE, b""))

    def _sixes_needed(self, own: bytes) -> int:
        """Number of sixes that must come before the roll that captures, at least."""
        ways = [self._prey - progress for progress in own if BASE < progress < self._prey]
        entering = [SIX + self._prey - 1] if BASE in own else []
        return min(((way - 1) // SIX for way in (*ways, *entering)), default=_SIXES_FORESEEN + 1)


def hunters(agreed: Agreement, pawns: Pawns, pawn: PawnId) -> frozenset[PawnId]:
    """The opponents' pawns that could capture this one with some number on one die, or make its wall fall (P4)."""
    seat, place = pawn.seat, pawns[pawn.seat][pawn.pawn]
    found: set[PawnId] = set()
    if not on_loop(place):
        return frozenset()
    for opponent in agreed.opponents[seat]:
        owner = owner_moved_by(agreed, pawns, opponent)
        own, prey = pawns[owner], agreed.seen_from[owner][seat][place]
        walls = walls_before(agreed, pawns, owner)
        if pawn in fallen(agreed, pawns, owner):
            found.add(PawnId(owner, own.index(BASE)))
        for die in range(1, SIX + 1):
            able = movable(own, die, walls)
            found.update(PawnId(owner, each) for each in able if target(own[each], die) == prey)
    return frozenset(found)
