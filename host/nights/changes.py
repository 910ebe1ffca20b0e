"""Changes of a game night: pure functions from one to the next, of people, of its host, and of time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from math import inf
from typing import Any

from host.nights.night import (
    MOST_EMPTY,
    MOST_PEOPLE,
    OPEN_SECONDS,
    REMINDER_SECONDS,
    Answer,
    Evening,
    Event,
    Format,
    Night,
    NightRound,
    NightTable,
    Notice,
    Owed,
    Phase,
    Poll,
)
from host.nights.recurrence import Rule, next_occurrence
from host.nights.scores import Round
from host.people.absence import zone_of
from host.refusal import Refused
from host.table import people_in
from host.table.seats import Person
from store.rows import SeatResult


def after_time(night: Night, now: float) -> Night:
    """Bring about what is due: the best date, or none; open doors; the end, also of a night left alone."""
    # Every date has passed, and nobody has chosen one.
    if night.phase is Phase.ASKING and now >= max(night.poll.dates):
        return call_off(night)
    if night.phase is Phase.ASKING and now >= night.poll.deadline:
        best = next((date for date in night.choosable if date > now), None)
        # One notice is enough if it is soon.
        return night if best is None else decide(night, best, reminded=best - REMINDER_SECONDS <= now)
    if night.phase is Phase.SET and night.evening is not None and now >= night.doors_at:
        # Nobody could come while the bot was away: that is no empty evening.
        is_past = now >= min(night.evening.date + OPEN_SECONDS, night.ends_at or inf)
        return replace(night, phase=Phase.OVER) if is_past else open_doors(night)
    if night.phase is Phase.OPEN and now >= night.given_up_at:
        # Nobody is there any more to judge: what was not played counts as a tie.
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
    """Require that the night is neither over nor off. Raises Refused("night-over")."""
    if not night.is_open:
        raise Refused("night-over")


def answer(night: Night, person: Person, answers: Sequence[Answer]) -> Night:
    """Record whether the person can come, for each of the dates. Raises Refused."""
    _require_phase(night, Phase.ASKING)
    known = _with_person(night, person)
    return replace(known, poll=replace(known.poll, answers={**known.poll.answers, person.id: tuple(answers)}))


def decide(night: Night, date: float, *, by: int | None = None, reminded: bool = False) -> Night:
    """It is then, also after another date was chosen; who can come then means to. Raises Refused.

    On a date that was not asked about, those who were coming still are, until they say otherwise. Everybody who may
    come is told, but for the person ``by`` whom it was decided; ``reminded``: that is enough of notices.
    """
    if night.phase is not Phase.SET:
        _require_phase(night, Phase.ASKING)
    # The host may have typed a date that nobody was asked about.
    before, asked = night.evening, date in night.poll.dates
    told, coming = night.expected, night.coming
    if asked:
        place = night.poll.dates.index(date)
        coming = frozenset(person for person, given in night.poll.answers.items() if given[place] is Answer.YES)
    # A night of a series that was moved leaves the series where it was.
    first = date if before is None or (asked and before.first in night.poll.dates) else before.first
    # The event stands at the former date: without a phase it counts as behind, and is moved.
    event = Event() if before is None else replace(before.event, phase=None)
    # Whoever plans a night is taken to come, unless they have said otherwise.
    if night.poll.answer_of(night.host, date) is not Answer.NO:
        coming |= {night.host}
    empty = 0 if before is None else before.empty
    evening = Evening(date, first, coming, reminded=reminded, empty=empty, event=event)
    # Whoever was asked and cannot come need not hear of it; otherwise all who may come must.
    told = evening.coming if asked and by is not None else told
    return owing(replace(night, phase=Phase.SET, evening=evening), Notice.DECIDED, told - {by})


def set_attendance(night: Night, person: Person, *, coming: bool) -> Night:
    """The person means to come, or no longer does: once the doors are open, is here, or goes. Raises Refused."""
    if night.phase not in (Phase.SET, Phase.OPEN) or night.evening is None:
        raise Refused("night-over" if not night.is_open else "night-without-date")
    # In a Swiss tournament newcomers would meet people who have played more than they.
    closed = night.phase is Phase.OPEN and night.choices.format is Format.SWISS and night.played
    if coming and closed and person.id not in night.players:
        raise Refused("night-closed-entry")
    known = _with_person(night, person) if coming else night
    one, evening = frozenset({person.id}), night.evening
    if night.phase is Phase.OPEN:
        return replace(known, here=night.here | one if coming else night.here - one)
    if coming:
        evening = replace(evening, coming=evening.coming | one, declined=evening.declined - one)
    else:
        evening = replace(evening, coming=evening.coming - one, declined=evening.declined | one)
    return replace(known, evening=evening)


def remind(night: Night, interested: Iterable[int] = ()) -> Night:
    """People are told that it begins; those ``interested`` in Discord's event come, too, if they did not say no."""
    if night.evening is None:
        return night
    # A press on our own buttons counts more than one in Discord's calendar.
    coming = night.evening.coming.union(interested) - night.evening.declined
    night = replace(night, evening=replace(night.evening, coming=coming, reminded=True))
    return owing(night, Notice.REMINDER, coming)


