"""Work that takes longer than an event loop may be held up: functions of values, for another process to carry out."""

import json
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from engine.editions import Editions
from engine.game import AnyGame, Event, Outcome, Seat
from engine.match import Match, Position, outcome_of, standing
from engine.picking import Pick
from engine.record_file import read_record_file
from engine.record_json import export_finished, export_running
from engine.remarks import chosen_remarks
from engine.replay import ReplayStep, around
from engine.statistics import Highlight, SeatStatistics, most_remarkable
from engine.story import FORMS, NO_STORY, Story, TurningPoint
from engine.transcript import Acted, AppendLog, Transcript, own_decisions
from engine.trophies import luck_numbers, result_numbers
from engine.valuation import Valuation, difference
from engine.verification import Verification, verify

_MOST_UPSETS = 12
"""As many are weighed: in most games, the chances to win take some hundredths of a second each time."""

_LEAST_TURN = 0.03
"""Of somebody's chance to win; what changed less has turned nothing."""

_MOST_CHANCES = 40
"""Estimates of chances to win for one match: a longer one has more turns, and no more ups and downs that matter."""


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
    played = list(standing(game, transcript))
    if not played or game.outcome(played[-1].state) is None:
        return ()
    unnamed, found = _unnamed(transcript, played, since), game.find_highlights(*_seen(game, played))
    return most_remarkable(highlight for highlight in found if unnamed.isdisjoint(highlight.seats))


def _unnamed(transcript: Transcript, played: Sequence[Position], since: Sequence[int]) -> set[Seat]:
    """Seats that were resigned, or where not all decisions are those of whom the seat is named after."""
    own = own_decisions(transcript, since)
    decisions = [(position.number - 1, position.record) for position in played]
    shared = {record.seat for place, record in decisions if isinstance(record, Acted) and place not in own}
    return shared.union(transcript.resigned)


def story(game: AnyGame, transcript: Transcript, since: Sequence[int] = ()) -> Story:
    """The turning point of a match that is over, and remarks on its players; of whom nothing is told, see `highlights`.

    The turning point is the upset that changed most of what an onlooker had to think of the chances to win. That is
    asked before and after a few upsets alone, so that the story is there with the result; an analysis, which judges
    each decision by the strongest computer, takes a minute, and may point elsewhere. Raises CorruptRecord.
    """
    played = list(standing(game, transcript))
    if not played or outcome_of(game, transcript, played[-1].state) is None:
        return NO_STORY
    unnamed, (view, events) = _unnamed(transcript, played, since), _seen(game, played)
    seats = [seat for seat in range(transcript.header.seats) if seat not in unnamed]
    remarks = chosen_remarks(game.find_remarks(view, events), seats)
    upsets = [upset for upset in game.find_upsets(view, events) if unnamed.isdisjoint(upset.told.seats)]
    ends = list(accumulate(len(position.events) for position in played))
    valuation, turned, most = Valuation(game, transcript.header.seats), None, _LEAST_TURN
    for place, told in sorted(upsets, key=lambda upset: -upset.told.weight)[:_MOST_UPSETS]:
        at = bisect_right(ends, place)
        before, after = (
            next(filter(None, (valuation.value(position.state) for position in way)), None)
            for way in (reversed(played[:at]), played[at:])
        )
        if before is not None and after is not None and (change := max(map(abs, difference(after, before)))) > most:
            turned, most = (told, played[at].number), change
    form = int(transcript.header.commitment[:8], 16) % FORMS
    if turned is None:
        return Story(remarks, None, form)
    told, number = turned
    before_it, after_it = around(game, transcript, number, 2)
    return Story(remarks, TurningPoint(told, number, before_it, after_it), form)


def turning_point(
    game: AnyGame, transcript: Transcript, since: Sequence[int], records: int | None, most: int
) -> tuple[ReplayStep, ...]:
    """Steps, that many, `around` the turning point of its `story`; where it has none, around ``records``.

    Raises CorruptRecord.
    """
    turned = story(game, transcript, since).turning_point
    return around(game, transcript, records if turned is None else turned.records, most)


def statistics(game: AnyGame, transcript: Transcript) -> tuple[SeatStatistics, ...]:
    """Counts of the match, for each seat; nothing of a match without an outcome. Raises CorruptRecord.

    A resignation may end a match that the rules would let go on. What was rolled until then counts.
    """
    played = list(standing(game, transcript))
    if not played or outcome_of(game, transcript, played[-1].state) is None:
        return ()
    return tuple(game.find_statistics(*_seen(game, played)))


def deeds(game: AnyGame, transcript: Transcript) -> tuple[dict[str, int], ...]:
    """Numbers of a match that its rules ended, for each seat, on which trophies and records rest.

    Chances are those at the beginnings of turns. Raises CorruptRecord.
    """
    played = list(standing(game, transcript))
    outcome, seats = game.outcome(played[-1].state) if played else None, transcript.header.seats
    if outcome is None:
        return ()
    seen = _seen(game, played)
    counted, found, chances = game.find_statistics(*seen), game.find_deeds(*seen), _chances(game, played)
    sides = {seat: side for side, members in enumerate(game.sides(seats)) for seat in members}
    measure = game.measures[0]
    numbers = []
    for seat in range(seats):
        of_seat = {**counted[seat].numbers, **{name: by_seat.get(seat, 0) for name, by_seat in found.items()}}
        of_seat |= result_numbers(outcome.places, outcome.scores, seat)
        of_seat |= luck_numbers(measure, counted[seat].luck.get(measure.name))
        if own := [round(100 * each[sides[seat]]) for each in chances]:
            of_seat |= {"lowest": min(own), "highest": max(own)}
        numbers.append(of_seat)
    return tuple(numbers)


def _chances(game: AnyGame, played: Sequence[Position]) -> list[Sequence[float]]:
    """Each side's chances at the beginnings of turns, `_MOST_CHANCES` of them, evenly."""
    settled = [each.state for each in played if game.pending_chance(each.state) is None]
    whose = [game.to_act(state)[:1] for state in settled]
    turns = [
        state for state, before, now in zip(settled[1:], whose, whose[1:], strict=False) if now not in ((), before)
    ]
    step = max(1, -(-len(turns) // _MOST_CHANCES))
    return [game.win_chances(game.view(state, None)) for state in turns[::step]]


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
