""" "Fair dice ⓘ": the promise, the commitment, everybody's seeds, a seed of one's own, and checking records."""

import copy
import json
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.components.press_id import PressId
from cogs.press_handlers import FORM_OPENERS
from engine.record_file import MOST_BYTES
from localization.catalog import Language, load_speakers
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import play_turn
from tests.cogs.playing import choose_computer, look_up, press_on, seat_all, table_of
from tests.simulated_discord import Player, Seen

Json = dict[str, Any]

BUTTON = "Fair dice ⓘ"


async def panel(player: Player) -> Seen:
    """At the invitation, and behind "More …" once the match runs."""
    begun = any(message.has_button("More …") for message in player.sees())
    return (await (look_up(player, "fair-dice") if begun else player.press(BUTTON))).private[-1]


async def choose(player: Player, label: str, words: str) -> str:
    """Opens the form on the player's newest panel and sends the words. Returns what the player reads then."""
    form = (await player.press(label)).form
    assert form is not None
    return (await player.fill_in(form, seed=words)).text


async def test_anybody_reads_the_promise_the_commitment_and_the_seeds(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    await ben.press("Join")
    await choose_computer(world, anna)
    table = await table_of(world)
    assert table.commitment[:20] not in world.table.alt_texts[0], "nobody wants it read aloud"
    for player, words in ((anna, "Glückswörter"), (ben, "Seeds"), (chloe, "Graines")):
        shown = await panel(player)
        assert table.commitment in (await press_on(player, shown, shown.labels[0])).text
        assert words in shown.text
        assert str(table.seeds[0]) in shown.text
        assert str(table.seeds[1]) in shown.text
    assert [len(shown.buttons) for shown in (await panel(anna), await panel(ben), await panel(chloe))] == [
        2, 2, 1,
    ], "who has no seat has no seed"  # fmt: skip
    assert table.seeds[2] is None
    assert "no seed" in (await panel(ben)).text


async def test_in_mid_game_a_new_seed_counts_and_the_record_verifies(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    await seat_all(world, [ben, chloe])
    before = await table_of(world)
    await panel(ben)
    form = (await ben.press("My own seed")).form
    await play_turn(world, [ben, chloe])
    assert "first" in (await ben.fill_in(form, seed="first")).text, "a form that was open for long still counts"
    version = (await table_of(world)).version
    assert "second" in await choose(ben, "My own seed", "second")
    assert (await table_of(world)).version == version, "nobody's press is outdated by it"
    assert before.seeds[0] not in (await table_of(world)).seeds
    await world.restart_bot()
    assert (await table_of(world)).seeds[0] == "second"
    await play_turn(world, [ben, chloe])
    await ben.command("table end", what="match")
    await chloe.press("Yes")
    verified = (await ask(ben, "verify")).text
    assert "✅" in verified
    assert "replayed" in verified
    assert "no seed" not in verified
    assert before.commitment[:20] in verified


async def test_what_is_no_seed_is_explained_in_the_persons_language(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    await anna.command("play", game="kaeseschieben")
    await ben.press("Join")
    await chloe.press("Join")
    before = (await table_of(world)).seeds
    for player, label, words in (
        (anna, "Mein eigenes Glückswort", "Zeichen"),
        (ben, "My own seed", "characters"),
        (chloe, "Ma propre graine", "caractères"),
    ):
        await panel(player)
        assert words in await choose(player, label, "left \u202e right")
    assert (await table_of(world)).seeds == before


async def test_the_form_fits_discords_limits_in_every_language() -> None:
    speakers = load_speakers()
    for language in Language:
        conversation: Any = SimpleNamespace(say=speakers[language])
        opened: Any = FORM_OPENERS["own-seed"](conversation, PressId(2**31 - 1, 10**6, "own-seed"))
        form = opened.to_dict()
        assert 1 <= len(form["title"]) <= 45
        (label,) = form["components"]
        assert 1 <= len(label["label"]) <= 45
        assert len(label["description"]) <= 100
        assert label["component"]["max_length"] == 64


async def finished_record(world: TestWorld, players: list[Player]) -> Json:
    await seat_all(world, players)
    await play_turn(world, players)
    await players[0].command("table end", what="match")
    await players[1].command("table end", what="match")
    files = (await ask(players[0], "export")).private[0].files
    name = next(name for name in files if name.endswith(".json"))
    record: Json = json.loads(files[name])
    return record


async def check(player: Player, content: bytes, name: str = "record.json") -> str:
    return (await player.command("history", file=(name, content))).text


async def test_a_record_is_checked_no_matter_who_hosted_it(
    world: TestWorld, anna: Player, ben: Player, chloe: Player
) -> None:
    record = await finished_record(world, [ben, chloe])
    honest = json.dumps(record).encode()
    for player, words in ((anna, "nachgespielt"), (ben, "replayed"), (chloe, "rejoué")):
        answer = await check(player, honest)
        assert "✅" in answer
        assert record["commitment"] in answer
        assert record["seeds"][0] in answer
        assert words in answer

    other = copy.deepcopy(record)
    other["records"][0]["result"] = [(value + 1) % 4 for value in other["records"][0]["result"]]
    other["records"][0]["result"].sort()
    assert "❌" in await check(ben, json.dumps(other).encode())
    other = {**record, "places": record["places"][::-1] if len(set(record["places"])) > 1 else [1, 2]}
    assert "the places that follow are not those in the match file" in await check(ben, json.dumps(other).encode())
    other = {**record, "rules_version": 99}
    assert "not replayed" in await check(ben, json.dumps(other).encode())
    assert "not replayed" in await check(ben, json.dumps({**record, "game": "[chess](http://x)"}).encode())
    moved = copy.deepcopy(record)
    acted = next(number for number, entry in enumerate(moved["records"]) if "move" in entry.get("action", ""))
    moved["records"][acted]["action"] = "move:" + "n" * 900
    assert f"entry {acted}" in await check(ben, json.dumps(moved).encode())
    assert "stops before the end" in await check(
        ben, json.dumps({**record, "records": record["records"][:-1]}).encode()
    )


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a match file"),
        (b"{}", "not the match file of a Spieleabend game"),
        (b'{"format": "spieleabend-record"}', "malformed"),
        (b" " * (MOST_BYTES + 1), "too large"),
    ],
    ids=["empty", "other", "bare", "large"],
)
async def test_what_is_no_record_is_answered_in_words(
    world: TestWorld, ben: Player, content: bytes, words: str
) -> None:
    assert words in await check(ben, content)
