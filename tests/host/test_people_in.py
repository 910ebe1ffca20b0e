"""Whoever stands anywhere in a table or a night is found there, exported and taken out, in any field there is."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from inspect import get_annotations
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from host.keeping import nights, privacy
from host.nights import changes
from host.nights.night import Night
from host.table.people_in import people_in, places_of, without_person
from host.table.seats import SOMEBODY, Person, PersonId
from host.table.table import Table
from host.table.table_json import table_to_row
from store.rows import StoredTable
from tests.drawn_examples import drawing

PEOPLE = [10**18 + number for number in range(4)]
NO_PEOPLE = {
    "Display.announced",
    "Entry.at",
    "Evening.empty",
    "Event.id",
    "LessonProgress.page",
    "LessonProgress.place",
    "Night.channel_id",
    "Night.guild_id",
    "Night.id",
    "Night.revision",
    "NightChoices.hours",
    "NightChoices.minutes",
    "NightChoices.rounds",
    "NightTable.channel_id",
    "NightTable.table_id",
    "NightTable.tries",
    "Owed.occasion",
    "Post.changes",
    "Post.message_id",
    "Post.posts",
    "Post.shown",
    "Posted.channel_id",
    "Posted.message_id",
    "SeatChanged.seat",
    "SeatHolder.since",
    "SeatTurns.by_computer",
    "SeatTurns.by_others",
    "SeatTurns.by_person",
    "Series.former",
    "Sitting.places",
    "Sitting.sides",
    "StandIn.seat",
    "Table.looked_at",
    "Table.revision",
    "TableBase.channel_id",
    "TableBase.guild_id",
    "TableBase.id",
    "TableBase.known_to_forgotten",
    "TableBase.milestones",
    "TableBase.options",
    "TakeBack.seat",
    "TakeBack.to",
    "TurnClock.reminders",
    "Turns.computer_decisions",
    "Turns.person_decisions",
    "Turns.present",
}
"""The fields with numbers that are nobody's. A number of somebody is a `PersonId`, or it would outlast a deletion."""


def kinds_within(kind: Any) -> Iterator[Any]:
    """The type with all that it consists of, short of the fields of dataclasses."""
    yield kind
    if kind != PersonId:
        for part in get_args(kind):
            yield from kinds_within(part)


def is_of_host(kind: Any) -> bool:
    return isinstance(kind, type) and is_dataclass(kind) and kind.__module__.startswith("host.")


def dataclasses_in(kind: Any, seen: set[type]) -> set[type]:
    """Dataclasses of host/ that a value of this type may hold, with what they inherit from."""
    for each in kinds_within(kind):
        if is_of_host(each) and each not in seen:
            seen.update(filter(is_of_host, each.__mro__))
            for of_field in get_type_hints(each, include_extras=True).values():
                dataclasses_in(of_field, seen)
    return seen


def test_every_number_is_a_persons_or_known_to_be_nobodys() -> None:
    found = set()
    for kind in dataclasses_in(Night, set()) | dataclasses_in(Table, set()):
        kinds = get_type_hints(kind, include_extras=True)
        found |= {f"{kind.__name__}.{name}" for name in get_annotations(kind) if int in [*kinds_within(kinds[name])]}
    assert found == NO_PEOPLE


@dataclass(frozen=True)
class Everywhere:
    must: PersonId
    may: PersonId | None
    some: tuple[PersonId, ...]
    seats: tuple[PersonId | None, ...]
    group: frozenset[PersonId]
    words: Mapping[PersonId, str]
    shown: Person | None
    several: tuple[Person, ...]


def test_a_fields_type_says_what_becomes_of_somebody_who_is_taken_out() -> None:
    anna, ben = Person(1, "Anna"), Person(2, "Ben")
    before = Everywhere(1, 1, (1, 2), (1, None, 2), frozenset({1, 2}), {1: "a", 2: "b"}, anna, (anna, ben))
    after = Everywhere(0, None, (2,), (None, None, 2), frozenset({2}), {2: "b"}, SOMEBODY, (SOMEBODY, ben))
    assert without_person(before, 1) == after
    assert without_person(after, 1) is after


# Drawn tables and nights: people in every field that can hold them


def drawn(kind: Any) -> SearchStrategy[Any]:
    """Values of the type with people wherever they may stand; two of whatever there may be several of."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind == PersonId:
        return st.sampled_from(PEOPLE)
    if origin in (Union, UnionType):
        certain = [part for part in parts if part is not NoneType]
        return st.one_of(*map(drawn, certain))
    if origin is tuple:
        return st.tuples(drawn(parts[0]), drawn(parts[0]))
    if origin is frozenset:
        return st.frozensets(drawn(parts[0]), min_size=1, max_size=2)
    if origin in (dict, Mapping):
        return st.dictionaries(drawn(parts[0]), drawn(parts[1]), min_size=1, max_size=2)
    if kind is Person:
        return st.sampled_from([Person(number, f"Name {number % 10}") for number in PEOPLE])
    if is_of_host(kind):
        hints = get_type_hints(kind, include_extras=True)
        return st.builds(kind, **{field.name: drawn(hints[field.name]) for field in fields(kind)})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from(kind)
    plain = {
        bool: st.booleans(),
        int: st.sampled_from([0, 1, 2, 2**60]),
        float: st.floats(0, 9),
        str: st.just("x"),
        bytes: st.just(b""),
    }
    # What is left are the engine's values.
    return plain.get(kind, st.none())


def named_in(value: object) -> dict[int, int]:
    """Number of times each person stands in it, by what Python writes of it."""
    written = repr(value)
    return {each: found for each in PEOPLE if (found := len(re.findall(rf"\b{each}\b", written)))}


def require_private(places: str) -> None:
    assert not named_in(places), "nobody else, nor the person's own number"
    assert not re.search(r"[ \[]\d{17}", places), "long numbers are texts"


def counted(value: Any) -> dict[int, int]:
    places = [place.person_id for place in places_of(value)]
    return {each: places.count(each) for each in people_in(value)}


@drawing(60)
@given(drawn(Night))
def test_a_night_tells_everybody_all_it_says_of_them_and_forgets_it(night: Night) -> None:
    assert counted(night) == named_in(night)
    assert nights._night(nights._stored(night, 0.0)) == night
    for person, times in named_in(night).items():
        exported = privacy._share_of_night(night, person)
        assert len(exported["places"]) == times
        require_private(json.dumps(exported["places"]))
        assert person not in named_in(nights._stored(changes.without_person(night, person), 0.0))


@drawing(60)
@given(drawn(Table))
def test_a_table_tells_everybody_all_it_says_of_them_and_forgets_it(table: Table) -> None:
    assert counted(table) == named_in(table)
    row = table_to_row(table, None, None)
    stored = StoredTable(table.id, table.guild_id, table.channel_id, table.revision, row)
    for person, times in named_in(table).items():
        exported = privacy._share_of_table(stored, person)
        assert exported is not None
        assert len(exported["places"]) == times
        require_private(json.dumps(exported["places"]))
        without = table.without_person(person)
        assert person not in {**named_in(without), **named_in(table_to_row(without, None, None))}
        assert without.clock is None or table.waiting_for != person
        assert without.left_clock is None or without.left_clock.person_id, "nobody's clock waits for nobody"
