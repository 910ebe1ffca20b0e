"""How many presses a turn takes, and how many words the table shows: ``python -m bench.presses [game …]``.

Two people play by buttons alone on the simulated Discord, each time the same matches. They choose at random, but
nothing that only looks something up. Words are those of the table's message, with its buttons, when a turn begins.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import tempfile
from pathlib import Path
from statistics import mean
from typing import Any

import simcord

from cogs.client import GameNightBot
from cogs.games.forgetit.face import ForGetItFace
from cogs.games.kaeseschieben import pad
from cogs.games.kaeseschieben.face import KaeseschiebenFace
from cogs.games.mensch.face import MenschFace
from cogs.games.wiedumir.face import WieDuMirFace
from cogs.layout import Picture
from cogs.press_id import PressId
from playground.simulated_discord import Player, Seen, World, settle_quickly
from store.address import sqlite_address
from store.store import Store

TURNS = 30
GAMES = ("kaeseschieben", "forgetit", "mensch", "einigkeit", "wiedumir")
LOOKING = frozenset({"sheet", "peek", "missed", "pick"})
"""Buttons that decide nothing, and the choice of single dice."""


async def main(games: list[str]) -> None:
    settle_quickly()
    logging.disable(logging.WARNING)
    _draw_nothing()
    print(f"{'game':16}{'turns':>6}{'presses':>9}{'words':>7}{'most words':>12}")
    for game in games or GAMES:
        presses, words = await measured(game)
        print(f"{game:16}{len(presses):6}{mean(presses):9.1f}{mean(words):7.0f}{max(words):12}", flush=True)


def _draw_nothing() -> None:
    """Pictures have no words, and take the most time."""
    dot = Picture("board.png", b"dot", "")
    for face in (ForGetItFace, KaeseschiebenFace, MenschFace, WieDuMirFace):
        face.draw = lambda self, scene: dot  # type: ignore[method-assign]
        face.draw_result = lambda self, scene, number: ()  # type: ignore[method-assign]
    pad.draw_draft = lambda *args: b"dot"  # type: ignore[attr-defined]


async def measured(game: str) -> tuple[list[int], list[int]]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(sqlite_address(Path(folder) / "tables.sqlite"))
        bot = GameNightBot(
            store, now=lambda: 1_800_000_000.0, random_bytes=lambda size: bytes(size), key=bytes(32), computer_pace=0
        )
        try:
            async with simcord.run(bot, check_errors=False, settle_timeout=60.0) as env:
                with env.time_context():
                    return await _played(bot, World(env), game)
        finally:
            await bot.close()


async def _played(bot: GameNightBot, world: World, game: str) -> tuple[list[int], list[int]]:
    people = [world.person("Anna"), world.person("Ben")]
    if game == "einigkeit":
        people += [world.person("Chloé"), world.person("Dora")]
    await people[0].command("play", game=game)
    for person in people[1:]:
        await person.command("join")
    await people[0].command("start")
    chance = random.Random(1)
    presses: list[int] = []
    words: list[int] = []
    turn: Any = None
    while len(presses) <= TURNS:
        table = await bot.services.host.latest_table_in(world.channel.id)
        if not table.status.is_open:
            break
        if (table.view.turn, table.milestones) != turn:
            turn = (table.view.turn, table.milestones)
            presses.append(0)
            words.append(_words(world.table))
        person = next(person for person in people if table.is_turn_of(person.id))
        presses[-1] += await _decided(world, person, table.version, chance)
    # The last turn has only begun.
    return presses[:-1], words[:-1]


async def _decided(world: World, person: Player, version: int, chance: random.Random) -> int:
    """Presses until the match has moved on, or a panel has come; returns their number."""
    panels = [seen for seen in person.private() if _choices(seen, version) or seen.menus]
    seen = panels[-1] if panels else world.table
    if menus := seen.menus:
        menu = menus[-1]
        await person.press_id(menu["custom_id"], seen.id, [chance.choice(menu["options"])["value"]])
        return 1
    choices = _choices(seen, version)
    steps = [choice for choice in choices if _verb(choice)[1:] != ("back",)]
    await person.press_id(_chosen(steps, chance), seen.id)
    return 1


def _chosen(choices: list[str], chance: random.Random) -> str:
    """On the calculator, all for one seat until it can be done."""
    if done := [choice for choice in choices if _verb(choice)[0] == "act" and "share" in choice]:
        return done[0]
    if alls := [choice for choice in choices if len(_verb(choice)) > 1 and _verb(choice)[1].startswith("all")]:
        return chance.choice(alls)
    onward = [choice for choice in choices if len(_verb(choice)) < 2 or _verb(choice)[1] not in ("back", "over")]
    return chance.choice(onward)


def _choices(seen: Seen, version: int) -> list[str]:
    """The buttons of the game that decide something now, by their custom ids."""
    found = []
    for button in seen.buttons:
        press = PressId.parse(button["custom_id"])
        if press is None or button.get("disabled") or press.version != version:
            continue
        if press.verb == "roll" or ("." in press.verb and press.verb.rpartition(".")[2] not in LOOKING):
            found.append(button["custom_id"])
    return found


def _verb(custom_id: str) -> tuple[str, ...]:
    press = PressId.parse(custom_id)
    assert press is not None
    return (press.verb.rpartition(".")[2], *press.args)


def _words(seen: Seen) -> int:
    return len(" ".join([seen.text, *seen.labels]).split())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
