"""Limits on the number of open tables, and on the time that an invitation waits."""

import asyncio

import pytest

from host.match import lobby, showing
from host.match.schedule import TableLimits
from host.refusal import Refused
from host.table.status import Status
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, Clock, end_by_vote, open_host, seated, started

GAME = "kaeseschieben"


async def refusal(attempt: object) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        await attempt  # type: ignore[misc]
    return refused.value.code, refused.value.values.get("most")


async def test_a_server_and_the_host_have_a_limited_number_of_open_tables(store: Store) -> None:
    host = open_host(store, limits=TableLimits(per_server=2, in_total=3))
    for channel in (1, 2):
        await seated(host, GAME, (ANNA,), channel=channel, guild=1)
    assert await refusal(seated(host, GAME, (BEN,), channel=3, guild=1)) == ("too-many-tables-server", 2)
    await seated(host, GAME, (BEN,), channel=4, guild=2)
    assert await refusal(seated(host, GAME, (CHLOE,), channel=5, guild=3)) == ("too-many-tables-all", 3)
    await host.give_up((await host.open_table_in(4)).id, BEN, moderator=False)
    await seated(host, GAME, (CHLOE,), channel=5, guild=3)


async def test_a_rematch_counts_and_tables_that_are_over_do_not(store: Store) -> None:
    host = open_host(store, limits=TableLimits(per_person=1))
    for _ in range(3):
        table = await end_by_vote(host, (await started(host, GAME)).id)
        await host.note(table.id, showing.announced, table.milestones)
    again = await host.opening.rematch(table.id, ANNA, "7")
    await host.give_up(again.id, ANNA, moderator=False)
    await seated(host, GAME, (ANNA,), channel=99)
    assert await refusal(host.opening.rematch(table.id, ANNA, "8")) == ("too-many-tables-person", 1)


async def test_tables_that_are_opened_at_once_stay_within_the_limit(store: Store) -> None:
    host = open_host(store, limits=TableLimits(per_person=3))
    opened = await asyncio.gather(
        *(seated(host, GAME, (ANNA,), channel=channel) for channel in range(1, 11)), return_exceptions=True
    )
    assert sum(not isinstance(one, BaseException) for one in opened) == 3
    assert all(isinstance(one, Refused) for one in opened if isinstance(one, BaseException))


async def test_an_invitation_waits_as_long_as_the_owner_says(store: Store) -> None:
    clock = Clock()
    host = open_host(store, clock=clock, limits=TableLimits(invitation_seconds=60))
    table = await seated(host, GAME)
    [stored] = await store.open_tables()
    assert stored.row.due_at == clock() + 60
    clock.time += 59
    assert (await host.upkeep.close_forgotten(table.id)).status is Status.LOBBY
    await host.change(table.id, lobby.add_computer, ANNA, "normal")
    await host.time.attended.look()
    clock.time += 59
    assert (await host.upkeep.close_forgotten(table.id)).status is Status.LOBBY, "a press is a sign of life"
    clock.time += 1
    assert (await host.upkeep.close_forgotten(table.id)).status is Status.CLOSED
