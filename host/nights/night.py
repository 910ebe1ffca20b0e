"""A game night as a value: its date, its people, its rounds.

A night opens tables and reads their results (`cogs.nights`); it plays nothing itself. People stand in it by their ids,
with their names beside, so that they can be forgotten. What can happen to it is in `host.nights.changes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import inf

from host.nights.recurrence import Rule
from host.nights.scores import Round, Sitting, Standing, standings
from host.posts import Post
from host.table.people_in import people_in
from host.table.seats import PersonId

MOST_PEOPLE = 64
MOST_NIGHTS = 10
"""Planned on one server at a time."""
FEWEST_PLAYERS = 3
"""A night with fewer people counts for nobody, and against nobody."""
MOST_EMPTY = 3
"""A series ends after so many evenings in a row to which nobody came."""
MOST_ROUNDS = 12
LONGEST_TITLE = 80

DOOR_SECONDS = 30 * 60.0
"""Seconds before the date from which people can say that they are here."""
REMINDER_SECONDS = 3600.0
OPEN_SECONDS = 24 * 3600.0
"""A night at which nothing has happened for this long is over."""


class Phase(StrEnum):
    """ASKING for a date · SET: it is known · OPEN: people come, rounds are played."""

    ASKING = "asking"
    SET = "set"
    OPEN = "open"
    OVER = "over"
    CALLED_OFF = "called-off"


LOOK_SECONDS = {Phase.ASKING: 10 * 60.0, Phase.SET: 10 * 60.0, Phase.OPEN: 5 * 60.0}
"""After this long at most, an open night is looked at again: somebody may have deleted its message."""


class Answer(StrEnum):
    YES = "yes"
    MAYBE = "maybe"
    NO = "no"


class Format(StrEnum):
    """EVENING: people come and go · SWISS: equals meet · FINAL: the best four play the last round."""

    EVENING = "evening"
    SWISS = "swiss"
    FINAL = "final"


class Notice(StrEnum):
    """A letter about a night. The values are keys of texts."""

    DECIDED = "night-decided"
    REMINDER = "night-reminder"
    OFF = "night-is-off"
    SERIES_OVER = "night-series-over"


@dataclass(frozen=True, slots=True)
class NightTable:
    """A table of a round. ``channel_id`` is its thread and ``table_id`` its number, None until they exist.

    ``began`` is when its match began, in attended seconds. ``cancelled``: it ended without a result, and has
    places all the same once it counts as a tie. ``tries`` counts how often it was to be played again.
    """

    sitting: Sitting
    channel_id: int | None = None
    table_id: int | None = None
    began: float | None = None
    cancelled: bool = False
    tries: int = 0

    @property
    def is_decided(self) -> bool:
        """Tell whether the table has places that count for the night: by its match, or by the host's word."""
        return self.sitting.places is not None

    @property
    def is_undecided(self) -> bool:
        """Tell whether the host has to say what it counts."""
        return self.cancelled and not self.is_decided


@dataclass(frozen=True, slots=True)
class NightRound:
    """``byes`` are the people who were there and found no table."""

    tables: tuple[NightTable, ...]
    byes: tuple[PersonId, ...]

    @property
    def is_on(self) -> bool:
        return not all(table.is_decided for table in self.tables)


@dataclass(frozen=True, slots=True, kw_only=True)
class NightChoices:
    """Choices of the host. ``minutes`` is how long a table may take, and ``hours`` how long after the date a round can
    begin, None for as long as people like; ``computers``: they fill seats where people are missing.

    ``zone`` is the host's time zone by its IANA name, in which dates are read and written where Discord cannot.
    ``calendar``: Discord's calendar may show the night.
    """

    title: str
    games: tuple[str, ...]
    format: Format = Format.EVENING
    rounds: int = 4
    minutes: int | None = None
    hours: int | None = None
    computers: bool = True
    repeats: Rule = Rule.NONE
    zone: str | None = None
    calendar: bool = True


