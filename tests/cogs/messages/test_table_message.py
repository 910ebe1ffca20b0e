"""The table's message: posted again where people look, and with a ping for those who want one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest

from cogs.components.layout import Message
from cogs.messages import channel_message, sending
from cogs.messages.channel_message import LOOK_EVERY_SECONDS, LOOK_IN_QUIET_SECONDS
from host.match import showing
from host.posts import Posted
from host.table.display import Display
from host.table.public_table import PublicTable
from store.errors import DatabaseAway
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import any_path, play_to_end, play_turn, view_of
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.cogs.playing import look_up, mover, seat_all, table_of
from tests.simulated_discord import Player


async def test_board_posts_the_table_again_and_the_old_message_goes(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    old = world.table
    answer = await ben.command("board")
    assert world.table.id != old.id
    assert [seen.id for seen in world.messages] == [world.table.id]
    assert answer.private == [], "the table just below is the answer"


async def test_a_message_that_cannot_be_deleted_loses_its_buttons_and_shows_the_way(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    old = world.table.id
    world.env.inject_error("DELETE", f"/channels/{world.channel.id}/messages/{old}", status=403, code=50013)
    await ben.command("board")
    retired = next(seen for seen in world.messages if seen.id == old)
    assert retired.buttons == []
    assert str(world.table.id) in retired.text


@pytest.mark.parametrize("status", [500, 503])
async def test_a_former_message_that_discord_did_not_take_away_is_taken_away_later(
    world: TestWorld, anna: Player, ben: Player, status: int
) -> None:
    await seat_all(world, [anna, ben])
    old = world.table.id
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages/{old}", status=status, times=None)
    await ben.command("board")
    await world.env.advance_time(10)
    assert old in [seen.id for seen in world.messages]
    world.env.backend.faults.clear()
    world.clock.now += 60
    await world.env.advance_time(15)
    assert old not in [seen.id for seen in world.messages]


async def test_an_answer_leads_to_a_table_that_is_out_of_sight(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    table = world.table.id
    await _chatter(world, ben)
    world.clock.now += 3600
    answer = await anna.command("table cancel")
    assert any(str(table) in link for link in answer.private[0].links)


async def test_a_press_on_a_stray_message_leaves_one_message_the_newest(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    """A process that dies between posting and remembering leaves two messages with buttons."""
    await seat_all(world, [anna, ben])
    host, channel = world.bot.services.host, world.channel.id
    table, old = await table_of(world), world.table
    world.env.inject_error("*", f"/channels/{channel}/messages/{old.id}", status=403, code=50013, times=2)
    await ben.command("board")
    new = world.table
    await host.note(table.id, showing.with_post, lambda post: post.without_leftovers([Posted(channel, old.id)]))
    player = await mover(world, [anna, ben])
    await player.press("Roll", on=old.id)
    assert [seen.id for seen in world.messages] == [new.id], "an older one goes"
    assert (await view_of(world)).phase == "moving", "and what was pressed counts"

    world.env.inject_error("*", f"/channels/{channel}/messages/{new.id}", status=403, code=50013, times=2)
    await ben.command("board")
    newest = world.table
    await host.note(table.id, showing.with_post, lambda post: post.posted(channel, new.id))
    await host.note(table.id, showing.with_post, lambda post: post.without_leftovers([Posted(channel, newest.id)]))
    await player.press("Move", on=newest.id)
    assert (await table_of(world)).message_id == newest.id
    assert [seen.id for seen in world.messages] == [newest.id], "a newer one becomes the table's"


async def test_a_made_up_press_does_not_take_the_result_away(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    await seat_all(world, [anna, ben])
    roll = world.table.button("Roll")["custom_id"]
    await play_to_end(world, [anna, ben])
    result = world.messages[-1]
    assert "Rematch" in result.labels
    await anna.press_id(roll, result.id)
    assert [seen.labels for seen in world.messages if seen.id == result.id] == [result.labels]


async def test_a_post_that_was_not_remembered_is_found_again_by_the_next_process(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to press on a stray message first."""
    _enforce_nonces(monkeypatch)
    await seat_all(world, [anna, ben])
    host, note = world.bot.services.host, world.bot.services.host.note

    async def fail_to_remember(
        table_id: int, operation: Any, change: Callable[[Display], Display], *args: Any, **kwargs: Any
    ) -> PublicTable:
        if operation is showing.with_post and change(Display(posting=True)).posts:
            raise DatabaseAway
        return await note(table_id, operation, change, *args, **kwargs)

    monkeypatch.setattr(host, "note", fail_to_remember)
    await ben.command("board")
    assert len(world.messages) == 2, "the table's, and one that nobody knows of"
    newest = world.messages[-1].id
    await world.restart_bot()
    await world.env.advance_time(120)
    assert [seen.id for seen in world.messages] == [newest]
    assert (await table_of(world)).message_id == newest
    player = await mover(world, [anna, ben])
    await player.press("Roll", on=newest)
    assert (await view_of(world)).phase == "moving"


