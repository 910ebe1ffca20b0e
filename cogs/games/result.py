"""A result that stays in the channel: who came in at which place, with what, and who has won the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.games.scene import Scene
from engine.game import Seat

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class RankedSeat:
    """``score`` says in words what the place rests on, such as "12 points".

    ``place`` is None where nobody earned one.
    """

    place: int | None
    seat: Seat
    score: str


@dataclass(frozen=True, slots=True)
class Result:
    """``ranking`` begins with the first place. ``notes`` are remarks below it, such as how a tie was broken.

    ``winners`` are those of the whole match, empty as long as it goes on; ``as_pair`` says that they won together.
    """

    title: str
    ranking: tuple[RankedSeat, ...]
    by_vote: bool = False
    notes: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()
    as_pair: bool = False


def ranked(places: Sequence[int | None], scores: Sequence[str]) -> tuple[RankedSeat, ...]:
    """The seats by place, of equal places in the order of the seats."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat] or 0, seat))
    return tuple(RankedSeat(places[seat], seat, scores[seat]) for seat in order)


def result_text(result: Result, scene: Scene[Any]) -> str:
    say = scene.say
    lines = [f"### {result.title}"]
    if result.by_vote:
        lines.append(f"-# {say('result-by-vote')}")
    lines += [
        say(
            "result-line",
            place=_place(row.place),
            name=scene.seat_name(row.seat),
            score=row.score,
        )
        for row in result.ranking
    ]
    lines += result.notes
    if result.winners:
        key = "match-won-by-pair" if result.as_pair else "match-won" if len(result.winners) == 1 else "match-shared"
        lines.append(say(key, names=scene.list_of_seats(result.winners)))
    return "\n".join(lines)


def _place(place: int | None) -> str:
    if place is None:
        return "▫️"
    return _MEDALS.get(place, f"**{place}.**")
