"""Expectimax: all seats do what is best for themselves, dice and cards come as they are likely to.

Every state is judged at first sight by `Outlook`. What looks best to the seat that decides is followed further; a card
that is to be drawn in the state to be judged is tried with each of the cards that may be on top, later ones count as
the outlook says. Hard does what makes its chance to win the match greatest.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from operator import mul

from engine.game import Seat
from engine.wiedumir.actions import Action
from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card
from engine.wiedumir.players.features import Setting
from engine.wiedumir.players.outlook import Chances, WholeMatch, outlook_for
from engine.wiedumir.players.trying import choices, done, drawn, rolled
from engine.wiedumir.state import WieDuMirState, changed
from engine.wiedumir.view import SIDES, Phase, WieDuMirView
from engine.wiedumir.worlds import likely_state, unseen_cards

_FOLLOWED = 12
"""The number of ends that are followed further: those that look best."""

_EFFORT, _EFFORT_AMONG_MANY = 6_000, 600
"""For all of them together, see `Search.follow`: between two seats and among more.

Among many, what others will do is hardly to be known, and looking further won no more games. Less effort still follows
the last few pawns home.
"""

_AT_ONCE, _AT_ONCE_AMONG_MANY = 200, 100
"""Effort for the chances of one position: with more, they would contradict each other no less."""

INDIFFERENT = 0.1
"""Loss of chance to win from which on a seat never takes an end; the less it loses, the more often it does.

