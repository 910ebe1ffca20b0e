"""Answers that are worked out once."""

import asyncio

import pytest

from host.async_lru_cache import AsyncLRUCache


class Question:
    """Counts how often it is worked out, and is done when it is let."""

    def __init__(self) -> None:
        self.begun = self.cancelled = 0
        self.let = asyncio.Event()

    async def __call__(self) -> int:
        self.begun += 1
        try:
            await self.let.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return self.begun


async def test_those_who_ask_at_the_same_time_share_one_answer() -> None:
    cache: AsyncLRUCache[str, int] = AsyncLRUCache(8)
    work = Question()
    askers = [asyncio.ensure_future(cache.get("what", work)) for _ in range(20)]
    await asyncio.sleep(0)
    askers[0].cancel()
    await asyncio.sleep(0)
    work.let.set()
    assert await asyncio.gather(*askers[1:]) == [1] * 19
    assert await cache.get("what", work) == 1
    assert work.begun == 1


async def test_work_that_nobody_waits_for_is_cancelled_and_begun_again_for_the_next() -> None:
    cache: AsyncLRUCache[str, int] = AsyncLRUCache(8)
    work = Question()
    askers = [asyncio.ensure_future(cache.get("what", work)) for _ in range(2)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for asker in askers:
        asker.cancel()
    await asyncio.sleep(0)
    work.let.set()
    assert await cache.get("what", work) == 2
    assert work.cancelled == 1


async def test_what_is_forgotten_while_it_is_worked_out_reaches_those_who_asked_and_is_not_kept() -> None:
    cache: AsyncLRUCache[str, int] = AsyncLRUCache(8)
    work = Question()
    asker = asyncio.ensure_future(cache.get("what", work))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    cache.clear()
    later = asyncio.ensure_future(cache.get("what", work))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert work.begun == 2
    asker.cancel()
    await asyncio.sleep(0)
    work.let.set()
    assert await later == 2
    assert (await cache.get("what", work), work.begun) == (2, 2)
    cache.clear()
    assert await cache.get("what", work) == 3


@pytest.fixture(autouse=True)
def no_exception_is_lost(caplog: pytest.LogCaptureFixture) -> object:
    yield
    assert "never retrieved" not in caplog.text
