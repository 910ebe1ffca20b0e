"""/privacy: in private, on servers and in direct messages, in three languages, by command and by button."""

import io
import json
import zipfile
from typing import Any

import pytest

from cogs.commands import privacy
from host.people.blocks import Blockable
from host.table.seats import Person
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import table_of
from tests.host.tables import started
from tests.simulated_discord import Player

DAY = 24 * 3600


def file_of(answer: Any) -> dict[str, Any]:
    (file,) = [file for message in answer.private for file in message.files.values()]
    document: dict[str, Any] = json.loads(file)
    return document


async def table_for(world: TestWorld, *players: Player) -> None:
    """A match in the channel that nobody has drawn yet."""
    people = tuple(Person(player.id, player.actor.user.global_name or "") for player in players)
    await started(world.bot.services.host, "mensch", people, channel=world.channel.id, guild=world.guild.id)


async def test_everybody_reads_in_their_language_what_is_kept(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    for person, words, button in (
        (anna, "Deine Discord-ID", "Meine Daten löschen"),
        (ben, "Your Discord ID", "Delete my data"),
        (chloe, "Ton identifiant Discord", "Effacer mes données"),
    ):
        answer = await person.command("privacy")
        assert words in answer.text
        assert "30" in answer.text
        assert answer.private[-1].has_button(button)
    assert world.messages == [], "nobody else sees anything"


async def test_the_file_comes_in_private_by_command_and_by_button(world: TestWorld, anna: Player, ben: Player) -> None:
    await table_for(world, ben, anna)
    kept = file_of(await ask(ben, "privacy-export"))
    assert (kept["person"], kept["names"]) == (str(ben.id), {str(world.guild.id): "Ben"})
    assert [table["game"] for table in kept["tables"]] == ["mensch"]
    assert str(anna.id) not in json.dumps(kept)
    await ben.command("privacy")
    again = file_of(await ben.press("Everything as a file"))
    assert again["tables"] == kept["tables"]
    assert not any(message.files.get("spieleabend.json") for message in world.messages)


async def test_a_file_that_is_too_large_is_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "MOST_BYTES", 100)
    file = privacy._as_file({"tables": ["x" * 1000]})
    assert file.name == "spieleabend.zip"
    with zipfile.ZipFile(io.BytesIO(file.content)) as archive:
        assert json.loads(archive.read("spieleabend.json")) == {"tables": ["x" * 1000]}


async def test_who_deletes_their_data_is_gone_when_the_answer_says_so(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await table_for(world, ben, anna)
    await ben.command("board")
    assert "Ben" in world.table.text
    question = await ask(ben, "privacy-delete")
    assert "cannot take it back" in question.text
    assert (await table_of(world)).seat_of(ben.id) == 0, "nothing happens before it is confirmed"
    await ben.press("Keep everything")
    assert (await table_of(world)).seat_of(ben.id) == 0
    await ask(ben, "privacy-delete")
    answer = await ben.press("Yes, delete everything")
    assert "I no longer keep anything" in answer.text
    assert await world.bot.store.personal_data.tables(ben.id) == []
    await world.env.settle()
    shown = world.table
    assert "Ben" not in shown.text
    assert str(ben.id) not in shown.text
    assert not any("Ben" in alt for alt in shown.alt_texts)
    assert file_of(await ask(ben, "privacy-export"))["tables"] == []
    await ask(ben, "privacy-delete")
    assert "I no longer keep anything" in (await ben.press("Yes, delete everything")).text, "a second time does no harm"


async def test_no_answer_is_kept_for_later_that_has_somebodys_name(world: TestWorld, ben: Player) -> None:
    worked_out = []

    async def work_out() -> str:
        worked_out.append("Ben")
        return "Ben gives 2 chips"

    answers = world.bot.services.answers
    for _ in range(2):
        await answers.get("completions for Ben", work_out)
    assert len(worked_out) == 1
    await ask(ben, "privacy-delete")
    await ben.press("Yes, delete everything")
    await answers.get("completions for Ben", work_out)
    assert len(worked_out) == 2


async def test_a_block_takes_nobodys_rights_away_and_stays(world: TestWorld, ben: Player, anna: Player) -> None:
    await table_for(world, ben, anna)
    await world.bot.services.blocks.block(Blockable.PERSON, ben.id)
    assert "has blocked you" in (await ben.command("board")).text
    kept = file_of(await ask(ben, "privacy-export"))
    assert kept["blocked_since"] == "2027-01-15T08:00:00+00:00"
    await ask(ben, "privacy-delete")
    assert "I no longer keep anything" in (await ben.press("Yes, delete everything")).text
    kept = file_of(await ask(ben, "privacy-export"))
    assert (kept["names"], kept["tables"]) == ({}, [])
    assert kept["blocked_since"] is not None


async def test_who_is_forgotten_while_playing_alone_finds_their_direct_messages_free(ben: Player) -> None:
    home = ben.at_home
    for leaves_before in (False, True):
        await home.command("play", game="forgetit")
        await home.press("Start")
        if leaves_before:
            await home.command("leave")
        await ask(home, "privacy-delete")
        await home.press("Yes, delete everything")
        assert "The match was cancelled" in "".join(seen.text for seen in home.sees() if not seen.ephemeral)
    await home.command("play", game="mensch")
    assert home.table.has_button("Start")
