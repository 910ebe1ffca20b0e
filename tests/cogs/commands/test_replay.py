"""/replay: the whole match as one file, and its positions one by one."""

from dataclasses import replace
from io import BytesIO

import pytest
from discord import ui
from PIL import Image

from cogs.messages.replays import MOST_BYTES
from host.table.seats import Person
from tests.cogs.by_button import ask, settings
from tests.cogs.commands.ended_matches import ended_early
from tests.cogs.conftest import TestWorld
from tests.host.tables import play, started
from tests.simulated_discord import Player, Seen

pytestmark = pytest.mark.pictures


def _disabled(seen: Seen, emoji: str) -> bool:
    return bool(next(button for button in seen.buttons if button["emoji"]["name"] == emoji).get("disabled"))


async def _press(player: Player, seen: Seen, emoji: str) -> Seen:
    """The panel after a press on that button of it."""
    custom_id = next(button["custom_id"] for button in seen.buttons if button["emoji"]["name"] == emoji)
    [panel] = (await player.press_id(custom_id, seen.id)).private
    return panel


async def test_a_match_is_seen_again_in_motion_and_step_by_step(world: TestWorld, anna: Player, ben: Player) -> None:
    number = await ended_early(world, "mensch", anna, ben)
    [answer] = (await ask(ben, "replay")).private
    animation = answer.files[f"replay-{number}.gif"]
    assert len(animation) <= MOST_BYTES
    with Image.open(BytesIO(animation)) as picture:
        assert int(getattr(picture, "n_frames", 1)) > 2
        assert "loop" not in picture.info
    assert answer.alt_texts

    first = await _press(ben, answer, "👣")
    assert "Step 1 of" in first.text
    assert list(first.files) == ["board.png"]
    assert _disabled(first, "⏮️")
    assert not _disabled(first, "▶️")
    second = await _press(ben, first, "▶️")
    assert "Step 2 of" in second.text
    last = await _press(ben, second, "⏭️")
    total = int(last.text.rpartition(" of ")[2].split()[0])
    assert f"Step {total} of {total}" in last.text
    assert _disabled(last, "▶️")
    assert f"Step {total - 1} of" in (await _press(ben, last, "◀️")).text

    # What the panel says is in its buttons alone.
    await world.restart_bot()
    again = await _press(ben, last, "⏮️")
    assert "Step 1 of" in again.text
    assert again.files["board.png"] == first.files["board.png"]


async def test_a_deleted_name_is_in_no_replay(world: TestWorld, anna: Player, ben: Player) -> None:
    number = await ended_early(world, "forgetit", anna, ben, actions=3)
    [before] = (await ask(ben, "replay")).private
    [same] = (await ask(ben, "replay")).private
    assert same.files == before.files
    await world.bot.services.host.privacy.forget(anna.id, "7")
    [after] = (await ask(ben, "replay")).private
    assert after.files != before.files, f"replay-{number}.gif still shows her"


async def test_those_who_want_nothing_to_move_begin_with_the_first_step(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    await ended_early(world, "forgetit", anna, ben, actions=3)
    await settings(ben, "mine", motion=False)
    [panel] = (await ask(ben, "replay")).private
    assert "Step 1 of" in panel.text
    assert list(panel.files) == ["dice.png"]
    assert list((await _press(ben, panel, "✨")).files) == ["dice.png"]


@pytest.mark.parametrize("moves", [True, False])
async def test_somebody_who_played_shows_everybody_the_highlight_once(
    world: TestWorld, anna: Player, ben: Player, chloe: Player, moves: bool
) -> None:
    services, number = world.bot.services, await ended_early(world, "mensch", anna, ben, actions=60)
    await services.preferences.servers.change(world.guild.id, lambda server: replace(server, motion=moves))
    assert not (await ask(chloe, "replay", "highlight", table=number)).private[0].has_button("Montrer à tout le monde")
    assert (await ask(chloe, "replay-show", table=number)).text
    [whole] = (await ask(ben, "replay", table=number)).private
    highlight = await _press(ben, whole, "✨")
    animation = highlight.files[f"highlight-{number}.gif"]
    with Image.open(BytesIO(animation)) as picture:
        frames = int(getattr(picture, "n_frames", 1))
        milliseconds = 0
        for frame in range(frames):
            picture.seek(frame)
            milliseconds += picture.info["duration"]
    assert frames > 3
    assert milliseconds <= 8000
    count = len(world.messages)
    for _ in range(2):
        last = await ask(ben, "replay-show", "highlight", table=number)
        assert len(world.messages) == count + 1
    assert "once" in last.text
    assert list(world.messages[-1].files) == ([f"highlight-{number}.gif"] if moves else ["board.png"])
    assert not (await ask(ben, "replay", table=number)).private[0].has_button("Show everybody")


async def test_a_shared_highlight_says_what_the_result_says_and_who_shares_it(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    services = world.bot.services
    await services.preferences.servers.change(world.guild.id, lambda server: replace(server, motion=False))
    people = Person(anna.id, "Anna"), Person(ben.id, "Ben")
    table = await started(services.host, "forgetit", people, channel=world.channel.id, guild=world.guild.id)
    over, epilogue = await play(services.host, table.id), await services.host.records.epilogue(table.id)
    result = await services.painter.result_message(over, over.milestones - 1, epilogue, pictures=False)
    said = (part.content for part in result.layout.walk_children() if isinstance(part, ui.TextDisplay))
    [sentence] = [line for line in "\n".join(said).splitlines() if line.startswith("↪️ ")]
    await ask(ben, "replay-show", "highlight", table=table.id)
    assert sentence in world.messages[-1].text
    assert "Geteilt von Ben" in world.messages[-1].text


async def test_a_match_that_goes_on_cannot_be_replayed(world: TestWorld, anna: Player, ben: Player) -> None:
    host = world.bot.services.host
    people = Person(anna.id, "Anna"), Person(ben.id, "Ben")
    table = await started(host, "kaeseschieben", people, channel=world.channel.id, guild=world.guild.id)
    assert "still going" in (await ask(ben, "replay")).text
    await ben.command("board")
    assert "still going" in (await ben.press_id(f"sa:{table.id}:0:replay-step:on:3", world.table.id)).text
