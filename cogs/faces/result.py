"""A result that stays in the channel: who came in at which place, with what, and who has won the match."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from cogs.components.layout import ALT_TEXT_LIMIT, Picture
from cogs.faces.scene import Scene
from engine.game import Seat
from localization.catalog import Speaker
from render.people import MARKS
from render.podium import RankedRow

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
    """Level a result that a vote ended with all ``seats`` equal: nobody wins and nobody has a place."""
    if not result.by_vote or len(result.winners) < seats:
        return result
    rows = [replace(row, place=None, leads=False) for row in result.rows]
    return replace(result, rows=rows, winners=(), level=True)


def in_places_of_match(result: Result, scene: Scene[Any]) -> Result:
    """The result of a match's last part in the places of the match: where there were several, another may have won."""
    outcome = scene.table.outcome
    if outcome is None or not any(row.total for row in result.rows):
        return result
    seats = [_placed(row, outcome.places[row.seat]) for row in result.rows if row.seat is not None]
    nobodys = [row for row in result.rows if row.seat is None]
    return replace(result, rows=[*sorted(seats, key=lambda row: row.place or 0), *nobodys])


def _placed(row: RankedRow, place: int) -> RankedRow:
    """The row in that place of the match, with the points that were added up over it."""
    if not row.total:
        return replace(row, place=place)
    return replace(
        row,
        place=place,
        score=str(row.total),
        total="",
        leads=False,
        words=row.match_words or row.words,
        detail=row.match_detail or row.detail,
    )


def is_final(scene: Scene[Any], number: int) -> bool:
    """Tell whether that result is the last of a match that is over."""
    return number + 1 == scene.table.milestones and not scene.table.status.is_open


def resigned_in(scene: Scene[Any], number: int) -> tuple[Seat, ...]:
    """The seats whose rows that result shows as resigned, without what was achieved there."""
    return scene.table.resigned if is_final(scene, number) else ()


def with_resignations(result: Result | None, scene: Scene[Any]) -> Result:
    """The final result, the places as the match's outcome has them, and who resigned.

    None for the result of a match that its rules did not end: then nothing but the places is known.
    """
    table, say = scene.table, scene.say
    assert table.outcome is not None
    places = table.outcome.places
    by_seat = {} if result is None else {row.seat: row for row in result.rows if row.seat is not None}
    rows = [
        _row_at(place, seat, by_seat.get(seat), say, resigned=table.seats[seat].resigned)
        for seat, place in sorted(enumerate(places), key=lambda each: each[1])
    ]
    note = say("result-resigned", names=scene.list_of_seats(table.resigned), count=len(table.resigned))
    if result is None:
        title = say("resignation-result-title")
        return Result(title, rows, notes=(note,), winners=table.outcome.winners, as_pair=_is_pair(scene))
    nobodys = [row for row in result.rows if row.seat is None]
    if result.by_vote and len(table.outcome.winners) == len(places) - len(table.resigned) > 1:
        # Nobody of those who are left is ahead.
        rows = [replace(row, place=None, leads=False) for row in rows]
        return replace(result, rows=[*rows, *nobodys], notes=(*result.notes, note), winners=(), level=True)
    as_pair = result.as_pair and _is_pair(scene)
    notes = (*result.notes, note)
    return replace(result, rows=[*rows, *nobodys], notes=notes, winners=table.outcome.winners, as_pair=as_pair)


def _row_at(place: int, seat: Seat, row: RankedRow | None, say: Speaker, *, resigned: bool) -> RankedRow:
    """The seat's row in that place. Nothing that a computer achieved after a resignation counts, so it is not shown."""
    if resigned:
        return RankedRow(place, seat, say("row-resigned"), score=say("row-resigned"), resigned=True)
    # Where resigning ended the match, those who are left have won.
    return RankedRow(place, seat, say("row-won")) if row is None else _placed(row, place)


def _is_pair(scene: Scene[Any]) -> bool:
    """Tell whether partners have won together."""
    table = scene.table
    assert table.outcome is not None
    winners = table.outcome.winners
    return len(winners) == 2 and winners in table.edition.sides(len(table.seats))


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
        lines.append(f"-# {say('result-ended-early')}")
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


def stand_ins(scene: Scene[Any]) -> list[Seat]:
    """The seats of people for whom a computer plays. A computer's own seat says so by its name."""
    seats = enumerate(scene.table.seats)
    return [seat for seat, holder in seats if holder.person is not None and holder.played_by_computer]


def stand_ins_line(scene: Scene[Any]) -> str:
    """Such as "A computer plays for Anna and Ben."; empty where none does."""
    seats = stand_ins(scene)
    return scene.say("stand-ins-in-words", names=scene.listed([scene.names[seat] for seat in seats])) if seats else ""


def with_stand_ins(picture: Picture, scene: Scene[Any]) -> Picture:
    """The picture with that in its alt text."""
    seats = stand_ins(scene)
    if not seats:
        return picture
    line = scene.say("stand-ins-in-words", names=scene.listed(_short_names(seats, scene)))
    room = ALT_TEXT_LIMIT - len(line) - 1
    return replace(picture, alt_text=f"{picture.alt_text[:room]}\n{line}")


def with_stand_in_note(result: Result, scene: Scene[Any]) -> Result:
    """The result with a note of those for whom a computer played at the end, without having resigned."""
    seats = [seat for seat in stand_ins(scene) if not scene.table.seats[seat].resigned]
    if not seats:
        return result
    note = scene.say("result-stand-ins", names=scene.list_of_seats(seats))
    return replace(result, notes=(*result.notes, note))


def _short_names(seats: Sequence[Seat], scene: Scene[Any]) -> list[str]:
    """Names, or letters where names would leave no room for anything else."""
    names = [scene.isolated_names[seat] for seat in seats]
    return names if sum(map(len, names)) < ALT_TEXT_LIMIT // 4 else [MARKS[seat].letter for seat in seats]
