"""Playing matches without anybody: seeded draws, random movers, computer players."""

import hashlib
import random
from collections.abc import Callable, Iterable

from engine.chance import Chance, ChanceResult, Roll, Sample, Shuffle
from engine.fair_dice import FairDice, commitment_to
from engine.game import NORMAL, AnyGame, Event, Options, OptionSpec, OptionValue, Seat
from engine.match import Draw, Match
from engine.transcript import PERSON, Header
from tests.hosted import GAMES

Chooser = Callable[[Match, Seat], str]
"""Returns the code of what the seat does."""


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(f"seed {seed}".encode()).digest()


def dice_of(seed: int) -> FairDice:
    """Dice that depend on the seed alone, so that tests need no presses: such matches do not verify."""
    return FairDice(secret_of(seed), ("public",))


def begin(game: AnyGame, *, seats: int, seed: int, options: Options | None = None, draw: Draw | None = None) -> Match:
    """A match whose draws follow from the seed, unless another ``draw`` is given."""
    header = Header(
        game=game.spec.key,
        rules_version=game.spec.rules_version,
        options={**game.spec.default_options(), **(options or {})},
        seats=seats,
        commitment=commitment_to(secret_of(seed)),
        seeds=(None,) * seats,
        players=(PERSON,) * seats,
    )
    return Match.begin(game, header, draw or dice_of(seed).draw)


def random_result(request: Chance, randomness: random.Random) -> ChanceResult:
    match request:
        case Roll(sides, dice):
            return tuple(randomness.randint(1, sides) for _ in range(dice))
        case Shuffle(size):
            return tuple(randomness.sample(range(size), size))
        case Sample(size, take):
            return tuple(sorted(randomness.sample(range(size), take)))


def scripted(results: Iterable[ChanceResult]) -> Draw:
    """Returns these results, one after the other."""
    remaining = iter(results)

    def draw(_index: int, _request: Chance) -> ChanceResult:
        return next(remaining)

    return draw


def events_since(match: Match, version: int) -> tuple[Event, ...]:
    """Events after the first ``version`` records, as far back as ``recent`` reaches."""
    groups = match.recent[max(0, len(match.recent) - (match.version - version)) :] if version < match.version else ()
    return tuple(event for events in groups for event in events)


def random_mover(randomness: random.Random) -> Chooser:
    def choose(match: Match, seat: Seat) -> str:
        return match.game.encode(randomness.choice(match.game.legal_actions(match.state, seat)))

    return choose


def computer(randomness: random.Random, level: str = NORMAL) -> Chooser:
    def choose(match: Match, seat: Seat) -> str:
        action = match.game.choose(match.view(seat), level, randomness.randrange)
        assert action is not None, "the table waits for it"
        return match.game.encode(action)

    return choose


def play(match: Match, chooser: Chooser, *, seed: int, actions: int = 20_000) -> Match:
    """Until the match is over, or that number of actions was made."""
    dice = dice_of(seed)
    for _ in range(actions):
        if match.over:
            break
        seat = match.to_act()[0]
        match = match.act(seat, chooser(match, seat), dice.draw)
    return match


def another(option: OptionSpec) -> OptionValue:
    """The choice that follows the default."""
    return option.choices[(option.choices.index(option.default) + 1) % len(option.choices)]


def every_table() -> list[tuple[str, int, dict[str, bool | int | str]]]:
    """Game, seats and options: the defaults with the fewest seats, one more and the most, each option changed once."""
    tables: list[tuple[str, int, dict[str, bool | int | str]]] = []
    for key, game in GAMES.items():
        *few, most = sorted({*game.spec.seat_counts[:2], max(game.spec.seat_counts)})
        tables += [(key, seats, {}) for seats in (*few, most)]
        tables += [(key, most, {option.key: another(option)}) for option in game.spec.menus]
    return tables
