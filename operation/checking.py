"""``bot.py --check``: says whether the bot would start as it is set up, and writes nothing anywhere."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.servers.servers import MINIMAL_RIGHTS
from localization.catalog import Speaker
from operation.problems import FAILED, PROBLEMS, WRONG_SETTINGS, CannotStart, explained
from operation.running import load_games
from render.fonts import shapes_letters
from startup.server_key import require_key
from startup.settings import Settings
from store.inspection import Inspection, inspect

if TYPE_CHECKING:
    from discord.types.guild import Guild

_PAGE = 200
"""Discord lists this many servers at once."""


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    is_warning: bool = False


async def check(settings: Settings, say: Speaker) -> int:
    """Prints a line for each check. Returns the exit code: 0 if the bot would start."""
    found: list[Inspection] = []

    async def board() -> list[_Line]:
        # Counting imports each of them, so that one that cannot be played is found.
        lines = [_Line(say("check-games", games=len([*load_games(settings).values()])))]
        if not shapes_letters():
            lines.append(_Line(say("start-no-fribidi"), is_warning=True))
        return lines

    async def database() -> list[_Line]:
        found.append(await inspect(settings.database_url, settings.shards))
        text = say(f"check-database-{found[0].shape.value}", place=found[0].place)
        in_use = f" {say('check-database-in-use')}" if found[0].in_use else ""
        return [_Line(text + in_use, is_warning=bool(in_use))]

    async def key() -> list[_Line]:
        known = found[0].key_check if found else None
        place = require_key(settings, known)
        return [_Line(say("check-key-made" if place is None else "check-key", place=place or ""))]

    async def token() -> list[_Line]:
        if settings.token is None:
            return [_Line(say("check-no-token"), is_warning=True)]
        return await _ask_discord(settings, settings.token, say)

    codes = [await _look(part, say) for part in (board, database, key, token)]
    if WRONG_SETTINGS in codes:
        return WRONG_SETTINGS
    return next((code for code in codes if code), 0)


async def _look(part: Callable[[], Awaitable[list[_Line]]], say: Speaker) -> int:
    try:
        for line in await part():
            sys.stdout.write(f"{'!' if line.is_warning else '✓'} {line.text}\n")
    except PROBLEMS as problem:
        reason, code = explained(problem, say)
        sys.stdout.write(f"✗ {reason}\n")
        return code
    return 0


async def _ask_discord(settings: Settings, token: str, say: Speaker) -> list[_Line]:
    """Raises CannotStart."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            servers = await _servers(client)
        except discord.LoginFailure as error:
            raise CannotStart(say("start-wrong-token"), WRONG_SETTINGS) from error
        except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
            raise CannotStart(say("start-no-discord", reason=str(error) or type(error).__name__), FAILED) from error
        assert client.user is not None
        assert client.application is not None
        flags = client.application.flags
        if settings.members_intent and not (flags.gateway_guild_members or flags.gateway_guild_members_limited):
            raise CannotStart(say("start-members-intent"), WRONG_SETTINGS)
        lines = [_Line(say("check-token", name=str(client.user), servers=len(servers)))]
        if not client.application.bot_public:
            lines.append(_Line(say("check-not-public"), is_warning=True))
        if client.application.interactions_endpoint_url is not None:
            lines.append(_Line(say("check-endpoint"), is_warning=True))
        for server in servers:
            granted = discord.Permissions(int(server.get("permissions", 0)))
            # Of the rights that the invitation asks for, threads are wanted only where somebody asks for one.
            missing = [right for right in MINIMAL_RIGHTS if not getattr(granted, right)]
            if missing and not granted.administrator:
                rights = ", ".join(say(f"right-{right.replace('_', '-')}") for right in missing)
                lines.append(_Line(say("check-rights", server=server["name"], rights=rights), is_warning=True))
        return lines


async def _servers(client: discord.Client) -> list[Guild]:
    """All that the bot is on. Discord's own description has the bot's permissions there, discord.py's objects not."""
    servers = page = await client.http.get_guilds(_PAGE, with_counts=False)
    while len(page) == _PAGE:
        page = await client.http.get_guilds(_PAGE, after=page[-1]["id"], with_counts=False)
        servers = servers + page
    return servers
