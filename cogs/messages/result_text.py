"""Text below a result: the match's story and the series; and highlights and the new ratings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cogs.faces.face import GameFace
from cogs.faces.scene import Scene
from cogs.messages.turning_point import turning_sentence
from cogs.wording.plain_numbers import signed
from engine.game import Seat
from engine.remarks import Remark, Tone
from engine.statistics import Highlight
from engine.story import FORMS, Story
from host.results.epilogue import Epilogue, SeriesScore, Wins
from host.results.ratings import RatingChange
from host.results.trophies import Earned
from localization.catalog import Speaker
from render.people import MARKS

_MOST_IN_LARGE, _MOST_LINES, _MOST_PRAISED = 2, 4, 6
"""As many people are told of in letters of the usual size, in a line each, and at all."""

_SIGNS: Mapping[Tone, str] = {Tone.PRAISE: "👏", Tone.TEASE: "😏"}
_MOST_EARNED = 4
"""Trophies in the line of a result; the rarest come first."""

_MOST_FALLEN = 2
"""Records of the server that a result tells of."""


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
    """The turning point, a line for each person, and the series; empty if there is nothing to tell."""
    lines = [turning_sentence(epilogue.story, face, scene), *_remarks(epilogue.story, face, scene)]
    if epilogue.earned:
        lines.append(earned_line(epilogue.earned, scene))
    for fallen in epilogue.fallen[:_MOST_FALLEN]:
        record = record_text(fallen.name, fallen.number, scene.say)
        lines.append(scene.say("result-record", record=record, name=scene.seat_name(fallen.seat)))
    if epilogue.series is not None:
        lines.append(_series(epilogue.series, scene))
    return "\n".join(filter(None, lines))


def remark_text(remark: Remark, story: Story, face: GameFace[Any], scene: Scene[Any]) -> str:
    """Such as "brought three pawns home in a row"."""
    form = (story.form + remark.seat) % FORMS
    return scene.say(f"{face.text_key}-{remark.tone}-{remark.kind}", form=form, **remark.values)


def _remarks(story: Story, face: GameFace[Any], scene: Scene[Any]) -> Iterator[str]:
    """A praise and a tease for each person, a line each; computers need none.

    Of many people, a phone has room for the most remarkable praises alone.
    """
    people = [seat for seat, holder in enumerate(scene.table.seats) if holder.person is not None]
    own = [remark for remark in story.remarks if remark.seat in people]
    if len(people) > _MOST_LINES:
        praises = sorted((each for each in own if each.tone is Tone.PRAISE), key=lambda praise: -praise.weight)
        own = sorted(praises[:_MOST_PRAISED], key=lambda praise: praise.seat)
    lines: dict[Seat, list[str]] = {}
    for remark in own:
        # Two people of whom one kind of thing is told read two sentences.
        words = remark_text(remark, story, face, scene)
        lines.setdefault(remark.seat, [scene.seat_name(remark.seat)]).append(f"{_SIGNS[remark.tone]} {words}")
    told = [" ".join(line) for line in lines.values()]
    if len(people) > _MOST_LINES:
        told = [" · ".join(told)] if told else []
    return (f"-# {line}" if len(people) > _MOST_IN_LARGE else line for line in told)


def earned_line(earned: Sequence[Earned], scene: Scene[Any]) -> str:
    """One line of the trophies that a match has brought."""
    say, by_seat = scene.say, dict[Seat, list[str]]()
    for one in earned[:_MOST_EARNED]:
        told = f"**{say(f'trophy-{one.name}')}**"
        rare = "" if one.rarity is None else f" ({say('trophy-rarity', matches=one.rarity)})"
        by_seat.setdefault(one.seat, []).append(told + rare)
    names = [say("result-earned-by", name=scene.seat_name(seat), each=", ".join(own)) for seat, own in by_seat.items()]
    return say("result-earned", each=" · ".join(names))


def record_text(name: str, number: int, say: Speaker) -> str:
    """A record in words."""
    if name == "first":
        # The noon of a day in UTC lies on that day nearly everywhere.
        return say("record-first", when=f"<t:{int((abs(number) + 0.5) * 24 * 3600)}:D>")
    return say(f"record-{name}", number=abs(number))


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
