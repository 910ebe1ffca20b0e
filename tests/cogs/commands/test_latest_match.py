"""Replay, luck, record and dice without a number are those of the channel's latest match, not of an invitation."""

from __future__ import annotations

import pytest

from host.time.schedule import INVITATION_SECONDS
from playground.simulated_discord import Player
from tests.cogs.commands.ended_matches import ended_early
from tests.cogs.conftest import TestWorld
from tests.cogs.passing_time import pass_time
from tests.cogs.playing import table_of

COMMANDS = ("replay", "luck", "export", "verify")


@pytest.mark.parametrize("command", COMMANDS)
async def test_an_invitation_open_or_over_hides_no_match(
    world: TestWorld, anna: Player, ben: Player, command: str
) -> None:
    number = await ended_early(world, "mensch", anna, ben)
    before = (await ben.command(command)).private
    assert any(str(number) in name for seen in before for name in (*seen.files, seen.text))
    await ben.command("play", game="forgetit")
    assert (await ben.command(command)).private[-1].text == before[-1].text
    await pass_time(world, INVITATION_SECONDS + 120)
    assert world.messages[-1].text.startswith("## For-Get-It\n⌛")
    assert (await ben.command(command)).private[-1].text == before[-1].text


@pytest.mark.parametrize("command", COMMANDS)
async def test_of_two_matches_the_one_that_goes_on_is_meant(
    world: TestWorld, anna: Player, ben: Player, command: str
) -> None:
    await ended_early(world, "mensch", anna, ben)
    await ben.command("play", game="forgetit")
    await anna.command("join")
    await ben.command("start")
    said = (await ben.command(command)).text
    assert "still going" in said or "so far" in said


@pytest.mark.parametrize("command", COMMANDS)
async def test_where_no_match_has_begun_it_is_said(world: TestWorld, ben: Player, command: str) -> None:
    none = "No match has begun in this channel yet."
    assert none in (await ben.command(command)).text
    await ben.command("play", game="forgetit")
    assert none in (await ben.command(command)).text


async def test_an_invitation_that_ran_out_has_no_record(world: TestWorld, ben: Player) -> None:
    await ben.command("play", game="forgetit")
    await pass_time(world, INVITATION_SECONDS + 120)
    invitation = await table_of(world)
    assert "invitation is over" in (await ben.command("export", table=invitation.id)).text
