"""Mishaps that Discord and moderators can bring upon a game: nothing is lost, and people get an answer."""

import logging
import re
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from sqlalchemy.exc import OperationalError

from cogs.caretaking import person_left_server
from cogs.servers import servers
from engine.kaeseschieben.view import moves_since
from host.table.seats import Person
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import any_path, play_turn, view_of
from tests.cogs.passing_time import MINUTE, pass_time
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player


async def test_a_deleted_table_message_is_posted_again(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    await world.delete_message(world.table.id)
    await play_turn(world, [anna, ben])
    assert world.table.has_button("Roll")
    assert "board.png" in world.table.files


async def test_a_board_from_before_the_bot_left_the_server_loses_its_buttons_at_the_first_press(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    upkeep, board = world.bot.services.host.upkeep, world.table.id
    await upkeep.abandon((await table_of(world)).id)
    await world.env.settle()
    assert "This game is over" in (await ben.press("Roll", on=board)).text
    [shown] = [seen for seen in world.messages if seen.id == board]
    assert "Roll" not in shown.labels
    assert "cancelled" in shown.text


@pytest.mark.parametrize("how", ["posted", "changed"])
async def test_a_message_that_is_deleted_as_soon_as_it_is_posted_is_tried_again_later(
    world: TestWorld, anna: Player, ben: Player, how: str
) -> None:
    """Some servers have a bot that deletes what other bots post."""
    await seat_all(world, [anna, ben])
    table = await table_of(world)
    await world.restart_bot()
    await world.delete_message(world.table.id)
    path = f"/channels/{world.channel.id}/messages"
    method, path = ("POST", path) if how == "posted" else ("PATCH", f"{path}/*")
    world.env.inject_error(method, path, status=404, code=10008, message="Unknown Message", times=4)
    player = await mover(world, [anna, ben])
    answer = await player.command("roll")
    assert "I keep trying" in answer.text or "versuche es von selbst weiter" in answer.text
    world.env.backend.faults.clear()
    world.clock.now += 60
    await world.env.advance_time(15)
    assert (await table_of(world)).version > table.version
    assert world.table.has_button("Move")


async def test_a_deleted_channel_ends_its_table(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    table = await table_of(world)
    await world.delete_channel()
    assert not (await world.bot.services.host.table(table.id)).status.is_open


async def test_a_channel_that_is_missing_for_a_moment_ends_nothing(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_all(world, [anna, ben])
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=404, code=10003, times=None)
    player = await mover(world, [anna, ben])
    await player.command("roll")
    await world.bot._caretaker.look()
    assert (await table_of(world)).status.is_open
    assert world.bot.services.live_messages.unshown == 0, "that is no fault of the host's"
    world.env.backend.faults.clear()
    await pass_time(world, 20 * MINUTE)
    assert "rolled" in world.table.alt_texts[0]
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=404, code=10003, times=None)
    monkeypatch.setattr(servers, "MISSING_SECONDS", 0.0)
    await ben.command("board")
    assert not (await table_of(world)).status.is_open, "half an hour later"


async def test_without_the_right_to_attach_the_table_is_told_in_words(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    # simcord does not look at this right, so the answer that Discord gives is handed in.
    posting = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", posting, status=403, code=50013, message="Missing Permissions")
    answer = await ben.command("board")
    assert "Attach Files" in answer.text
    assert world.table.files == {}
    assert "Mice: " in world.table.text
    assert world.table.has_button("Roll")
    await play_turn(world, [anna, ben])
    assert "board.png" in world.table.files


async def test_without_the_right_to_see_the_channel_the_move_still_counts(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    await player.command("roll")
    world.forbid(view_channel=True)
    path = any_path(await view_of(world))
    answer = await player.command("move", what=path)
    assert "I am no longer allowed to post" in answer.text or "nicht mehr schreiben" in answer.text
    world.forbid()
    await world.env.advance_time(15)
    assert moves_since((await table_of(world)).recent, None)
    assert "board.png" in world.table.files


async def test_play_without_the_right_to_send_says_what_is_missing(world: TestWorld, ben: Player) -> None:
    world.forbid(send_messages=True)
    assert "Send Messages" in (await ben.command("play", game="kaeseschieben")).text
    world.forbid()
    await ben.command("play", game="kaeseschieben")
    assert world.table.has_button("Join")


async def test_when_discord_keeps_failing_the_person_hears_it_and_the_table_comes_by_itself(
    world: TestWorld, ben: Player
) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=500, times=None)
    player = await mover(world, [anna, ben])
    await player.command("roll")
    await world.env.advance_time(30)
    await world.env.settle()
    world.env.backend.faults.clear()
    assert any("I keep trying" in seen.text for seen in player.private())
    world.clock.now += 60
    await world.env.advance_time(15)
    assert world.table.has_button("Move")


@pytest.mark.parametrize("happens", ["while it is stopped", "as the last drawing fails"])
async def test_a_table_that_ended_unseen_loses_its_buttons(
    world: TestWorld, anna: Player, ben: Player, happens: str
) -> None:
    await seat_all(world, [anna, ben])
    table, message = await table_of(world), world.table.id
    if happens == "while it is stopped":
        world.clock.now += 3600
        await world.bot.services.host.give_up(table.id, Person(anna.id, "Anna"), moderator=True)
        world.clock.now += 86400
        await world.restart_bot()
    else:
        world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=500, times=None)
        world.clock.now += 3600
        await anna.command("table cancel")
        await world.env.advance_time(10)
        world.env.backend.faults.clear()
        assert world.table.has_button("Roll")
        world.clock.now += 60
    await world.env.advance_time(15)
    [seen] = [seen for seen in world.messages if seen.id == message]
    assert seen.buttons == []


async def test_a_press_that_is_delivered_twice_counts_once(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    listener = world.bot.get_cog("Presses").on_interaction  # type: ignore[union-attr]
    seen: list[discord.Interaction[Any]] = []

    async def note(interaction: discord.Interaction[Any]) -> None:
        seen.append(interaction)

    world.bot.add_listener(note, "on_interaction")
    answer = await player.press("Roll")
    await listener(seen[0])
    await world.env.settle()
    assert len(player.private()) == len(answer.private)
    assert (await view_of(world)).phase == "moving"


async def test_while_the_database_is_away_people_read_that_and_afterwards_it_goes_on(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world.expects_errors = True
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    before = world.table

    def full(*_: object, **__: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise OperationalError("", {}, error)

    monkeypatch.setattr("store.transactions.save_all", full)
    for _ in range(3):
        answer = await player.press("Roll")
        assert "database" in answer.text or "Datenbank" in answer.text
        assert "`" not in answer.text, "no number of an incident"
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 1
    assert errors[0].exc_info is None
    assert world.table == before
    monkeypatch.undo()
    await player.press("Roll")
    assert (await view_of(world)).phase == "moving"
    assert world.table.has_button("Move")


async def test_our_own_error_is_answered_with_a_number_that_the_log_holds(
    world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world.expects_errors = True
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])

    async def broken(*_args: object, **_kwargs: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(world.bot.services.host, "act", broken)
    player = await mover(world, [anna, ben])
    answer = await player.press("Roll")
    number = answer.text.split("`")[1]
    assert any(number in record.getMessage() and record.exc_info for record in caplog.records)
    monkeypatch.undo()
    await player.press("Roll")
    assert (await view_of(world)).phase == "moving"


async def test_a_press_is_acknowledged_before_any_work(
    world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits for three seconds; a database or a drawing may take longer."""
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    order: list[str] = []
    defer, table, act = discord.InteractionResponse.defer, world.bot.services.host.table, world.bot.services.host.act

    def note(name: str, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def noted(*args: Any, **options: Any) -> Any:
            order.append(name)
            return await work(*args, **options)

        return noted

    monkeypatch.setattr(discord.InteractionResponse, "defer", note("acknowledged", defer))
    monkeypatch.setattr(world.bot.services.host, "table", note("looked", table))
    monkeypatch.setattr(world.bot.services.host, "act", note("acted", act))
    player = await mover(world, [anna, ben])
    order.clear()
    await player.press("Roll")
    assert order[0] == "acknowledged"
    assert "acted" in order
    path = any_path(await view_of(world))
    order.clear()
    await player.command("move", what=path)
    assert order[0] == "acknowledged"
    assert "acted" in order


async def test_without_the_right_to_send_the_move_still_counts_and_shows(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    """Messages that stand there already may still be changed; only a new one is not allowed."""
    await seat_all(world, [anna, ben])
    world.forbid(send_messages=True)
    await play_turn(world, [anna, ben])
    assert moves_since((await table_of(world)).recent, None)
    assert "board.png" in world.table.files
    assert "Nothing is lost, but I am no longer allowed to post" in (await ben.command("board")).text
    world.forbid()
    await ben.command("board")
    assert world.table.has_button("Roll")


async def test_who_left_the_server_and_still_presses_moves_nothing(world: TestWorld, anna: Player, ben: Player) -> None:
    """Their press was on its way when a computer took the seat over."""
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    table = await table_of(world)
    world.bot.services.computers.pace = 3600
    await person_left_server(world.bot.services, world.guild.id, player.id)
    answer = await player.press_id(f"sa:{table.id}:{table.version}:roll", world.table.id)
    assert "/join" in answer.text or "/mitspielen" in answer.text
    assert (await table_of(world)).version == table.version


async def test_an_answer_that_discord_never_takes_is_an_incident(
    world: TestWorld, anna: Player, caplog: pytest.LogCaptureFixture
) -> None:
    world.expects_errors = True
    path = "/webhooks/*/messages/@original"
    world.env.inject_error("PATCH", path, status=400, code=50035, message="Invalid Form Body")
    answer = await anna.command("help")
    numbers = re.findall(r"Incident ([0-9a-f]{8})", caplog.text)
    assert len(numbers) == 1
    assert numbers[0] in answer.text
