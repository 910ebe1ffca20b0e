"""Matches that are over in words: in two lines of a list, and whole."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.result import medal
from cogs.messages.ratings_text import change_text
from cogs.wording.game_name import game_name
from cogs.wording.names import plain
from engine.game import Seat
from host.results.history import PastMatch
from host.results.ratings import RatingChange
from host.results.results import FINISHED, is_level
from localization.catalog import Speaker
from render.seat_marks import MARKS
from store.rows import SeatResult

_MOST_NAMES = 4
"""In a list."""


def match_lines(match: PastMatch, say: Speaker, *, elsewhere: bool) -> str:
    """Which game and when, and below who came in where, the best only. ``elsewhere``: on another server."""
    facts = [f"**{game_name(match.game, say)}**", f"<t:{int(match.ended_at)}:d>"]
    if match.ended_how != FINISHED:
        facts.append(say(f"history-ended-{match.ended_how}"))
    if elsewhere:
        facts.append(say("history-elsewhere"))
    ranked = _ranked(match)
    with_points = _points_made_places(match)
    seats = [_seat(match, result, say, with_points=with_points) for result in ranked[:_MOST_NAMES]]
    if len(ranked) > _MOST_NAMES:
        seats.append(f"+{len(ranked) - _MOST_NAMES}")
    return f"{' · '.join(facts)}\n{' · '.join(seats)}"


def match_whole(match: PastMatch, changes: Sequence[RatingChange], say: Speaker) -> str:
    """Everybody with place, points if these made the places, and the change of their rating."""
    title = say("history-match-title", game=game_name(match.game, say), table=str(match.table_id))
    when = say("history-match-ended", when=f"<t:{int(match.ended_at)}:f>", how=say(f"history-ended-{match.ended_how}"))
    rated = {change.seat: change_text(change) for change in changes}
    with_points = _points_made_places(match)
    lines = [
        " · ".join(filter(None, (_seat(match, result, say, with_points=with_points), rated.get(result.seat))))
        for result in _ranked(match)
    ]
    return "\n".join([title, when, *lines])


def _ranked(match: PastMatch) -> list[SeatResult]:
    """By place, where there are places."""
    return sorted(match.results, key=lambda result: (result.place or 0, result.seat))


def _seat(match: PastMatch, result: SeatResult, say: Speaker, *, with_points: bool) -> str:
    name = _name(match, result.seat, say)
    if result.place is None:
        return name
    sign = medal(None if is_level(match.results) else result.place)
    if result.resigned:
        return f"{sign} {say('history-seat-resigned', name=name)}"
    points = f" {result.score}" if result.score is not None and with_points else ""
    return f"{sign} {name}{points}"


def _points_made_places(match: PastMatch) -> bool:
    """False where it was something else, such as rounds won: beside those places, points look like a mistake."""
    scores = [result.score or 0 for result in _ranked(match) if not result.resigned]
    return scores == sorted(scores, reverse=True)


def _name(match: PastMatch, seat: Seat, say: Speaker) -> str:
    if seat not in match.names:
        return say("computer-name", letter=MARKS[seat].letter)
    if not match.names[seat]:
        return say("person-without-name")
    return plain(match.names[seat]) or MARKS[seat].letter
