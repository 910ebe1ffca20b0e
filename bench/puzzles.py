"""``python -m bench.puzzles mensch --wanted 90``: positions with one clearly best choice, added to ``data/puzzles``.

Computers play. A position in which the chances see one best choice, of a kind that is still wanted (`bench.ideas`), is
played out to the end of the match from worlds drawn from the view of the seat to act: each choice from the same worlds,
with the same dice, first by *normal* players and then, from other worlds, by the strongest. It is kept if both prove
the choice to be the best by `LEAD`. What is there is added to, so that a run can be ended and gone on with.
``--again`` plays out what is there from other worlds, by the strongest players, until it is proved or hardly could be.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from bench.ideas import kind_of, obvious
from bench.strength import (
    GAMES,
    acted,
    drawn,
    level_player,
    next_state,
    outcome_now,
    playout_player,
    share_of_win,
)
from engine.game import EASY, NORMAL, AnyGame, Seat
from engine.match import Match
from engine.picking import Pick
from engine.puzzles import DEGREES, Puzzle, alike, moves_of
from engine.reasons import reason_between
from engine.transcript import Header, computer
from engine.valuation import Valuation, chance_after, mean

FOLDER = Path(__file__).parent.parent / "data" / "puzzles"

WANTED = 90
"""Puzzles of a game."""

MOST_OF_A_KIND, MOST_OF_A_DEGREE, MOST_OBVIOUS = 1 / 5, 5 / 12, 3 / 5
"""Shares of a game's puzzles: of one kind, of one degree, and of those whose best choice comes to mind first."""

OBVIOUS_PASSED_OVER = 4
"""One in this many positions with an obvious best choice is examined: there are more of them than wanted."""

LEFT_OUT = {"kaeseschieben": 0.65, "wiedumir": 0.5, "einigkeit": 0.75}
"""Share of a match, from its beginning, whose positions are left out: the strongest need too long there."""

LEAD = 0.02
"""Of the best choice, in chances to win: the least that play-outs must prove."""

SCREENED_LEADS = {"mensch": 0.055, "einigkeit": 0.08}
"""Least lead in the chances, without play-outs, by game, else 0.1: for less, most play-outs would be in vain."""

MOST_OFFERED, MOST_CHOICES = 4, 200
"""Positions with more than the last are left alone."""

FEWEST_CHOICES = {"forgetit": 2}
"""By game, else 3: rolling on or stopping is a question of its own."""

FEWEST_PLAYOUTS = 24
MOST_PLAYOUTS, MOST_OF_STRONGEST = 1_536, 96
"""Of each choice. What they prove is looked at when their number has doubled."""

AGAIN = 8
"""Factor of the most play-outs that may prove again what was once proved by luckier ones."""

OF_SINGLE_DICE = "mensch", "einigkeit"
"""Games in which chance decides nothing else. For weak players and in other games, more play-outs are cheaper."""

PRECISION = 0.065
"""Largest standard error of a lead; with all the play-outs, whatever it is."""

ERRORS = 1.96
"""Standard errors that must lie between the mean and `LEAD`, with both levels."""

TRIES, PLAYOUTS, HORIZONS = 8, 2_000, {"kaeseschieben": 6}
"""Of each level, to see which choice it takes; and play-outs of a player that knows the rules and nothing else. These
end after 20 actions, or fewer where that is dear."""

FOUND_BY_DEGREE = 0.9, 0.65
"""Least share of these players that find a puzzle of the first degree, and of the second."""

LONGEST = 3_000
"""Records of a match: two normal computers may go round in circles for ever in Käseschieben."""

FIRST_MATCH = 10_000
"""First match to search. Stored answers may refer to puzzles from lower-numbered ones."""


