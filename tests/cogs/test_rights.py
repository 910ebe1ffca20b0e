"""Access from elsewhere, and without the rights for it: the things that people may see and do."""

from typing import Any

import discord
import pytest

from host.match.schedule import TableLimits
from host.table.seats import Person
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import table_of
from tests.host.tables import end_by_vote, started
from tests.simulated_discord import Player


async def finished(world: TestWorld, channel_id: int, *players: Player) -> int:
    """The number of a match in that channel that these people have ended."""
    host = world.bot.services.host
    people = tuple(Person(player.id, "Somebody") for player in players)
    table = await started(host, "kaeseschieben", people, channel=channel_id, guild=world.guild.id)
    return (await end_by_vote(host, table.id)).id


@pytest.mark.pictures
@pytest.mark.parametrize("command", ["export", "verify", "replay"])
async def test_a_table_of_a_hidden_channel_is_as_good_as_none(
    world: TestWorld, anna: Player, ben: Player, chloe: Player, command: str
) -> None:
    stranger = world.person("Dora")
    public, world.channel = world.channel, world.guild.create_text_channel("secret")
    world.hide_channel(anna, chloe)
    number = await finished(world, world.channel.id, anna, ben)
    inside = await ask(chloe, command, table=number)
    assert "ne connais pas" not in inside.text
    world.channel = public
    refused = await ask(stranger, command, table=number)
    assert "cannot see its channel" in refused.text
    assert refused.text == (await ask(stranger, command, table=10**9)).text
    assert "cannot see" not in (await ask(ben, command, table=number)).text, "Ben has a seat"
    assert "ne connais pas" not in (await ask(chloe, command, table=number)).text, "Chloé sees the channel"
    moderator = world.person("Manager", administrator=True)
    assert "cannot see" not in (await ask(moderator, command, table=number)).text


async def test_a_private_thread_is_for_those_who_are_in_it(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    moderator = world.person("Manager", manage_threads=True, create_private_threads=True)
    channel: Any = world.bot.get_channel(world.channel.id)
    thread = await channel.create_thread(name="private", type=discord.ChannelType.private_thread)
    number = await finished(world, thread.id, anna, ben)
    assert "ne connais pas" in (await ask(chloe, "export", table=number)).text
    assert "cannot see" not in (await ask(moderator, "export", table=number)).text
    await thread.add_user(discord.Object(chloe.id))
    assert "ne connais pas" not in (await ask(chloe, "export", table=number)).text
    open_thread = await channel.create_thread(name="public", type=discord.ChannelType.public_thread)
    number = await finished(world, open_thread.id, anna, ben)
    assert "cannot see" not in (await ask(world.person("Dora"), "export", table=number)).text


async def test_a_button_of_a_hidden_table_does_nothing_elsewhere(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    public, world.channel = world.channel, world.guild.create_text_channel("secret")
    world.hide_channel(anna)
    await anna.command("play", game="kaeseschieben")
    hidden = await table_of(world)
    world.channel = public
    await ben.command("play", game="kaeseschieben")
    answer = await chloe.press_id(f"sa:{hidden.id}:0:join", world.table.id)
    assert "ne connais pas" in answer.text
    assert len((await world.bot.services.host.table(hidden.id)).people) == 1


async def test_a_thread_is_opened_only_for_those_who_may_open_one(world: TestWorld, anna: Player, ben: Player) -> None:
    world.deny(ben, create_public_threads=True)
    answer = await ben.command("play", game="kaeseschieben", thread=True)
    assert answer.text == "You are missing permissions in this channel: Create Public Threads."
    assert not world.channel.threads
    world.forbid(create_public_threads=True, send_messages_in_threads=True)
    answer = await anna.command("play", game="kaeseschieben", thread=True)
    assert "Mir fehlen" in answer.text
    assert "Öffentliche Threads erstellen, Nachrichten in Threads senden" in answer.text
    assert not world.channel.threads


async def test_where_only_the_commands_were_added_the_link_adds_the_bot(
    world: TestWorld, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot, "get_guild", lambda _: None)
    refused = await anna.command("play", game="mensch")
    assert "aber nicht mich" in refused.text
    assert "scope=bot+applications.commands&permissions=" in refused.text


async def test_no_thread_is_opened_for_a_table_that_cannot_be(world: TestWorld, ben: Player) -> None:
    for _ in range(TableLimits().per_person):
        await ben.command("play", game="kaeseschieben", thread=True)
    threads = len(world.channel.threads)
    answer = await ben.command("play", game="kaeseschieben", thread=True)
    assert "You already have a seat at 10 open tables" in answer.text
    assert len(world.channel.threads) == threads == 10


async def test_onlookers_are_led_to_the_table_where_it_stands(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    await ben.command("board")
    posted = world.table.id
    answer = await chloe.command("board")
    assert [link.endswith(f"/{world.channel.id}/{posted}") for seen in answer.private for link in seen.links] == [True]
    assert world.table.id == posted
    await anna.command("board")
    assert world.table.id != posted, "Anna has a seat"


async def test_a_flood_is_answered_with_one_sentence_and_nothing_is_done(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    world.patience.hurried = True
    answers = [(await ben.command("join" if turn % 2 else "leave")).text for turn in range(33)]
    assert "Try again in a second" in answers[-1]
    seats = (await table_of(world)).seats
    await ben.command("join")
    await ben.command("leave")
    assert (await table_of(world)).seats == seats
    world.patience.now += 10
    await ben.command("leave")
    await ben.command("join")
    assert len((await table_of(world)).people) == 2


TEXT, NUMBER, SWITCH, PERSON, FILE = 3, 4, 5, 6, 11


async def test_commands_of_former_versions_and_options_that_are_missing_get_a_sentence(
    world: TestWorld, ben: Player
) -> None:
    assert "no longer exists" in (await ben.forge("dance")).text
    assert "no longer exists" in (await ben.forge("table dance")).text
    assert "Please choose from what Discord offers" in (await ben.forge("play")).text
