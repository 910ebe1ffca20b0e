"""The longest messages of Käseschieben keep to Discord's limits, in every language."""

from dataclasses import replace

import pytest

from cogs.messages.invitation import invitation
from engine.kaeseschieben.view import Phase, RevealedCheese, RoundResult
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from render.kaeseschieben.samples import sample_start
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import LONG_NAME, check
from tests.cogs.kaeseschieben.playing import play_turn
from tests.cogs.longest_messages import check_result, check_table, every_language, longest
from tests.cogs.playing import seat_all, table_of
from tests.render.test_kaeseschieben import CHEESES, longest_position


@pytest.fixture
async def table(world: TestWorld) -> PublicTable:
    """Late in the match, after real turns."""
    players = [world.person(name) for name in ("Anna", "Ben", "Chloé")]
    await seat_all(world, players)
    for _ in range(9):
        await play_turn(world, players)
    return longest(await table_of(world), view=longest_position())


async def test_a_game_in_pictures_and_in_words(world: TestWorld, table: PublicTable) -> None:
    async for say in every_language(world, table):
        await check_table(world, table)
        await check_table(world, replace(table, view=replace(table.view, phase=Phase.BONUS)))
        check(invitation(replace(table, status=Status.LOBBY), say))


async def test_the_last_of_nine_results(world: TestWorld, table: PublicTable) -> None:
    pile = tuple(RevealedCheese(cheese, cheese.id % 2 == 0) for cheese in CHEESES)
    everybody = (0, 1, 2, 3)
    result = RoundResult((pile,) * 4, pile, pile, (99,) * 4, everybody, by_vote=True)
    view = replace(sample_start(4), results=(result,) * 9, round=9, rounds=9, phase=Phase.OVER)
    seats = (*table.seats, replace(table.seats[0], person=Person(2**63 - 4, LONG_NAME)))
    over = replace(table, view=view, seats=seats, status=Status.FINISHED, milestones=9)
    async for _ in every_language(world, table):
        await check_result(world, over, 8)
