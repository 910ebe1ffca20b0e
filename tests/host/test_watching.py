"""Watching is kept for each person, within limits, and ends with the table."""

import pytest

from host.host import Host
from host.keeping.watching import MOST_WATCHED
from host.refusal import Refused
from store.store import Store
from tests.host.tables import CHLOE, open_host, started


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
