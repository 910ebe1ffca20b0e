"""A whole match as text that a person can read along: every draw, every decision, every fact, every position.

``python -m tests.golden.playthrough`` writes the stored ones again when rules or players are meant to have changed.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum, IntEnum
from pathlib import Path

from engine.game import Event
from engine.match import positions
from engine.transcript import Acted, Chanced
from tests.game_under_test import GameUnderTest
from tests.games import UNDER_TEST
from tests.hosted import GAMES

FOLDER = Path(__file__).parent / "playthroughs"


def tell(game: GameUnderTest) -> str:
    """The playthrough that the present rules and computer players make of the game's recipe."""
    match = game.playthrough.play(GAMES[game.key])
    header = match.header
    lines = [
        f"game: {header.game}, rules version {header.rules_version}",
        f"seats: {header.seats}",
        f"options: {_plain(header.options)}",
        f"commitment: {header.commitment}",
    ]
    former = game.position(match.game.new(header.options, header.seats))
    for place in positions(match.game, match.transcript):
        lines += ["", f"[{place.number - 1}] {_record(place.record)}"]
        lines += [f"    {_event(event)}" for event in place.events]
        position = game.position(place.state)
        if position != former and match.game.outcome(place.state) is None:
            lines += [f"        {line}" for line in position.splitlines()]
        former = position
    outcome = match.outcome
    lines += ["", f"places: {_plain(outcome.places if outcome else None)}"]
    return "\n".join(lines) + "\n"


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
    if is_dataclass(value):
        return f"({', '.join(f'{field.name}={_plain(getattr(value, field.name))}' for field in fields(value))})"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}={_plain(item)}" for key, item in value.items())
    return str(value)


def main() -> None:
    """Write them all again. Read the difference: whatever folds differently also needs a new ``rules_version``."""
    for key, game in UNDER_TEST.items():
        (FOLDER / f"{key}.txt").write_text(tell(game), encoding="utf-8")


if __name__ == "__main__":
    main()
