"""The longest messages of Wie Du mir … keep to Discord's limits, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.messages.invitation import invitation
from engine.game import Event
from engine.wiedumir.board import GOAL, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import CardDrawn, ChipsGiven, ChipsPaid, DieRolled, LimitStruck, PawnMoved
from engine.wiedumir.questions import PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion
from engine.wiedumir.view import DrawnCard, GameResult, Length, Phase, WieDuMirView
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from localization.catalog import Language
from playground.simulated_discord import Player
from render.theme import Theme
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import LONG_NAME, LONGEST_PROPOSAL, check
from tests.cogs.epilogues import LONGEST_EPILOGUE
from tests.cogs.playing import table_of
from tests.cogs.wiedumir.playing import open_table, panel_message
from tests.render.test_wiedumir import longest_position

each_language = pytest.mark.parametrize("language", Language)
each_size = pytest.mark.parametrize("seats", [2, 5, 8])

LONG_TABLE = 2**31
"""No table will have a greater number."""


async def table_of_long_names(world: TestWorld, ben: Player, seats: int) -> PublicTable:
    """People with the longest names, late in the match, after a turn with a long chain, with a vote open."""
    world.bot.services.computers.pace = 3600
    await open_table(world, [ben], seats - 1, no_comparing=True)
    table = await table_of(world)
    holders = tuple(replace(holder, person=Person(2**63 - 1 - n, LONG_NAME)) for n, holder in enumerate(table.seats))
    return replace(
        table,
        id=LONG_TABLE,
        version=99_999,
        seats=holders,
        proposal=LONGEST_PROPOSAL,
        to_act=(seats - 1,),
        recent=(*table.recent, long_chain(seats), long_chain(seats)),
    )


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


@each_language
@each_size
async def test_turns_and_cards(world: TestWorld, ben: Player, language: Language, seats: int) -> None:
    table = await table_of_long_names(world, ben, seats)
    await world.bot.services.preferences.servers.change(
        table.guild_id, lambda former: replace(former, language=language, theme=Theme.DARK)
    )
    for phase in (Phase.TO_ROLL, Phase.MOVING, Phase.DECIDING):
        shown = replace(table, view=replace(longest_position(seats=seats, phase=phase), no_comparing=True))
        for pictures in (True, False):
            check(await world.bot.services.painter.table_message(shown, pictures=pictures))


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


@each_language
@each_size
async def test_every_panel(world: TestWorld, ben: Player, language: Language, seats: int) -> None:
    table = await table_of_long_names(world, ben, seats)
    say = world.bot.services.speakers[language]
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


@each_language
@each_size
async def test_every_calculator(world: TestWorld, ben: Player, language: Language, seats: int) -> None:
    table = await table_of_long_names(world, ben, seats)
    say = world.bot.services.speakers[language]
    for takes in (False, True):
        for least, most in ((5, 5), (2, 60)):
            question = ShareQuestion(least, most, (*(60,) * (seats - 1), 0), takes)
            view = asked(seats, question)
            for amounts in ((0,) * seats, (*(most // (seats - 1),) * (seats - 1), 0)):
                check(panel_message(table, view, say, "over", ",".join(map(str, amounts))))


def asked(seats: int, question: Question) -> WieDuMirView:
    """The last seat's own view."""
    view = longest_position(seats=seats, phase=Phase.DECIDING)
    drawn = DrawnCard(seats - 1, Pawn(seats - 1, 0), Card.LAST_PAYS)
    return replace(view, viewer=seats - 1, drawn=drawn, question=question)


@each_language
async def test_the_last_result(world: TestWorld, ben: Player, language: Language) -> None:
    table = await table_of_long_names(world, ben, 8)
    await world.bot.services.preferences.servers.change(
        table.guild_id, lambda former: replace(former, language=language, theme=Theme.DARK)
    )
    result = GameResult((7,) * 8, tuple(range(1, 9)), (1, 2, 3, 4, 5, 6, 7, 8), (199,) * 8, by_vote=True)
    view = replace(
        longest_position(phase=Phase.TO_ROLL), phase=Phase.OVER, length=Length(None, 100), results=(result,) * 9,
        winners=tuple(range(8)), drawn=None, turn=None, to_act=None,
    )  # fmt: skip
    over = replace(table, view=view, status=Status.FINISHED, milestones=9, revealed_secret="f" * 64, to_act=())
    for pictures in (True, False):
        check(
            await world.bot.services.painter.result_message(over, 8, LONGEST_EPILOGUE[over.game_key], pictures=pictures)
        )
        check(await world.bot.services.painter.table_message(over, pictures=pictures))


@each_language
async def test_the_invitation_of_eight(world: TestWorld, ben: Player, language: Language) -> None:
    table = await table_of_long_names(world, ben, 8)
    check(invitation(replace(table, status=Status.LOBBY), world.bot.services.speakers[language]))