@dataclass(frozen=True, slots=True)
class Poll:
    """The dates that people were asked about, and one answer of each person for each of them."""

    dates: tuple[float, ...]
    answers: Mapping[PersonId, tuple[Answer, ...]] = field(default_factory=dict)

    @property
    def suits(self) -> tuple[int, ...]:
        """Popularity of each of the dates; a yes counts twice as much as a maybe."""
        worth = {Answer.YES: 2, Answer.MAYBE: 1, Answer.NO: 0}
        return tuple(sum(worth[given[place]] for given in self.answers.values()) for place in range(len(self.dates)))

    @property
    def choosable(self) -> tuple[float, ...]:
        """The dates on which at least two people can come, those first that suit more."""
        # Not strict: before the first answer there is no column for any date.
        given = zip(self.dates, self.suits, zip(*self.answers.values(), strict=True), strict=False)
        found = [(-suits, date) for date, suits, each in given if len(each) - each.count(Answer.NO) > 1]
        return tuple(date for _, date in sorted(found))

    def answer_of(self, person: int, date: float) -> Answer | None:
        """None if the person has not answered, or was not asked about that date."""
        given = self.answers.get(person)
        return None if given is None or date not in self.dates else given[self.dates.index(date)]

    @property
    def deadline(self) -> float:
        """From when on the date that suits most is chosen, if the host has not."""
        return min(self.dates) - REMINDER_SECONDS

    def able(self, *answers: Answer) -> frozenset[int]:
        """The people who gave one of those answers for one of the dates."""
        return frozenset(person for person, given in self.answers.items() if not set(answers).isdisjoint(given))


@dataclass(frozen=True, slots=True)
class Event:
    """Discord's event of a night: its id, and the phase of the night that it shows, None if it is behind.

    It is found again by its ``location``, which is stored before the event is made.
    """

    location: str | None = None
    id: int | None = None
    phase: Phase | None = None


@dataclass(frozen=True, slots=True)
class Evening:
    """The date, once it is known, with those who mean to come then, and those who took that back.

    ``first`` is the date from which its series is counted, and ``empty`` the number of its evenings in a row until now
    to which nobody came. ``reminded``: people were told an hour before.
    """

    date: float
    first: float
    coming: frozenset[PersonId] = frozenset()
    declined: frozenset[PersonId] = frozenset()
    reminded: bool = False
    empty: int = 0
    event: Event = field(default_factory=Event)


