"""What one process does at another's table is stored, heard, shown by the table's own process, and by nobody twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest
import pytest_asyncio

from host.cluster_listener import ClusterListener
from host.match import lobby
from host.match.play import choose_seed
from host.people.blocks import Blockable, Blocks
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.table_preferences import Pace
from localization.catalog import Language
from store import changes
from store.rows import Change
from store.store import Store
from tests.host.tables import ANNA, BEN, act, seated
from tests.host.world import HOUR, MINUTE, World
from tests.processes.conftest import Serve
from tests.processes.test_fence import ON_0, ON_1


class Process(World):
    """A process that listens to others: its caretaker, its clock, and what it showed."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.servers = {server for server in (ON_0, ON_1) if store.shards.own(server)}
        self.blocks = Blocks(store, self.clock)
        self.forgotten: list[int] = []
        neighbours = ClusterListener(
            self.host,
            self.preferences,
            self.blocks,
            show=self.show,
            wake=self.woken.append,
            forget_person=self.forgotten.append,
        )
        neighbours.listen_to(store.changes)
        self.listening: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Returns when everything that is said from now on will be heard."""
        heard = asyncio.Event()
        hear = self.store.changes._hear
        assert hear is not None

        def hear_once(change: Change) -> None:
            heard.set()
            hear(change)

        self.store.changes.subscribe(hear_once)
        self.listening = asyncio.create_task(self.store.changes.listen())
        await asyncio.wait_for(heard.wait(), 10)

    async def waiting_table(self, guild: int, channel: int) -> PublicTable:
        """A match by correspondence that waits for Ben, and is shown."""
        table = await seated(self.host, "forgetit", (ANNA, BEN), guild=guild, channel=channel)
        await self.host.change(table.id, lobby.prefer, ANNA, lambda former: replace(former, pace=Pace.THREE_DAYS))
        table = await self.host.change(table.id, lobby.start, ANNA, "33")
        while table.waiting_for != BEN.id:
            table = await act(self.host, table.id)
        await self.show(table)
        return await self.host.table(table.id)


@pytest_asyncio.fixture
async def processes(serve: Serve) -> AsyncIterator[tuple[Process, Process]]:
    both = Process(await serve("0/2")), Process(await serve("1/2"))
    for process in both:
        await process.listen()
        await process.caretaker.look()
    yield both
    for process in both:
        if process.listening is not None:
            process.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await process.listening


async def until(condition: Callable[[], Awaitable[object]]) -> None:
    for _ in range(500):
        if await condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


async def test_a_holiday_that_begins_elsewhere_is_shown_where_the_table_is(processes: tuple[Process, Process]) -> None:
    asked, own = processes
    table = await own.waiting_table(ON_1, 5)
    own.shown.clear()
    [changed] = await asked.host.time.go_on_holiday(BEN.id, own.clock.time + 90 * HOUR)
    assert changed.id == table.id

    async def shown() -> bool:
        return bool(own.shown) and not (await own.host.table(table.id)).behind

    await until(shown)
    assert [each.id for each in own.shown] == [table.id]
    present = await own.host.table(table.id)
    assert present.clock is not None
    assert present.clock.is_held
    assert asked.shown == [], "it has no such server"
    # The memory of neither is outdated.
    after = await act(own.host, table.id)
    assert (await asked.host.table(table.id)).version == after.version


async def test_what_was_not_heard_is_found_due(processes: tuple[Process, Process]) -> None:
    asked, own = processes
    table = await own.waiting_table(ON_1, 5)
    assert own.listening is not None
    own.listening.cancel()
    own.shown.clear()
    await asked.host.time.go_on_holiday(BEN.id, own.clock.time + 90 * HOUR)
    for _ in range(2):
        await own.pass_time(30.0)
        await asked.pass_time(30.0)
    assert table.id in [each.id for each in own.shown]
    assert not (await own.host.table(table.id)).behind
    assert asked.shown == []


async def test_both_write_at_one_table_and_nothing_is_lost(processes: tuple[Process, Process]) -> None:
    asked, own = processes
    table = await own.waiting_table(ON_1, 5)
    before = (await own.host._repository.loaded(table.id)).records

    async def write(process: Process, person: Person) -> None:
        for number in range(15):
            await process.host.change(table.id, choose_seed, person.id, f"{person.name} {number}")

    await asyncio.gather(write(asked, ANNA), write(own, BEN))

    async def both_know_all() -> bool:
        """The one that wrote first hears of the other's last write a moment later."""
        return {(await process.host._repository.loaded(table.id)).records for process in processes} == {before + 30}

    await until(both_know_all)
    for process in processes:
        await process.host.records.export(table.id)


async def test_choices_and_blocks_are_heard_everywhere(processes: tuple[Process, Process]) -> None:
    here, there = processes
    assert (await there.preferences.people.of(BEN.id)).language is None
    await there.blocks.admit(BEN.id, ON_1)
    await here.preferences.people.change(BEN.id, lambda own: replace(own, language=Language.FRENCH))
    await here.blocks.block(Blockable.PERSON, BEN.id)

    async def heard() -> bool:
        with contextlib.suppress(Refused):
            await there.blocks.admit(BEN.id, ON_1)
            return False
        return (await there.preferences.people.of(BEN.id)).language is Language.FRENCH

    await until(heard)


async def test_who_is_forgotten_in_one_process_is_forgotten_in_all(processes: tuple[Process, Process]) -> None:
    asked, own = processes
    table = await own.waiting_table(ON_1, 5)
    await asked.host.privacy.forget(BEN.id, "9")

    async def gone() -> bool:
        return BEN.id in own.forgotten and (await own.host.table(table.id)).seat_of(BEN.id) is None

    await until(gone)
    await act(own.host, table.id)
    stored = await own.store.load(table.id)
    assert stored is not None
    assert BEN.name not in str(stored), "what was in memory brings nobody back"


async def test_a_process_that_is_away_takes_time_from_its_own_tables_alone(processes: tuple[Process, Process]) -> None:
    away, there = processes
    tables = [await away.waiting_table(ON_0, 5), await there.waiting_table(ON_1, 6)]
    await there.pass_time(2 * HOUR, step=MINUTE)
    away.clock.time += 2 * HOUR
    await away.caretaker.look()
    ends = []
    for process, table in zip(processes, tables, strict=True):
        clock = (await process.host.time.adjust(table.id)).clock
        assert clock is not None
        ends.append(clock.ends_at)
    assert ends[0] - ends[1] > 1.9 * HOUR, "nobody's turn lasts while the process is away"
    # Asked elsewhere, the same is counted, but for what has not been stored yet.
    counted = [await process.host._repository.attended.seconds(ON_0) for process in processes]
    assert abs(counted[0] - counted[1]) <= 2 * MINUTE


async def test_an_outage_is_one_line_a_minute_in_the_log(
    processes: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = 0

    def refused(*_arguments: object, **_options: object) -> None:
        nonlocal tries
        tries += 1
        raise ConnectionRefusedError(111, "refused")

    own, _ = processes
    monkeypatch.setattr(changes, "CONNECT_AGAIN_SECONDS", 0.0)
    monkeypatch.setattr("sqlalchemy.ext.asyncio.AsyncEngine.connect", refused)
    listening = asyncio.create_task(own.store.changes.listen())

    async def tried_often() -> bool:
        return tries > 20

    await until(tried_often)
    listening.cancel()
    await asyncio.wait([listening])
    lines = [record.getMessage() for record in caplog.records if "not heard" in record.getMessage()]
    assert len(lines) == 1, lines
