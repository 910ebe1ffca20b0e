"""The bot on Discord, from its opened database to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs.games.registry import HostedGames, hosted_games
from cogs.games.wiedumir.board_file import read_board
from cogs.health.figures import REPORT_EVERY_SECONDS
from cogs.health.metrics import Metrics
from cogs.servers.servers import invitation_link
from localization.catalog import Speaker
from operation.health import Health, counting_logs
from operation.problems import WRONG_SETTINGS, CannotStart
from operation.service_manager import ServiceManager
from operation.stopping import StopRequest, say_back_soon
from operation.tuning import keep_little_memory, keep_pauses_short, return_memory
from render.art import use_art_of
from startup.server_key import server_key
from startup.settings import Settings
from store.database import parse_address
from store.errors import DatabaseAway, DatabaseInUse
from store.sole_use import take_sole_use
from store.store import Store

if TYPE_CHECKING:
    from cogs.client import GameNightBot

log = logging.getLogger("spieleabend")

CLOSING_SECONDS = 4.0
"""Seconds that the end may take; service managers lose patience after that."""

CANCELLING_SECONDS = 1.0
"""A task that has not ended this long after it was cancelled is cancelled again."""

_CLOSED_FOR_GOOD = {4004: "start-wrong-token", 4010: "start-wrong-shards", 4011: "start-wrong-shards"}
"""Why Discord ended a connection, by its close code; the other codes after which nobody may connect again say that
Discord does not understand the bot any more."""


def load_games(settings: Settings) -> HostedGames:
    """All games, with the owner's drawings. Raises WrongArtFolder or WrongBoardFile."""
    games = hosted_games(None if settings.wiedumir_board is None else read_board(settings.wiedumir_board))
    if settings.art_folder is not None:
        use_art_of(settings.art_folder)
        # Games read their drawings when they are imported.
        list(games.values())
    return games


async def open_bot(settings: Settings, say: Speaker) -> GameNightBot:
    """The bot with its database.

    Raises DatabaseUnusable, DatabaseUnfit, WrongSetting, WrongArtFolder or WrongBoardFile.
    """
    games = load_games(settings)
    from cogs.client import GameNightBot

    metrics = Metrics()
    store = await Store.open(settings.database_url, metrics.committed, settings.shards)
    try:
        await store.processes.begin(time.time())
        key, made = await server_key(settings, store)
    except BaseException:
        await store.close()
        raise
    if made is not None:
        log.info(say("start-key-made", file=str(made)))
    return GameNightBot(
        store,
        now=time.time,
        random_bytes=secrets.token_bytes,
        key=key,
        members_intent=settings.members_intent,
        games=games,
        limits=settings.limits,
        workers=settings.workers,
        metrics=metrics,
        owner_server=settings.owner_server,
        requests_a_second=settings.requests_a_second,
        emoji=True,
    )


async def run_on_discord(
    settings: Settings,
    token: str,
    say: Speaker,
    *,
    stop: StopRequest | None = None,
    manager: ServiceManager | None = None,
) -> None:
    """Runs until it is asked to stop, or cancelled. Raises one of `operation.problems.PROBLEMS`."""
    keep_little_memory()
    stop, manager = stop or StopRequest(), manager or ServiceManager({})
    sole_use = await take_sole_use(settings.database_url, settings.shards)
    try:
        bot = await open_bot(settings, say)
        try:
            async with _background_work(bot, settings, say, manager) as health:
                must_go_on = (
                    _connect(bot, token, say),
                    sole_use.keep(),
                    _until_superseded(bot.store, settings.database_url),
                )
                async with all_at_work(*must_go_on, stop.asked.wait()):
                    if bot.is_ready():
                        health.stopping = True
                        manager.stopping()
                        log.info(say("start-stopping"))
                        async with all_at_work(say_back_soon(bot), stop.at_once.wait()):
                            pass
        finally:
            manager.stopping()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(bot.close(), CLOSING_SECONDS)
    finally:
        await sole_use.release()


