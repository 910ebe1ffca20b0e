"""Temporary absence, which is not taken for loss: a channel, a server that is unavailable, a thread, a member."""

from __future__ import annotations

from typing import Any

import discord

from host.nights.changes import with_choices
from host.nights.recurrence import Rule
from tests.cogs.conftest import TestWorld
from tests.cogs.nights.evening import NIGHT, night_of, open_night, pass_time, press, tables_of
from tests.cogs.passing_time import MINUTE
from tests.cogs.playing import seat_all, table_of
from tests.simulated_discord import Player


def lose_server(world: TestWorld) -> discord.Guild:
    """As Discord names a server that is unavailable when the bot connects. Returns what is known of it otherwise."""
    known = world.bot.get_guild(world.guild.id)
    assert known is not None
    stub: Any = {"id": str(known.id), "unavailable": True}
    world.bot._connection._add_guild_from_data(stub)
    return known


def find_server(world: TestWorld, known: discord.Guild) -> None:
    world.bot._connection._add_guild(known)
    world.bot.dispatch("guild_available", known)


async def test_a_night_outlasts_a_channel_that_is_missing_for_a_moment(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await open_night(world, ben, chloe)
    await world.bot.services.host.nights.note(NIGHT, with_choices, repeats=Rule.WEEKLY)
    world.env.inject_error("*", f"/channels/{world.channel.id}/*", status=404, code=10003, times=None)
    await press(world, ben, "next")
    await pass_time(world, 6 * MINUTE)
    world.env.backend.faults.clear()
    await pass_time(world, 6 * MINUTE)
    assert len(await tables_of(world)) == 1
    assert (await night_of(world)).choices.repeats is Rule.WEEKLY


async def test_a_night_waits_for_a_server_that_is_unavailable(world: TestWorld, ben: Player, chloe: Player) -> None:
    await open_night(world, ben, chloe)
    known = lose_server(world)
    await press(world, ben, "next")
    await pass_time(world, 10)
    find_server(world, known)
    await pass_time(world, 10)
    assert len(await tables_of(world)) == 1


async def test_a_match_that_ends_on_a_server_that_is_unavailable_is_told_later_and_in_its_language(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    dora, host = world.person("Dora"), world.bot.services.host
    await seat_all(world, [ben, chloe], game="forgetit")
    number, board = (await table_of(world)).id, world.table.text
    await host.watching.watch(number, dora.id)
    known = lose_server(world)
    known.preferred_locale = discord.Locale.german
    await world.bot.services.show_change(await host.resign(number, ben.id, ""))
    await world.bot._caretaker.look()
    assert (world.table.text, dora.letters()) == (board, [])
    find_server(world, known)
    await world.env.advance_time(25)
    assert "gewinnt" in world.table.text
    assert len(dora.letters()) == 1


async def test_a_thread_that_was_archived_while_the_bot_was_off_is_opened_again(world: TestWorld, ben: Player) -> None:
    await ben.command("play", game="forgetit", thread=True)
    (thread,) = world.channel.threads
    state: Any = world.env.backend.channels[thread.id].thread_metadata
    state.archived = True
    # Discord names the open ones when the bot connects.
    world.env.backend.get_guild(world.guild.id).thread_ids.remove(thread.id)
    await world.restart_bot()
    assert not state.archived
