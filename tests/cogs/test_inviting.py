"""People are called to an invitation, each once and as they like; and the entries in menus of people and messages."""

from dataclasses import replace
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.commands import inviting
from cogs.components.press_id import component_data
from host.table.status import Status
from tests.cogs.by_button import ask, settings
from tests.cogs.commands.ended_matches import ended_early
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import table_of
from tests.simulated_discord import Answer, Player, Seen


async def choose(world: TestWorld, player: Player, panel: Seen, *people: Any) -> str:
    """Text shown to the person who chose these people in the panel's menu."""
    stored = world.env.backend.get_message(world.channel.id, panel.id)
    answer = await player._answer(player.actor.select(ResponseMessage(world.env, stored), list(people)))
    return answer.text


async def from_menu(world: TestWorld, player: Player, entry: str, target: Any) -> Answer:
    return await player._answer(player.actor.context_menu(world.channel, entry, target))


async def panel_of(world: TestWorld, player: Player) -> Seen:
    await player.command("play", game="kaeseschieben")
    return (await ask(player, "invite")).private[0]


def calls(world: TestWorld) -> list[str]:
    return [message.text for message in world.messages if "📨" in message.text]


async def test_everybody_is_called_once_and_as_they_like(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    dora = world.person("Dora")
    await settings(chloe, notify="direct")
    await settings(dora, notify="never")
    panel = await panel_of(world, ben)
    called = await choose(world, ben, panel, anna.actor, chloe.actor, dora.actor)
    assert all(f"<@{person.id}>" in called for person in (anna, chloe, dora)), "nobody learns who wants to hear nothing"
    [line] = calls(world)
    assert line.startswith(f"📨 <@{anna.id}>: **Ben** invites you to play Käseschieben.")
    assert "invites you to play Käseschieben" in chloe.letters()[-1].text
    assert not dora.letters()
    panel = (await ask(ben, "invite")).private[0]
    assert "already been invited" in await choose(world, ben, panel, anna.actor)
    await choose(world, ben, panel, world.person("Emil").actor)
    await ask(anna, "join")
    assert len(calls(world)) == 2, "a second call leaves the first"
    await ask(ben, "start", "0")
    assert (await table_of(world)).status is Status.PLAYING
    assert not calls(world), "they go when the match begins"


async def test_calls_go_with_an_invitation_that_is_withdrawn(world: TestWorld, ben: Player, anna: Player) -> None:
    await choose(world, ben, await panel_of(world, ben), anna.actor)
    assert calls(world)
    await ask(ben, "leave")
    assert not calls(world)


async def test_a_challenge_to_somebody_who_cannot_see_the_channel_opens_no_table(
    world: TestWorld, ben: Player, anna: Player
) -> None:
    world.hide_channel(ben)
    await ben.press_id(f"sa:0:0:challenge:{anna.id}", (await ben.command("help")).private[0].id, ["forgetit"])
    assert not world.messages


async def test_bots_and_people_who_cannot_see_the_channel_are_not_called(
    world: TestWorld, ben: Player, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_permissions(interaction: Any) -> Any:
        data = component_data(interaction)
        for member in data["resolved"]["members"].values():
            member["permissions"] = "0"  # simcord leaves them out.
        return data

    panel = await panel_of(world, ben)
    monkeypatch.setattr(inviting, "component_data", with_permissions)
    bot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    assert "None of them can come" in await choose(world, ben, panel, anna.actor, bot)
    assert not calls(world)
    assert "You have no seat" in (await ask(world.person("Dora"), "invite")).text


async def named_role(world: TestWorld, *, mentionable: bool) -> Any:
    """The server has named the role, and the bot may mention everyone."""
    players = world.guild.create_role("Players", mentionable=mentionable)
    await world.bot.services.preferences.servers.change(
        world.guild.id, lambda server: replace(server, called=(players.id,))
    )
    return players


async def notify(player: Player) -> str:
    """Text shown to the person who opens a table and has the role notified."""
    await player.command("play", game="kaeseschieben")
    panel = (await ask(player, "invite")).private[0]
    return (await player.press_id(panel.button("Notify this role")["custom_id"], panel.id)).text


@pytest.mark.parametrize("mentionable", [True, False])
@pytest.mark.parametrize("person_may", [True, False])
@pytest.mark.parametrize("bot_may", [True, False])
async def test_the_role_that_the_server_names_is_called_if_the_person_could_mention_it(
    world: TestWorld, ben: Player, mentionable: bool, person_may: bool, bot_may: bool
) -> None:
    """The bot lends nobody its right to mention everyone."""
    players = await named_role(world, mentionable=mentionable)
    if person_may:
        world.allow(ben, mention_everyone=True)
    if not bot_may:
        world.forbid(mention_everyone=True)
    answer = await notify(ben)
    is_called = mentionable or (person_may and bot_may)
    assert (f"Invited: <@&{players.id}>" in answer) is is_called
    assert ("not mentionable" in answer) is not is_called
    assert len(calls(world)) == is_called
    if is_called:
        assert "Notify this role" not in (await ask(ben, "invite")).private[0].labels


async def test_a_role_is_called_every_half_hour_at_most(world: TestWorld, ben: Player) -> None:
    dora = world.person("Dora")
    await named_role(world, mentionable=True)
    assert "Invited" in await notify(ben)
    await ask(ben, "leave")
    world.clock.now += 60
    await world.restart_bot()
    for player in (ben, dora):
        assert "notify it again in 29 minutes." in await notify(player)
        assert not calls(world)
        await ask(player, "leave")
    world.clock.now += 29 * 60
    assert "Invited" in await notify(dora)


async def test_a_call_that_cannot_be_posted_does_not_count(world: TestWorld, ben: Player) -> None:
    await named_role(world, mentionable=True)
    await ben.command("play", game="kaeseschieben")
    panel = (await ask(ben, "invite")).private[0]
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    press = panel.button("Notify this role")["custom_id"]
    assert "Invited" not in (await ben.press_id(press, panel.id)).text
    assert "Invited" in (await ben.press_id(press, panel.id)).text
    assert len(calls(world)) == 1


async def test_a_challenge_opens_a_table_and_calls_the_person(world: TestWorld, ben: Player, anna: Player) -> None:
    asked = (await from_menu(world, ben, "Challenge", anna.actor)).private[0]
    await ben.choose(asked.menus[0], asked.id, "For-Get-It")
    table = await table_of(world)
    assert (table.game_key, table.leader, table.status) == ("forgetit", ben.id, Status.LOBBY)
    assert f"<@{anna.id}>" in calls(world)[0]


@pytest.mark.pictures
async def test_statistics_and_replays_are_in_the_menus(world: TestWorld, ben: Player, anna: Player) -> None:
    number = await ended_early(world, "mensch", anna, ben, actions=20)
    await world.bot.services.live_messages.show(await world.bot.services.host.table(number))
    assert f"<@{anna.id}>’s statistics" in (await from_menu(world, ben, "Statistics", anna.actor)).text
    stored = world.env.backend.get_message(world.channel.id, world.messages[-1].id)
    seen = await from_menu(world, ben, "Watch again", ResponseMessage(world.env, stored))
    assert "replay-1.gif" in seen.private[0].files
