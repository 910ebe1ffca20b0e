"""``python -m bench.strength mensch hard normal``: one computer player against another, by the engine's rules.

A player is a level of the game, ``random`` or ``playouts:200`` (``playouts:200:40`` ends each play-out after forty
actions). ``--chances 200`` compares the chances that are said in 200 matches between equals with who wins.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from multiprocessing import Pool
from time import process_time
from typing import Any

from bench.measure import Spread
from cogs.games.registry import hosted_games
from engine.analysis import Account, analyse, cost_of_decision
from engine.chance import Chance, ChanceResult, Roll, Sample
from engine.fair_dice import FairDice, commitment_to
from engine.game import AnyGame, Outcome, Seat
from engine.match import Match
from engine.picking import Pick, shuffled
from engine.transcript import PERSON, Header
from engine.valuation import Chances, Valuation, difference, mean, total

GAMES = {key: game.editions[-1] for key, game in hosted_games().items()}
"""The newest rules of each game."""

FIRST_SEED = 50_000
"""Of the matches here. Training had others, so that nothing is measured with what was learned from."""

MOST_ACTIONS = 60
"""Number of legal actions above which opponents try only this many, drawn at random."""

LONGEST = 20_000
"""Decisions. A match that goes on for longer counts as ended by vote; none should."""

TWO_SIDED_95 = 1.96
"""Standard errors to either side of a mean that make its 95 % interval."""

BINS = 10
FEWEST_IN_BIN = 30

Player = Callable[[AnyGame, Any, Seat, Pick], Any]
"""An action from the view of its seat, or None where the table does not wait for the seat and it does nothing."""

Watch = Callable[[AnyGame, Any], None]
"""Called with the game and each state in which a seat is to act."""

_CLIENT_SEEDS = ("bench",)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match: the names of its players by seat (see `player_named`) and the seed of its dice.

    ``less_luck`` takes what single dice changed of the chances off the result. That is 0 on average, whatever the
    chances are; the truer they are, the fewer matches tell who is stronger.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    less_luck: bool = False


# Opponents: written from the contract of `engine.game.Game` alone, without any tuning.


def player_named(name: str) -> Player:
    kind, *numbers = name.split(":")
    if kind == "random":
        return random_player
    if kind == "playouts":
        playouts, horizon = (*map(int, numbers), None)[:2]
        assert playouts is not None
        return partial(playout_player, playouts, horizon)
    return partial(level_player, name)


def level_player(level: str, game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
    return game.choose(view, level, pick)


def random_player(game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
    legal = game.legal_actions(game.sample_state(view, pick), seat)
    return legal[pick(len(legal))] if legal else None


def playout_player(playouts: int, horizon: int | None, game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
    """Flat Monte Carlo: the action whose random play-outs won most, each begun in a world drawn from the view."""
    actions = candidates(game, game.sample_state(view, pick), seat, pick)
    if len(actions) < 2:
        return actions[0] if actions else None
    won = [0.0] * len(actions)
    for _ in range(playouts):
        world = game.sample_state(view, pick)
        for place, action in enumerate(actions):
            end = played_out(game, acted(game, world, seat, action), horizon, pick)
            won[place] += share_of_win(game, outcome_now(game, end), seat)
    best = [action for action, worth in zip(actions, won, strict=True) if worth == max(won)]
    return best[pick(len(best))]


def played_out(game: AnyGame, state: Any, horizon: int | None, pick: Pick) -> Any:
    """All seats act at random until the match is over, or for ``horizon`` actions."""
    actions = 0
    while game.outcome(state) is None:
        request = game.pending_chance(state)
        if request is not None:
            state = game.resolve(state, drawn(request, pick)).state
            continue
        if actions == horizon:
            break
        # The table waits for the first seat; the others act before it where they can.
        seat, legal = next(
            (seat, legal) for seat in reversed(game.to_act(state)) if (legal := game.legal_actions(state, seat))
        )
        state = game.apply(state, seat, legal[pick(len(legal))]).state
        actions += 1
    return state


def drawn(request: Chance, pick: Pick) -> ChanceResult:
    if isinstance(request, Roll):
        return tuple(1 + pick(request.sides) for _ in range(request.dice))
    order = shuffled(range(request.size), pick)
    return tuple(sorted(order[: request.take])) if isinstance(request, Sample) else tuple(order)


def candidates(game: AnyGame, state: Any, seat: Seat, pick: Pick) -> Sequence[Any]:
    """Legal actions, at most `MOST_ACTIONS`; None is among them where the table does not wait for the seat."""
    legal = game.legal_actions(state, seat)
    if len(legal) > MOST_ACTIONS:
        legal = [legal[place] for place in sorted(shuffled(range(len(legal)), pick)[:MOST_ACTIONS])]
    return legal if game.to_act(state)[0] == seat else [*legal, None]


def acted(game: AnyGame, state: Any, seat: Seat, action: Any) -> Any:
    return state if action is None else game.apply(state, seat, action).state


def outcome_now(game: AnyGame, state: Any) -> Outcome:
    """The outcome, or what it would be if a vote ended the match here."""
    outcome = game.outcome(state) or game.outcome(game.stop(state, game.spec.stop_scopes[-1]).state)
    assert outcome is not None
    return outcome


def share_of_win(game: AnyGame, outcome: Outcome, seat: Seat) -> float:
    """The part of the win that the seat's side has: 1, a fraction if sides share it, or 0."""
    sides = game.sides(len(outcome.places))
    winning = [side for side in sides if any(outcome.places[each] == 1 for each in side)]
    return sum(seat in side for side in winning) / len(winning)