def owing(night: Night, notice: Notice, people: frozenset[int | None]) -> Night:
    """With that notice to be told to those people, in the place of an earlier one; after OFF nothing else holds."""
    # Those who are still owed an earlier one of its kind get this one instead.
    earlier = [each for each in night.owed if each.notice is notice]
    others = () if notice is Notice.OFF else tuple(each for each in night.owed if each.notice is not notice)
    told = frozenset(person for person in people.union(*(each.people for each in earlier)) if person is not None)
    return replace(night, owed=(*others, Owed(notice, told, night.revision)) if told else others)


def told(night: Night, owed: Owed, people: frozenset[int]) -> Night:
    """Strike those people off the list of those to whom that notice is owed."""
    # By the occasion, too: a newer notice of the kind is still owed to everybody.
    same = (owed.notice, owed.occasion)
    left = (
        replace(each, people=each.people - people) if (each.notice, each.occasion) == same else each
        for each in night.owed
    )
    return replace(night, owed=tuple(each for each in left if each.people))


def open_doors(night: Night) -> Night:
    """From now on people say that they are here, and rounds can begin."""
    _require_phase(night, Phase.SET)
    return replace(night, phase=Phase.OPEN)


def close_doors(night: Night, now: float) -> Night:
    """The doors were opened too early, and are closed until they open by themselves; who was here is coming.

    Raises Refused once a round has begun, and when the doors would be open by themselves.
    """
    _require_phase(night, Phase.OPEN)
    if night.evening is None or night.played or now >= night.doors_at:
        raise Refused("night-too-late")
    evening = replace(night.evening, coming=night.evening.coming | night.here)
    return with_event(replace(night, phase=Phase.SET, here=frozenset(), evening=evening), phase=None)


def wish(night: Night, person: Person, games: Sequence[str]) -> Night:
    """Note the games that the person would like to play, best first; nothing takes the wish back."""
    require_open(night)
    wishes = {**night.wishes, person.id: tuple(game for game in games if game in night.choices.games)}
    return replace(_with_person(night, person), wishes=wishes)


def begin_round(night: Night, seated: Round, here: frozenset[int]) -> Night:
    """The round begins as it was ``seated`` when those were ``here``; its tables are still to be opened.

    Raises Refused, also if somebody has come or gone meanwhile.
    """
    require_round_possible(night)
    # Seating takes a while, in which somebody may have come or gone.
    if night.here != here:
        raise Refused("outdated")
    tables = tuple(NightTable(sitting) for sitting in seated.sittings)
    return replace(night, played=(*night.played, NightRound(tables, seated.byes)))


def require_round_possible(night: Night) -> None:
    """Require open doors, no round that is on, and rounds left to play. Raises Refused."""
    _require_phase(night, Phase.OPEN)
    if night.round_is_on:
        raise Refused("night-round-on")
    if len(night.played) >= night.choices.rounds:
        raise Refused("night-rounds-played", rounds=night.choices.rounds)


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
    # A match that was cancelled has no places: the host has to judge.
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
                night = with_table(
                    night, place, channel_id=None, table_id=None, began=None, cancelled=False, tries=table.tries + 1
                )
            else:
                tie = replace(table.sitting, places=(1,) * len(table.sitting.people))
                night = with_table(night, place, sitting=tie)
    return night


def finish(night: Night) -> Night:
    """It is over; what was played counts. Raises Refused while a round is on."""
    _require_phase(night, Phase.OPEN)
    if night.round_is_on:
        raise Refused("night-round-on")
    over = replace(night, phase=Phase.OVER, here=frozenset())
    if over.evening is None:
        return over
    # Evenings to which nobody came are counted in a row; one that took place begins the count again.
    empty = 0 if night.players else over.evening.empty + 1
    over = replace(over, evening=replace(over.evening, empty=empty))
    if over.choices.repeats is Rule.NONE or empty < MOST_EMPTY:
        return over
    return owing(with_choices(over, repeats=Rule.NONE), Notice.SERIES_OVER, frozenset({night.host}))


def again(night: Night, now: float) -> Night | None:
    """The next of a night that takes place again and again: the same choices, of its people the host alone."""
    evening, choices = night.evening, night.choices
    assert evening is not None
    # An evening that was moved to an earlier date still stands for its own.
    own = evening.first if evening.first in night.poll.dates else max(night.poll.dates)
    date = next_occurrence(choices.repeats, evening.first, max(own, evening.date, now), choices.zone)
    if date is None:
        return None
    return Night(
        guild_id=night.guild_id,
        channel_id=night.channel_id,
        phase=Phase.SET,
        host=night.host,
        # The others have not been asked for the next date yet.
        names={person: name for person, name in night.names.items() if person == night.host},
        choices=choices,
        poll=Poll((date,)),
        evening=Evening(date, evening.first, frozenset({night.host}), empty=evening.empty),
        moved_at=now,
    )


