"""Decisions that people take together at a table: proposing, answering, withdrawing, and what comes of it."""

import pytest

from host.match import consent, lobby
from host.refusal import Refused
from host.table.proposal import EndEarly, StandIn
from host.table.seats import Person
from host.table.status import Status
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, act, exported_by, open_host, seated, started

MATCH, ROUND = EndEarly("match"), EndEarly("round")
STRANGER = Person(9, "Stranger")


async def test_an_answer_to_a_former_proposal_does_not_count_for_a_later_one(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "kaeseschieben", (ANNA, BEN))
    await host.propose(table.id, ANNA.id, ROUND, press="61")
    await host.change(table.id, consent.answer, ANNA.id, agrees=False, press="62")
    await host.propose(table.id, ANNA.id, MATCH, press="63")
    with pytest.raises(Refused, match="proposal-outdated"):
        await host.change(table.id, consent.answer, BEN.id, agrees=True, proposal="61", press="64")
    assert (
        await host.change(table.id, consent.answer, BEN.id, agrees=True, proposal="63", press="65")
    ).status is Status.FINISHED


async def test_one_proposal_is_open_at_a_time_and_its_maker_can_withdraw_it(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "kaeseschieben", (ANNA, BEN, CHLOE))
    with pytest.raises(Refused, match="no-proposal"):
        await host.change(table.id, consent.answer, ANNA.id, agrees=True, press="60")
    await host.propose(table.id, ANNA.id, ROUND, press="61")
    with pytest.raises(Refused, match="proposal-open"):
        await host.propose(table.id, BEN.id, MATCH, press="62")
    with pytest.raises(Refused, match="not-seated"):
        await host.change(table.id, consent.answer, STRANGER.id, agrees=True, press="62")
    assert (await host.change(table.id, consent.answer, ANNA.id, agrees=False, press="63")).proposal is None


async def test_the_end_of_a_round_that_has_ended_meanwhile_ends_no_other(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "kaeseschieben", (ANNA, BEN, CHLOE))
    await host.change(table.id, lobby.set_options, ANNA, {"rounds": 2})
    table = await host.change(table.id, lobby.start, ANNA, "33")
    table = await host.propose(table.id, ANNA.id, ROUND, press="61")
    while table.milestones == 0:
        assert table.proposal is not None
        table = await act(host, table.id)
    assert table.status is Status.PLAYING
    assert table.proposal is None


async def test_the_others_hand_a_seat_to_a_computer_of_the_proposed_level(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    absent = await host.propose(table.id, ANNA.id, StandIn(1, "easy"), press="61")
    assert absent.asked == {ANNA.id, CHLOE.id}
    with pytest.raises(Refused, match="proposal-about-you"):
        await host.change(table.id, consent.answer, BEN.id, agrees=False, press="62")
    table = await host.change(table.id, consent.answer, CHLOE.id, agrees=True, press="63")
    assert (table.seats[1].away, table.seats[1].level, table.proposal) == (True, "easy", None)
    assert (await exported_by(host, table.id))["records"][-1] == {"seat": 1, "player": "computer:easy"}
    back = await host.join(table.id, BEN, "64")
    assert (back.seats[1].away, back.seats[1].level) == (False, "easy"), "its result says who has played it"


async def test_a_stand_in_is_not_needed_for_a_seat_that_acts_or_is_given_up(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    absent = table.to_act[0]
    proposer = next(seat for seat in range(3) if seat != absent)
    person = table.seats[proposer].person
    assert person is not None
    await host.propose(table.id, person.id, StandIn(absent, "normal"), press="61")
    assert (await act(host, table.id)).proposal is None
    await host.propose(table.id, person.id, StandIn(absent, "normal"), press="62")
    gone = table.seats[absent].person
    assert gone is not None
    assert (await host.leave(table.id, gone.id, "63")).proposal is None


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (StandIn(0, "normal"), "stand-in-for-yourself"),
        (StandIn(7, "normal"), "no-such-seat"),
        (StandIn(1, "genius"), "unknown-level"),
        (StandIn(2, "normal"), "already-played-by-computer"),
        (ROUND, "unknown-scope"),
    ],
    ids=str,
)
async def test_what_cannot_be_proposed_is_refused(store: Store, what: StandIn | EndEarly, code: str) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.leave(table.id, CHLOE.id, "55")
    with pytest.raises(Refused, match=code):
        await host.propose(table.id, ANNA.id, what, press="61")
    assert (await host.table(table.id)).proposal is None
