"""The playground: the real bot on a simulated Discord, for one person with a browser who plays four people."""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import simcord

from cogs.client import GameNightBot
from cogs.games.registry import HostedGames
from localization.catalog import Language, Speaker
from playground.appearance import (
    begin_today,
    introduce_bot,
    keep_markdown_parsers,
    keep_replaced_pictures,
    name_commands_for_viewers,
    portray_people,
    trust_pictures,
)
from playground.pages import Pages, Pauses
from playground.simulated_discord import World, settle_quickly
from playground.start_page import PersonLink, serving_start_page, start_page
from store.database import sqlite_address
from store.store import Store

PEOPLE = {
    "Anna": Language.GERMAN,
    "Ben": Language.ENGLISH,
    "Chloé": Language.FRENCH,
    "Dora": Language.GERMAN,
}
REFUSES_DIRECT_MESSAGES = "Dora"

_LOCALES = {Language.GERMAN: "de", Language.ENGLISH: "en-US", Language.FRENCH: "fr"}


async def serve(port: int, say: Speaker, games: HostedGames) -> None:
    """Serves the playground until it is cancelled. Raises PortTaken."""
    # While simcord settles, it refuses the next press.
    settle_quickly()
    name_commands_for_viewers()
    trust_pictures()
    keep_replaced_pictures()
    keep_markdown_parsers()
    pauses = Pauses()
    with tempfile.TemporaryDirectory(prefix="spieleabend-") as folder:
        # The simulated Discord forgets everything at the end, so the database does too.
        bot = await _open_bot(Path(folder) / "playground.sqlite", games, pauses)
        try:
            running = simcord.run(bot, check_errors=False)
            begin_today(running)
            async with running as env:
                pauses.env = env
                await _serve_world(env, port, say)
        finally:
            await bot.close()


async def _serve_world(env: simcord.Env, port: int, say: Speaker) -> None:
    introduce_bot(env)
    world = World(env, locale=_LOCALES[say.language])
    players = bring_people(world, say.language)
    portray_people(env, (player.user.id for player in players.values()))
    await env.settle()
    pages = Pages(env)
    try:
        channel_url = await pages.open(world.channel, list(players.values()), port + 1)
        first = next(iter(players))
        links = [
            PersonLink(
                name,
                _about(name, say, manages=name == first),
                await pages.open(player.user.dm_channel, [player.user], port + 2 + number),
            )
            for number, (name, player) in enumerate(players.items())
        ]
        tries = tries_for(first, say)
        async with serving_start_page(start_page(say, "game-table", channel_url, links, tries), port):
            _announce(f"http://127.0.0.1:{port}/", tries, say)
            await asyncio.gather(pages.follow(), pages.keep_time())
    finally:
        await pages.close()


def bring_people(world: World, language: Language) -> dict[str, Any]:
    """The people by name, first one who speaks the language: the one whom somebody who opens the page is.

    That person may manage the server, so that all of its settings can be tried.
    """
    first, *others = sorted(PEOPLE, key=lambda name: PEOPLE[name] is not language)
    players = {first: world.member(first, _LOCALES[PEOPLE[first]], manage_guild=True, manage_messages=True)}
    players |= {name: world.member(name, _LOCALES[PEOPLE[name]]) for name in others}
    world.close_direct_messages(players[REFUSES_DIRECT_MESSAGES])
    return players


def _about(name: str, say: Speaker, *, manages: bool) -> str:
    facts = [say(f"playground-person-{PEOPLE[name]}")]
    if manages:
        facts.append(say("playground-manages"))
    if name == REFUSES_DIRECT_MESSAGES:
        facts.append(say("playground-closed"))
    return ", ".join(facts)


def tries_for(name: str, say: Speaker) -> list[str]:
    """What to try first, for a person of that name who speaks the language."""
    return [
        say("playground-try-1", name=name, command=say("command-play")),
        say("playground-try-2", name=name),
        say("playground-try-3"),
    ]


def _announce(url: str, tries: Sequence[str], say: Speaker) -> None:
    lines = [
        say("playground-title"),
        "",
        say("playground-open", url=url),
        *(f"  {number}. {sentence}" for number, sentence in enumerate(tries, 1)),
        "",
        say("playground-token"),
        say("playground-stop"),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


async def _open_bot(database: Path, games: HostedGames, pauses: Pauses) -> GameNightBot:
    store = await Store.open(sqlite_address(database))
    return GameNightBot(
        store,
        now=time.time,
        random_bytes=secrets.token_bytes,
        key=secrets.token_bytes(32),
        computer_pace=1.0,
        aside=pauses.aside,
        games=games,
        workers=1,
    )