def worth(game: AnyGame, state: Any, seat: Seat, seats: int, level: str, seed: str) -> float:
    """Gain of a play-out to the end of the match for the seat's side.

    The same seed brings the same dice, and players the same luck. With strong players, what single dice changed of the
    chances is taken off in the games `OF_SINGLE_DICE`, as in `bench.strength.Pairing.less_luck`.
    """
    dice, *picks = (random.Random(f"{seed}|{stream}").randrange for stream in range(1 + seats))
    players, valuation, luck = [partial(level_player, level)] * seats, Valuation(game, seats), 0.0
    own = next(side for side, members in enumerate(valuation.sides) if seat in members)
    less_luck = level != NORMAL and game.spec.key in OF_SINGLE_DICE
    for _ in range(LONGEST):
        while (request := game.pending_chance(state)) is not None:
            result = drawn(request, dice)
            if less_luck and (faces := valuation.faces(state, request)):
                luck += faces[result[0] - 1][own] - mean(faces)[own]
            state = game.resolve(state, result).state
        if game.outcome(state) is not None:
            break
        state = next_state(game, state, players, picks)
    return share_of_win(game, outcome_now(game, state), seat) - luck


def played_out(game: AnyGame, view: Any, seats: int, actions: Sequence[Any], level: str, seed: str) -> list[float]:
    """Gain of each action from one world behind the view."""
    world = game.sample_state(view, random.Random(seed).randrange)
    return [worth(game, acted(game, world, view.viewer, one), view.viewer, seats, level, seed) for one in actions]


def proved(
    game: AnyGame, view: Any, seats: int, actions: Sequence[Any], level: str, seed: str, times: int = 1
) -> list[float] | None:
    """The chances that play-outs leave each action, if they prove the first to be better than each other by `LEAD`.

    An action that is proved to be worse is played out no further. There may be that many ``times`` the usual most.
    """
    first: list[float] = []
    leads: list[list[float]] = [[] for _ in actions]
    open_places, wanted = [*range(1, len(actions))], FEWEST_PLAYOUTS
    most = times * (MOST_PLAYOUTS if level == NORMAL else MOST_OF_STRONGEST)
    while open_places and wanted <= most:
        for world in range(len(first), wanted):
            tried = [actions[0], *(actions[place] for place in open_places)]
            best, *others = played_out(game, view, seats, tried, level, f"{level}|{seed}|{world}")
            first.append(best)
            for place, other in zip(open_places, others, strict=True):
                leads[place].append(best - other)
        still = []
        for place in open_places:
            lead, spread = fmean(leads[place]), stdev(leads[place])
            error = spread / sqrt(wanted)
            if lead + error / 2 < LEAD + ERRORS * spread / sqrt(most):
                # All the play-outs would hardly do.
                return None
            if lead - ERRORS * error < LEAD or (error > PRECISION and wanted < most):
                still.append(place)
        open_places, wanted = still, 2 * wanted
    if open_places:
        return None
    # Without luck, and between means of more and of fewer play-outs, they can lie beyond what there is.
    return [min(max(fmean(first) - (fmean(each) if each else 0), 0.0), 1.0) for each in leads]


def offered(game: AnyGame, match: Match, seat: Seat, seed: int) -> list[str]:
    """Codes of the actions to be offered, the best first.

    None where no action seems to be clearly best, or where it cannot be said why.
    """
    state, view, seats = match.state, match.view(seat), match.header.seats
    pick, first = random.Random(seed).randrange, obvious(game, view)
    groups = alike(game, state, seat)
    # Two pawns on one square lead to other states that are worth the same.
    by_worth = {chance_after(game, seats, state, seat, group[0]): group for group in groups}
    order, key = sorted(by_worth, reverse=True), game.spec.key
    if len(order) < FEWEST_CHOICES.get(key, 3) or order[0] - order[1] < SCREENED_LEADS.get(key, 0.1):
        return []
    ranked = [by_worth[one] for one in order]
    tempting = [first, *(game.choose(view, level, pick) for level in (EASY, NORMAL) for _ in range(TRIES))]
    places = [place for action in tempting for place, group in enumerate(ranked) if action in group]
    shown = [place for place in dict.fromkeys([0, *places[:1], 1, *places, 2, 3]) if place < len(ranked)]
    actions = [first if first in ranked[place] else ranked[place][0] for place in sorted(shown[:MOST_OFFERED])]
    codes = [game.encode(action) for action in actions]
    explained = all(reason_between(game, view, seat, codes[0], other) for other in codes[1:])
    return codes if explained else []


