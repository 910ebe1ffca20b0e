"""Opening a table, sitting down, agreeing, starting."""

import re
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.commands.seats import options_form
from localization.catalog import Language, load_speakers
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import check_form
from tests.cogs.playing import choose_computer, computer_entries, table_of
from tests.hosted import GAMES
from tests.simulated_discord import Player


async def test_a_table_is_opened_joined_and_started(world: TestWorld, anna: Player, ben: Player) -> None:
    opened = await anna.command("play", game="kaeseschieben")
    assert opened.private == [], "the invitation just below is the answer"
    assert f"<@{anna.id}>" in world.table.text
    assert world.table.labels == ["Join", "Start with a computer", "Invite …", "Options", "Rules", "Fair dice ⓘ"]
    assert world.table.files["cover.png"].startswith(b"\x89PNG")
    assert (
        "2–4 players · about 30 minutes · 8 and older · tactics rather than luck · by Wolfgang Riedesser"
        in world.table.text
    )
    assert "1. At a glance" in (await ben.press("Rules")).text
    await ben.press("Join")
    assert f"<@{ben.id}>" in world.table.text
    await anna.press("Start")
    assert world.table.has_button("Roll")
    assert world.table.files["board.png"].startswith(b"\x89PNG")
    assert "e1" in world.table.alt_texts[0]


async def test_a_second_play_explains_and_links_the_first(world: TestWorld, anna: Player, ben: Player) -> None:
    await anna.command("play", game="kaeseschieben")
    answer = await ben.command("play", game="kaeseschieben")
    assert "An invitation is already open here" in answer.text
    assert "can close it with `/table cancel`" in answer.text
    assert f"/{world.channel.id}/{world.table.id}" in answer.text
    assert len(world.messages) == 1
    await anna.command("table cancel")
    await ben.command("play", game="forgetit")
    await anna.command("join")
    await ben.command("start")
    assert (await anna.command("play", game="mensch")).text.startswith("Hier steht schon ein Tisch: https://")


async def test_a_connection_lost_while_the_thread_is_made_is_said_and_no_incident(
    world: TestWorld, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: object, **__: object) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.PartialMessage, "create_thread", lost)
    answer = await anna.command("play", game="kaeseschieben", thread=True)
    assert answer.private[0].text.startswith("Discord hat nicht geantwortet")
    assert not world.channel.threads


async def test_a_server_with_too_many_threads_is_said_and_no_incident(world: TestWorld, anna: Player) -> None:
    path = f"/channels/{world.channel.id}/messages/*/threads"
    world.env.inject_error("POST", path, status=400, code=160006, message="Maximum number of active threads reached")
    assert "zu viele offene" in (await anna.command("play", game="kaeseschieben", thread=True)).text
    assert not world.channel.threads


async def test_who_cannot_be_added_to_the_new_thread_is_led_there(world: TestWorld, anna: Player) -> None:
    world.env.inject_error("PUT", "/channels/*/thread-members/*", status=403)
    answer = await anna.command("play", game="kaeseschieben", thread=True)
    (thread,) = world.channel.threads
    assert any(f"/{thread.id}/" in link for link in answer.private[0].links)
    assert thread.history()[-1].components


