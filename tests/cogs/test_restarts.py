"""A power cut or a new version in the middle of a game: the next process goes on where it was."""

import discord
import pytest

from host.match import consent
from host.table.proposal import EndEarly
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import any_path, play_turn, view_of
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player


async def test_a_restart_keeps_roll_pad_and_buttons(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    await player.press("Roll")
    before = await view_of(world)
    pad = next(seen for seen in player.private() if seen.menus)
    await world.restart_bot()
    assert (await view_of(world)).faces == before.faces
    table = await table_of(world)
    await player.press("Move")
    first = any_path(before)[0]
    await player.press_id(f"sa:{table.id}:{table.version}:kaeseschieben.draft:{first}:{first}", pad.id)
    await player.press_id(f"sa:{table.id}:{table.version}:kaeseschieben.done:{any_path(before)}", pad.id)
    assert (await view_of(world)).turn != before.turn


async def test_a_restart_between_the_last_record_and_its_picture_shows_the_result_after_all(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    table = await table_of(world)
    # As if the process died after the commit: the store knows, the channel does not.
    await world.bot.services.host.propose(table.id, anna.id, EndEarly("match"), press="6")
    await world.bot.services.host.change(table.id, consent.answer, ben.id, agrees=True, press="6")
    assert not any("result.png" in seen.files for seen in world.messages)
    await world.restart_bot()
    assert any("result.png" in seen.files for seen in world.messages)
    await anna.command("play", game="kaeseschieben")
    assert world.table.has_button("Join")


async def test_a_computers_turn_goes_on_after_a_restart(world: TestWorld, ben: Player) -> None:
    world.bot.services.computers.pace = 3600
    await seat_all(world, [ben], computers=1)
    if (await table_of(world)).is_turn_of(ben.id):
        await play_turn(world, [ben])
    assert not (await table_of(world)).is_turn_of(ben.id)
    await world.restart_bot()
    assert (await table_of(world)).is_turn_of(ben.id), "the new process plays at once what the old one owed"


async def closed_connections(*_: object, **__: object) -> None:
    raise RuntimeError("Session is closed")


async def test_what_the_bots_own_end_cuts_off_is_no_incident(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every press is stored, and the next start shows it; nothing of that is a mistake to be looked into."""
    await seat_all(world, [anna, ben])
    await world.bot.services.delivery.close()
    world.bot._rendering.shutdown(wait=False, cancel_futures=True)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", closed_connections)
    for command in ("board", "rules", "join"):
        assert (await ben.command(command)).text == ""
