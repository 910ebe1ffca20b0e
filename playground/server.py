"""The playground: the real bot on a simulated Discord, for one person with a browser who plays four people."""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from pathlib import Path

import simcord

from cogs.client import GameNightBot
from cogs.games.registry import HostedGames
from localization.catalog import Language, Speaker
from playground.pages import Pages
from playground.simulated_discord import Player, World, settle_quickly
from playground.start_page import PersonLink, serve_start_page, start_page
from store.address import sqlite_address
from store.store import Store

PEOPLE = (("Anna", Language.GERMAN), ("Ben", Language.ENGLISH), ("Chloé", Language.FRENCH), ("Dora", Language.GERMAN))
KEEPS_LETTERS_CLOSED = "Dora"

_LOCALES = {Language.GERMAN: "de", Language.ENGLISH: "en-US", Language.FRENCH: "fr"}


async def serve(port: int, say: Speaker, games: HostedGames) -> None:
    """Until cancelled. Raises OSError if the port is taken."""
    # While simcord settles, it refuses the next press.
    settle_quickly()
    with tempfile.TemporaryDirectory(prefix="spieleabend-") as folder:
        # The simulated Discord forgets everything at the end, so the database does too.
        bot = await _open_bot(Path(folder) / "playground.sqlite", games)
        try:
            async with simcord.run(bot, check_errors=False) as env:
                await _serve_world(env, port, say)
        finally:
            await bot.close()


async def _serve_world(env: simcord.Env, port: int, say: Speaker) -> None:
    world = World(env, locale=_LOCALES[say.language])
    players = {name: world.person(name, _LOCALES[language]) for name, language in PEOPLE}
    players[KEEPS_LETTERS_CLOSED].close_direct_messages()
    await env.settle()
    pages = Pages(env)
    runner = None
    try:
        channel_url = await pages.open(world.channel, [player.actor for player in players.values()], port + 1)
        links = [
            await _person_link(pages, name, language, players[name], port + 2 + number, say)
            for number, (name, language) in enumerate(PEOPLE)
        ]
        html = start_page(say, "game-table", channel_url, links)
        runner = await serve_start_page(html, port)
        _announce(f"http://127.0.0.1:{port}/", say)
        await asyncio.gather(pages.follow(), pages.keep_time())
    finally:
        if runner is not None:
            await runner.cleanup()
        await pages.close()


async def _person_link(
    pages: Pages, name: str, language: Language, player: Player, port: int, say: Speaker
) -> PersonLink:
    user = player.actor.user
    about = say(f"playground-person-{language}")
    if name == KEEPS_LETTERS_CLOSED:
        about += f", {say('playground-closed')}"
    return PersonLink(name, about, await pages.open(user.dm_channel, [user], port))


def _announce(url: str, say: Speaker) -> None:
    lines = [
        say("playground-title"),
        "",
        say("playground-open", url=url),
        *(f"  {number}. {say(f'playground-try-{number}')}" for number in (1, 2, 3)),
        "",
        say("playground-token"),
        say("playground-stop"),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


async def _open_bot(database: Path, games: HostedGames) -> GameNightBot:
    store = await Store.open(sqlite_address(database))
    return GameNightBot(
        store,
        now=time.time,
        random_bytes=secrets.token_bytes,
        key=secrets.token_bytes(32),
        computer_pace=1.0,
        games=games,
        workers=1,
    )
