"""Standing orders at a table: a match of days, clocks, taking back, stand-ins, and what is refused."""

import runpy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.game import FORCED, ROLL, OptionValue
from engine.orders import TURNS
from engine.transcript import Acted, Ordered
from engine.verification import Finding
from host.host import Host
from host.match import lobby, orders, play
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.table_preferences import Pace
from store.store import Store
from tests.host.tables import ANNA, BEN, act, end_by_vote, exported_by, open_host, seated
from tests.host.world import DAY, World

VERIFIER = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "verify_record.py"))


async def started(host: Host, game: str, **options: OptionValue) -> PublicTable:
    """A table at a day a turn."""
    table = await seated(host, game)
    await host.change(table.id, lobby.set_options, ANNA, options)
    await host.change(table.id, lobby.prefer, ANNA, lambda present: replace(present, pace=Pace.ONE_DAY))
    return await host.change(table.id, lobby.start, ANNA, "33")


async def carry_out(host: Host, table_id: int) -> PublicTable:
    """Carry out the actions of computers and orders."""
    while positions := await host.computer_positions(table_id):
        assert positions[0].prepared is not None
        await host.act_for_computer(table_id, positions[0], positions[0].prepared)
    return await host.table(table_id)


async def acts_of(host: Host, table_id: int) -> list[Acted]:
    transcript = (await host._repository.folded(table_id)).running_match.records
    return [record for record in transcript if isinstance(record, Acted)]


async def test_a_match_of_days_goes_on_by_orders_and_everybody_can_check_it(world: World) -> None:
    host = world.host
    table = await started(host, "mensch")
    for person in (ANNA, BEN):
        await host.change(table.id, orders.give, person.id, (ROLL,), ())
    days = 0
    while (table := await carry_out(host, table.id)).status.is_open and days < 40:
        assert table.clock is not None, "it waits for a choice alone"
        assert table.waiting_for is not None
        assert table.view.destinations or table.view.window
        await world.pass_days(0.75, step=DAY / 4)
        await act(host, table.id)
        days += 1
    acts = await acts_of(host, table.id)
    assert all(record.ordered is not None for record in acts if record.code == ROLL)
    assert sum(record.ordered is None for record in acts) == days
    if table.status.is_open:
        await end_by_vote(host, table.id)
    document = await exported_by(host, table.id)
    VERIFIER["need_record"]({**document, "names": ["Anna", "Ben"]})
    assert VERIFIER["verify"](document)[0] == []
    found = await host.records.verify(table.id)
    assert found.passed
    assert found.rules is not None
    assert found.rules.finding is Finding.CONFIRMED


async def test_the_clock_stands_while_an_order_acts_and_begins_with_the_choice(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    in_turn = table.to_act[0]
    person = (ANNA, BEN)[in_turn]
    assert table.waiting_for == person.id
    given = await host.change(table.id, orders.give, person.id, (ROLL,), ())
    assert (given.waiting_for, given.clock) == (None, None)
    assert given.meanwhile is None
    # Nothing has been done yet: it is the person's turn again.
    taken_back = await host.change(table.id, orders.give, person.id, (), ())
    assert taken_back.waiting_for == person.id
    assert taken_back.clock == table.clock


async def test_one_hears_from_where_to_read_once_an_order_has_acted(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    for person in (ANNA, BEN):
        await host.change(table.id, orders.give, person.id, (ROLL,), (TURNS,))
    table = await carry_out(host, table.id)
    assert table.waiting_for is not None
    assert table.meanwhile is not None
    assert table.meanwhile.since < table.version
    seat = table.seat_of(table.waiting_for)
    over = all(standing.order.seat != seat for standing in table.orders)
    assert table.meanwhile.ended_by == (TURNS if over else None)
    await act(host, table.id)
    assert (await host.table(table.id)).meanwhile != table.meanwhile


async def test_what_an_order_did_is_taken_back_like_anything_and_not_done_again(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch", auto_move=False)
    for person in (ANNA, BEN):
        await host.change(table.id, orders.give, person.id, (FORCED,), ())
    while not (acts := await acts_of(host, table.id)) or acts[-1].ordered is None:
        await act(host, table.id)
        await carry_out(host, table.id)
    mover = (ANNA, BEN)[acts[-1].seat]
    for person in (ANNA, BEN):
        table = await host.take_back(table.id, person.id, press="9")
    assert table.waiting_for == mover.id
    assert [standing.order.seat for standing in table.orders] == [1 - acts[-1].seat]
    assert not await host.computer_positions(table.id)


async def test_stand_ins_and_substitutes_follow_no_order(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    await host.change(table.id, orders.give, ANNA.id, (ROLL,), ())
    await host.leave(table.id, ANNA.id)
    assert (await host.table(table.id)).orders == ()
    back = await host.join(table.id, ANNA, "8")
    assert back.orders == ()
    assert Ordered not in map(type, await acts_of(host, table.id))


@pytest.mark.parametrize(("acts", "until"), [(("choose",), ()), ((ROLL,), ("rain",)), ((FORCED,), ())], ids=str)
async def test_what_cannot_be_ordered_there_is_refused(store: Store, acts: Any, until: Any) -> None:
    host = open_host(store)
    table = await started(host, "kaeseschieben")
    with pytest.raises(Refused, match="no-such-order"):
        await host.change(table.id, orders.give, ANNA.id, acts, until)


async def test_where_the_table_does_it_for_everybody_nobody_need_order_it(store: Store) -> None:
    host = open_host(store)
    assert orders.offered(await started(host, "mensch", auto_roll=True)) == ()


async def test_one_who_is_away_can_give_no_order(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    await host.change(table.id, play.leave, ANNA.id, None)
    with pytest.raises(Refused, match="away"):
        await host.change(table.id, orders.give, ANNA.id, (ROLL,), ())
