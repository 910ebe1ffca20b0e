"""The playground: the real bot on a simulated Discord, for one person with a browser who plays four people."""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

import simcord
from aiohttp import web
from simcord.backend.access import can_access_channel

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
from playground.pages import Pages
from playground.simulated_discord import CHANNEL_NAME, World, settle_quickly
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
    with tempfile.TemporaryDirectory(prefix="spieleabend-") as folder:
        # The simulated Discord forgets everything at the end, so the database does too.
        bot = await _open_bot(Path(folder) / "playground.sqlite", games)
        try:
            running = simcord.run(bot, check_errors=False)
            begin_today(running)
            async with running as env:
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
            _PersonLink(
                name,
                _about(name, say, manages=name == first),
                await pages.open(player.user.dm_channel, [player.user], port + 2 + number),
            )
            for number, (name, player) in enumerate(players.items())
        ]
        tries, threads = tries_for(first, say), ThreadPages(world, pages, list(players.values()))

        async def start_page() -> str:
            return _start_page(say, channel_url, links, tries, await threads.all())

        async with _serving_start_page(start_page, port):
            _announce(f"http://127.0.0.1:{port}/", tries, say)
            await asyncio.gather(pages.follow(), pages.keep_time())
    finally:
        await pages.close()


class ThreadPages:
    """Pages for the channel's threads, opened as soon as somebody asks for their addresses."""

    def __init__(self, world: World, pages: Pages, people: Sequence[Any]) -> None:
        self._world = world
        self._pages = pages
        self._people = people
        self._urls: dict[int, str] = {}

    async def all(self) -> Mapping[str, str]:
        """The addresses by the threads' names, the latest first; without those that nobody may see."""
        threads = {thread.id: thread for thread in self._world.channel.threads}
        for number, thread in threads.items():
            viewers = [each for each in self._people if can_access_channel(self._world.env, number, each, history=True)]
            if number not in self._urls and viewers:
                self._urls[number] = await self._pages.open(thread, viewers, 0)
        latest_first = sorted(self._urls.keys() & threads, reverse=True)
        return {threads[number].name or str(number): self._urls[number] for number in latest_first}


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
    """First things to try, for a person of that name who speaks the language."""
    return [
        say("playground-try-1", name=name, command=say("command-play")),
        say("playground-try-2", name=name),
        say("playground-try-3"),
        say("playground-try-4", help=say("command-help")),
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


@dataclass(frozen=True, slots=True)
class _PersonLink:
    """One of the people, and the address of the page with their direct messages."""

    name: str
    about: str
    direct_messages: str


def _start_page(
    say: Speaker, channel_url: str, people: Sequence[_PersonLink], tries: Sequence[str], threads: Mapping[str, str]
) -> str:
    """The whole page as HTML. ``tries`` say what to do first, ``threads`` are addresses by name."""
    steps = "".join(f"<li>{escape(sentence)}</li>" for sentence in tries)
    rows = "".join(
        f"<li><b>{escape(person.name)}</b> <small>{escape(person.about)}</small>"
        f'<a target="_blank" href="{escape(person.direct_messages)}">'
        f"{escape(say('playground-letters', name=person.name))}</a></li>"
        for person in people
    )
    play = escape(say("playground-channel", channel=CHANNEL_NAME))
    opened = "".join(
        f'<li><a target="_blank" href="{escape(url)}">{escape(name)}</a></li>' for name, url in threads.items()
    )
    if not opened:
        opened = f"<li><small>{escape(say('playground-no-threads'))}</small></li>"
    return f"""<!doctype html>
<html lang="{say.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(say("playground-title"))}</title>
<style>
  body {{ margin: 0; background: #313338; color: #f2f3f5; font: 17px/1.5 system-ui, sans-serif; }}
  main {{ max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }}
  h1 {{ font-size: 1.8rem; }}
  a {{ color: #9db4ff; }}
  a.play {{ display: block; padding: 1rem 1.2rem; border-radius: .7rem; background: #e3a320; color: #2d2008;
            font-weight: 700; font-size: 1.15rem; text-decoration: none; }}
  ol li {{ margin: .5rem 0; }}
  ul {{ list-style: none; padding: 0; }}
  ul li {{ display: flex; flex-wrap: wrap; gap: .3rem .8rem; padding: .7rem 0; border-top: 1px solid #4b4f58; }}
  ul li a {{ margin-left: auto; }}
  small {{ color: #b9bdc6; font-size: .9rem; }}
</style>
<main>
  <h1><span aria-hidden="true">🐭</span> {escape(say("playground-title"))}</h1>
  <a class="play" target="_blank" href="{escape(channel_url)}">{play} <span aria-hidden="true">→</span></a>
  <p>{escape(say("playground-channel-about"))}</p>
  <ol>{steps}</ol>
  <h2>{escape(say("playground-threads"))}</h2>
  <ul role="list">{opened}</ul>
  <h2>{escape(say("playground-people"))}</h2>
  <ul role="list">{rows}</ul>
  <p><small>{escape(say("playground-token"))}</small></p>
</main>
</html>
"""


class PortTaken(Exception):
    """The start page cannot have its port."""


@asynccontextmanager
async def _serving_start_page(page: Callable[[], Awaitable[str]], port: int) -> AsyncIterator[None]:
    """Serves the page on this machine alone. Raises PortTaken."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text=await page(), content_type="text/html")

    app = web.Application()
    app.router.add_get("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError as error:
            raise PortTaken from error
        yield
    finally:
        await runner.cleanup()
