"""Matches that are over, stored with their results and nothing else."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from store.rows import SeatResult
from store.store import Store
from tests.store.rows import row, save, seat_result

GUILD = 2**63 - 1
ANNA, BEN, CHLOE, DORA = 2**63 - 11, 2**63 - 12, 2**63 - 13, 2**63 - 14
NAMES = {ANNA: "Anna", BEN: "Ben", CHLOE: "Chloé", DORA: "Dora"}
GAME = "mensch"

CHANNELS = itertools.count(1)


def results_of(
    table_id: int,
    people: Sequence[int | None],
    places: Sequence[int],
    *,
    guild: int = GUILD,
    game: str = GAME,
    unrated: Sequence[int] = (),
    teams: int | None = None,
    ended_at: float = 100.0,
) -> list[SeatResult]:
    return [
        seat_result(
            table_id,
            seat,
            person,
            guild_id=guild,
            game=game,
            seats=len(people),
            place=place,
            team=None if teams is None else seat % teams,
            rated=seat not in unrated,
            ended_at=ended_at,
        )
        for seat, (person, place) in enumerate(zip(people, places, strict=True))
    ]


async def seated(
    store: Store,
    people: Sequence[int | None],
    guild: int = GUILD,
    names: Mapping[int, str] = NAMES,
    channel: int | None = None,
) -> int:
    names = {person: names.get(person, str(person)) for person in people if person is not None}
    document = {
        "seats": [{"person": person, "seed": "1"} for person in people],
        "leader": people[0],
        "vote": None,
        "proposal": None,
    }
    return await store.create_table(guild, channel or next(CHANNELS), row(document), seats=people, names=names)


async def ended(store: Store, *people: int | None, places: Sequence[int] = (), **others: Any) -> int:
    """A match that is over; without ``places``, they came in in the order of their seats."""
    guild = others.get("guild", GUILD)
    table_id = await seated(store, people, guild, others.pop("names", NAMES), others.pop("channel", None))
    found = await store.load(table_id)
    assert found is not None
    results = results_of(table_id, people, places or range(1, len(people) + 1), **others)
    document = found.row.document
    await save(store, table_id, revision=0, document=document, open=False, results=results)
    return table_id


def without_person(value: Any, person_id: int) -> Any:
    """A document with 0 in place of the person, wherever they stand in it."""
    if isinstance(value, dict):
        return {key: without_person(each, person_id) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [without_person(each, person_id) for each in value]
    return 0 if value == person_id else value