A seat with little left to win decides which of the others does. If it were certain to take its best end, their chances
would jump with each change of its estimate.
"""

_EQUAL = 1e-9
"""Values that differ by less are equal: sums of floats depend on the order of the seats."""

_NEARLY_OVER = 8
"""Squares that all pawns together have left, from which on each card is tried even at first sight."""

_DEEPEST = 6
"""Turns that are followed at most."""

_POSITIONS = 64
"""The number of those whose chances are kept: what is asked for as one sees it is soon asked for as another does."""

_KEPT = 8_192
"""Number of states in searches that are remembered."""

_NEVER_CERTAIN = 0.01
"""Share of a game that is taken to be ahead at least, where a card is still to be drawn."""


@lru_cache(maxsize=2)
def _looked_ahead(
    setting: Setting, match: WholeMatch | None, unseen: Sequence[Card]
) -> dict[tuple[WieDuMirState, int], Chances]:
    """Chances by state and turns ahead, kept because a search after the roll repeats states from before it."""
    return {}


class Search:
    """``unseen`` are the cards of which each is as likely to be drawn next."""

    def __init__(self, unseen: Sequence[Card], setting: Setting, match: WholeMatch | None) -> None:
        self._outlook = outlook_for(setting)
        self._unseen = unseen
        self._match = match
        self._known = _looked_ahead(setting, match, unseen)

    def make_room(self) -> None:
        """Forgets what earlier decisions have looked at, once that is much."""
        if len(self._known) > _KEPT:
            self._known.clear()

    # At first sight

    def glance(self, end: WieDuMirState) -> Chances:
        """The chances at the end, at first sight, or after the card that may decide the game."""
        if end.drawing is None or sum(GOAL - square for row in end.pawns for square in row) > _NEARLY_OVER:
            return self._sight(end)
        known = self._known.get((end, 0))
        if known is None:
            ends = [drawn(end, card) for card in self._unseen]
            found = [before_choice([self._sight(one) for one in after], end.drawing.seat) for after in ends]
            known = self._known[end, 0] = _mean(found)
        return known

    def _sight(self, end: WieDuMirState) -> Chances:
        if end.phase is Phase.OVER:
            # In a match of several games the chips count, not who is first.
            if self._match is not None:
                return self._match.after(end.chips)
            return [(seat in end.winners) / len(end.winners) for seat in range(end.seats)]
        if self._match is None:
            return self._outlook.chances(end)
        pawns = [square for row in end.pawns for square in row]
        way = 1 - sum(pawns) / (GOAL * len(pawns))
        return self._match.after(self._outlook.final_chips(end), max(way, _NEVER_CERTAIN))

    # Further

    def follow(self, end: WieDuMirState, effort: float) -> Chances:
        """The chances at the end, after the cards that may be drawn there and some turns.

        ``effort`` is about how many seats' prospects may be asked for.
        """
        if end.drawing is None:
            return self.before_roll(end, effort)
        depth = self._depth(end, effort / len(self._unseen))
        found = []
        for card in self._unseen:
            chances, after = self._best(drawn(end, card), end.drawing.seat)
            # A card that sends a pawn onto another question mark has a card to be drawn: there the search ends.
            found.append(chances if after.drawing is not None else self._after_turns(after, depth, chances))
        return _mean(found)

    def before_roll(self, state: WieDuMirState, effort: float) -> Chances:
        """Chances before a roll where no card is drawn."""
        return self._after_turns(state, self._depth(state, effort))

    def _after_turns(self, state: WieDuMirState, depth: int, glanced: Chances | None = None) -> Chances:
        """The chances before the next roll, after that many turns."""
        if depth == 0 or state.phase is Phase.OVER:
            return glanced or self.glance(state)
        known = self._known.get((state, depth))
        if known is not None:
            return known
        found = []
        for number in range(1, SIDES + 1):
            chances, after = self._best(rolled(state, number), state.turn)
            if depth > 1 and after.drawing is None:
                chances = self._after_turns(after, depth - 1, chances)
            found.append(chances)
        known = self._known[state, depth] = _mean(found)
        return known

    def _best(self, ends: Sequence[WieDuMirState], seat: Seat) -> tuple[Chances, WieDuMirState]:
        """Chances before the seat chooses among the ends, at first sight, and the end that looks best to it."""
        found = [self.glance(end) for end in ends]
        if len(ends) == 1:
            return found[0], ends[0]
        best = max(range(len(ends)), key=lambda number: found[number][seat])
        return before_choice(found, seat), ends[best]

    def _depth(self, state: WieDuMirState, effort: float) -> int:
        """Number of turns that can be followed: each has three rolls, each of which has some moves."""
        a_turn = SIDES * state.on_the_way * state.seats
        depth, needed = 0, 0.0
        while depth < _DEEPEST:
            needed += a_turn * SIDES**depth
            if needed > effort:
                break
            depth += 1
        return depth


def _mean(found: Sequence[Chances]) -> Chances:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def before_choice(found: Sequence[Chances], seat: Seat) -> Chances:
    """Chances before the seat chooses among ends of which these were ``found``: for itself, those of the best."""
    most = max(chances[seat] for chances in found)
    weights = [max(0.0, INDIFFERENT - most + chances[seat]) for chances in found]
    sums = [sum(map(mul, weights, column)) for column in zip(*found, strict=True)]
    others = sum(sums) - sums[seat]
    return [most if number == seat else (1 - most) * one / (others or 1.0) for number, one in enumerate(sums)]


def win_chances(view: WieDuMirView) -> tuple[float, ...]:
    """By seat, adding up to 1; a win that is shared counts for each sharer in equal parts."""
    # Who looks makes no difference but for what is seen.
    return _win_chances(replace(view, viewer=None))


@lru_cache(maxsize=_POSITIONS)
def _win_chances(view: WieDuMirView) -> tuple[float, ...]:
    assert view.to_act is not None
    state, seat = likely_state(view), view.to_act
    search = search_for(view, state)
    if view.phase is Phase.TO_ROLL:
        return tuple(search.before_roll(state, _effort_at_once(state)))
    if view.phase is Phase.DECIDING and view.question is None:
        assert view.drawn is not None
        # Those who may not know what the card asks (W15) suppose that it is drawn at a table with the likely chips.
        ends = drawn(changed(state, phase=Phase.RESHUFFLING, drawing=view.drawn.pawn, drawn=None), view.drawn.card)
    else:
        ends = [done(state, action) for action in choices(view)]
    # Each as far as if it were alone, so that the best is worth the same once it is chosen.
    found = [search.follow(ends[number], _effort_at_once(state)) for number in _promising(search, ends, seat)]
    return tuple(before_choice(found, seat))


def chances_after(view: WieDuMirView, action: Action) -> tuple[float, ...] | None:
    """Expectation of `win_chances` after a decision, over the cards that may be drawn; None where chips are secret."""
    if view.no_comparing or view.phase is Phase.TO_ROLL:
        return None
    state = likely_state(view)
    return tuple(search_for(view, state).follow(done(state, action), _effort_at_once(state)))


def search_for(view: WieDuMirView, state: WieDuMirState) -> Search:
    """Search for the seat that looks: over the cards that it has not seen, for the win of the whole match."""
    search = Search(unseen_cards(view), Setting.of(state), WholeMatch.of(view))
    search.make_room()
    return search


def _promising(search: Search, ends: Sequence[WieDuMirState], seat: Seat) -> list[int]:
    """The numbers of the ends that look good to the seat at first sight."""
    glanced = [(search.glance(end)[seat], number) for number, end in enumerate(ends)]
    glanced.sort(key=lambda one: (-one[0], one[1]))
    # Of ends that look alike all are followed, so that no seat is favoured; but where nearly all do, few are enough.
    least = glanced[min(len(glanced), _FOLLOWED) - 1][0] - _EQUAL
    return [number for value, number in glanced[: 2 * _FOLLOWED] if value >= least]


def _effort(state: WieDuMirState) -> int:
    return _EFFORT if state.seats == 2 else _EFFORT_AMONG_MANY


def _effort_at_once(state: WieDuMirState) -> int:
    return _AT_ONCE if state.seats == 2 else _AT_ONCE_AMONG_MANY


def best(search: Search, ends: Sequence[WieDuMirState], seat: Seat) -> list[int]:
    """The numbers of the ends that give the seat its greatest chance."""
    # Everything once at first sight, and only what looks good at length.
    numbers = _promising(search, ends, seat)
    effort = _effort(ends[0]) / len(numbers)
    rated = [(number, search.follow(ends[number], effort)) for number in numbers]
    most = max(chances[seat] for _, chances in rated)
    return [number for number, chances in rated if chances[seat] > most - _EQUAL]
