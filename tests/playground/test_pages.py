"""The playground's pages, while the bot changes a message on them."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from io import BytesIO
from typing import Any

import discord
import pytest
from aiohttp import ClientSession
from discord.ext import commands
from PIL import Image
from simcord import Env
from simcord.backend.errors import SetupError
from simcord.preview import Preview, _media

from cogs.servers.avatars import SIDE
from playground.appearance import keep_replaced_pictures, portray_people, trust_pictures
from playground.pages import Pages
from playground.server import ThreadPages
from tests.cogs.conftest import TestWorld
from tests.simulated_discord import Player


def picture(colour: str, kind: str) -> bytes:
    """Two frames if ``kind`` is GIF."""
    drawn = BytesIO()
    first, second = (Image.new("RGB", (8, 8), name) for name in (colour, "black"))
    first.save(drawn, kind, **({"save_all": True, "append_images": [second]} if kind == "GIF" else {}))
    return drawn.getvalue()


RED, BLUE = picture("red", "GIF"), picture("blue", "PNG")


class PictureView(discord.ui.LayoutView):
    def __init__(self, filename: str) -> None:
        super().__init__()
        self.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{filename}")))


class PressView(discord.ui.View):
    def __init__(self, pressed: Callable[[discord.Interaction], Awaitable[None]]) -> None:
        super().__init__(timeout=None)
        self._pressed = pressed

    @discord.ui.button(label="Press")
    async def press(self, interaction: discord.Interaction, _button: discord.ui.Button[Any]) -> None:
        await self._pressed(interaction)


class Browser:
    """A person's browser, with what it gets from the page."""

    def __init__(self, preview: Preview, person: Player) -> None:
        self._preview = preview
        self._page = preview._open_page(person.id)

    def pictures(self) -> list[Any]:
        messages = self._preview._page_payload(self._page)["messages"]
        return [item["media"] for message in messages.values() for item in message["components"][0]["items"]]

    async def press_only_button(self) -> Any:
        """Returns the receipt."""
        shown = self._preview._page_payload(self._page)
        [(message_id, message)] = shown["messages"].items()
        [key] = [button["control_key"] for row in message["components"] for button in row["components"]]
        press = {
            "kind": "click",
            "control_key": key,
            "target_id": message_id,
            "published_revision": self._page.revision,
        }
        return await self._preview._action(
            self._page.id,
            press
            | {"protocol_version": 3, "sequence": self._page.last_sequence + 1, "request_id": f"press of {key}"}
            | {"generation": self._page.generation, "bot_generation": self._preview.env._generation},
        )

    async def load(self, picture: Any) -> bytes:
        _, blob, _ = await self._preview._prepare_asset(self._page.id, picture["asset_id"])
        return blob


@pytest.fixture
def simcord_bot() -> commands.Bot:
    return commands.Bot("!", intents=discord.Intents.default())


@pytest.fixture
def world(simcord_env: Env, monkeypatch: pytest.MonkeyPatch) -> TestWorld:
    # What the playground changes in simcord is put back after the test.
    monkeypatch.setattr(Preview, "_authorize_attachment_source", Preview._authorize_attachment_source)
    monkeypatch.setattr(_media.MediaWorker, "_decode", _media.MediaWorker._decode)
    trust_pictures()
    keep_replaced_pictures()
    return TestWorld(simcord_env)


async def test_a_page_keeps_its_picture_until_it_is_sent_the_next(world: TestWorld, simcord_bot: commands.Bot) -> None:
    anna = world.person("Anna")
    await world.env.settle()
    channel = simcord_bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=PictureView("red.gif"), file=discord.File(BytesIO(RED), "red.gif"))
    pages = Pages(world.env)
    await pages.open(world.channel, [anna.actor], 0)
    browser = Browser(pages._previews[0], anna)
    (red,) = browser.pictures()

    await message.edit(view=PictureView("blue.png"), attachments=[discord.File(BytesIO(BLUE), "blue.png")])

    assert browser.pictures() == [red], "the page has not been sent the change"
    assert await browser.load(red) == RED
    pages._publish_if_changed(pages._previews[0])
    (blue,) = browser.pictures()
    assert await browser.load(blue) == BLUE
    await pages.close()


