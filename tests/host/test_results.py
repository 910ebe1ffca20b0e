"""Results kept of a match that is over: places, points, who played, and whether it counts."""

import pytest

from host.match import consent, showing
from host.table.proposal import StandIn
from host.table.seats import SeatTurns, Turns
from store.store import Store
from tests.host.tables import ANNA, BEN, CHANNEL, CHLOE, GUILD, Clock, act, end_by_vote, open_host, play, started


async def test_a_match_played_to_its_end_by_people_is_rated(store: Store) -> None:
    clock = Clock()
    host = open_host(store, clock=clock)
    table = await started(host, "forgetit")
    clock.time += 77
    table = await play(host, table.id)
    results = await store.results_of_table(table.id)
    assert table.outcome is not None
    assert [result.place for result in results] == list(table.outcome.places)
    assert [result.person_id for result in results] == [ANNA.id, BEN.id]
    for result in results:
        assert (result.game, result.guild_id, result.seats) == ("forgetit", GUILD, 2)
        assert (result.ended_how, result.rated, result.computer_level) == ("finished", True, None)
        assert (result.turns_by_person or 0) > 1
        assert result.turns_by_computer == 0
        assert result.ended_at == clock.time
    scores = table.outcome.scores
    assert [result.score for result in results] == ([None, None] if scores is None else list(scores))


async def test_a_match_that_was_voted_to_an_end_is_not_rated(store: Store) -> None:
    host = open_host(store)
    table = await end_by_vote(host, (await started(host, "forgetit")).id)
    results = await store.results_of_table(table.id)
    assert {(result.ended_how, result.rated) for result in results} == {("stopped", False)}
    assert all(result.place is not None for result in results)


async def test_a_match_that_was_given_up_has_no_places(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit")
    await host.upkeep.abandon_channel(CHANNEL)
    results = await store.results_of_table(table.id)
    assert {(result.ended_how, result.place, result.rated) for result in results} == {("cancelled", None, False)}


async def test_one_person_among_computers_is_not_rated(store: Store) -> None:
    host = open_host(store)
    table = await play(host, (await started(host, "forgetit", (ANNA,))).id)
    mine, computers = await store.results_of_table(table.id)
    assert (mine.ended_how, mine.rated, mine.computer_level) == ("finished", False, None)
    assert (computers.person_id, computers.rated) == (None, False)
    assert computers.turns_by_person == 0
    assert (computers.turns_by_computer or 0) > 1
    assert computers.computer_level == table.seats[1].level


@pytest.mark.parametrize(
    ("records", "how", "rated"),
    [(120, "left", True), (120, "voted out", False), (30, "left", False), (30, "forgotten", False)],
)
async def test_who_has_left_for_good_is_rated_unless_voted_out_or_hardly_there(
    store: Store, records: int, how: str, rated: bool
) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await play(host, table.id, records)
    if how == "voted out":
        for number, person in enumerate((ANNA, CHLOE)):
            await host.change(table.id, consent.propose, person.id, StandIn(1, "normal"), f"v{number}", 0.0)
    elif how == "left":
        await host.leave(table.id, BEN.id)
    else:
        await host.privacy.forget(BEN.id, "8")
    await play(host, table.id)
    assert [result.rated for result in await store.results_of_table(table.id)] == [True, rated, True]


async def test_r3_who_was_away_for_a_turn_is_not_rated_and_then_nobody_of_two_is(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit")
    await play(host, table.id, 6)
    await host.leave(table.id, BEN.id)
    while not (await host.table(table.id)).is_turn_of(ANNA.id) or await host.computer_positions(table.id):
        await act(host, table.id)
    await play(host, table.id, 8)
    await host.join(table.id, BEN, "44")
    await play(host, table.id)
    anna, ben = await store.results_of_table(table.id)
    assert (anna.turns_by_computer, anna.computer_level) == (0, None)
    assert (ben.turns_by_computer or 0) > 0
    assert (ben.turns_by_person or 0) > 0
    assert ben.computer_level == "normal"
    assert not anna.rated
    assert not ben.rated


async def test_a_computers_single_decision_makes_a_seat_no_longer_its_persons_alone(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    while not (await host.table(table.id)).is_turn_of(BEN.id):
        await act(host, table.id)
    await host.leave(table.id, BEN.id)
    await act(host, table.id)
    await host.join(table.id, BEN, "44")
    await play(host, table.id)
    anna, ben, _ = await store.results_of_table(table.id)
    assert (ben.turns_by_computer, ben.computer_level, ben.rated) == (1, "normal", False)
    assert (anna.computer_level, anna.rated) == (None, True)
    await host.facts.catch_up()
    whole, shared = [await store.played.seats_of(person.id, None, "forgetit") for person in (ANNA, BEN)]
    assert whole[0].facts
    assert not shared[0].facts, "what was counted there is not all theirs"


@pytest.mark.parametrize("how", ["left", "forgotten"])
async def test_what_a_stand_in_did_is_told_of_nobody(store: Store, how: str) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    sat = (await play(host, table.id, 100)).version
    await (host.leave(table.id, BEN.id) if how == "left" else host.privacy.forget(BEN.id, "8"))
    table = await play(host, table.id)
    highlights = await host.records.highlights(table.id)
    assert highlights
    assert not any(1 in highlight.seats for highlight in highlights)
    moments = (await host.records.analysis(table.id, ANNA.id)).moments
    assert all(moment.records < sat for moment in moments if moment.seat == 1)


async def test_what_somebody_did_before_a_substitute_is_not_the_substitutes(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    await play(host, table.id, 100)
    await host.leave(table.id, BEN.id)
    sat = (await host.substitute(table.id, CHLOE, 1, "44")).version
    table = await end_by_vote(host, (await play(host, table.id, 60)).id)
    moments = (await host.records.analysis(table.id, CHLOE.id)).moments
    assert all(moment.records >= sat for moment in moments if moment.seat == 1)


def test_a_turn_begins_with_a_decision_that_follows_another_seats() -> None:
    turns = Turns.none(3)
    for seat in (0, 0, 1, 0, 2, 2):
        turns = turns.after_decision(seat, by_computer=False)
    assert [seat.by_person for seat in turns.seats] == [2, 1, 1]


def test_a_turn_that_a_person_and_a_computer_shared_counts_for_both() -> None:
    turns = Turns.none(2)
    for by_computer in (False, False, True, True, False):
        turns = turns.after_decision(1, by_computer=by_computer)
    assert turns.seats == (SeatTurns(), SeatTurns(by_person=1, by_computer=1))


async def test_turns_are_counted_on_after_a_restart(store: Store) -> None:
    table = await started(open_host(store), "forgetit")
    for _ in range(10_000):
        if (await open_host(store).table(table.id)).outcome is not None:
            break
        await play(open_host(store), table.id, 40)
    restarted = [result.turns_by_person for result in await store.results_of_table(table.id)]
    host = open_host(store)
    await host.note(table.id, showing.announced, (await host.table(table.id)).milestones)
    again = await play(host, (await started(host, "forgetit")).id)
    assert [result.turns_by_person for result in await store.results_of_table(again.id)] == restarted
