"""Choices of those who manage a server, and the effects that players notice."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ChannelType

from cogs.permissions import require_opening
from cogs.settings.table import settings_for
from host.match.ending import PATIENCE_SECONDS
from host.people.preferences import ServerPreferences
from host.refusal import Refused
from host.table.status import Status
from localization.catalog import Language, load_speakers
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import seat_all, table_of
from tests.cogs.settings.test_mine import choose, setting_id
from tests.hosted import GAMES
from tests.simulated_discord import Player


@pytest.fixture
def boss(world: TestWorld) -> Player:
    return world.person("Boss", manage_guild=True)


async def test_rights_are_asked_for_at_every_press(world: TestWorld, boss: Player, ben: Player) -> None:
    panel = (await settings(boss, "server")).private[0]
    for setting, value in (("theme", ["light"]), ("avatars:off", [])):
        assert "Manage Server" in (await ben.press_id(setting_id(panel, setting), panel.id, value)).text
    sections = panel.menus[0]
    assert "Manage Server" in (await ben.press_id(sections["custom_id"], panel.id, ["access"])).text
    assert "Look of the boards: **dark**" in (await settings(boss, "server")).text
    assert "Look of the boards: **light**" in (await choose(boss, panel, "theme", "light")).text
    assert "Look of the boards: **high contrast**" in (await choose(boss, panel, "theme", "contrast")).text


async def test_tables_are_opened_where_the_server_allows_it(world: TestWorld, boss: Player, ben: Player) -> None:
    games = world.guild.create_text_channel("games")
    await settings(boss, "access", channels=[games.id])
    refused = (await ben.command("play", game="kaeseschieben")).text
    assert f"<#{games.id}>" in refused
    shown = (await ben.command("help")).private[0]
    assert f"<#{games.id}>" in shown.text
    assert shown.labels == ["Today’s puzzle", "My tables", "My statistics", "Settings", "Commands"]
    assert len(shown.menus) == 1, "only the one of games to learn"
    panel = (await settings(boss, "access")).private[0]
    assert f"<#{games.id}>" in (await choose(boss, panel, "channels", str(games.id), str(world.channel.id))).text
    await ben.command("play", game="kaeseschieben")
    assert (await table_of(world)).leader == ben.id
    await settings(boss, "access", channels=[games.id])
    world.env.backend.delete_channel(games.id)
    await world.env.settle()
    assert "Channels to play in: **everywhere**" in (await settings(boss, "access")).text
    await ben.command("leave")
    await ben.command("play", game="forgetit")
    assert (await table_of(world)).game_key == "forgetit", "a channel that is gone restricts nothing"


async def test_a_voice_channels_chat_and_a_forum_can_be_where_people_play(
    world: TestWorld, boss: Player, ben: Player
) -> None:
    """Tables open there as well, so a server can say that they open nowhere else."""
    voice, forum = world.guild.create_voice_channel("voice"), world.guild.create_forum_channel("forum")
    panel = (await settings(boss, "access", channels=[voice.id, forum.id])).private[0]
    assert f"Channels to play in: **<#{voice.id}>, <#{forum.id}>**" in panel.text
    [offered] = [each["channel_types"] for each in panel.pickers if "channel_types" in each]
    kinds = ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.stage_voice, ChannelType.forum
    assert {kind.value for kind in kinds} <= set(offered)
    assert f"<#{voice.id}>" in (await ben.command("play", game="forgetit")).text
    assert not world.messages
    await Player(world, ben.actor, voice).command("play", game="forgetit")
    assert "Join" in world.history(voice)[-1].labels


async def test_a_role_may_be_needed_to_open_tables_never_to_join_an_invitation(
    world: TestWorld, boss: Player, ben: Player
) -> None:
    role = world.guild.create_role("Hosts")
    host = world.person("Host")
    await settings(boss, "access", roles=[role.id])
    assert f"<@&{role.id}>" in (await ben.command("play", game="kaeseschieben")).text
    await boss.command("play", game="kaeseschieben")
    await ben.command("join")
    await host.command("join")
    assert len((await table_of(world)).people) == 3
    assert "everybody" in (await settings(boss, "access", roles=[])).text


async def test_seats_are_taken_over_where_and_by_whom_the_server_allows_it(
    world: TestWorld, boss: Player, ben: Player
) -> None:
    role, games = world.guild.create_role("Hosts"), world.guild.create_text_channel("games")
    anna, dora = world.person("Anna"), world.person("Dora")
    await seat_all(world, [anna, ben])
    await ben.command("leave")
    offer = (await dora.press("Take a seat")).private[0]
    await settings(boss, "access", roles=[role.id])
    for refused in (
        await dora.press("Take a seat"),
        await dora.command("join", seat=1),
        await dora.press_id(offer.buttons[0]["custom_id"], offer.id),
    ):
        assert f"<@&{role.id}>" in refused.text
    await settings(boss, "access", channels=[games.id])
    assert f"<#{games.id}>" in (await boss.command("join", seat=1)).text
    await ben.command("join")
    assert (await table_of(world)).plays(ben.id), "one's own seat is not taken over"
    await ben.command("leave")
    await settings(boss, "access", channels=[world.channel.id])
    await boss.command("join", seat=1)
    assert (await table_of(world)).plays(boss.id)


@pytest.mark.parametrize(("place", "allowed"), [({"id": 7}, True), ({"parent_id": 7}, True), ({"category_id": 7}, True),
                                                ({"id": 8, "category_id": 9}, False)])  # fmt: skip
def test_a_channel_stands_for_its_threads_and_a_category_for_its_channels(place: dict[str, int], allowed: bool) -> None:
    guild = SimpleNamespace(unavailable=False, get_channel=lambda _: object(), get_role=lambda _: object())
    permissions = SimpleNamespace(manage_guild=False)
    interaction = SimpleNamespace(
        guild=guild, channel=SimpleNamespace(**place), permissions=permissions, user=SimpleNamespace(roles=())
    )
    conversation: Any = SimpleNamespace(interaction=interaction)
    if allowed:
        require_opening(conversation, ServerPreferences(channels=(7,)))
    else:
        with pytest.raises(Refused, match="not-in-this-channel"):
            require_opening(conversation, ServerPreferences(channels=(7,)))


async def test_a_server_may_allow_fewer_tables(world: TestWorld, boss: Player, ben: Player) -> None:
    await settings(boss, "access", **{"tables-a-person": "1"})
    await ben.command("play", game="kaeseschieben")
    second = world.guild.create_text_channel("second")
    first, world.channel = world.channel, second
    assert "at an open table on this server" in (await ben.command("play", game="kaeseschieben")).text
    await boss.command("play", game="kaeseschieben")
    await boss.command("table cancel")
    await settings(boss, "access", tables="1", **{"tables-a-person": "host"})
    assert "A table is already open on this server" in (await boss.command("play", game="kaeseschieben")).text
    world.channel = first


async def test_who_may_cancel_a_match_is_the_servers_to_say(world: TestWorld, boss: Player, ben: Player) -> None:
    anna = world.person("Anna")
    await settings(boss, "access", cancelling="moderators")
    await seat_all(world, [anna, ben])
    world.clock.now += PATIENCE_SECONDS
    assert "only moderators" in (await anna.command("table cancel")).text
    panel = (await settings(boss, "access")).private[0]
    await choose(boss, panel, "cancelling", "seated")
    stranger = world.person("Stranger")
    assert "Only the table’s host" in (await stranger.command("table cancel")).text
    await ben.command("table cancel")
    assert (await table_of(world)).status is Status.CANCELLED


async def test_where_all_who_play_may_cancel_those_who_resigned_may_not(
    world: TestWorld, boss: Player, ben: Player
) -> None:
    await settings(boss, "access", cancelling="seated")
    anna, chloe = world.person("Anna"), world.person("Chloé")
    await seat_all(world, [anna, ben, chloe])
    await ben.command("table resign")
    await ben.press("Resign")
    world.clock.now += PATIENCE_SECONDS
    assert "Only the table’s host" in (await ben.command("table cancel", reason="I lose")).text
    assert (await table_of(world)).status is Status.PLAYING
    await chloe.command("table cancel")
    assert (await table_of(world)).status is Status.CANCELLED


async def test_every_game_has_defaults_and_all_of_them_fit(world: TestWorld) -> None:
    """Each message is checked against Discord's limits."""
    anna = world.person("Anna", "de", manage_guild=True)
    for key, game in GAMES.items():
        panel = (await settings(anna, "defaults")).private[0]
        for chosen in (await anna.press_id(setting_id(panel, "settings-game"), panel.id, [key])).private:
            panel = chosen
        titles = panel.text
        while not panel.buttons[-1].get("disabled"):
            [panel] = (await anna.press_id(panel.buttons[-1]["custom_id"], panel.id)).private
            titles += panel.text
        say = load_speakers()[Language.GERMAN]
        assert all(say(f"option-{key}-{option.key}") in titles for option in game.spec.menus)
        meant = settings_for(game.spec.levels, with_help=game.spec.shows_ways)
        assert all(say(f"setting-{setting.key}") in titles for setting in meant)


async def test_new_tables_begin_as_the_server_wants_it(world: TestWorld, boss: Player, ben: Player) -> None:
    panel = (await settings(boss, "defaults")).private[0]
    shown = await choose(boss, panel, "option-rounds", "2")
    assert "Rounds: **3**" in shown.text
    panel = shown.private[0]
    await choose(boss, panel, "table-theme", "light")
    await ben.command("play", game="kaeseschieben")
    table = await table_of(world)
    assert (table.options["rounds"], table.preferences.theme) == (3, "light")
    assert "Rounds: **3**" in world.table.text
    assert "no longer means" in (await choose(boss, panel, "option-rounds", "99")).text
    menu = next(menu for menu in panel.menus if "settings-game" in menu["custom_id"])
    assert "Wie Du mir" in str(menu["options"])
    assert "Rounds" not in (await boss.press_id(menu["custom_id"], panel.id, ["mensch"])).text
