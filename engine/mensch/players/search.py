"""What numbers of the die and moves lead to, and how likely each seat is to win after them."""

from __future__ import annotations

from collections.abc import Container, Sequence

from engine.game import Seat
from engine.mensch.agreement import OFF, Agreement
from engine.mensch.board import BASE, FIRST_GOAL, PAWNS, SIX, Pawns, target, with_pawn
from engine.mensch.moving import attempts_of, captured_at, fallen, movable, owner_moved_by, walls_before
from engine.mensch.players.estimate import chance_of_pair, chances_alone
from engine.mensch.players.traits import CORNERS, Rules

Chances = Sequence[float]
"""By seat: that it is the next to be home, or that its pair wins."""

_NUMBERS = range(1, SIX + 1)


class Search:
    """Of positions of one match. All seats do what gives them the greatest chance, as far as is looked ahead.

    A depth is the number of rolls that are tried out, with the best reply to each number, before `estimate` judges.
    """

    def __init__(self, agreed: Agreement) -> None:
        self._agreed = agreed
        self._rules = Rules(agreed.pairs, agreed.three_tries, agreed.help_partner, agreed.claims != OFF)
        self._known: dict[tuple[Pawns, Seat, int], Chances] = {}

    def after_moves(
        self, pawns: Pawns, turn: Seat, die: int, depth: int, among: Container[int] = range(PAWNS)
    ) -> dict[int, Chances]:
        """By pawn that may move with the number, of those ``among`` them, the chances after that."""
        owner = owner_moved_by(self._agreed, pawns, turn)
        return {
            pawn: self._after(after, turn, owner, die, depth)
            for pawn, after in moves(self._agreed, pawns, owner, die).items()
            if pawn in among
        }

    def with_number(self, pawns: Pawns, turn: Seat, die: int, tries: int, depth: int) -> Chances:
        """The chances once the number is rolled, after that many tries in vain."""
        found = self.after_moves(pawns, turn, die, depth)
        if found:
            return max(found.values(), key=lambda chances: chances[turn])
        if die == SIX:
            return self.before_roll(pawns, turn, 0, depth)
        owner = owner_moved_by(self._agreed, pawns, turn)
        if tries + 1 < attempts_of(self._agreed, pawns[owner]):
            return self.before_roll(pawns, turn, tries + 1, depth)
        return self.before_roll(pawns, self._next(pawns, turn), 0, depth)

    def before_roll(self, pawns: Pawns, turn: Seat, tries: int, depth: int) -> Chances:
        """The chances with the seat to roll, after that many tries in vain."""
        if not depth and not tries:
            return self._estimated(pawns, turn)
        key = pawns, turn, 4 * depth + tries
        if key not in self._known:
            # What a try in vain leads to is looked at no deeper than the try.
            further = max(0, depth - 1)
            numbers = [self.with_number(self._felled(pawns, turn, die), turn, die, tries, further) for die in _NUMBERS]
            self._known[key] = [sum(column) / SIX for column in zip(*numbers, strict=True)]
        return self._known[key]

    def _after(self, pawns: Pawns, turn: Seat, owner: Seat, die: int, depth: int) -> Chances:
        home = min(pawns[owner]) >= FIRST_GOAL
        if home and all(min(pawns[ally]) >= FIRST_GOAL for ally in self._agreed.allies(owner)):
            allies = self._agreed.allies(owner)
            return [float(seat in allies) for seat in range(self._agreed.seats)]
        # M9: a six that brings the last pawn home grants no further roll.
        return self.before_roll(pawns, turn if die == SIX and not home else self._next(pawns, turn), 0, depth)

    def _felled(self, pawns: Pawns, turn: Seat, die: int) -> Pawns:
        if die == SIX and self._agreed.pairs:
            for mason in fallen(self._agreed, pawns, owner_moved_by(self._agreed, pawns, turn)):
                pawns = with_pawn(pawns, *mason, BASE)
        return pawns

    def _next(self, pawns: Pawns, turn: Seat) -> Seat:
        """Clockwise; a seat with all pawns home is skipped, unless it helps its partner (M12, P8)."""
        agreed = self._agreed
        for passed in range(1, agreed.seats):
            seat = (turn + passed) % agreed.seats
            if min(pawns[owner_moved_by(agreed, pawns, seat)]) < FIRST_GOAL:
                return seat
        return turn

    def _estimated(self, pawns: Pawns, turn: Seat) -> Chances:
        key = pawns, turn, 0
        if key not in self._known:
            agreed = self._agreed
            corners = agreed.corners
            places = [(corner - corners[turn]) % CORNERS for corner in corners]
            around = [b""] * CORNERS
            for place, own in zip(places, pawns, strict=True):
                if agreed.pairs or min(own) < FIRST_GOAL:
                    around[place] = own
            if agreed.pairs:
                chance = chance_of_pair(around, self._rules)
                self._known[key] = [1 - chance if place % 2 else chance for place in places]
            else:
                found = chances_alone(around, self._rules)
                self._known[key] = [found[place] for place in places]
        return self._known[key]


def moves(agreed: Agreement, pawns: Pawns, owner: Seat, die: int) -> dict[int, Pawns]:
    """The pawns that may move, and what comes of it, opponents' claims included (P7)."""
    own = pawns[owner]
    walls = walls_before(agreed, pawns, owner)
    ends = {pawn: target(own[pawn], die) for pawn in movable(agreed, own, die, walls)}
    captures = {pawn: captured_at(agreed, pawns, owner, end) for pawn, end in ends.items()}
    found = {}
    for pawn, end in ends.items():
        after = with_pawn(pawns, owner, pawn, end)
        for captured in captures[pawn]:
            after = with_pawn(after, *captured, BASE)
        if agreed.claims != OFF and not captures[pawn]:
            overlooked = [other for other in ends if captures[other] and own[other] != BASE]
            if overlooked:
                after = with_pawn(after, owner, max(overlooked, key=own.__getitem__), BASE)
        found[pawn] = after
    return found
