"""Starts Spieleabend: on Discord with a token, in the browser playground without one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import time
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.games.wiedumir.board_file import WrongBoardFile, read_board
from localization.catalog import Speaker, load_speakers
from render.art_folder import WrongArtFolder, use_art_of
from startup.command_line import parse
from startup.logs import configure_logging
from startup.pauses import keep_pauses_short
from startup.server_key import KeyUnusable, server_key
from startup.settings import Settings, UnreadableSettings, WrongSetting, read_settings, terminal_language
from store.errors import DatabaseTooNew, DatabaseUnusable
from store.store import Store

if TYPE_CHECKING:
    from cogs.client import GameNightBot
    from cogs.games.registry import HostedGames

log = logging.getLogger("spieleabend")

MINIMAL_RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)
"""What the invitation link asks for."""

CLOSING_SECONDS = 4.0
"""How long the end may take; service managers lose patience after that."""


class CannotStart(Exception):
    """The bot cannot run; the message is for the owner."""


# The bot never joins a voice channel, so it need not say what that would take.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


def load_games(settings: Settings) -> HostedGames:
    """All games, with the owner's drawings. Raises WrongArtFolder or WrongBoardFile."""
    if settings.art_folder is not None:
        use_art_of(settings.art_folder)
    # The games read their data when they are imported, and what is wrong there can only be reported afterwards.
    from cogs.games.registry import hosted_games

    return hosted_games(None if settings.wiedumir_board is None else read_board(settings.wiedumir_board))


async def open_bot(settings: Settings, say: Speaker) -> GameNightBot:
    """The bot with its database.

    Raises DatabaseUnusable, DatabaseTooNew, KeyUnusable, WrongArtFolder or WrongBoardFile.
    """
    games = load_games(settings)
    from cogs.client import GameNightBot

    store = await Store.open(settings.database_url)
    try:
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
    )


async def run_on_discord(settings: Settings, token: str, say: Speaker) -> None:
    """Runs until it is asked to stop. Raises CannotStart."""
    bot = await open_bot(settings, say)
    keep_pauses_short()

    async def tell_where() -> None:
        assert bot.user is not None
        log.info(say("start-connected", name=str(bot.user), servers=len(bot.guilds)))
        url = discord.utils.oauth_url(
            bot.application_id or bot.user.id, permissions=MINIMAL_RIGHTS, scopes=("bot", "applications.commands")
        )
        log.info(say("start-invite", url=url))

    bot.add_listener(tell_where, "on_ready")
    try:
        await bot.start(token)
    except discord.LoginFailure as error:
        raise CannotStart(say("start-wrong-token")) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotStart(say("start-members-intent")) from error
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise CannotStart(say("start-no-discord", reason=str(error) or type(error).__name__)) from error
    finally:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(bot.close(), CLOSING_SECONDS)


async def run_playground(settings: Settings, say: Speaker) -> None:
    """Runs until it is cancelled. Raises CannotStart, WrongArtFolder or WrongBoardFile."""
    games, port = load_games(settings), settings.playground_port
    try:
        # Only people without a token need the simulated Discord to be installed.
        from playground.server import serve
    except ModuleNotFoundError as error:
        raise CannotStart(say("start-no-playground", package=str(error.name))) from error
    try:
        await serve(port, say, games)
    except OSError as error:
        raise CannotStart(say("start-port-taken", port=str(port))) from error


async def run(settings: Settings, say: Speaker) -> None:
    """Runs until Ctrl-C or SIGTERM."""
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    try:
        if settings.token is not None:
            await run_on_discord(settings, settings.token, say)
        else:
            await run_playground(settings, say)
    except asyncio.CancelledError:
        log.info(say("start-stopped" if settings.token is not None else "playground-stopped"))


def main() -> int:
    say = load_speakers()[terminal_language(os.environ)]
    parse(sys.argv[1:], say)
    try:
        settings = read_settings(os.environ)
        configure_logging(settings.log_level)
        asyncio.run(run(settings, say))
    except WrongSetting as wrong:
        reason = say("start-wrong-setting", name=wrong.name, value=wrong.value, expected=wrong.expected)
    except UnreadableSettings as unreadable:
        reason = say("start-unreadable-settings", file=unreadable.file.name, reason=unreadable.reason)
    except DatabaseUnusable as unusable:
        reason = say("start-database-unusable", place=unusable.place, cause=unusable.cause, reason=unusable.reason)
    except DatabaseTooNew as too_new:
        reason = say("start-database-too-new", place=too_new.place)
    except KeyUnusable as unusable_key:
        reason = say(f"start-key-{unusable_key.code}", place=unusable_key.place, reason=unusable_key.reason)
    except WrongBoardFile as wrong_board:
        reason = say(f"start-wrong-board-{wrong_board.code}", file=str(wrong_board.file), **wrong_board.values)
    except WrongArtFolder as wrong_art:
        reason = say(f"start-wrong-art-{wrong_art.code}", file=str(wrong_art.file), **wrong_art.values)
    except CannotStart as error:
        reason = str(error)
    else:
        return 0
    sys.stderr.write(f"{reason}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
