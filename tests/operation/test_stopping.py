"""Departure and return of the bot, over real sockets."""

import asyncio
import os
import signal
from collections.abc import Callable

import pytest

from operation import stopping
from operation.stopping import StopRequest
from tests.sockets.loopback_discord import LoopbackDiscord
from tests.sockets.started_bot import Started, buttons, texts, until

BACK_SOON = "I am being restarted and will be back in a minute"


async def test_boards_say_that_it_will_be_back_and_are_as_usual_afterwards(start: Callable[..., Started]) -> None:
    bot = start()
    await bot.ready()
    await bot.begin_match()
    assert buttons(bot.boards()[-1])
    bot.stop.ask()
    await asyncio.wait_for(bot.task, 20)
    last = bot.boards()[-1]
    assert last.method == "PATCH", "nothing is posted for it"
    assert BACK_SOON in texts(last)
    assert list(last.files) == ["board.png"], "the position stays to be seen"
    assert buttons(last) == []

    again = start()
    await again.ready()
    await until(lambda: buttons(again.boards()[-1]))
    assert BACK_SOON not in texts(again.boards()[-1])


async def test_while_it_stops_no_table_is_opened(start: Callable[..., Started], loopback: LoopbackDiscord) -> None:
    bot = start()
    await bot.ready()
    await bot.begin_match()
    loopback.held_back_paths = ("/messages/",)
    bot.stop.ask()
    await until(lambda: loopback.waiting)
    assert "I am being restarted" in await bot.command("300", "play", channel="21", game="mensch")
    # Discord does not take the notice in time, or the owner loses patience: the second request ends it at once.
    bot.stop.ask()
    await asyncio.wait_for(bot.task, 10)
    assert not any(BACK_SOON in texts(board) for board in bot.boards())


async def test_a_discord_that_hangs_does_not_keep_it(
    start: Callable[..., Started], loopback: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stopping, "NOTICE_SECONDS", 0.2)
    bot = start()
    await bot.ready()
    await bot.begin_match()
    loopback.held_back_paths = ("/messages/",)
    bot.stop.ask()
    await asyncio.wait_for(bot.task, 15)


async def test_signals_ask_and_a_hang_up_does_nothing() -> None:
    stop = StopRequest()
    stop.listen(hangs_up=False)
    os.kill(os.getpid(), signal.SIGHUP)
    os.kill(os.getpid(), signal.SIGHUP)
    await asyncio.sleep(0.05)
    assert not stop.asked.is_set()
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(stop.asked.wait(), 5)
    assert not stop.at_once.is_set()
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(stop.at_once.wait(), 5)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT):
        loop.remove_signal_handler(number)
