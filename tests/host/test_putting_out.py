"""The leader puts somebody out of an invitation; what is done to tables is written down, without names."""

import logging

import pytest

from host.refusal import Refused
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, GUILD, open_host, seated, started

GAME = "kaeseschieben"


async def test_only_the_leader_puts_out_and_only_others_before_the_start(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, GAME, (ANNA, BEN))
    for asker, person, code in (
        (BEN, ANNA.id, "only-leader"),
        (ANNA, ANNA.id, "put-out-yourself"),
        (ANNA, CHLOE.id, "not-at-table"),
        (ANNA, -1, "not-at-table"),
    ):
        with pytest.raises(Refused, match=f"'{code}'"):
            await host.kick(table.id, asker, person)
    running = await started(host, GAME, channel=21)
    with pytest.raises(Refused, match="already-started"):
        await host.kick(running.id, ANNA, BEN.id)
    assert len((await host.table(running.id)).people) == 2


async def test_the_log_says_who_opened_put_out_and_gave_up_by_their_ids(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    host = open_host(store)
    table = await seated(host, GAME, (ANNA, BEN))
    await host.kick(table.id, ANNA, BEN.id)
    await host.give_up(table.id, CHLOE, moderator=True)
    lines = [record.getMessage() for record in caplog.records if record.name == "host.audit"]
    assert lines == [
        f"Table {table.id} of kaeseschieben opened by person {ANNA.id} in channel {table.channel_id} of server {GUILD}",
        f"Table {table.id}: person {BEN.id} put out by person {ANNA.id}",
        f"Table {table.id} closed by person {CHLOE.id}",
    ]
    assert not any(name in line for line in lines for name in ("Anna", "Ben", "Chloé"))
