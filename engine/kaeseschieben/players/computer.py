"""The computer players, and where they would go in a person's place.

All of them know what their own seat may know, and nothing else.

- Easy sees what is in front of it: cheeses that it can push over its own edge now, or else nearer to it.
- Normal compares the positions that its roll can lead to, by how likely each lets it win (`estimate`).
- Hard also asks what the next seat would make of the best of them, with each roll (`search`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import EASY, HARD, NORMAL
from engine.kaeseschieben.actions import Action, DeclineBonus, MoveMouse, RollDie, TakeCheese
from engine.kaeseschieben.board import EDGES_OF_SEATS, SIDE, Edge
from engine.kaeseschieben.players.distances import FARTHEST, NO_APPROACH, approach, seen_from
from engine.kaeseschieben.players.holdings import (
    SIZES,
    Pile,
    after_round,
    bonuses,
    holdings,
    in_match,
    most_likely_to_win,
    sizes_of,
)
from engine.kaeseschieben.players.search import End, Search
from engine.kaeseschieben.steps import Place, cheeses_on, lay_out, place_of
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Path, Walk, completed, fallen_over, reach
from engine.picking import Pick, one_of, one_of_best

LEVELS = (EASY, NORMAL, HARD)

MOST_ENDS = 8
"""Number of the best-looking ends that are searched one reply further."""

FEW, PATIENCE = 4, 8
"""With no more cheeses than that left, it pays to wait for the others to push first (K11, K15). One move of this many
pushes one over an edge all the same, if it can, so that a game among computers comes to its end."""

_DIGITS = 9
"""Digits to which values must agree to be equal: sums of floats depend on the order of the cheeses."""


def choose(view: KaeseschiebenView, level: str, pick: Pick) -> Action:
    """The action for the seat whose turn it is, which must be the view's own. ``pick`` decides among equals."""
    match view.phase:
        case Phase.TO_ROLL:
            return RollDie()
        case Phase.MOVING:
            if level == EASY:
                return MoveMouse(_beginners_path(view, pick))
            rated = rated_ends(view, level)
            if len(view.cheeses) <= FEW and pick(PATIENCE) == 0:
                rated = [one for one in rated if one[1].falls] or rated
            best = _worth(*rated[0])
            return MoveMouse(one_of([end for value, end in rated if _worth(value, end) == best], pick).path)
    return _best_bonus(view, pick)


def rated_ends(view: KaeseschiebenView, level: str) -> list[tuple[float, End]]:
    """The ends of the roll's walks with the mover's chance to win the match, the best first.

    Hard looks further than the ends themselves, at those that look best; the others are left out.
    """
    assert view.turn is not None
    seat = view.turn
    search = Search(view, seat)
    rated = _best_first([(end.chances[seat], end) for end in search.ends(view.steps)])
    if level == HARD and len(rated) > 1:
        # Of ends that are alike all are searched, so that no direction is favoured; but where nearly all of them are,
        # nothing is left to be decided.
        least = _worth(*rated[min(len(rated), MOST_ENDS) - 1])
        searched = [end for value, end in rated[: 2 * MOST_ENDS] if _worth(value, end) >= least]
        rated = _best_first([(search.after_reply(end)[seat], end) for end in searched])
    return rated


def _beginners_path(view: KaeseschiebenView, pick: Pick) -> Path:
    """First the most points over its own edge, then cheeses nearer to it, then a place to push from; any of equals."""
    assert view.turn is not None
    edge = EDGES_OF_SEATS[view.seats][view.turn]
    grid = lay_out(view.cheeses, view.other_mice)
    layers = reach(grid, place_of(view.mice[view.turn]), view.steps)
    rated: list[tuple[tuple[int, int, int], Path]] = []
    for (after, falls), places in layers[view.steps].items():
        fell = sizes_of(fallen_over(falls, edge))
        points = sum(count * size.points for count, size in zip(fell, SIZES, strict=True))  # It never thinks of worms.
        cheeses = [place for place, _ in cheeses_on(after)]
        away = sum(seen_from(edge, place) // SIDE for place in cheeses)
        rated += [((points, -away, -_steps_to_push(edge, cheeses, place)), path) for place, path in places.items()]
    return one_of_best(rated, lambda one: one[0], pick)[1]


def _steps_to_push(edge: Edge, cheeses: list[Place], mouse: Place) -> int:
    """To the nearest place from which a cheese is pushed towards the edge."""
    cells = [approach(edge, cheese, mouse) for cheese in cheeses]
    return min((cell % (FARTHEST + 1) for cell in cells if cell != NO_APPROACH), default=0)


def _best_first(rated: list[tuple[float, End]]) -> list[tuple[float, End]]:
    return sorted(rated, key=lambda one: _worth(*one), reverse=True)


def _worth(chance: float, end: End) -> tuple[float, float, float]:
    """First the chance to win. Where the match is decided points are played for, those that are sure first, so that
    no seat holds cheeses back and the match ends."""
    return round(chance, _DIGITS), round(end.taken, _DIGITS), round(end.promised, _DIGITS)


def _best_bonus(view: KaeseschiebenView, pick: Pick) -> Action:
    """K11: what gives the best chance to win; of equals the cheese that promises most, then one of the strongest's."""
    assert view.turn is not None
    taker, worth = view.turn, after_round(view)
    piles, unknown = holdings(view)
    values = dict(zip(SIZES, unknown.values(), strict=True))

    def rated(after: Sequence[Pile], promises: float, lost: float) -> tuple[float, float, float]:
        chance = in_match(most_likely_to_win(after, unknown), worth)[taker]
        return round(chance, _DIGITS), round(promises, _DIGITS), round(lost, _DIGITS)

    found: list[tuple[tuple[float, float, float], Action]] = [(rated(piles, 0, 0), DeclineBonus())]
    for victim, size, after in bonuses(piles, taker):
        # A size of which only wormy ones are left is worth nothing to anybody.
        if values[size] > 0:
            found.append((rated(after, values[size], unknown.mean_points(piles[victim])), TakeCheese(victim, size)))
    return one_of_best(found, lambda bonus: bonus[0], pick)[1]


def ways_of_levels(view: KaeseschiebenView) -> dict[str, Path]:
    """Ways that a computer player of each level would go with this roll, the strongest first; each way once."""
    ways: dict[str, Path] = {}
    for level in reversed(LEVELS):
        # Always the first of equals: the same roll must show the same ways to everybody who asks.
        action = choose(view, level, lambda _: 0)
        if isinstance(action, MoveMouse) and action.path and action.path not in ways.values():
            ways[level] = action.path
    return ways


def offered(view: KaeseschiebenView, most: int, helped: bool) -> tuple[Mapping[str, Path], Sequence[Walk]]:
    """Whole moves that a person can choose from: the computers' ways if they are ``helped``, and ``most`` ends."""
    return ways_of_levels(view) if helped else {}, completed(view, [()], most)
