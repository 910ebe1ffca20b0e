"""Real processes on a real PostgreSQL: one is killed in mid-game, and the game goes on without a move made twice."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from threading import Thread

import pytest

from host.table.status import Status
from store.cluster import Shards
from store.store import Store
from tests.forked_process import ForkedProcess
from tests.host.tables import open_host
from tests.processes.serving_process import SUPERSEDED
from tests.processes.test_fence import ON_0, ON_1

Move = tuple[int, int, int]
"""A table, and its versions before and after."""


class Playing:
    """A process, and the moves that it has made so far."""

    def __init__(self, url: str, shards: str, server: int, *more: str) -> None:
        self.process = ForkedProcess("tests.processes.serving_process", url, shards, str(server), *more)
        self.moves: list[Move] = []
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        said = b""
        while more := self.process.read():
            # The last one may be cut off.
            *lines, said = (said + more).split(b"\n")
            for line in lines:
                table, before, after = map(int, line.split())
                self.moves.append((table, before, after))

    async def makes(self, moves: int) -> None:
        """Returns when it has made as many more."""
        until_then = len(self.moves) + moves
        for _ in range(3000):
            if len(self.moves) >= until_then:
                return
            assert self.process.runs, "it has ended"
            await asyncio.sleep(0.01)
        raise AssertionError("it does not go on")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()


Play = Callable[..., Playing]


@pytest.fixture
def play(url: str) -> Iterator[Play]:
    started: list[Playing] = []

    def begin(shards: str, server: int, *more: str) -> Playing:
        started.append(Playing(url, shards, server, *more))
        return started[-1]

    yield begin
    for each in started:
        each.kill()


async def test_a_process_is_killed_and_its_successor_goes_on_while_the_other_plays(url: str, play: Play) -> None:
    other, killed = play("0/2", ON_0), play("1/2", ON_1)
    await asyncio.gather(other.makes(20), killed.makes(20))
    killed.kill()
    table, _, last = killed.moves[-1]
    await other.makes(20)
    successor = play("1/2", ON_1)
    await successor.makes(20)
    assert successor.moves[0][0] == table
    # The move that was being made when the process ended may have been stored unheard.
    assert last <= successor.moves[0][1] <= last + 3
    other.kill()
    successor.kill()
    assert {server for server, *_ in other.moves}.isdisjoint({server for server, *_ in killed.moves + successor.moves})
    await no_move_was_made_twice(url, [*other.moves, *killed.moves, *successor.moves])


async def test_of_two_that_believe_they_serve_a_shard_one_goes_on(url: str, play: Play) -> None:
    former = play("1/2", ON_1)
    await former.makes(20)
    # As if the former's lock had gone with its connection while it was stopped for a moment.
    successor = play("1/2", ON_1, "unlocked")
    await successor.makes(20)
    assert await asyncio.to_thread(former.process.wait) == SUPERSEDED
    await successor.makes(20)
    successor.kill()
    assert former.moves[-1][2] <= successor.moves[0][1]
    await no_move_was_made_twice(url, [*former.moves, *successor.moves])


async def no_move_was_made_twice(url: str, moves: list[Move]) -> None:
    assert max(Counter((table, before) for table, before, _ in moves).values()) == 1
    store = await Store.open(url, shards=Shards())
    host = open_host(store)
    for table_id in {table for table, *_ in moves}:
        table = await host.table(table_id)
        assert table.status in (Status.PLAYING, Status.FINISHED), "its record can be followed to the end"
        assert table.version >= max(after for each, _, after in moves if each == table_id)
        if table.status is Status.FINISHED:
            assert len(await store.results_of_table(table_id)) == len(table.seats)
    await store.close()
