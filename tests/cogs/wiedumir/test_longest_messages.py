"""The longest messages of Wie Du mir … keep to Discord's limits, in every language."""

from dataclasses import replace
from itertools import product

import pytest

from cogs.messages.invitation import invitation
from engine.game import Event
from engine.wiedumir.board import GOAL, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import CardDrawn, ChipsGiven, ChipsPaid, DieRolled, LimitStruck, PawnMoved
from engine.wiedumir.questions import PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion
from engine.wiedumir.view import DrawnCard, GameResult, Length, Phase, WieDuMirView
from host.table.public_table import PublicTable
from host.table.status import Status
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import check
from tests.cogs.longest_messages import check_result, check_table, every_language, longest
from tests.cogs.playing import table_of
from tests.cogs.wiedumir.playing import open_table, panel_message
from tests.render.test_wiedumir import longest_position
from tests.simulated_discord import Player

each_size = pytest.mark.parametrize("seats", [2, 5, 8])

LONG_TABLE = 2**31
"""No table will have a greater number."""


async def table_of_long_names(world: TestWorld, ben: Player, seats: int) -> PublicTable:
    """People with the longest names, late in the match, after a turn with a long chain, with a vote open."""
    world.bot.services.computers.pace = 3600
    await open_table(world, [ben], seats - 1, no_comparing=True)
    table = await table_of(world)
    recent = (*table.recent, long_chain(seats), long_chain(seats))
    return longest(table, id=LONG_TABLE, version=99_999, to_act=(seats - 1,), recent=recent)


def long_chain(seats: int) -> tuple[Event, ...]:
    """Every card gives something to everybody, whom the limit strikes."""
    last = Pawn(seats - 1, 0)
    events: list[Event] = [DieRolled(seats - 1, 3)]
    for card in Card:
        events += [PawnMoved(0, last, 12, 14, card, False), CardDrawn(seats - 1, last, card, 21)]
        events += [ChipsGiven(seats - 1, seat, 10, card) for seat in range(seats - 1)]
        events += [LimitStruck(seat, 56) for seat in range(seats - 1)]
        events.append(ChipsPaid(seats - 1, 3, 4, card))
    return tuple(events)


@each_size
async def test_turns_and_cards(world: TestWorld, ben: Player, seats: int) -> None:
    table = await table_of_long_names(world, ben, seats)
    async for _ in every_language(world, table):
        for phase in (Phase.TO_ROLL, Phase.MOVING, Phase.DECIDING):
            view = replace(longest_position(seats=seats, phase=phase), no_comparing=True)
            await check_table(world, replace(table, view=view))


def questions(seats: int) -> list[Question]:
    others = range(seats - 1)
    everywhere = tuple(range(GOAL + 1))
    return [
        PawnQuestion(tuple((Pawn(seat, 0), everywhere) for seat in others)),
        PawnQuestion(((Pawn(seats - 1, 0), everywhere[:-1]),)),
        PawnQuestion(tuple((Pawn(seat, 0), (3, GOAL)) for seat in others)),
        SeatQuestion(tuple(others), drawer=3),
        PairQuestion(tuple((one, two) for one in others for two in others if one < two)),
        PairQuestion(tuple((one, two) for one in others for two in others if one != two)),
    ]


@each_size
async def test_every_panel(world: TestWorld, ben: Player, seats: int) -> None:
    table = await table_of_long_names(world, ben, seats)
    async for say in every_language(world, table):
        for question in questions(seats):
            if not answers_of(question):
                continue
            view = asked(seats, question)
            check(panel_message(table, view, say))
            shown = replace(table, view=view)
            check(await world.bot.services.painter.table_message(shown, pictures=False))
        if seats == 8:
            check(panel_message(table, asked(seats, questions(seats)[0]), say, "3-0"))
            check(panel_message(table, asked(seats, questions(seats)[5]), say, "3"))


def answers_of(question: Question) -> object:
    match question:
        case PawnQuestion(targets):
            return targets
        case SeatQuestion(seats):
            return seats
        case PairQuestion(pairs):
            return pairs
    return True


@each_size
async def test_every_calculator(world: TestWorld, ben: Player, seats: int) -> None:
    table = await table_of_long_names(world, ben, seats)
    async for say in every_language(world, table):
        for takes, (least, most) in product((False, True), ((5, 5), (2, 60))):
            view = asked(seats, ShareQuestion(least, most, (*(60,) * (seats - 1), 0), takes))
            for amounts in ((0,) * seats, (*(most // (seats - 1),) * (seats - 1), 0)):
                check(panel_message(table, view, say, "over", ",".join(map(str, amounts))))


def asked(seats: int, question: Question) -> WieDuMirView:
    """The last seat's own view."""
    view = longest_position(seats=seats, phase=Phase.DECIDING)
    drawn = DrawnCard(seats - 1, Pawn(seats - 1, 0), Card.LAST_PAYS)
    return replace(view, viewer=seats - 1, drawn=drawn, question=question)


async def test_the_last_result_and_the_invitation(world: TestWorld, ben: Player) -> None:
    table = await table_of_long_names(world, ben, 8)
    result = GameResult((7,) * 8, tuple(range(1, 9)), (1, 2, 3, 4, 5, 6, 7, 8), (199,) * 8, by_vote=True)
    view = replace(
        longest_position(phase=Phase.TO_ROLL), phase=Phase.OVER, length=Length(None, 100), results=(result,) * 9,
        drawn=None, turn=None, to_act=None,
    )  # fmt: skip
    over = replace(table, view=view, status=Status.FINISHED, milestones=9, revealed_secret="f" * 64, to_act=())
    async for say in every_language(world, table):
        await check_result(world, over, 8)
        await check_table(world, over)
        check(invitation(replace(table, status=Status.LOBBY), say))
