"""Work that takes longer than an event loop may be held up: functions of values, for another process to carry out."""

import json
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.editions import Editions
from engine.game import AnyGame, Event, Outcome
from engine.match import Match, Position, outcome_of, standing
from engine.picking import Pick
from engine.record_file import read_record_file
from engine.record_json import export_finished, export_running
from engine.replay import ReplayStep, around
from engine.statistics import Highlight, SeatStatistics, most_remarkable
from engine.transcript import Acted, AppendLog, Transcript, own_decisions
from engine.verification import Verification, verify


class Decision(NamedTuple):
    """Facts that a computer player must know to decide. ``view`` is that of the seat to be played."""

    game: AnyGame
    view: Any
    level: str
    pick: Pick


def decide(decisions: Sequence[Decision]) -> tuple[int, str] | None:
    """The first computer that wants to act, as its place among these, and the code of what it does."""
    for place, (game, view, level, pick) in enumerate(decisions):
        action = game.choose(view, level, pick)
        if action is not None:
            return place, game.encode(action)
    return None


def fold(game: AnyGame, transcript: Transcript) -> Match:
    """`Match.fold` without the records, which the asker has already: to send them back would take longer."""
    return Match.fold(game, transcript)._replace(records=AppendLog())


def highlights(game: AnyGame, transcript: Transcript, since: Sequence[int] = ()) -> tuple[Highlight, ...]:
    """Most remarkable events of a match that is over.

    Nothing names a seat that was resigned, or where not all decisions are those of whom it is named after; ``since`` is
    as in `own_decisions`. Raises CorruptRecord.
    """
    played, own = list(standing(game, transcript)), own_decisions(transcript, since)
    decisions = [(position.number - 1, position.record) for position in played]
    shared = {record.seat for place, record in decisions if isinstance(record, Acted) and place not in own}
    unnamed = shared.union(transcript.resigned)
    if not played or game.outcome(played[-1].state) is None:
        return ()
    found = game.find_highlights(*_seen(game, played))
    return most_remarkable(highlight for highlight in found if unnamed.isdisjoint(highlight.seats))


def turning_point(
    game: AnyGame, transcript: Transcript, since: Sequence[int], records: int | None, most: int
) -> tuple[ReplayStep, ...]:
    """Steps, that many, `around` the moment when the first of the `highlights` came true before the match's end.

    Titles come true at no moment. Where none did, they are those around ``records``. Raises CorruptRecord.
    """
    played = list(standing(game, transcript))
    ends = range(1, len(played))
    for highlight in highlights(game, transcript, since):
        # Before that, what it counts was less.
        end = bisect_left(ends, True, key=lambda end: highlight in game.find_highlights(*_seen(game, played[:end])))
        if end < len(ends) and not highlight.is_title:
            return around(game, transcript, played[end].number, most)
    return around(game, transcript, records, most)


def statistics(game: AnyGame, transcript: Transcript) -> tuple[SeatStatistics, ...]:
    """Counts of the match, for each seat; nothing of a match without an outcome. Raises CorruptRecord.

    A resignation may end a match that the rules would let go on. What was rolled until then counts.
    """
    played = list(standing(game, transcript))
    if not played or outcome_of(game, transcript, played[-1].state) is None:
        return ()
    return tuple(game.find_statistics(*_seen(game, played)))


def _seen(game: AnyGame, played: Sequence[Position]) -> tuple[Any, list[Event]]:
    """An onlooker's last view, and all events."""
    return game.view(played[-1].state, None), [event for position in played for event in position.events]


def check_file(content: bytes, editions: Editions) -> Verification:
    """Read an uploaded record and verify it. Raises NotARecord."""
    record = read_record_file(content)
    return verify(record.transcript, record.secret, editions, record.places)


def export_file(transcript: Transcript, secret: bytes | None, outcome: Outcome | None, names: Sequence[str]) -> bytes:
    """The exported record with the seats' names, as JSON for people to read; ``secret`` is None while it is one."""
    record = export_running(transcript) if secret is None else export_finished(transcript, secret, outcome)
    return json.dumps({**record, "names": list(names)}, ensure_ascii=False, indent=1).encode()
