"""What people are called follows their choice, unless it is the name of somebody else at the same table."""

from __future__ import annotations

import pytest

from host.refusal import Refused
from host.table.seats import Person
from store.store import Store
from tests.host.tables import open_host, play, started

ANNA, BEN = Person(1, "Anna"), Person(2, "Ben")


async def everywhere(_guild_id: int) -> bool:
    return True


async def nowhere(_guild_id: int) -> bool:
    return False


async def test_matches_that_are_over_name_people_as_they_are_called_now(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    await play(host, table.id)
    await host.channels.remember_announced(table.id, (await host.table(table.id)).milestones)
    assert await host.naming.rename(Person(BEN.id, "Kim", names_themselves=True), everywhere) == []
    for reader in (host, open_host(store)):
        assert [holder.person and holder.person.name for holder in (await reader.table(table.id)).seats] == [
            "Anna",
            "Kim",
        ]


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Änna", "A n n a!", "\uff21nna"])
async def test_nobody_is_called_like_somebody_else_at_the_table(store: Store, name: str) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    with pytest.raises(Refused, match="name-taken"):
        await host.naming.rename(Person(BEN.id, name, names_themselves=True), everywhere)
    assert await host.naming.rename(Person(BEN.id, name, names_themselves=True), nowhere) == []
    for reader in (host, open_host(store)):
        assert [holder.person and holder.person.name for holder in (await reader.table(table.id)).seats] == [
            "Anna",
            "Ben",
        ]
