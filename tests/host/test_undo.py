"""Taking back one's last decision: with everybody's consent, or not at all, and then with the reason."""

import pytest

from engine.game import ROLL
from host.host import Host
from host.match import consent, lobby
from host.refusal import Refused
from host.table.proposal import ANSWER_SECONDS
from host.table.public_table import PublicTable
from host.table.seats import Person
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, Clock, act, open_host, play, seated, started
from tests.hosted import GAMES


def mover_of(table: PublicTable) -> Person:
    person = table.seats[table.to_act[0]].person
    assert person is not None
    return person


async def with_a_decision(
    host: Host, game: str, people: tuple[Person, ...] = (ANNA, BEN)
) -> tuple[PublicTable, Person]:
    """A table at which somebody has just decided something that can be taken back, and who it was."""
    table = await started(host, game, people)
    while True:
        mover = mover_of(table) if table.seats[table.to_act[0]].person else None
        table = await act(host, table.id)
        if mover is not None and table.may_take_back == table.seat_of(mover.id):
            return table, mover


@pytest.mark.parametrize("game", GAMES)
async def test_r2_by_consent_of_all_the_position_before_is_there_again(store: Store, game: str) -> None:
    host = open_host(store)
    table = await started(host, game, (ANNA, BEN))
    before = table
    while table.may_take_back is None:
        before = table
        table = await act(host, table.id)
    mover = mover_of(before)
    other = BEN if mover == ANNA else ANNA
    asked = await host.take_back(table.id, mover.id, press="71")
    assert asked.proposal is not None
    assert asked.view == table.view, "nobody has agreed yet"
    back = await host.change(table.id, consent.answer, other.id, agrees=True, proposal="71", press="72")
    assert (back.view, back.to_act, back.proposal) == (before.view, before.to_act, None)
    assert back.version == table.version + 1, "what shows an older one is outdated"
    again = await open_host(store).table(table.id)
    assert (again.view, again.version, again.recent) == (back.view, back.version, back.recent)


async def test_the_question_is_settled_when_who_asked_withdraws_it_or_leaves(store: Store) -> None:
    host = open_host(store)
    table, mover = await with_a_decision(host, "mensch", (ANNA, BEN))
    await host.take_back(table.id, mover.id, press="71")
    assert (await host.change(table.id, consent.answer, mover.id, agrees=False, press="72")).proposal is None
    await host.take_back(table.id, mover.id, press="73")
    left = await host.leave(table.id, mover.id, "74")
    assert (left.proposal, left.version) == (None, table.version)


async def test_who_leaves_is_not_waited_for(store: Store) -> None:
    host = open_host(store)
    table, mover = await with_a_decision(host, "forgetit", (ANNA, BEN, CHLOE))
    agrees, leaves = (person for person in (ANNA, BEN, CHLOE) if person != mover)
    await host.take_back(table.id, mover.id, press="71")
    await host.change(table.id, consent.answer, agrees.id, agrees=True, press="72")
    assert (await host.leave(table.id, leaves.id, "73")).version == table.version + 1


async def test_computers_agree_at_once_and_wait_for_peoples_answers_for_some_time(store: Store) -> None:
    clock = Clock()
    host = open_host(store, clock=clock)
    table = await started(host, "mensch", (ANNA, BEN, CHLOE))
    await host.leave(table.id, CHLOE.id, "55")
    while table.may_take_back is None or table.seats[table.to_act[0]].person != CHLOE:
        table = await act(host, table.id)
    mover = table.seats[table.may_take_back].person
    assert mover is not None
    [position] = await host.computer_positions(table.id)
    asked = await host.take_back(table.id, mover.id, press="71")
    assert asked.asked == {ANNA.id, BEN.id}
    assert await host.computer_positions(table.id) == ()
    with pytest.raises(Refused, match="outdated"):
        await host.act_for_computer(table.id, position, ROLL)
    clock.time += ANSWER_SECONDS
    assert await host.computer_positions(table.id) != ()
    assert (await act(host, table.id)).proposal is None


