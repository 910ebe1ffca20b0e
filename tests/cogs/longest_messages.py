"""Tables whose messages are as long as they can be, and the check of them in every language."""

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.replay import ReplayStep
from host.table.public_table import PublicTable
from host.table.seats import Person
from localization.catalog import Language, Speaker
from render.theme import Theme
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import LONG_NAME, LONGEST_PROPOSAL, check
from tests.cogs.epilogues import longest_epilogue


def longest(table: PublicTable, **changes: Any) -> PublicTable:
    """With people of the longest names, and a vote open."""
    seats = tuple(replace(holder, person=Person(2**63 - 1 - n, LONG_NAME)) for n, holder in enumerate(table.seats))
    return replace(table, seats=seats, proposal=LONGEST_PROPOSAL, **changes)


async def every_language(world: TestWorld, table: PublicTable) -> AsyncIterator[Speaker]:
    """The table's server speaks one language after the other."""
    for language in Language:
        chosen = partial(replace, language=language, theme=Theme.DARK)
        await world.bot.services.preferences.servers.change(table.guild_id, chosen)
        yield world.bot.services.speakers[language]


async def check_table(world: TestWorld, table: PublicTable) -> None:
    for pictures in (True, False):
        check(await world.bot.services.painter.table_message(table, pictures=pictures))


async def check_result(world: TestWorld, table: PublicTable, number: int) -> None:
    step = ReplayStep(0, 1, table.version, table.view, table.to_act, table.outcome, table.milestones, table.recent)
    epilogue = longest_epilogue(table.game_key, step)
    for pictures in (True, False):
        check(await world.bot.services.painter.result_message(table, number, epilogue, pictures=pictures))