async def test_who_may_no_longer_see_the_channel_gets_no_picture(world: TestWorld, simcord_bot: commands.Bot) -> None:
    anna, ben = world.person("Anna"), world.person("Ben")
    await world.env.settle()
    channel = simcord_bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=PictureView("red.gif"), file=discord.File(BytesIO(RED), "red.gif"))
    pages = Pages(world.env)
    await pages.open(world.channel, [anna.actor, ben.actor], 0)
    for_anna, for_ben = (Browser(pages._previews[0], person) for person in (anna, ben))
    (red,), (bens,) = for_anna.pictures(), for_ben.pictures()

    world.hide_channel(anna)

    assert await for_anna.load(red) == RED
    with pytest.raises(SetupError):
        await for_ben.load(bens)
    await pages.close()


async def test_long_work_holds_up_nobody(world: TestWorld, simcord_bot: commands.Bot) -> None:
    anna, ben, chloe = world.person("Anna"), world.person("Ben"), world.person("Chloé")
    await world.env.settle()
    done, answered = threading.Event(), list[int]()

    async def pressed(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        if interaction.user.id == anna.id:
            await asyncio.to_thread(done.wait)
        answered.append(interaction.user.id)

    channel = simcord_bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=PressView(pressed))
    pages = Pages(world.env)
    await pages.open(world.channel, [anna.actor, ben.actor, chloe.actor], 0)
    for_anna, for_ben, for_chloe = (Browser(pages._previews[0], person) for person in (anna, ben, chloe))
    try:
        begun = await for_anna.press_only_button()
        others = [await browser.press_only_button() for browser in (for_ben, for_chloe)]
        assert answered == [ben.id, chloe.id]
        assert {receipt["settlement"] for receipt in (begun, *others)} == {"settled"}
    finally:
        done.set()
        await pages.close()
    await world.env.settle(timeout=20)
    assert answered[2:] == [anna.id]


async def test_the_bot_finds_everybodys_face(world: TestWorld, simcord_bot: commands.Bot) -> None:
    people = [world.person(name) for name in ("Anna", "Ben", "Chloé", "Dora")]
    portray_people(world.env, [person.id for person in people])
    await world.env.settle()
    avatars = [(await simcord_bot.fetch_user(person.id)).display_avatar for person in people]
    assert len({await avatar.with_size(SIDE).with_format("png").read() for avatar in avatars}) == 4


async def test_a_thread_has_a_page_of_its_own(world: TestWorld, simcord_bot: commands.Bot) -> None:
    anna, pages = world.person("Anna"), Pages(world.env)
    await world.env.settle()
    threads = ThreadPages(world, pages, [anna.actor])
    assert not await threads.all()
    channel = simcord_bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await (await channel.send("The first round")).create_thread(name="Round 1")
    [(name, url)] = (await threads.all()).items()
    try:
        async with ClientSession() as browser, browser.get(url) as page:
            assert (name, page.status) == ("Round 1", 200)
        assert await threads.all() == {name: url}, "one page, however often it is asked for"
    finally:
        await pages.close()


async def test_the_worlds_clock_catches_up_with_ours(world: TestWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else messages would tell of what happened "in 7 seconds"."""
    await world.env.settle()
    world.env.backend.clock._epoch += datetime.now(UTC) - world.env.now() - timedelta(seconds=60)
    monkeypatch.setattr("playground.pages.CLOCK_SECONDS", 0.01)
    keeping = asyncio.create_task(Pages(world.env).keep_time())
    try:
        for _ in range(50):
            await asyncio.sleep(0.01)
    finally:
        keeping.cancel()
    assert datetime.now(UTC) - world.env.now() < timedelta(seconds=30)