def _enforce_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulated Discord posts twice under one nonce; the real one gives the message that is there."""
    posted: dict[str, discord.Message] = {}

    async def once(channel: discord.PartialMessageable, message: Message, nonce: str) -> discord.Message:
        if nonce not in posted:
            posted[nonce] = await sending.post(channel, message, nonce)
        return posted[nonce]

    monkeypatch.setattr(channel_message, "post", once)


async def test_a_table_that_scrolled_away_is_posted_again(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    await play_turn(world, [anna, ben])
    for pause in (LOOK_IN_QUIET_SECONDS, LOOK_EVERY_SECONDS):
        old = world.table.id
        await _chatter(world, ben)
        await world.env.advance_time(pause + 1)
        await play_turn(world, [anna, ben])
        assert world.table.id > old, "sooner where people write"


async def test_a_table_comes_down_to_whom_it_mentions(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    await play_turn(world, [anna, ben])
    second = ben if await mover(world, [anna, ben]) is anna else anna
    await settings(second, "mine", notify="channel")
    old = world.table.id
    await _chatter(world, ben)
    await play_turn(world, [anna, ben])
    board, mention = world.messages[-2:]
    assert old < board.id == world.table.id, "however short ago the channel was looked at"
    assert world.env.backend.get_message(world.channel.id, mention.id).mention_user_ids == [second.id]


async def _chatter(world: TestWorld, who: Player) -> None:
    for line in range(6):
        await who.actor.send(world.channel, f"chatter {line}")


async def test_a_wrong_system_clock_makes_no_message_old(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_all(world, [anna, ben], game="mensch")
    first, now = world.table.id, discord.utils.utcnow
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now() + timedelta(days=1))
    for _ in range(3):
        await (await mover(world, [anna, ben])).press("Roll")
    assert world.table.id == first


async def test_who_asked_is_mentioned_once_a_turn_and_the_mention_goes_with_it(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    first = await mover(world, [anna, ben])
    second = ben if first is anna else anna
    await settings(second, "mine", notify="channel")
    board = world.table.id
    await play_turn(world, [anna, ben])
    mention = world.messages[-1]
    assert mention.id != board
    assert world.env.backend.get_message(world.channel.id, mention.id).mention_user_ids == [second.id]
    assert world.table.id == board, "the table stays where it is"
    await second.press("Roll")
    assert world.messages[-1].id == mention.id, "once a turn"
    await second.command("move", what=any_path(await view_of(world)))
    assert [seen.id for seen in world.messages] == [board], "nobody is mentioned who did not ask for it"


async def test_who_wants_a_direct_message_gets_one_and_without_that_a_mention(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    second = ben if await mover(world, [anna, ben]) is anna else anna
    table = await table_of(world)
    panel = (await look_up(second, "bell")).private[0]
    assert len(panel.menus) == 2, "one for the notice of a turn, one for reminders"
    await second.press_id(f"sa:{table.id}:0:notice", panel.id, ["direct"])
    await play_turn(world, [anna, ben])
    [letter] = second.letters()
    assert any(str(world.table.id) in link for link in letter.links)
    assert len(world.messages) == 1
    await play_turn(world, [anna, ben])
    assert second.letters() == [], "it goes with the turn"
    second.close_direct_messages()
    await play_turn(world, [anna, ben])
    mention = world.env.backend.get_message(world.channel.id, world.messages[-1].id)
    assert mention.mention_user_ids == [second.id]


async def test_who_keeps_others_waiting_for_two_minutes_is_mentioned_unless_they_never_want_that(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await seat_all(world, [anna, ben])
    first = await mover(world, [anna, ben])
    second = ben if first is anna else anna
    await settings(second, "mine", notify="never")

    async def wait() -> None:
        for _ in range(14):
            world.clock.now += 10
            await world.env.advance_time(10)

    await wait()
    mention = world.messages[-1]
    assert world.env.backend.get_message(world.channel.id, mention.id).mention_user_ids == [first.id]
    assert f"<t:{int(world.clock.now - 140)}:R>" in world.table.text
    await play_turn(world, [anna, ben])
    await wait()
    assert len(world.messages) == 1
    assert ":R>" in world.table.text, "everybody sees since when"


async def test_the_board_comes_with_the_press_and_else_by_the_channel(
    world: TestWorld, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat_all(world, [anna, ben], game="mensch")
    table = world.table.id
    by_channel, by_press = f"/channels/{world.channel.id}/messages/{table}", "/webhooks/*/messages/@original"
    world.env.inject_error("PATCH", by_channel, status=500, times=None)
    before = world.table.text
    player = await mover(world, [anna, ben])
    await player.press("Roll")
    assert (world.table.id, world.table.text != before) == (table, True)
    world.env.backend.faults.clear()
    world.env.inject_error("PATCH", by_press, status=404, code=10015, times=None)
    before = world.table.text
    await (await mover(world, [anna, ben])).command("roll")
    assert (world.table.id, world.table.text != before) == (table, True)
    world.env.backend.faults.clear()
    monkeypatch.setattr(channel_message, "PRESS_PATIENCE", 0.0)
    before = world.table.text
    await (await mover(world, [anna, ben])).press("Roll")
    assert (world.table.id, world.table.text != before) == (table, True), "that route would make it wait"


async def test_of_people_who_are_forgotten_no_press_is_kept(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben], game="mensch")
    await (await mover(world, [anna, ben])).press("Roll")
    messages = world.bot.services.live_messages
    assert messages._presses
    world.bot.services.forget_person(anna.id)
    assert not messages._presses
