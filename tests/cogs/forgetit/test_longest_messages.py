"""The longest messages of For-Get-It keep to Discord's limits, in every language."""

from dataclasses import replace
from functools import partial

import pytest

from cogs.games.forgetit.controls import paint_picker
from cogs.messages.invitation import invitation
from engine.forgetit.events import Busted, DiceRolled, NumbersKept, RoundEnded, TurnStopped
from engine.forgetit.hand import NONE, Counts, Hand
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Outcome
from host.table.public_table import PublicTable
from host.table.status import Status
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import check
from tests.cogs.longest_messages import check_result, check_table, every_language, longest
from tests.cogs.playing import seat_all, table_of
from tests.render.forgetit_samples import after_all_nine, busted, first_roll, later_roll, sample_view
from tests.simulated_discord import Player


@pytest.fixture
async def table(world: TestWorld, ben: Player) -> PublicTable:
    """Sixteen people with the longest names, late in the match, with a vote open."""
    world.bot.services.computers.pace = 3600
    await seat_all(world, [ben], 15, "forgetit")
    return longest(await table_of(world), to_act=(15,))


def views() -> list[ForGetItView]:
    hand = replace(after_all_nine(), collected=39)
    late = partial(sample_view, seats=16, rounds=11, turn=15, odds="public")
    most_numbers = Hand().rolled([1, 1, 2, 2, 3, 3, 4, 4, 5])
    return [late(hand), late(most_numbers), late(hand, phase=Phase.DECIDING), late(Hand(), phase=Phase.TO_ROLL)]


async def test_turns_with_public_and_private_odds(world: TestWorld, table: PublicTable) -> None:
    async for _ in every_language(world, table):
        for view in views():
            for odds in ("public", "private"):
                recent = ((TurnStopped(3, later_roll(), 600),),)
                await check_table(world, replace(table, view=replace(view, odds=odds), recent=recent))


async def test_the_last_sheet(world: TestWorld, table: PublicTable) -> None:
    view = replace(sample_view(Hand(), phase=Phase.OVER, seats=16, rounds=12, turn=None), by_vote=True)
    outcome = Outcome((1,) * 16)
    over = replace(table, view=view, status=Status.FINISHED, milestones=12, outcome=outcome, revealed_secret="f" * 64)
    async for _ in every_language(world, table):
        await check_result(world, over, 11)


async def test_a_long_story(world: TestWorld, table: PublicTable) -> None:
    """Everybody had a turn since the acting seat's last one."""
    dice = first_roll().shown
    turn = [
        (DiceRolled(seat, dice, NONE, afresh=True), NumbersKept(seat, 3, Counts(2, 0, 1), 39, 9999))
        for seat in range(16)
    ]
    ends = [(Busted(seat, busted(), lost=9999), RoundEnded(seat, by_vote=False)) for seat in range(16)]
    recent = tuple(events for pair in zip(turn, ends, strict=True) for events in pair)
    async for _ in every_language(world, table):
        check(await world.bot.services.painter.table_message(replace(table, recent=recent), pictures=False))


async def test_the_invitation_of_sixteen_and_the_picker_for_nine_dice(world: TestWorld, table: PublicTable) -> None:
    async for say in every_language(world, table):
        check(invitation(replace(table, status=Status.LOBBY), say))
        scene = replace(await world.bot.services.painter.scene(table, say), view=sample_view(Hand().rolled([5] * 9)))
        for digits in ("0" * 9, "1" * 9, "100000000"):
            check(paint_picker(scene, ("0", digits)))