async def test_r2_why_not_is_said(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    for person in (ANNA, BEN):
        with pytest.raises(Refused, match="undo-nothing"):
            await host.take_back(table.id, person.id, press="71")
    with pytest.raises(Refused, match="not-seated"):
        await host.take_back(table.id, CHLOE.id, press="71")
    mover = mover_of(table)
    table = await act(host, table.id)
    with pytest.raises(Refused, match="undo-die"):
        await host.take_back(table.id, mover.id, press="71")
    while mover_of(table) == mover:
        table = await act(host, table.id)
    table = await act(host, table.id)
    with pytest.raises(Refused, match="undo-other-seat-acted"):
        await host.take_back(table.id, mover.id, press="71")
    while not table.milestones:
        last = mover_of(table)
        table = await act(host, table.id)
    with pytest.raises(Refused, match=r"undo-(revealed|die)"):
        await host.take_back(table.id, last.id, press="71")


async def test_what_a_computer_decided_for_somebody_stays(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    mover = mover_of(table)
    reasons = set()
    while "undo-computer-decided" not in reasons:
        await host.leave(table.id, mover.id, "73")
        table = await act(host, table.id)
        assert table.may_take_back != table.seat_of(mover.id)
        await host.join(table.id, mover, "74")
        with pytest.raises(Refused) as refused:
            await host.take_back(table.id, mover.id, press="75")
        reasons.add(refused.value.code)
    assert "undo-die" in reasons


async def walked(host: Host, *, closed: bool = False) -> tuple[PublicTable, Person]:
    """Somebody has just pushed a cheese over their own edge, and others may still roll."""
    table = await seated(host, "kaeseschieben", (ANNA, BEN))
    await host.change(table.id, lobby.set_options, ANNA, {"closed_lids": closed})
    table = await host.change(table.id, lobby.start, ANNA, "33")
    while True:
        mover = mover_of(table)
        seat = table.to_act[0]
        before = len(table.view.piles[seat])
        table = await act(host, table.id)
        if len(table.view.piles[seat]) > before and table.may_take_back == seat:
            return table, mover


async def test_r2_who_has_looked_at_the_cheese_that_fell_keeps_it(store: Store) -> None:
    host = open_host(store)
    table, mover = await walked(host)
    await host.own_view(table.id, mover.id)
    # Also after a restart.
    with pytest.raises(Refused, match="undo-looked"):
        await open_host(store).take_back(table.id, mover.id, press="71")
    assert (await open_host(store).table(table.id)).may_take_back is None


async def test_a_turn_that_is_taken_back_counts_once(store: Store) -> None:
    host = open_host(store)
    table, mover = await with_a_decision(host, "forgetit", (ANNA, BEN))
    other = BEN if mover == ANNA else ANNA
    for _ in range(3):
        await host.take_back(table.id, mover.id, press="71")
        await host.take_back(table.id, other.id, press="72")
        table = await act(host, table.id)
        while table.may_take_back is None:
            table = await act(host, table.id)
        if table.may_take_back != table.seat_of(mover.id):
            break
    table = await play(host, table.id)
    results = await store.results_of_table(table.id)
    assert {result.turns_by_person for result in results} == {12}


async def test_a_substitute_does_not_take_back_what_was_decided_before_they_came(store: Store) -> None:
    host = open_host(store)
    table, mover = await with_a_decision(host, "mensch", (ANNA, BEN, CHLOE))
    seat = table.seat_of(mover.id)
    assert seat is not None
    await host.leave(table.id, mover.id)
    newcomer = Person(9, "Emil")
    taken = await host.substitute(table.id, newcomer, seat, "81")
    assert taken.may_take_back is None
    with pytest.raises(Refused, match="undo-before-you"):
        await host.take_back(table.id, newcomer.id, press="82")