async def test_leaving_passes_the_lead_to_the_next_seat_and_the_last_to_leave_closes(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    await ben.command("join")
    await anna.press("Options")
    await anna.press("Aufstehen")
    assert (await table_of(world)).leader == ben.id
    await ben.command("leave")
    assert "withdrawn" in world.messages[-1].text
    assert world.messages[-1].buttons == []
    assert "Open" not in (await anna.command("play", game="kaeseschieben")).text
    assert world.table.has_button("Join")


async def test_alone_one_starts_with_computers_by_one_press(world: TestWorld, anna: Player, ben: Player) -> None:
    await anna.command("play", game="einigkeit")
    assert "Es fehlen noch 3" in (await anna.command("start")).text
    promised = world.table.button("Start with 3 computers")["custom_id"]
    await ben.press("Join")
    assert world.table.has_button("Start with 2 computers")
    await anna.press_id(promised, world.table.id)
    assert [holder.person is None for holder in (await table_of(world)).seats] == [False, False, True, True]


async def test_only_the_leader_starts_adds_computers_and_chooses(world: TestWorld, anna: Player, ben: Player) -> None:
    await anna.command("play", game="kaeseschieben")
    await ben.press("Join")
    refused = (await ben.press("Start")).text
    assert "Only the table’s host" in refused
    assert f"<@{anna.id}>" in refused
    assert "Only the table’s host" in (await choose_computer(world, ben)).text
    panel = (await ben.press("Options")).private[0]
    assert "Rounds: **1**" in panel.text
    assert panel.menus == []
    assert panel.labels == ["Leave", "Rules", "Table settings", "Time: live, 20 minutes"]
    assert "`/leave`" in (await ben.press("Join")).text, "who is seated may want to get up"
    assert world.table.has_button("Join")
    panel = (await world.person("Stranger").press("Options")).private[0]
    assert panel.labels == ["Rules", "Table settings", "Time: live, 20 minutes"], "nothing to leave"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("game", ["kaeseschieben", "forgetit", "mensch", "einigkeit", "wiedumir"])
def test_the_invitation_says_how_long_a_game_takes_and_what_it_goes_by(language: Language, game: str) -> None:
    facts = load_speakers()[language](f"game-{game}-facts", players="2–4")
    assert re.search(r"\d\d minutes|\d\d Minuten", facts)
    assert re.search("luck|Glück|chance", facts)


async def test_computers_come_and_go(world: TestWorld, anna: Player) -> None:
    await anna.command("play", game="kaeseschieben")
    assert computer_entries(world) == ["Computer: easy", "Computer: normal", "Computer: hard"]
    for _ in range(3):
        await choose_computer(world, anna)
    assert world.table.text.count("Computer") == 3
    assert computer_entries(world) == ["Remove computer"]
    assert world.table.button("Join")["disabled"]
    await choose_computer(world, anna, "Remove computer")
    assert world.table.text.count("Computer") == 2


async def test_the_options_are_chosen_in_a_private_panel(world: TestWorld, anna: Player) -> None:
    await anna.command("play", game="kaeseschieben")
    panel = (await anna.press("Options")).private[0]
    form = (await anna.press("Optionen ändern …", on=panel.id)).form
    rounds, _lids = (label["component"] for label in form.modal["components"])
    assert [option["label"] for option in rounds["options"]] == [str(count) for count in range(1, 10)]
    assert "Rounds" not in world.table.text, "what is as usual need not be said"
    await anna.fill_in(form, rounds="2", switches=["closed_lids"])
    assert "Rounds: **3**" in world.table.text
    assert "Closed lids: **on**" in world.table.text
    form = (await anna.press("Optionen ändern …", on=panel.id)).form
    await anna.fill_in(form, switches=[])
    assert "Closed lids" not in world.table.text
    assert "Rounds: **3**" in world.table.text


@pytest.mark.parametrize("language", Language)
def test_the_options_of_every_game_are_one_form(language: Language) -> None:
    say = load_speakers()[language]
    for key, game in GAMES.items():
        table: Any = SimpleNamespace(id=1, version=0, game_key=key, edition=game, options=game.spec.default_options())
        check_form(options_form(table, say).to_dict())


async def test_without_a_table_every_command_says_so(world: TestWorld, ben: Player) -> None:
    for command in ("join", "leave", "start", "roll", "board", "peek"):
        assert "/play" in (await ben.command(command)).text, command


async def test_the_table_speaks_the_servers_language_and_answers_the_persons(
    world: TestWorld, anna: Player, chloe: Player
) -> None:
    manager = world.person("Manager", manage_guild=True)
    await settings(manager, "server", language="fr", theme="light")
    await anna.command("play", game="kaeseschieben")
    assert world.table.has_button("Rejoindre")
    assert "schon eine Einladung" in (await anna.command("play", game="kaeseschieben")).text
    assert "Gérer le serveur" in (await settings(chloe, "server", language="de")).text
    shown = await settings(manager, "server")
    assert "Français" in shown.text
    assert "light" in shown.text


async def test_the_commitment_stands_in_the_invitation_with_and_without_a_picture(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    table = await table_of(world)
    assert table.commitment[:20] not in world.table.text, "behind the button"
    assert table.commitment[:20] in world.table.button("Fair dice ⓘ")["custom_id"], (
        "published before anybody else joins"
    )
    assert world.table.alt_texts == ["Cover of Käseschieben."], "nobody wants numbers read aloud, nor anything twice"
    envelope = (await ben.press("Fair dice ⓘ")).private[0]
    assert "a sealed envelope lay on the table" in envelope.text
    assert table.commitment in (await ben.press("Fingerprint", on=envelope.id)).text
    in_words = await world.bot.services.painter.table_message(table, pictures=False)
    assert in_words.attachments == ()
    assert table.commitment[:20] in str(in_words.layout.to_components())