@contextlib.asynccontextmanager
async def _background_work(
    bot: GameNightBot, settings: Settings, say: Speaker, manager: ServiceManager
) -> AsyncIterator[Health]:
    """Run the work beside the bot's connection: health and figures, the watchdog, hearing of other processes.

    Raises CannotStart if the health port cannot be had.
    """
    health, let_in = Health(bot), asyncio.Event()

    async def connected() -> None:
        let_in.set()
        await _announce_connection(bot, say)
        manager.ready()

    bot.add_listener(connected, "on_ready")
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(counting_logs(bot.metrics))
        if settings.health_port is not None:
            # A web server is a tenth of all that would be imported, and most bots run without.
            from operation.health_server import serving_health

            try:
                await stack.enter_async_context(serving_health(health, settings.health_address, settings.health_port))
            except OSError as error:
                address, port = settings.health_address, str(settings.health_port)
                reason = error.strerror or str(error)
                raise CannotStart(say("start-health-port", address=address, port=port, reason=reason)) from error
        for background in (
            _import_the_rest(bot, let_in),
            bot.lag.measure(),
            manager.feed_watchdog(),
            bot.store.changes.listen(),
            _keep_reporting(bot, health, manager),
            return_memory(),
        ):
            stack.push_async_callback(_end, asyncio.create_task(background))
        yield health


async def _import_the_rest(bot: GameNightBot, let_in: asyncio.Event) -> None:
    """Imports the games that nobody has asked for yet, with time for presses in between."""
    await let_in.wait()
    try:
        for _ in bot.services.faces.values():
            await asyncio.sleep(0)
    except Exception:
        log.exception("A game cannot be imported, so nobody can play it")
    keep_pauses_short()


async def _announce_connection(bot: GameNightBot, say: Speaker) -> None:
    """To the log, with the bot's invitation link, and to the other processes."""
    assert bot.user is not None
    log.info(say("start-connected", name=str(bot.user), servers=len(bot.guilds)))
    log.info(say("start-invite", url=invitation_link(bot.application_id or bot.user.id)))
    with contextlib.suppress(DatabaseAway):
        await bot.figures.report(bot.services.now())


@contextlib.asynccontextmanager
async def all_at_work(*work: Coroutine[Any, Any, Any]) -> AsyncIterator[None]:
    """Does all of the work at once, and enters the block as soon as any of it is done; ends the rest after the block.

    Raises what the work that is done has raised.
    """
    async with contextlib.AsyncExitStack() as stack:
        tasks = [asyncio.create_task(each) for each in work]
        for task in tasks:
            stack.push_async_callback(_end, task)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task in done:
                task.result()
        yield


async def _until_superseded(store: Store, url: str) -> None:
    """Raises DatabaseInUse as soon as this process may write no more: there is another one in its place."""
    await store.superseded.wait()
    raise DatabaseInUse(parse_address(url).place, "database-in-use" if store.shards.are_all else "shards-in-use")


async def _connect(bot: GameNightBot, token: str, say: Speaker) -> None:
    try:
        await bot.start(token)
    except discord.LoginFailure as error:
        raise CannotStart(say("start-wrong-token"), WRONG_SETTINGS) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotStart(say("start-members-intent"), WRONG_SETTINGS) from error
    except discord.ConnectionClosed as error:
        reason = _CLOSED_FOR_GOOD.get(error.code, "start-outdated")
        raise CannotStart(say(reason, code=str(error.code)), WRONG_SETTINGS) from error
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise CannotStart(say("start-no-discord", reason=str(error) or type(error).__name__)) from error


async def _keep_reporting(bot: GameNightBot, health: Health, manager: ServiceManager) -> None:
    """Lets the other processes know this one's figures, and ``systemctl status`` how it is, until it is cancelled."""
    while True:
        await asyncio.sleep(REPORT_EVERY_SECONDS)
        if manager.listens:
            report = await health.report()
            state, lag = ", ".join(report.failing) or "ok", report.event_loop_lag_seconds * 1000
            manager.status(f"{state}; {report.servers} servers; event loop lag {lag:.0f} ms")
        with contextlib.suppress(DatabaseAway):
            await bot.figures.report(bot.services.now())


async def _end(task: asyncio.Task[Any]) -> None:
    """Cancels the task and waits for its end. What it raised has been seen, or no longer matters."""
    while not task.done():
        task.cancel()
        # Before Python 3.12, `asyncio.wait_for`, which discord.py uses, now and then loses a cancellation.
        await asyncio.wait([task], timeout=CANCELLING_SECONDS)
    if not task.cancelled():
        task.exception()
