"""Facts counted of matches: found after their end by whichever process is there, kept once, and gone with them."""

import pytest
import pytest_asyncio

from engine.game import AnyGame
from engine.transcript import CorruptRecord
from host.refusal import Refused
from host.results.statistics import TRY_AGAIN_SECONDS
from store.store import Store
from tests.host.tables import ANNA, BEN, CHANNEL, GUILD, editions_with, end_by_vote, next_edition, play, started
from tests.host.world import World
from tests.hosted import GAMES


@pytest_asyncio.fixture
async def world(store: Store) -> World:
    return World(store)


async def ended(world: World, game: str = "forgetit", *, channel: int = CHANNEL) -> int:
    """A match that some turns were played of."""
    table = await started(world.host, game, channel=channel)
    await play(world.host, table.id, 20)
    return (await end_by_vote(world.host, table.id)).id


async def counted(world: World, table_id: int) -> bool:
    return bool(await world.store.facts.of_table(table_id))


async def test_a_match_is_counted_soon_after_its_end_also_by_the_next_process(world: World) -> None:
    table_id = await ended(world)
    assert not await counted(world, table_id)
    world.open()
    await world.caretaker.look()
    found = await world.host.facts.of_table(table_id)
    table = await world.host.table(table_id)
    assert table.outcome is not None
    assert tuple(seat.numbers["points"] for seat in found) == table.outcome.scores
    assert await world.store.facts.due_of_person(ANNA.id, 9) == []


@pytest.mark.parametrize(
    ("game", "measure"),
    [("mensch", "sixes"), ("forgetit", "busts"), ("kaeseschieben", "steps"), ("wiedumir", "squares")],
)
async def test_what_was_rolled_before_a_resignation_ended_the_match_is_counted(
    world: World, game: str, measure: str
) -> None:
    table = await started(world.host, game)
    await play(world.host, table.id, 4)
    await world.host.resign(table.id, BEN.id, "44")
    assert sum(seat.luck[measure].count for seat in await world.host.facts.of_table(table.id)) > 0


async def test_a_match_that_was_given_up_is_never_counted(world: World) -> None:
    table = await started(world.host, "forgetit")
    await world.host.upkeep.abandon_channel(CHANNEL)
    assert await world.store.facts.due_of_person(ANNA.id, 9) == []
    assert await world.host.facts.of_table(table.id) == ()


async def test_a_match_whose_edition_is_gone_has_nothing_and_is_not_asked_again(world: World) -> None:
    table_id = await ended(world)
    world.open(editions_with(next_edition(GAMES["forgetit"])))
    await world.caretaker.look()
    assert not await counted(world, table_id)
    assert not await world.store.facts.is_due(table_id)


async def test_what_takes_too_long_is_tried_again_later_and_a_damaged_record_is_not(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, damaged = await ended(world), await ended(world, "mensch", channel=CHANNEL + 1)
    errors = {"forgetit": Refused("took-too-long"), "mensch": CorruptRecord("record 3")}
    asked: list[str] = []

    async def run(_work: object, game: AnyGame, _transcript: object) -> object:
        asked.append(game.spec.key)
        raise errors[game.spec.key]

    monkeypatch.setattr(world.host._workers, "run", run)
    await world.caretaker.look()
    await world.caretaker.look()
    assert sorted(asked) == ["forgetit", "mensch"]
    await world.pass_time(TRY_AGAIN_SECONDS, step=TRY_AGAIN_SECONDS)
    assert (asked.count("forgetit"), asked.count("mensch")) == (2, 1)
    monkeypatch.undo()
    await world.pass_time(TRY_AGAIN_SECONDS, step=TRY_AGAIN_SECONDS)
    assert await counted(world, slow)
    assert not await counted(world, damaged)


async def test_what_is_counted_goes_with_its_table(world: World, store: Store) -> None:
    table_id = await ended(world)
    await world.caretaker.look()
    await store.retention.delete_tables_of(GUILD, 10)
    assert not await counted(world, table_id)
    # Another process may have found it at that moment.
    await store.facts.keep(table_id, [{"numbers": {}, "luck": {}}])
    assert not await counted(world, table_id)


async def test_people_get_what_is_counted_of_them_and_of_nobody_else(world: World) -> None:
    table_id = await ended(world)
    await world.caretaker.look()
    [result] = (await world.host.privacy.export(BEN.id))["results"]
    [_, own] = await world.store.facts.of_table(table_id)
    assert result["facts"] == own
