"""Results of an ended match for every seat, kept long after its record has stopped mattering.

A result is rated if the match was played to its end without help, not stopped by a vote or given up; if one person took
every one of the seat's turns; and if that holds for at least one more seat with another person. Where turns were not
counted, nothing is rated.

Partners are rated only if all of that holds for both. docs/ratings.md says what becomes of a rated result.
A substitute is not rated, since another player took turns there, unless they sat down before the seat's first turn.
A person who resigns is rated, in the last place, if they took every turn until then, and enough of them; turns that a
computer plays for them afterwards do not count. Leaving for good counts as resigning, unless the others voted for a
stand-in. A match that ended because no opponent was left was played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.transcript import Acted, Stopped, Transcript
from host.table.status import Status
from host.table.table import Table
from store.rows import SeatResult

FINISHED = "finished"
"""Ended by the rules."""
STOPPED = "stopped"
"""Ended early by a vote, with an outcome."""
RESIGNED = "resigned"
"""Ended because no opponent was left."""
CANCELLED = "cancelled"
"""Given up without an outcome."""
RETIRED = "retired"
"""Ended by us: its edition is gone, or its record is damaged."""

FEWEST_TURNS = 4
"""Giving up sooner is not rated: a second account could lose in no time. The shortest matches take eleven turns."""


def seat_results(table: Table) -> tuple[SeatResult, ...]:
    """One for each seat of a match that is over; nothing for other tables, and for lessons."""
    transcript, ended_at = table.transcript, table.ended_at
    if transcript is None or ended_at is None or table.lesson is not None:
        return ()
    ended_how = _ended_how(table, transcript)
    # A stop by vote gives places, but they were not played out.
    may_rate = ended_how in (FINISHED, RESIGNED) and table.outcome is not None and not table.is_helped
    rated = _rated_seats(table) if may_rate else frozenset()
    results = []
    for seat, holder in enumerate(table.seats):
        turns = None if table.turns is None else table.turns.seats[seat]
        # Of a person's seat, too: who reads the result should know what helped.
        computer_played = holder.played_by_computer or (turns is not None and turns.by_computer > 0)
        scores = None if table.outcome is None else table.outcome.scores
        results.append(
            SeatResult(
                table_id=table.id,
                seat=seat,
                person_id=holder.person_id,
                guild_id=table.guild_id,
                game=table.game_key,
                rules_version=transcript.header.rules_version,
                seats=len(table.seats),
                place=None if table.outcome is None else table.outcome.places[seat],
                team=_team_at(table, seat),
                score=None if scores is None else scores[seat],
                turns_by_person=None if turns is None else turns.by_person,
                turns_by_computer=None if turns is None else turns.by_computer,
                turns_by_others=None if turns is None else turns.by_others,
                computer_level=holder.level if computer_played else None,
                resigned=holder.resigned,
                ended_how=ended_how,
                rated=seat in rated,
                ended_at=ended_at,
            )
        )
    return tuple(results)


def is_level(results: Sequence[SeatResult]) -> bool:
    """Tell whether a vote ended the match in a tie of all who had not resigned: then it has no winner.

    ``results`` are all of the match, at least one.
    """
    places = [result.place for result in results if not result.resigned]
    return results[0].ended_how == STOPPED and len(places) > 1 and set(places) == {1}


def _rated_seats(table: Table) -> frozenset[Seat]:
    """Seats, in a match that was played to its end, whose results count."""
    played = frozenset(seat for seat in range(len(table.seats)) if _is_theirs(table, seat))
    # Partners win and lose together, so half a pair cannot be rated.
    whole = [side for side in _sides(table) if played.issuperset(side)]
    # One person against computers has nobody to be compared with.
    people = {table.seats[side[0]].person for side in whole}
    return frozenset(seat for side in whole for seat in side) if len(people) > 1 else frozenset()


def _team_at(table: Table, seat: Seat) -> int | None:
    """Side to which the seat belongs, counted from 0; None where each seat is a side of its own."""
    sides = _sides(table)
    return None if len(sides) == len(table.seats) else next(at for at, side in enumerate(sides) if seat in side)


def _sides(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """Sides of the match; none where the rules are gone, since nothing is rated then."""
    seats = len(table.seats)
    return tuple((seat,) for seat in range(seats)) if table.game is None else table.game.sides(seats)


def _ended_how(table: Table, transcript: Transcript) -> str:
    if table.status is Status.CANCELLED:
        return CANCELLED
    if table.status is Status.RETIRED:
        return RETIRED
    if transcript.ending == RESIGNED:
        return RESIGNED
    # What chance still had to settle comes after the vote.
    decisions = (record for record in reversed(transcript.records) if isinstance(record, Acted | Stopped))
    return STOPPED if isinstance(next(decisions, None), Stopped) else FINISHED


def _is_theirs(table: Table, seat: Seat) -> bool:
    """Tell whether the result counts for the person at that seat."""
    holder = table.seats[seat]
    if holder.person is None or table.turns is None:
        return False
    turns = table.turns.seats[seat]
    left = turns.by_computer > 0
    # Excused by the others, or back after a computer has played: not all turns are theirs, and nothing was given up.
    if turns.by_others or (left and (holder.excused or not holder.away)):
        return False
    return turns.by_person >= (FEWEST_TURNS if left or holder.resigned else 1)
