"""What can happen to a game night: pure functions from one to the next, of people, of its host, and of time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from host.nights.night import (
    DOOR_SECONDS,
    MOST_PEOPLE,
    OPEN_SECONDS,
    REMINDER_SECONDS,
    Answer,
    Format,
    Night,
    NightRound,
    NightTable,
    Phase,
)
from host.nights.recurrence import Rule
from host.nights.scores import Round
from host.refusal import Refused
from host.table.seats import SOMEBODY, Person
from store.rows import SeatResult


def after_time(night: Night, now: float) -> Night:
    """What the time brings: the best date, or none; open doors; the end of a night, also of one that was left alone."""
    if night.phase is Phase.ASKING and now >= max(night.dates):
        return call_off(night)
    if night.phase is Phase.ASKING and now >= night.deadline:
        best = next((date for date in night.choosable if date > now), None)
        # One notice is enough if it is soon.
        return night if best is None else replace(decide(night, best), reminded=best - REMINDER_SECONDS <= now)
    if night.phase is Phase.SET and night.date is not None and now >= night.date - DOOR_SECONDS:
        return open_doors(night)
    if night.phase is Phase.OPEN and now >= night.moved_at + OPEN_SECONDS:
        if any(table.is_undecided for each in night.played[-1:] for table in each.tables):
            night = judge_cancelled(night, again=False)
        return night if night.round_is_on else finish(night)
    if night.phase is Phase.OPEN and night.ends_at is not None and now >= night.ends_at and not night.round_is_on:
        return finish(night)
    return night


def require_host(night: Night, person_id: int, *, moderator: bool) -> None:
    """Raises Refused unless the person leads a night that is not over."""
    require_open(night)
    if person_id != night.host and not moderator:
        raise Refused("only-night-host", host=str(night.host))


def require_open(night: Night) -> None:
    if not night.is_open:
        raise Refused("night-over")


def answer(night: Night, person: Person, answers: Sequence[Answer]) -> Night:
    """When the person can come, for each of the dates. Raises Refused."""
    _require_phase(night, Phase.ASKING)
    known = _with_person(night, person)
    return replace(known, answers={**known.answers, person.id: tuple(answers)})


def decide(night: Night, date: float) -> Night:
    """It is then, also after another date was chosen; who can come then means to. Raises Refused.

    On a date that was not asked about, those who were coming still are, until they say otherwise.
    """
    if night.phase is not Phase.SET:
        _require_phase(night, Phase.ASKING)
    coming, moved_from = night.coming, night.moved_from or night.date
    if date in night.dates:
        moved_from = None
        place = night.dates.index(date)
        coming = frozenset(person for person, answers in night.answers.items() if answers[place] is Answer.YES)
    return replace(
        night,
        phase=Phase.SET,
        date=date,
        moved_from=moved_from,
        coming=coming | {night.host},
        declined=frozenset(),
        reminded=False,
        event_phase=None,
    )


def come(night: Night, person: Person, *, comes: bool) -> Night:
    """The person means to come, or no longer does: once the doors are open, is here, or goes. Raises Refused."""
    if night.phase not in (Phase.SET, Phase.OPEN):
        raise Refused("night-over" if not night.is_open else "night-without-date")
    closed = night.phase is Phase.OPEN and night.format is Format.SWISS and night.played
    if comes and closed and person.id not in night.players:
        raise Refused("night-closed-entry")
    known = _with_person(night, person) if comes else night
    one = frozenset({person.id})
    if night.phase is Phase.OPEN:
        return replace(known, here=night.here | one if comes else night.here - one)
    if comes:
        return replace(known, coming=night.coming | one, declined=night.declined - one)
    return replace(known, coming=night.coming - one, declined=night.declined | one)


def reminded(night: Night, interested: Iterable[int] = ()) -> Night:
    """People are told that it begins; those ``interested`` in Discord's event come, too, if they did not say no."""
    return replace(night, reminded=True, coming=night.coming.union(interested) - night.declined)


def open_doors(night: Night) -> Night:
    """From now on people say that they are here, and rounds can begin."""
    _require_phase(night, Phase.SET)
    return replace(night, phase=Phase.OPEN, reminded=True)


def wish(night: Night, person: Person, games: Sequence[str]) -> Night:
    """What the person would like to play, best first; nothing takes the wish back."""
    require_open(night)
    wishes = {**night.wishes, person.id: tuple(game for game in games if game in night.games)}
    return replace(_with_person(night, person), wishes=wishes)


def begin_round(night: Night, seated: Round, here: frozenset[int]) -> Night:
    """The round begins as it was ``seated`` when those were ``here``; its tables are still to be opened.

    Raises Refused, also if somebody has come or gone meanwhile.
    """
    require_round_possible(night)
    if night.here != here:
        raise Refused("outdated")
    tables = tuple(NightTable(sitting) for sitting in seated.sittings)
    return replace(night, played=(*night.played, NightRound(tables, seated.byes)))


def require_round_possible(night: Night) -> None:
    _require_phase(night, Phase.OPEN)
    if night.round_is_on:
        raise Refused("night-round-on")
    if len(night.played) >= night.rounds:
        raise Refused("night-rounds-played", rounds=night.rounds)


