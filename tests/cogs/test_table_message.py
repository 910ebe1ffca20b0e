"""The table's message: posted again where people look, and with a ping for those who want one."""

from __future__ import annotations

from playground.simulated_discord import Player
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import play_turn, view_of
from tests.cogs.playing import mover, seat_all


async def test_board_posts_the_table_again_and_retires_the_old_message(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    old = world.table
    await ben.command("board")
    assert world.table.id != old.id
    retired = next(seen for seen in world.messages if seen.id == old.id)
    assert retired.buttons == []
    assert str(world.table.id) in retired.text
    player = await mover(world, [anna, ben])
    await player.press_id(old.button("Roll")["custom_id"], old.id)
    assert (await view_of(world)).phase == "moving", "an old button still works"


async def test_a_table_that_scrolled_away_is_posted_again(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    old = world.table.id
    for line in range(6):
        await ben.actor.send(world.channel, f"chatter {line}")
    await world.env.advance_time(30)
    await play_turn(world, [anna, ben])
    assert world.table.id > old


async def test_pings_only_those_who_asked(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    await anna.command("settings", ping=True)
    await ben.command("settings", ping=True)
    before = world.table.id
    await play_turn(world, [anna, ben])
    assert world.table.id != before
    now = await mover(world, [anna, ben])
    newest = world.env.backend.get_message(world.channel.id, world.table.id)
    assert newest.mention_user_ids == [now.id]


async def test_a_game_without_odds_says_so(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="kaeseschieben")
    await chloe.command("join")
    await ben.command("start")
    answer = (await ben.command("odds")).text
    assert "means nothing in Käseschieben" in answer
    assert "`/move`" in answer