def series_of(night: Night) -> tuple[int, str, float | None]:
    """Key that the evenings of one series have in common: channel, title and first date."""
    return night.channel_id, night.choices.title, None if night.evening is None else night.evening.first


def call_off(night: Night, *, by: int | None = None, whole_series: bool = True) -> Night:
    """It does not take place, or ends without counting; tables in play go on for themselves.

    Everybody who may come is told, but for the person ``by`` whom it was called off.
    """
    require_open(night)
    off = replace(night, phase=Phase.CALLED_OFF, here=frozenset())
    if whole_series:
        off = with_choices(off, repeats=Rule.NONE)
    return owing(off, Notice.OFF, night.expected - {by})


def abandon(night: Night) -> Night:
    """Its channel is gone, and with it the night and its series."""
    night = call_off(night) if night.is_open else night
    return replace(night, post=replace(night.post, gone=True), rests=True)


def update_settings(night: Night, /, **values: Any) -> Night:
    # The end of Discord's event follows from the hours.
    """With what the host has chosen: fields of `NightChoices` by name."""
    require_open(night)
    event_shows = night.evening is not None and "hours" in values
    night = with_choices(night, **values)
    return with_event(night, phase=None) if event_shows else night


def in_zone(night: Night, zone: str, now: float) -> Night:
    """The night at the same hours of another time zone, by its IANA name.

    Raises Refused once the doors are open, and where it is later than those hours already.
    """
    if night.phase is not Phase.SET:
        _require_phase(night, Phase.ASKING)
    former = zone_of(night.choices.zone)

    def there(date: float) -> float:
        return datetime.fromtimestamp(date, former).replace(tzinfo=zone_of(zone)).timestamp()

    moved = replace(with_choices(night, zone=zone), poll=replace(night.poll, dates=tuple(map(there, night.poll.dates))))
    if (min(moved.poll.dates) if night.evening is None else there(night.evening.date)) <= now:
        raise Refused("night-too-late")
    if night.evening is None:
        return moved
    evening = replace(night.evening, date=there(night.evening.date), first=there(night.evening.first))
    return with_event(replace(moved, evening=evening), phase=None)


def with_choices(night: Night, /, **values: Any) -> Night:
    """With these values of the choices, by the fields of `NightChoices`."""
    return replace(night, choices=replace(night.choices, **values))


def with_event(night: Night, /, **values: Any) -> Night:
    """With these values of Discord's event, by the fields of `Event`."""
    assert night.evening is not None
    return replace(night, evening=replace(night.evening, event=replace(night.evening.event, **values)))


def hand_over(night: Night, heir: Person) -> Night:
    """Let another person lead the night from now on. Raises Refused once it is over."""
    require_open(night)
    return replace(_with_person(night, heir), host=heir.id)


def without_attendee(night: Night, person_id: int) -> Night:
    """The person has gone for good. Whom they led, the first of those leads who are there, are coming, or can come."""
    if not night.is_open:
        return night
    gone, evening = {person_id}, night.evening
    night = replace(
        night,
        here=night.here - gone,
        poll=replace(night.poll, answers={who: said for who, said in night.poll.answers.items() if who not in gone}),
        evening=None if evening is None else replace(evening, coming=evening.coming - gone),
    )
    if night.host != person_id:
        return night
    # Best those who can lead now; a promise counts more than a possibility.
    heirs = night.here or night.coming or night.poll.able(Answer.YES)
    first = next((person for person in night.names if person in heirs), None)
    return call_off(night, by=person_id) if first is None else replace(night, host=first)


def without_person(night: Night, person_id: int) -> Night:
    """The night with nothing that says who that person is."""
    night = people_in.without_person(without_attendee(night, person_id), person_id)
    return replace(night, owed=tuple(each for each in night.owed if each.people))


def _require_phase(night: Night, phase: Phase) -> None:
    require_open(night)
    if night.phase is phase:
        return
    # The phase that is needed is over, or still to come.
    late = phase is Phase.ASKING or (phase is Phase.SET and night.phase is Phase.OPEN)
    raise Refused("night-too-late" if late else "night-too-early")


def _with_person(night: Night, person: Person) -> Night:
    # Names of people who have gone stay, and do not count.
    known = night.players.union(night.here, night.coming, night.poll.answers)
    if person.id not in known and len(known) >= MOST_PEOPLE:
        raise Refused("night-full", most=MOST_PEOPLE)
    return replace(night, names={**night.names, person.id: person.name})
