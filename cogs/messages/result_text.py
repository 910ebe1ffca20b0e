"""Text below a result, highlights and the series; and the new ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cogs.faces.face import GameFace
from cogs.faces.scene import Scene
from cogs.wording.plain_numbers import signed
from engine.statistics import Highlight
from host.results.epilogue import Epilogue, SeriesScore, Wins
from host.results.ratings import RatingChange
from localization.catalog import Speaker
from render.people import MARKS


def ratings_line(changes: Iterable[RatingChange], names: Sequence[str], say: Speaker) -> str:
    """Line of the match's changes of ratings, for everybody who appears. The leaderboard explains a question mark.

    ``names`` are those of the seats.
    """
    each = (f"{MARKS[change.seat].emoji} **{names[change.seat]}** {change_text(change)}" for change in changes)
    return say("ratings-line", changes=" · ".join(each))


def change_text(change: RatingChange) -> str:
    return f"{points_text(change.after, provisional=change.provisional)} ({signed(change.after - change.before)})"


def points_text(points: int, *, provisional: bool) -> str:
    """Points of a rating, with a question mark as long as it rests on few matches."""
    return f"{points}?" if provisional else str(points)


def epilogue_text(epilogue: Epilogue, face: GameFace[Any], scene: Scene[Any]) -> str:
    """A list with an entry for each; empty if there is nothing to tell.

    Titles and the series are entries, too: what follows a list on the next line would be drawn into its last entry.
    """
    lines = [told(each, face, scene.say, map(scene.seat_name, each.seats)) for each in epilogue.highlights]
    if epilogue.series is not None:
        lines.append(_series(epilogue.series, scene))
    return "\n".join(f"- {line}" for line in lines)


def told(highlight: Highlight, face: GameFace[Any], say: Speaker, names: Iterable[str]) -> str:
    """``names`` are those of its seats."""
    named = dict(zip(("name", "other"), names, strict=False))
    form = "title" if highlight.is_title else "highlight"
    return say(f"{face.text_key}-{form}-{highlight.kind}", **named, **highlight.values)


def _series(series: SeriesScore, scene: Scene[Any]) -> str:
    scores = " · ".join(scene.say("series-wins", name=_name(wins, scene), count=wins.count) for wins in series.wins)
    return scene.say("series-score", matches=series.matches, scores=scores)


def _name(wins: Wins, scene: Scene[Any]) -> str:
    """Names of winners; those who have not played the latest match are mentioned, which notifies nobody."""
    if wins.person_id is None:
        mark = MARKS[wins.seat]
        return f"{mark.emoji} **{scene.say('computer-name', letter=mark.letter)}**"
    seat = scene.table.seat_of(wins.person_id)
    return f"<@{wins.person_id}>" if seat is None else scene.seat_name(seat)
