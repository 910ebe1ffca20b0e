"""Messages that Discord lets nobody change: in archived and locked threads, and old ones changed too often."""

from dataclasses import dataclass
from typing import Any

import discord
import pytest

from engine.kaeseschieben.view import moves_since
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import any_path, view_of
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player


@dataclass
class Opened:
    """A thread that is no longer archived."""

    guild: discord.Guild | None


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50083), (429, 30046)])
async def test_an_invitation_whose_message_cannot_be_changed_is_posted_again(
    world: TestWorld, ben: Player, chloe: Player, status: int, code: int
) -> None:
    """Its thread was archived, which a post undoes; or it is old, and was changed too often."""
    await ben.command("play", game="kaeseschieben")
    former, editing = world.table.id, f"/channels/{world.channel.id}/messages/{world.table.id}"
    world.env.inject_error("PATCH", editing, status=status, code=code, times=None)
    answer = await chloe.command("join")
    assert answer.text == ""
    assert world.table.id != former
    assert f"<@{chloe.id}>" in world.table.text
    assert former not in [seen.id for seen in world.messages]


@pytest.mark.parametrize("code", [50083, 160005])
async def test_in_a_locked_thread_the_move_still_counts_and_the_table_comes_when_it_is_open_again(
    world: TestWorld, anna: Player, ben: Player, code: int
) -> None:
    await seat_all(world, [anna, ben])
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=400, code=code, times=None)
    player = await mover(world, [anna, ben])
    await player.command("roll")
    answer = await player.command("move", what=any_path(await view_of(world)))
    assert "I am no longer allowed to post" in answer.text or "nicht mehr schreiben" in answer.text
    assert moves_since((await table_of(world)).recent, None)
    assert world.bot.services.live_messages.unshown == 0, "it is for the server to open the thread"
    world.env.backend.faults.clear()
    world.bot.dispatch("thread_join", Opened(world.bot.get_guild(world.guild.id)))
    await world.env.advance_time(15)
    assert world.table.has_button("Roll")


async def test_a_table_that_cannot_be_posted_in_a_locked_thread_is_not_opened(world: TestWorld, ben: Player) -> None:
    posting = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", posting, status=400, code=160005, message="This thread is locked")
    assert "I am not allowed to post in this channel" in (await ben.command("play", game="kaeseschieben")).text
    assert not (await table_of(world)).status.is_open


async def test_who_opens_a_table_in_a_locked_thread_reads_that_it_is_locked(world: TestWorld, anna: Player) -> None:
    channel: Any = world.bot.get_channel(world.channel.id)
    thread = await channel.create_thread(name="locked", type=discord.ChannelType.public_thread)
    await thread.edit(locked=True)
    (world.channel,) = world.channel.threads
    posting = f"/channels/{thread.id}/messages"
    world.env.inject_error("POST", posting, status=403, code=50083, message="This thread is locked", times=None)
    answer = await anna.command("play", game="kaeseschieben")
    assert "Dieser Thread ist gesperrt" in answer.text
    assert not (await table_of(world)).status.is_open


async def test_an_answer_that_a_locked_thread_does_not_take_is_no_incident(world: TestWorld, ben: Player) -> None:
    path = "/webhooks/*/messages/@original"
    world.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=None)
    await ben.command("help")


async def test_a_thread_is_open_for_as_long_as_its_table_is(world: TestWorld, anna: Player) -> None:
    await anna.command("play", game="kaeseschieben", thread=True)
    (thread,) = world.channel.threads
    channel: Any = world.bot.get_channel(thread.id)
    assert channel.auto_archive_duration == 7 * 24 * 60

    def is_archived() -> bool:
        state = world.env.backend.channels[thread.id].thread_metadata
        return state is not None and state.archived

    await channel.edit(archived=True)
    await world.env.settle()
    assert not is_archived()
    await channel.edit(archived=True, locked=True)
    await world.env.settle()
    assert is_archived(), "a moderator has closed it"
    world.channel = thread
    await channel.edit(archived=False, locked=False)
    await anna.command("table cancel")
    await channel.edit(archived=True)
    await world.env.settle()
    assert is_archived(), "it may rest"
