"""``/healthz`` and ``/metrics`` of a bot that plays over real sockets."""

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from operation.problems import CannotStart
from store.errors import DatabaseAway
from store.store import Store
from tests.sockets.started_bot import Started, until


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as response:
        return response.status, await response.text()


async def health(port: int) -> tuple[int, dict[str, Any]]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as response:
        return response.status, await response.json()


async def test_a_bot_at_work_is_well_and_counts_what_it_does(
    start: Callable[..., Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    bot = start(health_port=port)
    await bot.ready()
    await bot.begin_match()

    status, report = await health(port)
    assert (status, report["status"], report["failing"]) == (200, "ok", [])
    assert report["servers"] == 1
    assert report["gateway_connected"] is True
    assert 0 <= report["database_seconds"] < 5

    _, page = await get(port, "/metrics")
    figures = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    assert figures['spieleabend_acknowledgement_seconds_count{kind="application_command"}'] == "3.0"
    assert float(figures['spieleabend_frame_seconds_count{game="mensch"}']) >= 1
    assert float(figures['spieleabend_writes_total{outcome="stored"}']) >= 3
    assert float(figures["spieleabend_commit_seconds_count"]) >= 3
    assert figures['spieleabend_tables{game="mensch",status="playing"}'] == "1.0"
    assert figures['spieleabend_tables_opened_total{game="mensch"}'] == "1.0"
    assert figures['spieleabend_matches_total{event="started",game="mensch"}'] == "1.0"
    assert float(figures['spieleabend_discord_request_seconds_count{method="POST",status="200"}']) >= 1
    assert float(figures["spieleabend_event_loop_lag_seconds_count"]) >= 1
    assert float(figures["process_resident_memory_bytes"]) > 10_000_000
    for name in ('queue="frames"', 'queue="writes"', 'queue="unshown_tables"', 'queue="computers_turns"'):
        assert f"spieleabend_queue_length{{{name}}}" in figures
    assert "spieleabend_rate_limit_wait_seconds_total" in figures
    assert float(figures["spieleabend_sqlite_journal_bytes"]) > 0
    assert "MTIz" not in page

    async def away(self: Store) -> None:
        raise DatabaseAway

    logging.getLogger("cogs").error("Incident 1")
    assert 'spieleabend_log_records_total{level="error"} 1.0' in (await get(port, "/metrics"))[1]

    monkeypatch.setattr(Store, "ping", away)
    status, report = await health(port)
    assert (status, report["failing"], report["database_seconds"]) == (503, ["database"], None)


async def test_as_long_as_it_is_not_connected_it_is_not_well(start: Callable[..., Started]) -> None:
    port = free_port()
    bot = start(health_port=port)
    # The port opens before Discord is asked anything.
    bot.loopback.held_back.clear()
    for _ in range(200):
        try:
            status, report = await health(port)
            break
        except aiohttp.ClientConnectorError:
            await asyncio.sleep(0.05)
    assert (status, report["gateway_connected"], report["failing"]) == (503, False, ["gateway"])
    bot.loopback.held_back.set()
    await bot.ready()
    for _ in range(200):
        if (await health(port))[0] == 200:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never became well")


async def test_rate_limits_are_seen(start: Callable[..., Started]) -> None:
    port = free_port()
    bot = start(health_port=port)
    await bot.ready()
    bot.loopback.limit_next("/messages", seconds=0.3)
    await bot.command("100", "play", game="mensch")
    for _ in range(100):
        _, page = await get(port, "/metrics")
        figures = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
        if figures["spieleabend_rate_limit_waits_total"] != "0.0":
            break
        # The message is there before the request that posted it is over.
        await asyncio.sleep(0.05)
    assert float(figures["spieleabend_rate_limit_waits_total"]) >= 1
    assert float(figures["spieleabend_rate_limit_wait_seconds_total"]) >= 0.3
    assert figures['spieleabend_discord_request_seconds_count{method="POST",status="429"}'] == "1.0"


async def test_a_port_that_is_taken_is_named(start: Callable[..., Started]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        bot = start(health_port=port)
        with pytest.raises(CannotStart, match=f"HEALTH_PORT {port} on 127.0.0.1 cannot be used"):
            await bot.task


async def test_without_the_setting_no_port_is_opened(
    start: Callable[..., Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = start()
    await bot.ready()
    await until(lambda: bot.loopback.requests)
    assert not bot.task.done()