# Matches.


def play(pairing: Pairing, watch: Watch = lambda game, state: None) -> tuple[float, ...]:
    """Each seat's share of the win. The same seed brings the same dice."""
    game, seats = GAMES[pairing.game], len(pairing.players)
    players = [player_named(name) for name in pairing.players]
    dice, draws = FairDice(_secret_of(pairing.seed), _CLIENT_SEEDS), count()
    picks = [random.Random(f"{pairing.seed}|{seat}").randrange for seat in range(seats)]
    state = game.new(game.spec.default_options(), seats)
    valuation = Valuation(game, seats)
    luck: Chances = [0.0] * len(valuation.sides)
    for _ in range(LONGEST):
        while (request := game.pending_chance(state)) is not None:
            result = dice.draw(next(draws), request)
            if pairing.less_luck and (faces := valuation.faces(state, request)):
                luck = total(luck, difference(faces[result[0] - 1], mean(faces)))
            state = game.resolve(state, result).state
        if game.outcome(state) is not None:
            break
        watch(game, state)
        state = next_state(game, state, players, picks)
    outcome = outcome_now(game, state)
    changed = {seat: luck[side] for side, own in enumerate(valuation.sides) for seat in own}
    return tuple(share_of_win(game, outcome, seat) - changed[seat] for seat in range(seats))


def next_state(game: AnyGame, state: Any, players: Sequence[Player], picks: Sequence[Pick]) -> Any:
    # The table waits for the first seat; the others may use their chance before it acts.
    for seat in reversed(game.to_act(state)):
        action = players[seat](game, game.view(state, seat), seat, picks[seat])
        if action is not None:
            return game.apply(state, seat, action).state
    raise AssertionError("the seat that the table waits for did nothing")


def duel(game: str, seats: int, player: str, opponent: str, deals: int, less_luck: bool = False) -> Iterator[Pairing]:
    """``player`` has one side, ``opponent`` all others; each deal of the dice is played from every side."""
    for seed in range(FIRST_SEED, FIRST_SEED + deals):
        for own in GAMES[game].sides(seats):
            players = tuple(player if seat in own else opponent for seat in range(seats))
            yield Pairing(game, players, seed, less_luck)


