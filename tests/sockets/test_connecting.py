"""Starting on a Discord of our own, over real sockets: what the owner reads when it does not work."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import discord
import pytest
from discord.http import Route

from localization.catalog import Language, load_speakers
from operation.problems import WRONG_SETTINGS, CannotStart
from operation.running import run_on_discord
from startup.settings import Settings
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord
from tests.sockets.started_bot import Started

say = load_speakers()[Language.ENGLISH]


def settings(tmp_path: Path, *, members_intent: bool = False) -> Settings:
    return Settings(
        token=TOKEN,
        database_url=f"sqlite:///{tmp_path / 'games.sqlite'}",
        playground_port=8765,
        log_level="INFO",
        members_intent=members_intent,
    )


async def test_a_wrong_token_is_called_so_and_not_repeated(loopback: LoopbackDiscord, tmp_path: Path) -> None:
    with pytest.raises(CannotStart) as cannot:
        await run_on_discord(settings(tmp_path), "wrong", say)
    assert str(cannot.value) == (
        "Discord does not accept this DISCORD_TOKEN. Copy it again from the developer portal (Bot → Reset Token)."
    )
    assert loopback.tokens == ["Bot wrong"]


async def test_the_members_intent_without_consent_in_the_portal_is_called_so(
    loopback: LoopbackDiscord, tmp_path: Path
) -> None:
    with pytest.raises(CannotStart) as cannot:
        # discord.py comes back for ever to a gateway that it misunderstands.
        await asyncio.wait_for(run_on_discord(settings(tmp_path, members_intent=True), TOKEN, say), 20)
    assert str(cannot.value).startswith("MEMBERS_INTENT is on, but the Server Members Intent is off")
    assert loopback.intents == [discord.Intents(guilds=True, members=True, dm_messages=True).value]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (4004, "Discord does not accept this DISCORD_TOKEN."),
        (4010, "Discord refuses this number of shards."),
        (4011, "Discord refuses this number of shards."),
        (4012, "Discord no longer lets this version of Spieleabend in (4012)."),
        (4013, "Discord no longer lets this version of Spieleabend in (4013)."),
        (4014, "MEMBERS_INTENT is on, but the Server Members Intent is off"),
    ],
)
async def test_what_discord_takes_away_while_the_bot_runs_ends_it_for_good(
    loopback: LoopbackDiscord, start: Callable[..., Started], code: int, sentence: str
) -> None:
    """Such as the token, which its owner has reset."""
    bot = start()
    await bot.ready()
    await loopback.close(code)
    with pytest.raises(CannotStart) as cannot:
        await asyncio.wait_for(bot.task, 20)
    assert str(cannot.value).startswith(sentence)
    assert cannot.value.code == WRONG_SETTINGS
    assert loopback.identified == [(0, 1)], "it does not try again"


async def test_without_a_network_the_owner_reads_that_discord_cannot_be_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api")  # the discard port, where nobody listens
    with pytest.raises(CannotStart) as cannot:
        await run_on_discord(settings(tmp_path), TOKEN, say)
    assert str(cannot.value).startswith("Discord cannot be reached: ")
    assert TOKEN not in str(cannot.value)