@dataclass(frozen=True, slots=True)
class Owed:
    """A notice that those people are still to get. ``occasion`` is the night's revision when it became due."""

    notice: Notice
    people: frozenset[PersonId]
    occasion: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """Times are in seconds since 1970; people are ids.

    ``host`` plans and leads it. ``evening`` is None until its date is known. ``here`` are those who play the next
    round, ``wishes`` the games that people ranked, best first. ``post`` is what its channel shows of it.

    ``moved_at`` is when something last happened. ``rests``: it is over, and its threads were put away.
    """

    id: int = 0
    revision: int = 0
    guild_id: int
    channel_id: int
    phase: Phase = Phase.ASKING
    host: PersonId
    names: Mapping[PersonId, str] = field(default_factory=dict)
    choices: NightChoices
    poll: Poll
    evening: Evening | None = None
    here: frozenset[PersonId] = frozenset()
    wishes: Mapping[PersonId, tuple[str, ...]] = field(default_factory=dict)
    played: tuple[NightRound, ...] = ()
    post: Post = field(default_factory=Post)
    owed: tuple[Owed, ...] = ()
    moved_at: float
    rests: bool = False

    @property
    def language(self) -> None:
        """A night speaks its server's language."""

    @property
    def is_open(self) -> bool:
        return self.phase not in (Phase.OVER, Phase.CALLED_OFF)

    @property
    def round_is_on(self) -> bool:
        return bool(self.played) and self.played[-1].is_on

    @property
    def behind(self) -> bool:
        """Tell whether something of it is still to be shown in its channel, or to be taken away there."""
        has_message = not self.rests or self.post.message_id is not None
        return not self.post.gone and (self.post.owes_tidying or (has_message and self.post.is_outdated))

    @property
    def doors_at(self) -> float:
        """Time at which the doors open by themselves, on a night that has a date."""
        assert self.evening is not None
        return self.evening.date - DOOR_SECONDS

    @property
    def reminder_at(self) -> float | None:
        """Time at which those who are coming are reminded; None once they were, or a round has begun."""
        if self.evening is None or self.evening.reminded or self.played or self.phase not in (Phase.SET, Phase.OPEN):
            return None
        return self.evening.date - REMINDER_SECONDS

    @property
    def given_up_at(self) -> float:
        """Time at which a night with open doors is over if nothing more happens: never before its date."""
        return OPEN_SECONDS + max(self.moved_at, 0.0 if self.evening is None else self.evening.date)

    @property
    def choosable(self) -> tuple[float, ...]:
        """The dates that can be chosen without the host: those on which the host can come, as `Poll.choosable`."""
        return tuple(date for date in self.poll.choosable if self.poll.answer_of(self.host, date) is not Answer.NO)

    @property
    def ends_at(self) -> float | None:
        """From when on no round begins; None if it is up to the host."""
        if self.evening is None or self.choices.hours is None:
            return None
        return self.evening.date + self.choices.hours * 3600.0

    @property
    def results(self) -> tuple[Round, ...]:
        """The rounds as far as they count."""
        return tuple(Round(tuple(table.sitting for table in each.tables), each.byes) for each in self.played)

    @property
    def players(self) -> frozenset[int]:
        """Everybody who was there in one of the rounds."""
        seated = (person for each in self.results for sitting in each.sittings for person in sitting.persons)
        return frozenset((*seated, *(person for each in self.played for person in each.byes)))

    @property
    def counts(self) -> bool:
        """Tell whether it adds to what is counted over several nights: it is over, and enough people have played."""
        return self.phase is Phase.OVER and len(self.players) >= FEWEST_PLAYERS

    @property
    def coming(self) -> frozenset[int]:
        """People who mean to come on the date."""
        return frozenset() if self.evening is None else self.evening.coming

    @property
    def people(self) -> frozenset[int]:
        """Everybody who has to do with it."""
        return people_in(self)

    @property
    def expected(self) -> frozenset[int]:
        """People who want to know if it is off: they are coming or here, or may come."""
        declined = frozenset() if self.evening is None else self.evening.declined
        return self.poll.able(Answer.YES, Answer.MAYBE).union(self.coming, self.here) - declined

    @property
    def standings(self) -> tuple[Standing, ...]:
        """As `host.nights.scores.standings`; in a championship the final decides about those who played it."""
        ranked = standings(self.results)
        last = self.played[-1].tables if len(self.played) == self.choices.rounds else ()
        # Only a last round of a single table is a final, and only once it is decided.
        if self.choices.format is not Format.FINAL or len(last) != 1 or not last[0].is_decided:
            return ranked
        sitting = last[0].sitting
        final = dict(zip(sitting.people, sitting.places or (), strict=True))
        finalists = sorted((each for each in ranked if each.person in final), key=lambda each: final[each.person])
        # By places in the final alone, so that those who share a place there share it here.
        places = [1 + sum(final[other.person] < final[each.person] for other in finalists) for each in finalists]
        others = [each for each in ranked if each.person not in final]
        ahead = [
            1 + len(finalists) + sum((other.place or 0) < (each.place or 0) for other in others) for each in others
        ]
        placed = zip((*finalists, *others), (*places, *ahead), strict=True)
        return tuple(each if each.place is None else replace(each, place=place) for each, place in placed)

    def due_at(self, now: float) -> float | None:
        """Time at which the caretaker should look at it next; None for never."""
        # Also after the end: tables that were still on are watched until they rest.
        has_tables_in_play = self.round_is_on if self.is_open else not self.rests
        due = [self.moved_at] if has_tables_in_play or self.owed else []
        due += [] if self.post.unshown_since is None else [self.post.unshown_since]
        if self.evening is not None and self.evening.event.phase is not self.phase:
            due.append(self.moved_at)
        match self.phase:
            case Phase.ASKING:
                due.append(self.poll.deadline if self.choosable else max(self.poll.dates))
            case Phase.SET if self.evening is not None:
                due.append(self.doors_at)
            case Phase.OPEN:
                due.append(min(self.given_up_at, self.ends_at or inf))
        due += [] if self.reminder_at is None else [self.reminder_at]
        due += [now + LOOK_SECONDS[self.phase]] if self.is_open else []
        return min(due, default=None)
