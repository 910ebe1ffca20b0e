"""Results, rematch, votes, giving up, leaving, checking the dice."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from host.match.ending import PATIENCE_SECONDS
from host.table.status import Status
from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import play_to_end
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.cogs.playing import look_up, seat_all, table_of
from tests.simulated_discord import Player


async def test_a_whole_game_with_result_verification_and_rematch(
    world: TestWorld, anna: Player, ben: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    await seat_all(world, [anna, ben])
    assert "still going" in (await ask(ben, "verify")).text
    await play_to_end(world, [anna, ben])
    table = await table_of(world)
    assert table.outcome is not None
    result = world.messages[-1]
    assert "result.png" in result.files
    assert result.text.count("🏆") == 1
    assert result.text.count("👏") == 2, "the match has its own story"
    assert "🥇" not in result.text, "the picture shows the places"
    assert "won" not in world.messages[-2].text, "the result is said once"
    assert result.labels == ["Rematch", "Replay", "Analysis", "More …"]
    assert [seen.id for seen in world.messages if seen.buttons] == [result.id]

    [by_button] = (await look_up(ben, "verify")).private
    [exported] = (await ben.press("Match file", on=by_button.id)).private
    verified = (await ask(ben, "verify")).text
    assert by_button.text == verified
    assert "✅" in verified
    assert table.commitment in verified
    files = exported.files
    record = json.loads(files[f"kaeseschieben-{table.id}.json"])
    assert record["over"]
    assert record["secret"] in verified
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    checked = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "verify_record.py", f"kaeseschieben-{table.id}.json"],
        cwd=tmp_path,
        check=False,
    )
    assert checked.returncode == 0

    await settings(anna, "mine", motion=False)
    [replay] = (await anna.press("Replay")).private
    assert "Schritt 1 von" in replay.text
    assert result.id in [seen.id for seen in world.messages], "what one person asks for leaves the result to all"

    await ben.press("Rematch")
    assert world.table.has_button("Rematch: 1 of 2")
    again = await table_of(world)
    assert [holder.person and holder.person.id for holder in again.seats] == [ben.id]
    assert again.commitment != table.commitment
    assert "already have a seat" in (await ben.press_id(result.buttons[0]["custom_id"], result.id)).text
    stranger = world.person("Stranger")
    assert "no seat" in (await stranger.press_id(result.buttons[0]["custom_id"], result.id)).text
    await anna.press_id(result.buttons[0]["custom_id"], result.id)
    begun = await table_of(world)
    assert (begun.id, begun.status) == (again.id, Status.PLAYING)
    assert [holder.person and holder.person.id for holder in begun.seats] == [anna.id, ben.id]


async def test_ending_early_is_proposed_by_button_too(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben], game="wiedumir", length="games-2")
    [question] = (await look_up(ben, "end")).private
    assert "If more than half" in question.text
    assert question.labels == ["End this game", "End the match", "Play on"]
    assert "no seat" in (await world.person("Dora").press_id(question.buttons[0]["custom_id"], question.id)).text
    forged = question.buttons[0]["custom_id"].replace(":round", ":week")
    assert "nothing" not in (await ben.press_id(forged, question.id)).text
    assert not world.table.has_button("Yes")
    await ben.press("End the match")
    assert "wants to end the match" in world.table.text
    assert (await table_of(world)).status is Status.PLAYING
    await anna.press("Yes")
    assert (await table_of(world)).status is Status.FINISHED


@pytest.mark.parametrize(
    ("game", "options", "parts"),
    [
        ("kaeseschieben", {"rounds": 1}, 1),
        ("kaeseschieben", {"rounds": 2}, 2),
        ("wiedumir", {"length": "games-1"}, 1),
        ("wiedumir", {"length": "games-2"}, 2),
        ("forgetit", {}, 1),
    ],
)
async def test_in_its_last_part_a_match_is_all_that_can_be_ended(
    world: TestWorld, ben: Player, game: str, options: dict[str, Any], parts: int
) -> None:
    await seat_all(world, [ben], 1, game=game, **options)
    for _ in range(parts - 1):
        [question] = (await look_up(ben, "end")).private
        part = "game" if game == "wiedumir" else "round"
        assert question.labels[:2] == [f"End this {part}", "End the match"]
        await ben.press(f"End this {part}")
    [question] = (await look_up(ben, "end")).private
    assert [label for label in question.labels if label.startswith("End ")] == ["End the match"]
    await ben.press("End the match")
    assert (await table_of(world)).status is Status.FINISHED


async def test_who_plays_alone_is_asked_before_the_match_ends_at_once(world: TestWorld, ben: Player) -> None:
    await seat_all(world, [ben], 1, game="forgetit")
    [question] = (await look_up(ben, "end")).private
    assert "it ends at once" in question.text
    await ben.press("Play on")
    assert (await table_of(world)).status is Status.PLAYING
    [question] = (await ben.command("table end", what="match")).private
    assert "it ends at once" in question.text
    assert (await table_of(world)).status is Status.PLAYING
    await ben.press("End the match")
    assert (await table_of(world)).status is Status.FINISHED


async def test_a_table_without_people_sleeps_and_anybody_may_close_it(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    await anna.command("leave")
    await ben.command("leave")
    version = (await table_of(world)).version
    await world.env.advance_time(60)
    assert (await table_of(world)).version == version, "computers do not play for themselves"
    assert "💤" in world.table.text
    assert "10 minutes" in (await chloe.press("Close the table")).text
    world.clock.now += PATIENCE_SECONDS
    await chloe.press("Close the table")
    assert "cancelled" in world.messages[-1].text
    assert "✅" in (await ask(chloe, "verify")).text


async def test_who_resigned_cannot_undo_that_by_closing_the_table_while_the_others_are_away(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben, chloe], game="forgetit")
    await anna.command("table resign")
    await anna.press("Resign")
    await ben.command("leave")
    await chloe.command("leave")
    assert "10 minutes" in (await anna.press("Close the table")).text
    assert (await table_of(world)).status is Status.PLAYING
    await ben.press("Close the table")
    assert (await table_of(world)).status is Status.CANCELLED


async def test_the_reason_for_closing_an_invitation_is_shown_on_it(world: TestWorld, anna: Player) -> None:
    await anna.command("play", game="kaeseschieben")
    moderator = world.person("Moderator", manage_messages=True)
    await moderator.command("table cancel", reason="Wrong *channel*")
    assert "A moderator withdrew the invitation. Reason: Wrong \\*channel\\*" in world.messages[-1].text