def share_of(game: str, results: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The player's mean share of the win in the matches of `duel`, and half its 95 % interval.

    Matches with the same dice are one observation, so dice that favour a side do not count.
    """
    sides = GAMES[game].sides(len(results[0]))
    deals = [
        statistics.fmean(shares[side[0]] for shares, side in zip(results[start:], sides, strict=False))
        for start in range(0, len(results), len(sides))
    ]
    # Where all deals went alike, one more of each outcome shows how little that proves.
    spread = statistics.stdev(deals) if len(set(deals)) > 1 else math.sqrt(2 / (len(deals) + 4))
    return statistics.fmean(deals), TWO_SIDED_95 * spread / math.sqrt(len(deals))


def decision_times(pairing: Pairing) -> list[float]:
    """Processor seconds of each decision with more than one legal action, in a match between equals."""
    spent: list[float] = []
    level = pairing.players[0]
    pick = random.Random(pairing.seed).randrange

    def watch(game: AnyGame, state: Any) -> None:
        seat = game.to_act(state)[0]
        if len(game.legal_actions(state, seat)) > 1:
            view, began = game.view(state, seat), process_time()
            game.choose(view, level, pick)
            spent.append(process_time() - began)

    play(pairing, watch)
    return spent


def said_and_won(positions: int, pairing: Pairing) -> list[tuple[float, float]]:
    """At ``positions`` of the match, drawn at random: the chance said of each side, and its share of the win."""
    game, randomness = GAMES[pairing.game], random.Random(pairing.seed)
    views: list[Any] = []
    seen = count(1)

    def watch(game: AnyGame, state: Any) -> None:
        place = len(views) if len(views) < positions else randomness.randrange(next(seen) + positions)
        if place < positions:
            views[place : place + 1] = [game.view(state, game.to_act(state)[0])]

    shares = play(pairing, watch)
    won = [shares[side[0]] for side in game.sides(len(shares))]
    chances = [said for view in views if max(said := game.win_chances(view)) < 1]
    return [pair for said in chances for pair in zip(said, won, strict=True)]


def accounts_of(pairing: Pairing) -> tuple[Sequence[Account], float]:
    """Coach's accounts of a match between equals of one level, and the processor seconds that they need."""
    game, seats, player = GAMES[pairing.game], len(pairing.players), player_named(pairing.players[0])
    secret, pick = _secret_of(pairing.seed), random.Random(pairing.seed).randrange
    dice, spec = FairDice(secret, _CLIENT_SEEDS), game.spec
    options, players = spec.default_options(), (PERSON,) * seats
    header = Header(
        spec.key, spec.rules_version, options, seats, commitment_to(secret), seeds=("",) * seats, players=players
    )
    match = Match.begin(game, header, dice.draw)
    while not match.over:
        seat = match.to_act()[0]
        match = match.act(seat, game.encode(player(game, match.view(seat), seat, pick)), dice.draw)
    began = process_time()
    found = analyse(game, match.transcript)
    return () if found is None else found.accounts, process_time() - began


def _secret_of(seed: int) -> bytes:
    return hashlib.sha256(str(seed).encode()).digest()


# The command.


def main() -> int:
    arguments = _parser().parse_args()
    if count_of_matches := arguments.chances or arguments.accounts:
        equals = (arguments.player,) * arguments.seats
        matches = [Pairing(arguments.game, equals, FIRST_SEED + number) for number in range(count_of_matches)]
        if arguments.accounts:
            accounts, seconds = zip(*_each(accounts_of, matches), strict=True)
            _report_accounts(accounts)
            print(f"  analysed in {str(Spread.of(seconds)).strip()}")
        else:
            _report_chances([pair for found in _each(partial(said_and_won, 8), matches) for pair in found])
        return 0
    sides = arguments.game, arguments.seats, arguments.player, arguments.opponent
    matches = list(duel(*sides, arguments.deals, arguments.less_luck))
    value, margin = share_of(arguments.game, _each(play, matches))
    fair = 100 / len(GAMES[arguments.game].sides(arguments.seats))
    print(f"{arguments.player} against {arguments.opponent}, {arguments.seats} seats, {len(matches)} games:")
    print(f"  won {100 * value:.1f} ± {100 * margin:.1f} % (a fair share is {fair:.0f})")
    if arguments.player in GAMES[arguments.game].spec.levels:
        spent = decision_times(Pairing(arguments.game, (arguments.player,) * arguments.seats, FIRST_SEED))
        print(f"  decides in {str(Spread.of(spent)).strip()}")
    return 0


def _report_chances(pairs: Sequence[tuple[float, float]]) -> None:
    for number in range(BINS):
        found = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number]
        if len(found) >= FEWEST_IN_BIN:
            said, won = (100 * statistics.fmean(column) for column in zip(*found, strict=True))
            print(f"  said {said:5.1f} %, won {won:5.1f} %  ({len(found):,} sides)")


def _report_accounts(matches: Sequence[Sequence[Account]]) -> None:
    accounts, firsts = list(chain(*matches)), [found[0] for found in matches if found]
    print(f"  cost of a decision {_mean_and_margin([cost_of_decision([one]) for one in accounts])}")
    rests = [100 * one.rest for one in accounts]
    print(f"  rest {_mean_and_margin([*map(abs, rests)])} points, SD {statistics.pstdev(rests):.1f}")
    # Of the first side: those of all sides of a match add up to 0.
    print(f"  luck of the first side {_mean_and_margin([100 * one.luck for one in firsts])} points")
    print(f"  adds up to {max(abs(sum(one[:6]) - one.result) for one in accounts):.0e}")
    raw, left = zip(*((one.result, one.result - one.luck - one.hidden) for one in accounts), strict=True)
    print(f"  without luck 1/{statistics.pvariance(raw) / statistics.pvariance(left):.1f} of the variance")


def _mean_and_margin(values: Sequence[float]) -> str:
    return f"{statistics.fmean(values):.2f} ± {TWO_SIDED_95 * statistics.stdev(values) / math.sqrt(len(values)):.2f}"


def _each(work: Callable[[Pairing], Any], matches: Sequence[Pairing]) -> list[Any]:
    with Pool() as pool:
        return list(pool.imap(work, matches))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m bench.strength", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("player")
    parser.add_argument("opponent", nargs="?", default="playouts:200")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--less-luck", action="store_true")
    parser.add_argument("--chances", type=int, metavar="MATCHES")
    parser.add_argument("--accounts", type=int, metavar="MATCHES")
    return parser


if __name__ == "__main__":
    sys.exit(main())
