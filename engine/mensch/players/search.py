"""The chances of each seat to win after numbers of the die and moves, by what positions before a roll are worth."""

from collections.abc import Sequence
from functools import lru_cache

from engine.game import Seat
from engine.mensch.agreement import OFF, Agreement
from engine.mensch.board import SIX, PawnId, Pawns, target
from engine.mensch.claims import farthest, missed
from engine.mensch.moving import (
    attempts_of,
    fallen,
    is_finished,
    landed,
    movable,
    next_seat,
    owner_moved_by,
    rolls_again,
    sent_back,
    walls_before,
)
from engine.mensch.players.sights import CORNERS, Rules
from engine.mensch.players.values import chances_before_roll
from engine.mensch.view import MenschView, Phase, Window

Chances = Sequence[float]
"""By seat: that it is the next to be home, or that its pair wins."""

_KEPT = 16_384
"""The number of positions whose chances are kept, about: 4 MB."""


class Search:
    """Of positions under one agreement. All seats do what gives them the greatest chance."""

    def __init__(self, agreed: Agreement) -> None:
        self._agreed = agreed
        self._rules = Rules(agreed.pairs, agreed.three_tries, agreed.help_partner, agreed.claims != OFF)
        self._known: dict[tuple[Pawns, Seat], Chances] = {}

    def make_room(self) -> None:
        """Forgets the positions of earlier decisions, once they are many."""
        if len(self._known) > _KEPT:
            self._known.clear()

    def after_moves(self, pawns: Pawns, turn: Seat, die: int) -> dict[int, Chances]:
        """By pawn that may move with the number, the chances after that."""
        owner = owner_moved_by(self._agreed, pawns, turn)
        return {
            pawn: self._after(after, turn, owner, die) for pawn, after in moves(self._agreed, pawns, owner, die).items()
        }

    def with_number(self, pawns: Pawns, turn: Seat, die: int, tries: int) -> Chances:
        """The chances once the number is rolled, after that many tries in vain."""
        found = self.after_moves(pawns, turn, die)
        if found:
            return max(found.values(), key=lambda chances: chances[turn])
        if die == SIX:
            return self.before_roll(pawns, turn, 0)
        owner = owner_moved_by(self._agreed, pawns, turn)
        if tries + 1 < attempts_of(self._agreed, pawns[owner]):
            return self.before_roll(pawns, turn, tries + 1)
        return self.before_roll(pawns, next_seat(self._agreed, pawns, turn), 0)

    def before_roll(self, pawns: Pawns, turn: Seat, tries: int) -> Chances:
        """The chances with the seat to roll, after that many tries in vain."""
        if not tries and not self._tries_out(pawns, turn):
            return self._valued(pawns, turn)
        # Five numbers move alike; before a six is used walls fall (P4).
        numbers = [self.with_number(pawns, turn, die, tries) for die in range(1, SIX)]
        felled = sent_back(pawns, fallen(self._agreed, pawns, owner_moved_by(self._agreed, pawns, turn)))
        numbers.append(self.with_number(felled, turn, SIX, tries))
        return [sum(column) / SIX for column in zip(*numbers, strict=True)]

    def _tries_out(self, pawns: Pawns, turn: Seat) -> bool:
        """Tell whether tries for a six are looked at one by one, unless others have them, too.

        They are rare where partners do not bring them, so that values know little of them.
        """
        waiting = [seat for seat, own in enumerate(pawns) if attempts_of(self._agreed, own) > 1]
        return not self._agreed.pairs and waiting == [turn]

    def _after(self, pawns: Pawns, turn: Seat, owner: Seat, die: int) -> Chances:
        allies = self._agreed.allies(owner)
        if all(is_finished(pawns[ally]) for ally in allies):
            # It is known who is the next to be home, and chances tell nothing else.
            return [float(seat in allies) for seat in range(self._agreed.seats)]
        following = turn if rolls_again(die, pawns[owner]) else next_seat(self._agreed, pawns, turn)
        return self.before_roll(pawns, following, 0)

    def _valued(self, pawns: Pawns, turn: Seat) -> Chances:
        key = pawns, turn
        if key not in self._known:
            agreed = self._agreed
            places = [(corner - agreed.corners[turn]) % CORNERS for corner in agreed.corners]
            around = [b""] * CORNERS
            for place, own in zip(places, pawns, strict=True):
                # In pairs a seat that is home still rolls, for its partner (P8).
                if agreed.pairs or not is_finished(own):
                    around[place] = own
            found = chances_before_roll(around, self._rules)
            self._known[key] = [found[place] for place in places]
        return self._known[key]


def search_for(agreed: Agreement) -> Search:
    """One that may know much of the position already: of a match, each is met again in the next decision."""
    search = _search(agreed)
    search.make_room()
    return search


_search = lru_cache(maxsize=2)(Search)


def moves(agreed: Agreement, pawns: Pawns, owner: Seat, die: int) -> dict[int, Pawns]:
    """The pawns that may move, and what comes of it, opponents' claims included (P7)."""
    able = movable(pawns[owner], die, walls_before(agreed, pawns, owner))
    found = {}
    for pawn in able:
        after, captured = landed(agreed, pawns, PawnId(owner, pawn), target(pawns[owner][pawn], die))
        # Opponents are taken to see everything, so a missed capture costs the farthest of the pawns.
        if agreed.claims != OFF and not captured:
            window = Window(owner, PawnId(owner, pawn), die, pawns, able)
            if overlooked := missed(agreed, window):
                after = sent_back(after, [farthest(window, overlooked)])
        found[pawn] = after
    return found


def win_chances(view: MenschView) -> tuple[float, ...]:
    """By seat, or by pair, adding up to 1."""
    seats = range(2 if view.agreed.pairs else view.seats)
    # Values tell who is the next to be home; once somebody is, the match is won.
    if not view.agreed.pairs and view.finished:
        return tuple(float(seat == view.finished[0]) for seat in seats)
    chances = _chances(view)
    # In pairs two seats stand for the two sides.
    total = sum(chances[seat] for seat in seats)
    return tuple(chances[seat] / total for seat in seats)


def _chances(view: MenschView) -> Chances:
    """A capture that can be claimed counts as claimed (P7)."""
    search, pawns, tries = search_for(view.agreed), _without_missed(view), view.attempt - 1
    assert view.turn is not None
    if view.phase is Phase.MOVING:
        return search.with_number(pawns, view.turn, view.die, tries)
    return search.before_roll(pawns, view.turn, tries)


def _without_missed(view: MenschView) -> Pawns:
    pawns = tuple(bytes(own) for own in view.pawns)
    could = missed(view.agreed, view.window) if view.window is not None else ()
    if view.window is None or not could:
        return pawns
    return sent_back(pawns, [farthest(view.window, could)])
