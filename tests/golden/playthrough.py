"""A whole match as text that a person can read along: every draw, every decision, every fact, every position."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from enum import Enum, IntEnum
from pathlib import Path
from typing import Any

from cogs.games.registry import GAMES
from engine.game import NORMAL, Event
from engine.match import Match
from engine.transcript import Acted, Chanced
from tests.engine.forgetit.positions import hand_in_words
from tests.engine.kaeseschieben.positions import drawing
from tests.engine.mensch.boards import pawns_in_words
from tests.engine.playing import begin, computer, dice_of, play, random_mover
from tests.engine.wiedumir.positions import track_in_words

FOLDER = Path(__file__).parent / "playthroughs"

POSITIONS: Mapping[str, Callable[[Any], str]] = {
    "kaeseschieben": drawing,
    "forgetit": hand_in_words,
    "mensch": pawns_in_words,
    "einigkeit": pawns_in_words,
    "wiedumir": track_in_words,
}
"""How a game's state is drawn."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a playthrough shows. Of the players, every third decision of seat 1 is a random one.

    ``level`` is that of the computer players, ``stopped`` the number of decisions after which a vote ends the match.
    """

    name: str
    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    seed: int
    level: str = NORMAL
    stopped: int | None = None


ALL_VARIANTS: Mapping[str, bool | int | str] = {
    "length": "points-20",
    "no_limits": True,
    "no_comparing": True,
    "no_measure": True,
}
"""Of Wie Du mir …, W13 to W16."""

RECIPES = (
    Recipe("kaeseschieben-2-seats", "kaeseschieben", 2, {}, 21),
    Recipe("kaeseschieben-3-seats", "kaeseschieben", 3, {}, 31),
    Recipe("kaeseschieben-4-seats", "kaeseschieben", 4, {}, 41),
    Recipe("kaeseschieben-closed-lids", "kaeseschieben", 3, {"closed_lids": True}, 51),
    Recipe("kaeseschieben-three-rounds", "kaeseschieben", 2, {"rounds": 3}, 61),
    Recipe("forgetit-2-seats", "forgetit", 2, {}, 21, level="perfect"),
    Recipe("forgetit-6-seats", "forgetit", 6, {"odds": "public"}, 61),
    Recipe("forgetit-16-seats", "forgetit", 16, {"odds": "off"}, 161, level="easy"),
    Recipe("forgetit-ended-by-vote", "forgetit", 3, {}, 31, stopped=50),
    Recipe("mensch-2-seats", "mensch", 2, {}, 21, level="hard"),
    Recipe("mensch-3-seats", "mensch", 3, {"auto_move": False, "odds": False}, 31),
    Recipe("mensch-4-seats", "mensch", 4, {"auto_roll": True}, 41),
    Recipe("mensch-three-tries", "mensch", 4, {"three_tries": True}, 51, level="easy"),
    Recipe("mensch-ended-by-vote", "mensch", 3, {}, 61, stopped=60),
    Recipe("einigkeit-claims-by-players", "einigkeit", 4, {}, 21, level="easy"),
    Recipe("einigkeit-automatic-claims", "einigkeit", 4, {"claims": "automatic", "auto_roll": True}, 31, level="easy"),
    Recipe("einigkeit-no-claims", "einigkeit", 4, {"claims": "off", "auto_move": False, "odds": False}, 41),
    Recipe("einigkeit-help-your-partner", "einigkeit", 4, {"help_partner": True}, 51, level="hard"),
    Recipe("einigkeit-ended-by-vote", "einigkeit", 4, {}, 61, stopped=60),
    Recipe("wiedumir-2-seats", "wiedumir", 2, {}, 21, level="hard"),
    Recipe("wiedumir-5-seats", "wiedumir", 5, {}, 51, level="hard"),
    Recipe("wiedumir-8-seats", "wiedumir", 8, {}, 81, level="easy"),
    Recipe("wiedumir-every-choice-asked", "wiedumir", 6, {"auto_move": False}, 61),
    Recipe("wiedumir-three-games", "wiedumir", 3, {"length": "games-3"}, 31),
    Recipe("wiedumir-to-fifteen-points", "wiedumir", 4, {"length": "points-15"}, 41),
    Recipe("wiedumir-without-limits", "wiedumir", 4, {"no_limits": True}, 42),
    Recipe("wiedumir-without-comparing", "wiedumir", 4, {"no_comparing": True}, 43),
    Recipe("wiedumir-without-measure", "wiedumir", 3, {"no_measure": True}, 32),
    Recipe("wiedumir-all-variants", "wiedumir", 5, ALL_VARIANTS, 58, level="easy"),
    Recipe("wiedumir-another-board", "wiedumir", 2, {"board": "? ? ? ? ? +4 +4 +3 +2 +1 -4 -3 -2 -1"}, 22),
    Recipe("wiedumir-ended-by-vote", "wiedumir", 3, {"length": "games-2"}, 33, stopped=60),
)


def tell(recipe: Recipe) -> str:
    """The playthrough that the present rules and computer players make of the recipe."""
    match = _played(recipe)
    header = match.header
    lines = [
        f"game: {header.game}, rules version {header.rules_version}",
        f"seats: {header.seats}",
        f"options: {_plain(header.options)}",
        f"commitment: {header.commitment}",
    ]
    former = POSITIONS[header.game](match.game.new(header.options, header.seats))
    for place in match.positions():
        lines += ["", f"[{place.number - 1}] {_record(place.record)}"]
        lines += [f"    {_event(event)}" for event in place.events]
        position = POSITIONS[header.game](place.state)
        if position != former and match.game.outcome(place.state) is None:
            lines += [f"        {line}" for line in position.splitlines()]
        former = position
    outcome = match.outcome
    lines += ["", f"places: {_plain(outcome.places if outcome else None)}"]
    return "\n".join(lines) + "\n"


def _played(recipe: Recipe) -> Match:
    randomness = random.Random(recipe.seed)
    strong, weak = computer(randomness, recipe.level), random_mover(randomness)
    decisions = iter(range(10_000))

    def choose(match: Match, seat: int) -> str:
        return (weak if seat == 1 and next(decisions) % 3 == 0 else strong)(match, seat)

    match = begin(GAMES[recipe.game], seats=recipe.seats, seed=recipe.seed, options=recipe.options)
    if recipe.stopped is None:
        return play(match, choose, seed=recipe.seed)
    match = play(match, choose, seed=recipe.seed, actions=recipe.stopped)
    return match.stop(match.game.spec.stop_scopes[-1], dice_of(recipe.seed).draw)


def _record(record: object) -> str:
    match record:
        case Acted(seat, code):
            return f"seat {seat}: {code}"
        case Chanced(request, result):
            return f"chance: {request} -> {' '.join(map(str, result))}"
    return str(record)


def _event(event: Event) -> str:
    values = ", ".join(f"{field.name}={_plain(getattr(event, field.name))}" for field in fields(event))
    return f"{type(event).__name__}({values})"


def _plain(value: object) -> str:
    if isinstance(value, IntEnum):
        return value.name
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(name := getattr(value, "name", None), str):
        return name
    if isinstance(value, tuple):
        return f"[{' '.join(map(_plain, value))}]"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}={_plain(item)}" for key, item in value.items())
    return str(value)


def stored() -> Iterator[tuple[str, str]]:
    """Name and text of every playthrough in the folder."""
    for file in sorted(FOLDER.glob("*.txt")):
        yield file.stem, file.read_text(encoding="utf-8")