def with_table(night: Night, place: int, /, **values: Any) -> Night:
    """With these values of the table at that place of the present round, by the fields of `NightTable`."""
    present = night.played[-1]
    changed = replace(present.tables[place], **values)
    tables = (*present.tables[:place], changed, *present.tables[place + 1 :])
    return replace(night, played=(*night.played[:-1], replace(present, tables=tables)))


def with_results(night: Night, place: int, results: Sequence[SeatResult]) -> Night:
    """With how that table of the present round ended; nothing if it is not over."""
    table = night.played[-1].tables[place]
    if not results or table.is_decided or table.cancelled:
        return night
    places = tuple(result.place or 0 for result in results)
    if all(places):
        return with_table(night, place, sitting=replace(table.sitting, places=places))
    return with_table(night, place, cancelled=True)


def judge_cancelled(night: Night, *, again: bool) -> Night:
    """The tables of the present round without a result are played again, or count as ties. Raises Refused."""
    require_open(night)
    tables = night.played[-1].tables if night.played else ()
    if not any(table.is_undecided for table in tables):
        raise Refused("night-nothing-cancelled")
    for place, table in enumerate(tables):
        if table.is_undecided:
            if again:
                night = with_table(night, place, channel_id=None, table_id=None, began=None, cancelled=False)
            else:
                tie = replace(table.sitting, places=(1,) * len(table.sitting.people))
                night = with_table(night, place, sitting=tie)
    return night


def finish(night: Night) -> Night:
    """It is over; what was played counts. Raises Refused while a round is on."""
    _require_phase(night, Phase.OPEN)
    if night.round_is_on:
        raise Refused("night-round-on")
    return replace(night, phase=Phase.OVER, here=frozenset())


def again(night: Night, date: float, now: float) -> Night:
    """The next of a night that takes place again and again: the same choices, of its people the host alone."""
    return Night(
        guild_id=night.guild_id,
        channel_id=night.channel_id,
        host=night.host,
        title=night.title,
        dates=(date,),
        date=date,
        phase=Phase.SET,
        games=night.games,
        format=night.format,
        rounds=night.rounds,
        minutes=night.minutes,
        hours=night.hours,
        computers=night.computers,
        repeats=night.repeats,
        names={person: name for person, name in night.names.items() if person == night.host},
        coming=frozenset({night.host}),
        moved_at=now,
        zone=night.zone,
        calendar=night.calendar,
    )


def call_off(night: Night, *, whole_series: bool = True) -> Night:
    """It does not take place, or ends without counting; tables in play go on for themselves."""
    require_open(night)
    repeats = Rule.NONE if whole_series else night.repeats
    return replace(night, phase=Phase.CALLED_OFF, here=frozenset(), repeats=repeats)


def choose(night: Night, **values: Any) -> Night:
    """With what the host has chosen: fields of `Night` by name."""
    require_open(night)
    return replace(night, **values)


def hand_over(night: Night, heir: Person) -> Night:
    require_open(night)
    return replace(_with_person(night, heir), host=heir.id)


def left(night: Night, person_id: int) -> Night:
    """The person has gone for good. Whom they led, the first of those leads who are there, are coming, or can come."""
    if not night.is_open:
        return night
    gone = {person_id}
    night = replace(night, here=night.here - gone, coming=night.coming - gone)
    if night.host != person_id:
        return night
    able = {person for person, given in night.answers.items() if person != person_id and Answer.YES in given}
    heirs = night.here or night.coming or able
    first = next((person for person in night.names if person in heirs), None)
    return call_off(night) if first is None else replace(night, host=first)


def without_person(night: Night, person_id: int) -> Night:
    """The night with nothing that says who that person is."""

    def others(people: Sequence[int | None]) -> tuple[int | None, ...]:
        return tuple(None if person == person_id else person for person in people)

    night = left(night, person_id)
    played = tuple(
        NightRound(
            tuple(
                replace(table, sitting=replace(table.sitting, people=others(table.sitting.people)))
                for table in each.tables
            ),
            tuple(person for person in each.byes if person != person_id),
        )
        for each in night.played
    )
    return replace(
        night,
        host=SOMEBODY.id if night.host == person_id else night.host,
        names={person: name for person, name in night.names.items() if person != person_id},
        answers={person: given for person, given in night.answers.items() if person != person_id},
        wishes={person: games for person, games in night.wishes.items() if person != person_id},
        coming=night.coming - {person_id},
        declined=night.declined - {person_id},
        here=night.here - {person_id},
        played=played,
    )


def _require_phase(night: Night, phase: Phase) -> None:
    require_open(night)
    if night.phase is phase:
        return
    late = phase is Phase.ASKING or (phase is Phase.SET and night.phase is Phase.OPEN)
    raise Refused("night-too-late" if late else "night-too-early")


def _with_person(night: Night, person: Person) -> Night:
    known = night.players.union(night.here, night.coming, night.answers)
    if person.id not in known and len(known) >= MOST_PEOPLE:
        raise Refused("night-full", most=MOST_PEOPLE)
    return replace(night, names={**night.names, person.id: person.name})
