"""Seats that are given up for good: who plays them on, and what place they get."""

import json

import pytest

from engine.long_work import check_file
from engine.match import places_after
from engine.verification import Finding, RulesCheck
from host.host import Host
from host.match import consent, lobby
from host.match.play import choose_seed
from host.refusal import Refused
from host.table.proposal import EndEarly
from host.table.seats import Person
from host.table.status import Status
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, act, end_by_vote, exported_by, open_host, play, seated, started
from tests.hosted import EDITIONS, GAMES
from tests.records.schema import complaints

DORA = Person(4, "Dora")
ALONE = ((0,), (1,), (2,), (3,))
PAIRS = ((0, 2), (1, 3))


async def notes(host: Host, table_id: int) -> list[dict[str, object]]:
    """Entries of the record on seats and seeds."""
    record = await exported_by(host, table_id)
    return [entry for entry in record["records"] if "player" in entry or "seed" in entry]


def test_r1_those_who_resigned_come_last_and_the_latest_of_them_ahead() -> None:
    assert places_after((1, 2, 3, 4), ALONE, (0, 2)) == (4, 1, 3, 2)
    assert places_after((1, 1, 3, 4), ALONE, (0,)) == (4, 1, 2, 3)
    assert places_after((1, 2, 3, 4), ALONE, ()) == (1, 2, 3, 4)
    assert places_after((1, 1, 1, 1), ALONE, (2, 1, 0)) == (2, 3, 4, 1)


def test_r1_a_pair_loses_by_resigning_only_if_both_do() -> None:
    assert places_after((1, 2, 1, 2), PAIRS, (0,)) == (2, 2, 1, 2)
    assert places_after((2, 1, 2, 1), PAIRS, (0,)) == (2, 1, 2, 1)
    assert places_after((1, 2, 1, 2), PAIRS, (0, 2)) == (2, 1, 2, 1)


