"""A result that stays in the channel: who came in at which place, with what, and who has won the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.games.scene import Scene
from engine.game import Seat
from render.ranking import RankedRow

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Result:
    """``rows`` begin with the first place. ``notes`` are remarks below them, such as how a tie was broken.

    ``winners`` are those of the whole match, empty as long as it goes on; ``as_pair`` says that they won together,
    ``level`` that the match is over and nobody is ahead of anybody.
    """

    title: str
    rows: Sequence[RankedRow]
    by_vote: bool = False
    notes: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()
    as_pair: bool = False
    level: bool = False


def levelled(result: Result, seats: int) -> Result:
    """The same, but that nobody wins and nobody has a place where a vote ended the match with all ``seats`` equal."""
    if not result.by_vote or len(result.winners) < seats:
        return result
    rows = [replace(row, place=None, leads=False) for row in result.rows]
    return replace(result, rows=rows, winners=(), level=True)


def result_text(result: Result, scene: Scene[Any], *, with_rows: bool) -> str:
    """``with_rows``: nothing else shows who came where."""
    say = scene.say
    lines = []
    if result.winners:
        key = "match-won-by-pair" if result.as_pair else "match-won" if len(result.winners) == 1 else "match-shared"
        lines.append(say(key, names=scene.list_of_seats(result.winners)))
    if result.level:
        lines.append(say("match-level"))
    if with_rows or not (result.winners or result.level):
        lines.append(f"### {result.title}")
    if result.by_vote:
        lines.append(f"-# {say('result-by-vote')}")
    if with_rows:
        lines += [_line(row, scene) for row in result.rows]
    lines += result.notes
    return "\n".join(lines)


def medal(place: int | None) -> str:
    """The sign of a place that begins a line; that of None, for no place, begins one, too."""
    return "▫️" if place is None else _MEDALS.get(place, f"**{place}.**")


def _line(row: RankedRow, scene: Scene[Any]) -> str:
    if row.seat is None:
        return f"-# {row.words}"
    return scene.say("result-line", place=medal(row.place), name=scene.seat_name(row.seat), words=row.words)
