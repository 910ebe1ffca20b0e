"""People who take the bot along to group messages, and to servers where it is not."""

from typing import Any

import pytest
from simcord import interactions

from tests.cogs.conftest import TestWorld
from tests.simulated_discord import Player

MOST_ANSWERS = 5
"""Discord takes no more follow-ups of a guest."""


@pytest.fixture
def abroad(world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Player:
    """Ben in a group's messages, or on a server that has not got the bot."""
    make, is_server = interactions.base_payload, request.param == "server"

    def brought_along(*args: Any, **values: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = make(*args, **values)
        return record, {
            **payload,
            "context": 0 if is_server else 2,
            "authorizing_integration_owners": {"1": str(values["user_id"])},
        }

    monkeypatch.setattr(interactions, "base_payload", brought_along)
    if not is_server:
        return ben.at_home
    monkeypatch.setattr(world.bot, "get_guild", lambda number: None)
    return ben


async def told(player: Player, command: str, **options: Any) -> str:
    answer = await player.command(command, **options)
    assert 1 <= len(answer.private) <= MOST_ANSWERS
    assert "incident" not in answer.text.lower()
    return answer.text


@pytest.mark.parametrize("abroad", ["group", "server"], indirect=True)
async def test_what_needs_no_table_works_anywhere(world: TestWorld, ben: Player, abroad: Player) -> None:
    assert "At a glance" in await told(abroad, "rules", game="kaeseschieben")
    assert "Your statistics" in await told(abroad, "stats")
    assert "Puzzle of the day" in await told(abroad, "puzzle")
    assert "your name" in await told(abroad, "privacy")
    text = await told(abroad, "help")
    assert "invite me" in text, "and why no table can be opened here"
    said = abroad.private()[-1]
    assert said.labels == ["Today’s puzzle", "My tables", "My statistics", "Settings", "Commands"]
    await abroad.press("Commands", on=said.id)
    assert "Nights" not in " ".join(abroad.private()[-1].labels)
    await told(abroad, "learn", game="kaeseschieben")
    lesson = await world.bot.services.host.time.tables_of(ben.id)
    assert [(table.guild_id, table.channel_id) for table in lesson] == [(0, ben.at_home.channel.id)]


@pytest.mark.parametrize("abroad", ["group", "server"], indirect=True)
async def test_whatever_needs_the_server_says_why_not(world: TestWorld, abroad: Player) -> None:
    await abroad.command("help")
    said = abroad.private()[-1]
    for custom_id in (
        "sa:0:0:help-play:forgetit",
        "sa:0:0:desk:history",
        "sa:0:0:desk:board",
        "sa:0:0:settings:server::0",
    ):
        assert "invite me" in (await abroad.press_id(custom_id, said.id)).text, custom_id


@pytest.mark.parametrize("abroad", ["server"], indirect=True)
async def test_where_apps_from_outside_are_not_heard_that_is_said(world: TestWorld, abroad: Player) -> None:
    world.deny(abroad, use_external_apps=True)
    await abroad.command("puzzle")
    shown = abroad.private()[-1]
    await abroad.press_id(str(shown.buttons[0]["custom_id"]), shown.id)
    answered = abroad.private()[-1]
    share = next(each["custom_id"] for each in answered.buttons if each["label"] == "Share")
    assert "nobody else would see it" in (await abroad.press_id(share, answered.id)).text
    world.allow(abroad, use_external_apps=True)
    before = len(world.messages)
    await abroad.press_id(share, answered.id)
    assert len(world.messages) == before + 1
