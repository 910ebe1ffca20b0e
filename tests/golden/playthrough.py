"""A whole match as text that a person can read along: every draw, every decision, every fact, every position."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path
from typing import Any

from cogs.games.registry import GAMES
from engine.game import Event
from engine.match import Acted, Chanced, Match
from tests.engine.kaeseschieben.positions import drawing
from tests.engine.playing import begin, computer, play, random_mover

FOLDER = Path(__file__).parent / "playthroughs"

POSITIONS: Mapping[str, Callable[[Any], str]] = {"kaeseschieben": drawing}
"""How a game's state is drawn."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a playthrough shows. Of the players, every third decision of seat 1 is a random one."""

    name: str
    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    seed: int


RECIPES = (
    Recipe("kaeseschieben-2-seats", "kaeseschieben", 2, {}, 21),
    Recipe("kaeseschieben-3-seats", "kaeseschieben", 3, {}, 31),
    Recipe("kaeseschieben-4-seats", "kaeseschieben", 4, {}, 41),
    Recipe("kaeseschieben-closed-lids", "kaeseschieben", 3, {"closed_lids": True}, 51),
    Recipe("kaeseschieben-three-rounds", "kaeseschieben", 2, {"rounds": 3}, 61),
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
    replayed = Match.fold(match.game, header, ())
    for number, record in enumerate(match.records):
        before = replayed
        replayed = Match.fold(match.game, header, match.records[: number + 1])
        lines += ["", f"[{number}] {_record(record)}"]
        lines += [f"    {_event(event)}" for event in replayed.events[number]]
        position, former = (POSITIONS[header.game](m.state) for m in (replayed, before))
        if position != former and not replayed.over:
            lines += [f"        {line}" for line in position.splitlines()]
    outcome = match.outcome
    lines += ["", f"places: {_plain(outcome.places if outcome else None)}"]
    return "\n".join(lines) + "\n"


def _played(recipe: Recipe) -> Match:
    randomness = random.Random(recipe.seed)
    strong, weak = computer(randomness), random_mover(randomness)
    decisions = iter(range(10_000))

    def choose(match: Match, seat: int) -> str:
        return (weak if seat == 1 and next(decisions) % 3 == 0 else strong)(match, seat)

    match = begin(GAMES[recipe.game], seats=recipe.seats, seed=recipe.seed, options=recipe.options)
    return play(match, choose, seed=recipe.seed)


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
