"""Starting on a Discord of our own, over real sockets: what the owner reads when it does not work."""

import asyncio
from pathlib import Path

import discord
import pytest
from discord.http import Route

from localization.catalog import Language, load_speakers
from operation.problems import CannotStart
from operation.running import run_on_discord
from startup.settings import Settings
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord

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
    assert loopback.intents == [discord.Intents(guilds=True, members=True).value]


async def test_without_a_network_the_owner_reads_that_discord_cannot_be_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api")  # the discard port, where nobody listens
    with pytest.raises(CannotStart) as cannot:
        await run_on_discord(settings(tmp_path), TOKEN, say)
    assert str(cannot.value).startswith("Discord cannot be reached: ")
    assert TOKEN not in str(cannot.value)
