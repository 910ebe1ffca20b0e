"""Heights of the panels around a match on a phone's screen: ``python -m tests.phone.panels [GAME …]``.

A panel should fit one screen. Screenshots of all are kept in ``var/screenshots/panels`` for a person to look at: the
server's language is the person's own, and its theme the one that ``THEME`` in the environment names: ``dark`` or
``light``.
"""

import asyncio
import os
import random
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import simcord
from playwright.async_api import Browser, Page, async_playwright

from host.table.seats import Person
from localization.catalog import Language
from playground.appearance import trust_pictures
from playground.simulated_discord import settle_quickly
from render.theme import Theme
from tests.cogs.by_button import ask
from tests.cogs.conftest import Clock, Patience, TestWorld, open_bot
from tests.cogs.nights.evening import message_of, press
from tests.host.tables import play, started
from tests.phone.measure import ARTICLE, LOADED, PHONE, SCREENSHOTS, SEATS
from tests.playground.pages import FLAGS
from tests.simulated_discord import Player, Seen

LANGUAGES = {"de": Language.GERMAN, "en-US": Language.ENGLISH, "fr": Language.FRENCH}
"""Languages of the panels, by the locale of the person who looks at them."""

MOST = 740
"""Pixels that a phone leaves between its bars."""

THEME = Theme(os.environ.get("THEME", Theme.DARK))
FURTHER_MATCHES = 5
"""Matches after which `/stats` has something to say of everything."""

DAY = 24 * 3600.0
GAMES = {
    "kaeseschieben": "Käseschieben",
    "mensch": "Mensch ärgere Dich nicht",
    "einigkeit": "Einigkeit macht stark",
    "wiedumir": "Wie Du mir",
    "forgetit": "For-Get-It",
}
"""Their titles, which are the same in every language."""

_FOLDER = SCREENSHOTS / "panels"
_PATIENCE = 300.0
"""Seconds for one press: an analysis takes long on a busy machine."""

_DATE = "2027-01-16 20:00"

_NARROW = """
article.channel-message { max-width: 412px } article.channel-message > * { max-width: 340px; min-width: 0 }
.channel-header, .channel-composer { display: none }"""
"""The simulator's page lets some messages become wider than the phone, and lays its bars over high ones."""

_LIGHT = """:root {
    color-scheme: light; background: #fbfbfb; color: #2f3035;
    --discord-bg: #fbfbfb; --discord-surface: #f2f3f5; --discord-elevated: #e3e5e8; --discord-control: #ffffff;
    --discord-hover: #ebedef; --discord-text: #2f3035; --discord-muted: #6a6d75; --discord-subtle: #5c5e66;
    --discord-border: #d7d8dc; --component-surface: #ffffff; --component-border: #d7d8dc; --control-border: #d0d2d8;
    --chip-surface: #ebecef; --list-surface: #ffffff; --subtle-surface: #e3e5e8; --subtle-surface-text: #2f3035;
    --entity-text: #2f3035; --entity-dim: #5c5e66; --input-surface: #ffffff; --input-placeholder: #6a6d75;
    --button-alt: #e3e5e8; --button-alt-hover: #d7d8dc; --code-surface: #ebecef; --code-border: #d7d8dc;
    --code-text: #2f3035; --link-text: #0068d6; --link-accent: #0068d6; --button-secondary-surface: #e3e5e8 }
.preview-stage, .preview-app { background: #fbfbfb } .button-style-2, .button-style-5 { color: #2f3035 }
.mention, .command-mention { color: #4452bb }"""
"""Discord's light colours, which the simulator's page lacks."""


class Phone:
    """A person's phone, on which each panel is measured."""

    def __init__(self, page: Page, preview: Any, language: str) -> None:
        self._page = page
        self._preview = preview
        self.language = language
        self.heights: dict[str, int] = {}

    async def measure(self, name: str, seen: Seen) -> Seen:
        article = self._page.locator(ARTICLE.format(seen.id))
        await self._preview.refresh()
        await article.wait_for()
        await self._page.wait_for_timeout(600)
        await self._page.wait_for_function(LOADED)
        box = await article.bounding_box()
        assert box is not None
        self.heights[name] = round(box["height"])
        await self._page.set_viewport_size(PHONE | {"height": 3 * PHONE["height"]})
        await article.screenshot(path=_FOLDER / f"{name.replace(' ', '-')}-{THEME}-{self.language[:2]}.png")
        await self._page.set_viewport_size(PHONE)
        return seen


