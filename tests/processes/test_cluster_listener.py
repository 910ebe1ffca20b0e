"""Actions of one process at another's table: stored, heard, shown by the table's own process, and by nobody twice."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest_asyncio

from host.background.cluster_listener import ClusterListener
from host.match import lobby
from host.match.play import choose_seed
from host.people.blocks import Blockable, Blocks
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.table_preferences import Pace
from localization.catalog import Language
from store.rows import Change
from store.store import Store
from tests.host.tables import ANNA, BEN, act, exported_by, seated
from tests.host.world import World
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
        store.changes.subscribe(neighbours.hear)
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
        await exported_by(process.host, table.id)


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
