"""Watching is kept for each person, within limits, and ends with the table."""

from __future__ import annotations

import pytest

from host.host import Host
from host.people.watching import MOST_WATCHED, WatchNotice
from host.refusal import Refused
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, open_host, started


async def watched(host: Host, person_id: int) -> list[int]:
    return [table.id for table in await host.watching.watched_by(person_id)]


async def test_a_person_watches_some_dozens_of_tables_at_most(store: Store) -> None:
    host = open_host(store)
    tables = [await started(host, "forgetit", channel=channel) for channel in range(MOST_WATCHED + 1)]
    for table in tables[1:]:
        await host.watching.watch(table.id, CHLOE.id)
    await host.watching.watch(tables[1].id, CHLOE.id)
    with pytest.raises(Refused, match="watch-too-many"):
        await host.watching.watch(tables[0].id, CHLOE.id)
    await host.watching.watchers.remove(tables[5].id, CHLOE.id)
    await host.watching.watch(tables[0].id, CHLOE.id)
    assert len(await watched(open_host(store), CHLOE.id)) == MOST_WATCHED


async def test_a_choice_of_notice_holds_for_what_is_watched_and_what_comes_after(store: Store) -> None:
    host = open_host(store)
    first, second = [await started(host, "forgetit", channel=channel) for channel in (1, 2)]
    await host.watching.watch(first.id, CHLOE.id)
    assert await host.watching.notice_of(CHLOE.id) is WatchNotice.DIRECT
    await host.watching.choose_notice(CHLOE.id, WatchNotice.CHANNEL)
    await host.watching.watch(second.id, CHLOE.id)
    for table in (first, second):
        [watcher] = await host.watching.watchers.of_table(table.id)
        assert watcher.notice == "channel"


async def test_players_do_not_watch_their_own_table_but_who_resigned_may(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    with pytest.raises(Refused, match="watch-own-table"):
        await host.watching.watch(table.id, BEN.id)
    await host.resign(table.id, BEN.id, "44")
    await host.watching.watch(table.id, BEN.id)