async def test_r1_the_last_opponents_resignation_ends_the_match(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    posted = (await play(host, table.id, 80)).milestones
    table = await host.resign(table.id, ANNA.id, "44")
    assert table.status is Status.FINISHED
    assert table.outcome is not None
    assert (table.outcome.places, table.milestones) == ((2, 1), posted + 1)
    assert table.ended_by_resignation
    results = await store.results_of_table(table.id)
    assert [(result.place, result.resigned, result.rated) for result in results] == [(2, True, True), (1, False, True)]
    assert {result.ended_how for result in results} == {"resigned"}
    verification = await host.records.verify(table.id)
    assert verification.passed
    assert verification.rules is not None
    assert verification.rules.finding == "confirmed"
    again = await open_host(store).table(table.id)
    assert (again.outcome, again.status, again.resigned) == (table.outcome, Status.FINISHED, (0,))


@pytest.mark.parametrize("game", GAMES)
async def test_r1_a_resigned_seat_is_played_on_and_comes_last(store: Store, game: str) -> None:
    host = open_host(store)
    people = (ANNA, BEN, CHLOE, DORA)[: max(3, min(GAMES[game].spec.seat_counts))]
    table = await started(host, game, people)
    await play(host, table.id, 9)
    table = await host.resign(table.id, BEN.id, "44")
    assert (table.status, table.people) == (Status.PLAYING, tuple(person for person in people if person is not BEN))
    assert (await notes(host, table.id))[-1] == {"seat": 1, "player": "resigned:normal"}
    for refused in (host.join(table.id, BEN, "55"), host.leave(table.id, BEN.id), host.resign(table.id, BEN.id, "56")):
        with pytest.raises(Refused, match="resigned"):
            await refused
    with pytest.raises(Refused, match="seat-resigned"):
        await host.substitute(table.id, Person(9, "Emil"), 1, "57")
    with pytest.raises(Refused, match="resigned"):
        await host.own_view(table.id, BEN.id)
    await act(host, table.id)
    table = await end_by_vote(host, table.id)
    assert table.outcome is not None
    assert table.outcome.places[1] == max(table.outcome.places)
    assert 1 not in table.outcome.winners
    assert (await store.results_of_table(table.id))[1].resigned
    verification = await host.records.verify(table.id)
    assert verification.rules is not None
    assert verification.rules.finding == "confirmed"


async def test_what_a_computer_plays_after_a_resignation_is_nobodys_turn(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await play(host, table.id, 120)
    await host.resign(table.id, BEN.id, "44")
    await play(host, table.id)
    anna, ben, chloe = await store.results_of_table(table.id)
    assert (ben.place, ben.rated, ben.turns_by_computer, ben.computer_level) == (3, True, 0, "normal")
    assert 0 < (ben.turns_by_person or 0) < (anna.turns_by_person or 0)
    assert anna.turns_by_person == chloe.turns_by_person
    assert anna.rated


async def test_who_resigns_before_their_first_turn_is_not_rated(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    await host.resign(table.id, ANNA.id, "44")
    assert [result.rated for result in await store.results_of_table(table.id)] == [False, False]


async def test_a_person_who_resigns_alone_against_computers_ends_the_match(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "forgetit", (ANNA,))
    await host.change(table.id, lobby.add_computer, ANNA, "easy")
    await host.change(table.id, lobby.start, ANNA, "33")
    table = await host.resign(table.id, ANNA.id, "44")
    assert table.outcome is not None
    assert table.outcome.places == (3, 1, 1)


async def test_r3_a_match_goes_on_for_somebody_who_may_come_back(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.leave(table.id, CHLOE.id)
    await host.resign(table.id, ANNA.id, "44")
    table = await host.table(table.id)
    assert table.status is Status.PLAYING
    assert table.leader == BEN.id
    table = await host.resign(table.id, BEN.id, "45")
    assert table.outcome is not None
    assert table.outcome.places == (3, 2, 1), "Chloé has not given up"


async def test_r1_a_pair_plays_on_when_one_of_it_resigns(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "einigkeit", (ANNA, BEN, CHLOE, DORA))
    assert (await host.resign(table.id, ANNA.id, "44")).status is Status.PLAYING
    table = await host.resign(table.id, CHLOE.id, "45")
    assert table.outcome is not None
    assert table.outcome.places == (2, 1, 2, 1)


async def test_a_record_with_resignations_is_what_the_format_says_and_what_the_verifier_reads(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.resign(table.id, ANNA.id, "44")
    await play(host, table.id, 5)
    await host.resign(table.id, BEN.id, "45")
    exported = await host.records.export_file(table.id, ["Anna", "Ben", "Chloé"])
    document = json.loads(exported)
    assert document["records"][-1] == {"stop": "resigned"}
    assert document["places"] == [3, 2, 1]
    assert complaints(document) == []
    verification = check_file(exported, EDITIONS)
    assert verification.passed
    assert verification.rules == RulesCheck(Finding.CONFIRMED)
    forged = json.dumps({**document, "places": [1, 2, 3]}).encode()
    assert check_file(forged, EDITIONS).rules == RulesCheck(Finding.OTHER_PLACES)
    unmade = [entry for entry in document["records"] if not str(entry.get("player", "")).startswith("resigned")]
    forged = json.dumps({**document, "records": unmade}).encode()
    found = check_file(forged, EDITIONS).rules
    assert found is not None
    assert found.finding is Finding.AGAINST_RULES


async def test_who_has_resigned_chooses_no_seed_any_more(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.resign(table.id, BEN.id, "44")
    with pytest.raises(Refused, match="resigned"):
        await host.change(table.id, choose_seed, BEN.id, "luck")


async def test_who_has_resigned_is_not_sent_back_to_their_seat_when_they_vote(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.resign(table.id, BEN.id, "44")
    await host.propose(table.id, ANNA.id, EndEarly("match"), press="55")
    with pytest.raises(Refused, match="resigned"):
        await host.change(table.id, consent.answer, BEN.id, agrees=True, press="66")
    assert await host.time.tables_of(BEN.id) == [], "the match is no longer theirs"
    assert len(await host.time.tables_of(ANNA.id)) == 1
