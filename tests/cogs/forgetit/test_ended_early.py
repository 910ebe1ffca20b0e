"""Stated result of a match that is ended by vote in the middle of a round, or before anything happened."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from cogs.components.layout import Picture
from cogs.faces.forgetit.face import ForGetItFace
from cogs.faces.scene import Scene, seat_names
from cogs.messages.table_message import result_message
from engine.forgetit.hand import Entry, Hand
from engine.forgetit.rules import FORGETIT
from host.results.epilogue import Epilogue
from host.table.proposal import EndEarly
from host.table.public_table import PublicTable
from localization.catalog import Language, load_speakers
from render.theme import Theme
from store.database import sqlite_address
from store.store import Store
from tests.engine.forgetit.positions import state_of
from tests.host.tables import ANNA, BEN, CHLOE, open_host, started

SAY = load_speakers()[Language.ENGLISH]


@pytest.fixture
async def over(database: Path) -> AsyncIterator[PublicTable]:
    store = await Store.open(sqlite_address(database))
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.propose(table.id, ANNA.id, EndEarly("match"), press="6")
    yield await host.propose(table.id, BEN.id, EndEarly("match"), press="7")
    await store.close()


def result_of(over: PublicTable, sheet: list[list[Entry]], *, pictures: bool) -> tuple[str, str]:
    """Text of the result, and alternative texts of its pictures."""
    ended = FORGETIT.stop(state_of(Hand(), seats=3, sheet=sheet), "match").state
    milestones = min(map(len, sheet)) + 1
    table = replace(
        over, view=FORGETIT.view(ended, None), outcome=FORGETIT.outcome(ended), milestones=milestones, recent=()
    )
    scene: Scene[Any] = Scene(table, table.view, SAY, seat_names(table, SAY), Theme.DARK)
    message = result_message(ForGetItFace(), scene, milestones - 1, Epilogue(), pictures=pictures)
    said = (part.content for part in message.layout.walk_children() if isinstance(part, ui.TextDisplay))
    alt_texts = (picture.alt_text for picture in message.attachments if isinstance(picture, Picture))
    return "\n".join(said), "\n".join(alt_texts)


async def test_a_round_that_was_not_finished_is_not_said_to_be_over(over: PublicTable) -> None:
    text, _ = result_of(over, [[2], [9, 5], [4]], pictures=False)
    assert "after round 2" not in text
    assert "in the middle of round 2" in text
    assert "🔺 **Anna** and 🟩 **Chloé** had no turn in round 2" in text
    assert "**Anna** · 2 points after one turn" in text
    assert "**Ben** · 14 points after 2 turns" in text


async def test_nobody_wins_what_has_not_begun(over: PublicTable) -> None:
    text, alt_texts = result_of(over, [[], [], []], pictures=True)
    assert "shared win" not in text
    assert "a tie" in text
    assert "1." not in alt_texts
    text, _ = result_of(over, [[], [], []], pictures=False)
    assert "🥇" not in text
    assert "after round" not in text
