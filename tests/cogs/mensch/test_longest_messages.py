"""The longest messages of both games keep to Discord's limits, in every language."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cogs.faces.mensch.pawn_text import complete_claim, complete_move
from cogs.messages.invitation import invitation
from engine.game import Event, Outcome
from engine.mensch.board import PawnId
from engine.mensch.events import (
    CaptureClaimed,
    CaptureOverlooked,
    DieRolled,
    Force,
    MatchDecided,
    NothingMoved,
    Obstacle,
    PawnMoved,
    SeatFinished,
    StarterFound,
    StartRolled,
    Stuck,
    WallFell,
)
from engine.mensch.view import MenschView, Phase
from host.table.public_table import PublicTable
from host.table.status import Status
from render.mensch.describe import describe_position
from render.mensch.samples import sample_start
from tests.cogs.conftest import TestWorld
from tests.cogs.discord_limits import check
from tests.cogs.longest_messages import check_result, check_table, every_language, longest
from tests.cogs.mensch.playing import EINIGKEIT, four, seat_all
from tests.cogs.playing import table_of
from tests.render.mensch_positions import LONGEST_MOVES, longest_position
from tests.render.mensch_samples import sample_end, sample_pair_end, sample_walls

WALL = (PawnId(1, 0), PawnId(3, 3))


def long_stories() -> Iterator[list[Event]]:
    """Every kind of line, so often that nothing else is recounted."""
    obstacles = (Obstacle.WALL, Obstacle.OWN_PAWN, Obstacle.TOO_FAR, Obstacle.NEEDS_SIX)
    yield [StartRolled(tuple((seat, 6) for seat in range(4)))] * 20
    yield [StarterFound(3)] * 20
    yield [DieRolled(3, 6, 1, 1), NothingMoved(3, 3, 6, 1, 0, Stuck.BLOCKED, obstacles)] * 20
    yield [DieRolled(0, 6, 1, 1), PawnMoved(0, PawnId(2, 3), 0, 1, WALL, (), Force.SIX_ENTERS)] * 20
    yield [DieRolled(0, 5, 1, 1), PawnMoved(0, PawnId(2, 3), 35, 40, (), WALL[:1], Force.COMPELLED)] * 20
    yield [CaptureOverlooked(2, (PawnId(2, 0), PawnId(2, 1), PawnId(2, 2))), CaptureClaimed(1, PawnId(2, 1), 31)] * 20
    yield [DieRolled(0, 6, 1, 1), WallFell(0, 2, WALL)] * 20
    yield [SeatFinished(3, 2), MatchDecided((1, 1, 1, 1), by_vote=False)] * 20


@pytest.fixture
async def table(world: TestWorld) -> PublicTable:
    """Four people with the longest names, with a vote open."""
    await seat_all(world, four(world), game=EINIGKEIT)
    return longest(await table_of(world), to_act=(2,))


def views() -> list[MenschView]:
    longest = longest_position()
    rolling = longest._replace(phase=Phase.TO_ROLL, die=0, destinations=(), obstacles=(), attempt=2, attempts=3)
    return [longest, rolling, sample_walls(), sample_start(4, pairs=True)]


async def test_turns(world: TestWorld, table: PublicTable) -> None:
    async for say in every_language(world, table):
        for view in views():
            assert len(describe_position(view, say, latest=LONGEST_MOVES)) <= 1024, "alt texts are never cut off"
            for story in long_stories():
                await check_table(world, replace(table, view=view, recent=(tuple(story),)))


async def test_results(world: TestWorld, table: PublicTable) -> None:
    async for _ in every_language(world, table):
        for view in (
            sample_end(),
            sample_pair_end()._replace(by_vote=True),
            sample_end()._replace(places=(1, 1, 1, 1)),
        ):
            outcome = Outcome(view.places)
            over = replace(table, view=view, status=Status.FINISHED, milestones=1, outcome=outcome)
            await check_result(world, replace(over, revealed_secret="f" * 64), 0)


async def test_invitation_and_completions(world: TestWorld, table: PublicTable) -> None:
    view = longest_position()
    async for say in every_language(world, table):
        check(invitation(replace(table, status=Status.LOBBY), say))
        for pairs in (complete_move(view, "", say), complete_claim(view._replace(viewer=0), "", say)):
            assert 1 <= len(pairs) <= 4
            assert all(len(label) <= 80 for label, _ in pairs), "nothing of it is cut off, on buttons neither"
