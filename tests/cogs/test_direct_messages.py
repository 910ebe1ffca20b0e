"""Playing alone against computers in direct messages with the bot."""

from dataclasses import replace

import pytest

from host.match import lobby
from host.people.preferences import Notice
from host.table.seats import Person
from host.table.status import Status
from store.rows import DIRECT_MESSAGES
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import look_up
from tests.simulated_discord import Player, PlayerAtHome


async def opened(home: PlayerAtHome, game: str) -> None:
    await home.command("play", game=game)
    await home.press("Start")


@pytest.mark.parametrize("game", ["forgetit", "einigkeit"])
async def test_every_game_can_be_started_at_once(world: TestWorld, ben: Player, game: str) -> None:
    home = ben.at_home
    answer = await home.command("play", game=game)
    assert answer.private == [], "the invitation is there to be seen"
    assert not home.table.has_button("Join")
    assert len(home.table.menus) == 1, "computers by their levels"
    await home.press("Start")
    table = await world.bot.services.host.open_table_in(home.channel.id)
    assert (table.status, table.guild_id, table.message_id) == (Status.PLAYING, DIRECT_MESSAGES, home.table.id)
    assert [holder.person is None for holder in table.seats].count(False) == 1
    assert not home.table.has_button("Notify me")
    assert world.messages == [], "nothing of it is to be seen on the server"


async def test_a_table_speaks_its_persons_language_and_knows_their_name(anna: Player, chloe: Player) -> None:
    await anna.at_home.command("play", game="forgetit")
    assert anna.at_home.table.has_button("Los geht’s")
    await anna.at_home.press("Los geht’s")
    assert f"<@{anna.id}>" in anna.at_home.table.text or "überlegt" in anna.at_home.table.text
    assert "Anna" in (await anna.at_home.command("board", show="score")).text
    await chloe.at_home.command("play", game="forgetit")
    assert chloe.at_home.table.has_button("C’est parti")


async def test_what_is_asked_on_servers_can_be_asked_here(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    await home.command("play", game="wiedumir")
    table = await world.bot.services.host.open_table_in(home.channel.id)
    await world.bot.services.host.change(table.id, lobby.set_options, Person(ben.id, "Ben"), {"no_comparing": True})
    await home.press("Start")
    table = await world.bot.services.host.open_table_in(home.channel.id)
    assert (await home.command("peek")).private[0].files, "shown at once, without a letter beside it"
    assert [message.id for message in home.sees() if not message.ephemeral] == [home.table.id]
    assert (await home.command("board", show="words")).text
    await home.command("board")
    again = await world.bot.services.host.open_table_in(home.channel.id)
    assert again.message_id != table.message_id
    taken = await home.command("play", game="forgetit")
    assert f"https://discord.com/channels/@me/{home.channel.id}/{again.message_id}" in taken.text
    assert "threads" in (await home.command("play", game="forgetit", thread=True)).text
    export = (await ask(home, "export")).private[0]
    assert export.files
    envelope = (await look_up(home, "fair-dice")).private[0]
    assert table.commitment in (await home.press("Fingerprint", on=envelope.id)).text
    assert "I do not know this table" in (await ask(ben, "export", table=table.id)).text


async def test_a_game_alone_can_be_ended_once_it_is_asked_how(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    await opened(home, "forgetit")
    table = await world.bot.services.host.open_table_in(home.channel.id)
    question = (await look_up(home, "end")).private[0]
    assert question.labels == ["End the match", "Cancel the match", "Play on"]
    assert (await world.bot.services.host.table(table.id)).status is Status.PLAYING
    cancel = next(button["custom_id"] for button in question.buttons if button["label"] == "Cancel the match")
    await home.press_id(cancel, question.id)
    assert (await world.bot.services.host.table(table.id)).status is Status.CANCELLED
    assert (await ask(home, "replay")).private[0].files
    assert table.commitment in (await ask(home, "verify")).text
    await home.command("play", game="mensch")
    assert home.table.has_button("Start")


async def test_a_table_goes_on_after_a_restart_and_notifies_nobody(world: TestWorld, ben: Player) -> None:
    home = ben.at_home
    people = world.bot.services.preferences.people
    await people.change(ben.id, lambda former: replace(former, notice=Notice.CHANNEL))
    await opened(home, "forgetit")
    await world.restart_bot()
    world.clock.now += 3600
    await world.env.advance_time(30)
    table = await world.bot.services.host.open_table_in(home.channel.id)
    assert table.status is Status.PLAYING, "the bot serves direct messages, too"
    assert [message.id for message in home.sees() if not message.ephemeral] == [table.message_id]


async def test_where_direct_messages_are_closed_the_person_learns_why(world: TestWorld, ben: Player) -> None:
    ben.close_direct_messages()
    assert "I am not allowed to message you here" in (await ben.at_home.command("play", game="forgetit")).text
    assert await world.bot.store.open_table_ids() == []