def seems_obvious(game: AnyGame, view: Any, pick: Pick) -> bool:
    """Tell whether the strongest player chooses what comes to mind first."""
    return bool(obvious(game, view) == game.choose(view, game.spec.levels[-1], pick))


def is_obvious(game: AnyGame, puzzle: Puzzle) -> bool:
    """Tell whether the best choice of the puzzle comes to mind first."""
    return game.encode(obvious(game, view_of(game, puzzle))) == puzzle.choices[0]


def view_of(game: AnyGame, puzzle: Puzzle) -> Any:
    """The view of the seat that is asked."""
    return Match.fold(game, puzzle.transcript(game, [computer(NORMAL)] * puzzle.seats)).view(puzzle.seat)


def degree_of(game: AnyGame, view: Any, best: str, seed: int) -> int:
    """By the share of players that find the best action: those of all levels, and one that only tries."""
    pick = random.Random(seed).randrange

    def finds(action: Any) -> bool:
        return game.encode(action) == best

    shares = [fmean(finds(game.choose(view, level, pick)) for _ in range(TRIES)) for level in game.spec.levels]
    actions = game.legal_actions(game.sample_state(view, pick), view.viewer)
    tried = playout_player(PLAYOUTS // len(actions), HORIZONS.get(game.spec.key, 20), game, view, view.viewer, pick)
    found = fmean([*shares, finds(tried)])
    return next((degree for degree, least in enumerate(FOUND_BY_DEGREE, 1) if found >= least), DEGREES)


def played(game: AnyGame, number: int) -> Iterator[tuple[Match, Seat]]:
    """A match between computers: each position with a choice, and the seat that the table waits for."""
    randomness, spec = random.Random(f"{game.spec.key}|{number}"), game.spec
    sizes = [2] if spec.key == "mensch" else [2, 2, 2, 3, 4]  # More seats are read off less well, and slowly.
    seats = randomness.choice([size for size in sizes if size in spec.seat_counts])
    levels = [randomness.choice((EASY, NORMAL, NORMAL)) for _ in range(seats)]
    header = Header(
        spec.key, spec.rules_version, spec.default_options(), seats, "", players=tuple(map(computer, levels))
    )
    match = Match.begin(game, header, lambda _, request: drawn(request, randomness.randrange))
    while not match.over and len(match.records) < LONGEST:
        seat = match.to_act()[0]
        if FEWEST_CHOICES.get(spec.key, 3) <= len(game.legal_actions(match.state, seat)) <= MOST_CHOICES:
            yield match, seat
        for acting in reversed(match.to_act()):
            action = game.choose(match.view(acting), levels[acting], randomness.randrange)
            if action is not None:
                match = match.act(acting, game.encode(action), lambda _, request: drawn(request, randomness.randrange))
                break


class Quotas:
    """Room that is left among a game's puzzles: by kind, by degree, and for those that come to mind first."""

    def __init__(self, wanted: int) -> None:
        self._wanted = wanted
        self.kinds: Counter[str] = Counter()
        self.degrees: Counter[int] = Counter()
        self.obvious: Counter[bool] = Counter()

    def room_for(self, kind: str, at_once: bool) -> bool:
        return self.kinds[kind] < MOST_OF_A_KIND * self._wanted and (not at_once or self._looks_at_obvious)

    def looks_at(self, at_once: bool, pick: Pick) -> bool:
        """Tell whether to look at a position, by whether its best choice seems to come to mind first."""
        return not at_once or (self._looks_at_obvious and not pick(OBVIOUS_PASSED_OVER))

    @property
    def _looks_at_obvious(self) -> bool:
        return self.obvious[True] < MOST_OBVIOUS * self._wanted

    def room_of_degree(self, degree: int) -> bool:
        return self.degrees[degree] < MOST_OF_A_DEGREE * self._wanted

    def add(self, kind: str, at_once: bool, degree: int) -> None:
        self.kinds[kind] += 1
        self.obvious[at_once] += 1
        self.degrees[degree] += 1


def puzzle_at(
    game: AnyGame, match: Match, seat: Seat, number: int, choices: Sequence[str], quotas: Quotas
) -> Puzzle | None:
    """None where these choices, the best first, prove to be no puzzle, or one that is not wanted."""
    view, seats, seed = match.view(seat), match.header.seats, f"{game.spec.key}|{number}"
    at_once = game.encode(obvious(game, view)) == choices[0]
    kind = kind_of(game, view, choices)
    if kind is None or not quotas.room_for(kind, at_once):
        return None
    actions = [game.decode(code) for code in choices]
    if proved(game, view, seats, actions, NORMAL, seed) is None:
        return None
    degree = degree_of(game, view, choices[0], number)
    if not quotas.room_of_degree(degree):
        return None
    chances = proved(game, view, seats, actions, game.spec.levels[-1], seed)
    if chances is None:
        return None
    quotas.add(kind, at_once, degree)
    return Puzzle(
        game.spec.key,
        game.spec.rules_version,
        match.header.options,
        seats,
        number,
        seat,
        choices,
        [round(chance, 3) for chance in chances],
        degree,
        kind,
        moves_of(match.records),
    )


def play_again(game: AnyGame, puzzles: Sequence[Puzzle], seed: str) -> None:
    """Print for each puzzle what is stored, and what the strongest players find from other worlds."""
    for puzzle in puzzles:
        actions, level = [game.decode(code) for code in puzzle.choices], game.spec.levels[-1]
        chances = proved(game, view_of(game, puzzle), puzzle.seats, actions, level, f"{seed}|{puzzle.match}", AGAIN)
        print(f"{puzzle.name}: {puzzle.chances}, now {chances or 'no lead'}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser("python -m bench.puzzles", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--first", type=int, default=FIRST_MATCH, help="number of a match, to pass over former ones")
    parser.add_argument("--again", metavar="SEED")
    arguments = parser.parse_args()
    game, file = GAMES[arguments.game], FOLDER / f"{arguments.game}.jsonl"
    file.touch()
    known = [Puzzle.from_line(line) for line in file.read_text().splitlines()]
    if arguments.again is not None:
        play_again(game, known, arguments.again)
        return
    quotas = Quotas(arguments.wanted)
    for puzzle in known:
        quotas.add(puzzle.kind, is_obvious(game, puzzle), puzzle.degree)
    number = max([arguments.first, *(puzzle.match for puzzle in known)])
    while quotas.degrees.total() < arguments.wanted:
        number += 1
        randomness, positions = random.Random(number), list(played(game, number))
        positions = positions[int(LEFT_OUT.get(game.spec.key, 0) * len(positions)) :]
        # Those that are kept come from anywhere in their match.
        randomness.shuffle(positions)
        tried = (
            puzzle_at(game, match, seat, number, choices, quotas)
            for match, seat in positions
            if quotas.looks_at(seems_obvious(game, match.view(seat), randomness.randrange), randomness.randrange)
            and (choices := offered(game, match, seat, number))
        )
        found = next(filter(None, tried), None)
        if found is None:
            continue
        with file.open("a") as lines:
            lines.write(found.to_line() + "\n")
        print(f"match {number}: {found.kind} {found.chances}; {quotas.kinds} {quotas.degrees}", flush=True)


if __name__ == "__main__":
    main()
