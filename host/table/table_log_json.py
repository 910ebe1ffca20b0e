"""The table_log as the store keeps it in its table's document: people by their ids, whose names are kept elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from host.table.seats import SOMEBODY, Person
from host.table.table_log import (
    Change,
    Entry,
    LeaderChanged,
    ProposalRefused,
    ProposalWithdrawn,
    SeatChanged,
    TableEvent,
    TableLog,
)

Json = dict[str, Any]


def table_log_to_json(table_log: TableLog) -> list[Json]:
    return [{"at": entry.at, **_event_to_json(entry.event)} for entry in table_log]


def table_log_from_json(entries: Sequence[Json], names: Mapping[int, str]) -> TableLog:
    return tuple(Entry(entry["at"], _event_from_json(entry, names)) for entry in entries)


def entries_without_person(entries: Sequence[Json], person_id: int) -> list[Json]:
    """The entries with nothing that says who that person is."""

    def somebody(person: int | None) -> int | None:
        return SOMEBODY.id if person == person_id else person

    return [
        {
            **entry,
            **{key: somebody(entry[key]) for key in ("person", "former", "about") if key in entry},
            **({"objected": [somebody(person) for person in entry["objected"]]} if "objected" in entry else {}),
        }
        for entry in entries
    ]


def own_entries(entries: Sequence[Json], person_id: int) -> list[Json]:
    """What the entries say of the person, without a word of anybody else."""
    own = []
    for entry in entries:
        if "change" in entry and entry["person"] == person_id:
            own.append({"at": entry["at"], "seat": entry["seat"], "change": entry["change"]})
        elif "change" in entry and entry["former"] == person_id:
            own.append({"at": entry["at"], "seat": entry["seat"], "change": "lost"})
        elif "refused" in entry and person_id in entry["objected"]:
            own.append({"at": entry["at"], "objected_to": entry["refused"]})
        elif "refused" in entry and entry["about"] == person_id:
            own.append({"at": entry["at"], "refused": entry["refused"]})
        elif "withdrawn" in entry and entry["person"] == person_id:
            own.append({"at": entry["at"], "withdrew": entry["withdrawn"]})
        elif "withdrawn" in entry and entry["about"] == person_id:
            own.append({"at": entry["at"], "withdrawn": entry["withdrawn"]})
        elif "leads" in entry and entry["person"] == person_id:
            own.append({"at": entry["at"], "leads": True})
    return own


def _event_to_json(event: TableEvent) -> Json:
    match event:
        case SeatChanged(change, seat, person, former):
            return {"change": change.value, "seat": seat, "person": person.id, "former": former and former.id}
        case LeaderChanged(person):
            return {"leads": True, "person": person.id}
        case ProposalRefused(what, objected, about):
            return {"refused": what, "objected": [person.id for person in objected], "about": about and about.id}
        case ProposalWithdrawn(what, person, about):
            return {"withdrawn": what, "person": person.id, "about": about and about.id}


def _event_from_json(entry: Json, names: Mapping[int, str]) -> TableEvent:
    def named(person_id: int) -> Person:
        return Person(person_id, names.get(person_id, ""))

    def perhaps(person_id: int | None) -> Person | None:
        return None if person_id is None else named(person_id)

    if "change" in entry:
        return SeatChanged(Change(entry["change"]), entry["seat"], named(entry["person"]), perhaps(entry["former"]))
    if "leads" in entry:
        return LeaderChanged(named(entry["person"]))
    if "withdrawn" in entry:
        return ProposalWithdrawn(entry["withdrawn"], named(entry["person"]), perhaps(entry["about"]))
    return ProposalRefused(
        entry["refused"], tuple(named(person) for person in entry["objected"]), perhaps(entry["about"])
    )
