"""The longest messages of Käseschieben keep to Discord's limits, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.messages.invitation import invitation
from engine.kaeseschieben.view import Phase, RevealedCheese, RoundResult
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from localization.catalog import Language
from render.kaeseschieben.samples import sample_start
from render.theme import Theme
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import LONG_NAME, LONGEST_PROPOSAL, check
from tests.cogs.epilogues import LONGEST_EPILOGUE
from tests.cogs.kaeseschieben.playing import play_turn
from tests.cogs.playing import seat_all, table_of
from tests.render.test_kaeseschieben import CHEESES, longest_position

_played: list[PublicTable] = []


@pytest.fixture
async def table(world: TestWorld) -> PublicTable:
    """Late in the match, after real turns, which are played once for all these tests."""
    if not _played:
        players = [world.person(name) for name in ("Anna", "Ben", "Chloé")]
        await seat_all(world, players)
        for _ in range(9):
            await play_turn(world, players)
        _played.append(await table_of(world))
    [table] = _played
    seats = tuple(replace(holder, person=Person(2**63 - 1 - n, LONG_NAME)) for n, holder in enumerate(table.seats))
    return replace(table, seats=seats, proposal=LONGEST_PROPOSAL, view=longest_position())


@pytest.mark.parametrize("language", Language)
async def test_a_game_in_pictures_and_in_words(world: TestWorld, table: PublicTable, language: Language) -> None:
    await world.bot.services.preferences.servers.change(
        table.guild_id, lambda former: replace(former, language=language, theme=Theme.DARK)
    )
    for pictures in (True, False):
        check(await world.bot.services.painter.table_message(table, pictures=pictures))
        bonus = replace(table, view=replace(table.view, phase=Phase.BONUS))
        check(await world.bot.services.painter.table_message(bonus, pictures=pictures))


@pytest.mark.parametrize("language", Language)
async def test_the_last_of_nine_results(world: TestWorld, table: PublicTable, language: Language) -> None:
    await world.bot.services.preferences.servers.change(
        table.guild_id, lambda former: replace(former, language=language, theme=Theme.DARK)
    )
    pile = tuple(RevealedCheese(cheese, cheese.id % 2 == 0) for cheese in CHEESES)
    everybody = (0, 1, 2, 3)
    result = RoundResult((pile,) * 4, pile, pile, (99,) * 4, everybody, by_vote=True)
    view = replace(sample_start(4), results=(result,) * 9, winners=everybody, round=9, rounds=9, phase=Phase.OVER)
    seats = (*table.seats, replace(table.seats[0], person=Person(2**63 - 4, LONG_NAME)))
    over = replace(table, view=view, seats=seats, status=Status.FINISHED, milestones=9)
    for pictures in (True, False):
        check(
            await world.bot.services.painter.result_message(over, 8, LONGEST_EPILOGUE[over.game_key], pictures=pictures)
        )


@pytest.mark.parametrize("language", Language)
async def test_an_invitation(world: TestWorld, table: PublicTable, language: Language) -> None:
    check(invitation(replace(table, status=Status.LOBBY), world.bot.services.speakers[language]))