async def around_a_match(world: TestWorld, game: str, player: Player, phone: Phone) -> None:
    host = world.bot.services.host
    seated = tuple(Person(each.id, name) for each, name in ((player, "Maximiliane"), (world.person("Benedikt"), "Ben")))
    language = LANGUAGES[phone.language]
    table = await started(host, game, seated, channel=world.channel.id, guild=world.guild.id, language=language)
    await play(host, table.id)
    await world.bot.services.live_messages.show(await host.table(table.id))
    await phone.measure(f"{game} result", world.table)
    circle = (*seated, *(Person(world.person(name).id, name) for name in ("Chloé", "Dora")))
    larger = await started(host, game, circle, channel=world.channel.id, guild=world.guild.id, language=language)
    await play(host, larger.id)
    await world.bot.services.live_messages.show(await host.table(larger.id))
    await phone.measure(f"{game} result of four", world.table)
    await phone.measure(f"{game} more of it", (await ask(player, "more", table=table.id)).private[0])
    found = (await ask(player, "analysis", table=table.id)).private[0]
    await phone.measure(f"{game} analysis", found)
    for name, verb in (("sums", "analysis-sums"), ("moment", "analysis-moment")):
        if any(verb in each["custom_id"].split(":") for each in found.buttons):
            args = ("0",) if name == "moment" else ()
            await phone.measure(f"{game} {name}", (await ask(player, verb, *args, table=table.id)).private[0])
    await phone.measure(f"{game} stats", (await player.command("stats")).private[0])
    await phone.measure(f"{game} facts", (await player.command("stats", game=game)).private[0])
    for channel in range(1, FURTHER_MATCHES + 1):
        further = await started(host, game, seated, channel=channel, guild=world.guild.id)
        await play(host, further.id)
    await phone.measure(f"{game} stats of many", (await player.command("stats")).private[0])
    await phone.measure(f"{game} facts of many", (await player.command("stats", game=game)).private[0])
    pages = {"trophies": [str(player.id), "here", "0"], "chronicle": [game], "between": [str(seated[1].id)]}
    for page, place in pages.items():
        await phone.measure(f"{game} {page}", (await ask(player, page, *place)).private[0])


async def around_the_channel(world: TestWorld, player: Player, phone: Phone) -> None:
    for game in SEATS:
        # The games take turns by days.
        while not (await player.command("puzzle")).private[0].text.count(GAMES[game]):
            world.clock.now += DAY
        puzzle = await phone.measure(f"{game} puzzle", (await player.command("puzzle")).private[0])
        answer = next(each for each in puzzle.buttons if "puzzle-answer" in each["custom_id"])
        answered = (await player.press_id(answer["custom_id"], puzzle.id)).private[0]
        await phone.measure(f"{game} puzzle answered", answered)
    await phone.measure("help", (await player.command("help")).private[0])
    await phone.measure("no stats", (await player.command("stats")).private[0])
    settings = await phone.measure("settings", (await player.command("settings")).private[0])
    for menu in settings.menus[:1]:
        for option in menu["options"]:
            shown = (await player.press_id(menu["custom_id"], settings.id, [option["value"]])).private or [settings]
            for page in range(1, 9):
                await phone.measure(f"settings {option['value']} {page}", shown[0])
                on = [each for each in shown[0].buttons if each.get("emoji", {}).get("name") == "▶️"]
                if not on or on[0].get("disabled"):
                    break
                shown = (await player.press_id(on[0]["custom_id"], settings.id)).private or shown
    await player.command("play", game="mensch")
    await phone.measure("invitation", world.table)
    envelope = await phone.measure("envelope", (await ask(player, "fair-dice")).private[0])
    await phone.measure(
        "fingerprint", (await player.press_id(envelope.buttons[0]["custom_id"], envelope.id)).private[0]
    )


async def around_a_night(world: TestWorld, player: Player, phone: Phone) -> None:
    others = [world.person(name) for name in ("Benedikt", "Chloé", "Dora")]
    await phone.measure("night time zone", (await player.command("night plan", dates=_DATE)).private[0])
    for other in others:
        await press(world, other, "come", "yes")
    await phone.measure("night planned", await message_of(world))
    options = await press(world, player, "options")
    for seen in options.private:
        await phone.measure("night settings", seen)
    await press(world, player, "doors-sure")
    await press(world, player, "come", "yes")
    await phone.measure("night doors open", await message_of(world))
    await press(world, player, "next")
    await phone.measure("night running", await message_of(world))


@asynccontextmanager
async def one_evening(browser: Browser, language: str) -> AsyncIterator[tuple[TestWorld, Player, Phone]]:
    """A fresh server, and a person who speaks that language, with their phone."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite"
        clock = Clock()
        bot = await open_bot(database, clock, Patience(), random.Random(7).randbytes)
        async with simcord.run(bot, check_errors=False) as env:
            world = TestWorld(env)
            world.bot, world.clock = bot, clock
            env.settle_timeout = _PATIENCE
            player = world.person("Maximiliane", language, manage_guild=True)
            await env.settle()
            await bot.services.preferences.servers.change(
                world.guild.id, lambda former: replace(former, language=LANGUAGES[language], theme=THEME)
            )
            page = await browser.new_page(bypass_csp=True, viewport=PHONE, reduced_motion="reduce")
            async with env.preview(world.channel, viewers=[player.actor], layout="channel", port=0) as preview:
                await page.goto(preview.url)
                await page.add_style_tag(content=_NARROW + (_LIGHT if THEME is Theme.LIGHT else ""))
                yield world, player, Phone(page, preview, language)
            await page.close()
            await bot.close()


async def main(games: list[str]) -> None:
    settle_quickly()
    trust_pictures()
    _FOLDER.mkdir(parents=True, exist_ok=True)
    heights: dict[str, dict[str, int]] = defaultdict(dict)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for language in LANGUAGES:
            for game in games or [*SEATS, "", "night"]:
                async with one_evening(browser, language) as (world, player, phone):
                    if game in SEATS:
                        await around_a_match(world, game, player, phone)
                    elif game == "night":
                        await around_a_night(world, player, phone)
                    else:
                        await around_the_channel(world, player, phone)
                    for name, height in phone.heights.items():
                        heights[name][language] = height
    print(f"{'pixels':<28}" + "".join(f"{language:>8}" for language in LANGUAGES))
    for name, by_language in heights.items():
        told = "".join(f"{by_language.get(language, 0):>8}" for language in LANGUAGES)
        print(f"{name:<28}{told}{'  too high' if max(by_language.values()) > MOST else ''}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
