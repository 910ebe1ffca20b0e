"""Demands of a match on a phone's screen and on people's thumbs: ``python -m tests.phone.measure [GAME …]``.

The highest messages are kept in ``var/screenshots`` for a person to look at.
"""

import asyncio
import random
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import simcord
from playwright.async_api import Page, ViewportSize, async_playwright

from playground.appearance import trust_pictures
from playground.simulated_discord import settle_quickly
from startup.settings import ROOT
from tests.cogs.conftest import Clock, Patience, TestWorld, open_bot
from tests.cogs.playing import mover, seat_all, table_of
from tests.host.tables import act
from tests.playground.pages import FLAGS
from tests.simulated_discord import Json, Player, Seen

SEATS = {"kaeseschieben": 4, "mensch": 4, "einigkeit": 4, "wiedumir": 5, "forgetit": 5}
SCREENSHOTS = ROOT / "var" / "screenshots"
PHONE: ViewportSize = {"width": 412, "height": 915}
ROLLS_BY_BUTTON = 60
"""After these, computers decide for everybody."""

_PRIMARY, _SUCCESS = 1, 3
ARTICLE = "article.channel-message[data-message-id='{}']"
LOADED = "[...document.images].every(each => each.complete && each.naturalWidth)"
_HEIGHTS = """() => Object.fromEntries([...document.querySelectorAll("article.channel-message")].map(
    each => [each.dataset.messageId, Math.round(each.getBoundingClientRect().height)]))"""


async def play(game: str, world: TestWorld, players: list[Player], page: Page, preview: Any) -> None:
    randomness, counts, most, panel = random.Random(7), Counter[str](), Counter[str](), None
    await seat_all(world, players, SEATS[game] - len(players), game)
    while (table := await table_of(world)).status.is_open:
        if counts["roll"] < ROLLS_BY_BUTTON:
            panel = await press(world, await mover(world, players), panel, randomness, counts)
            await look(game, world, players[0], page, preview, most)
        else:
            with world.env._bot_scope():
                await world.bot.services.show_change(await act(world.bot.services.host, table.id))
            await world.env.settle()
    await look(game, world, players[0], page, preview, most)
    rolls = counts.pop("roll")
    print(f"{game}: presses a roll", {kind: round(count / rolls, 2) for kind, count in counts.items()}, dict(most))


async def press(
    world: TestWorld, player: Player, panel: Seen | None, randomness: random.Random, counts: Counter[str]
) -> Seen | None:
    """Something that takes the match on, on the panel or else on the table. Returns the panel that is then open."""
    panel = next((seen for seen in player.private() if panel is not None and seen.id == panel.id), None)
    shown = panel if panel is not None and (panel.menus or _choices(panel)) else world.table
    part = shown.menus[-1] if shown.menus else randomness.choice(_choices(shown))
    values = [randomness.choice(part["options"])["value"]] if shown.menus else []
    verb = part["custom_id"].split(":")[3]
    counts["roll"] += "roll" in verb
    counts["arrows" if verb.endswith((".draft", ".done")) else "others"] += 1
    answer = await player.press_id(part["custom_id"], shown.id, values)
    return answer.private[0] if answer.private else panel


def _choices(seen: Seen) -> list[Json]:
    """The coloured buttons; of a card's answers, what settles it soonest: all chips for one seat, then done."""
    enabled = [each for each in seen.buttons if not each.get("disabled")]
    coloured = [each for each in enabled if each["style"] in (_PRIMARY, _SUCCESS)]
    settling = [each for each in coloured if ".act:" in each["custom_id"]]
    shares = [each for each in enabled if ".share:all" in each["custom_id"]]
    own = [each for each in enabled if "." in each["custom_id"].split(":")[3]]
    return settling or shares or coloured or own


async def look(game: str, world: TestWorld, who: Player, page: Page, preview: Any, most: Counter[str]) -> None:
    services, table, seen = world.bot.services, await table_of(world), who.sees()
    story = services.faces[game].story(await services.painter.scene(table))
    await preview.refresh()
    await page.wait_for_selector(ARTICLE.format(seen[-1].id))
    await page.wait_for_timeout(250)
    await page.wait_for_function(LOADED)
    heights = await page.evaluate(_HEIGHTS)
    most |= Counter(lines=len(story.splitlines()), buttons=len(world.table.buttons))
    most["messages"] = len(world.messages)
    for message in seen:
        kind = "private" if message.ephemeral else "table" if message.id == table.message_id else "result"
        if (height := heights.get(str(message.id), 0)) > most[kind]:
            most[kind] = height
            await page.set_viewport_size(PHONE | {"height": 2 * PHONE["height"]})
            await page.locator(ARTICLE.format(message.id)).screenshot(path=SCREENSHOTS / f"phone-{game}-{kind}.png")
            await page.set_viewport_size(PHONE)


async def main(games: list[str]) -> None:
    settle_quickly()
    trust_pictures()
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for game in games:
                database = Path(folder) / f"{game}.sqlite"
                bot = await open_bot(database, Clock(), Patience(), random.Random(7).randbytes)
                async with simcord.run(bot, check_errors=False) as env:
                    world = TestWorld(env)
                    world.bot = bot
                    players = [world.person("Anna", "de"), world.person("Ben")]
                    await env.settle()
                    page = await browser.new_page(bypass_csp=True, viewport=PHONE, reduced_motion="reduce")
                    viewers = [players[0].actor]
                    async with env.preview(world.channel, viewers=viewers, layout="channel", port=0) as preview:
                        await page.goto(preview.url)
                        await play(game, world, players, page, preview)
                    await page.close()
                    await bot.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or list(SEATS)))
