"""Players who take over a seat in mid-match: stand-ins of a chosen level, and substitutes."""

import random

import pytest

from host.match import consent, lobby
from host.match.play import choose_seed, free_seats
from host.refusal import Refused
from host.table.proposal import EndEarly
from host.table.seats import Person
from host.table.status import Status
from store.store import Store
from tests.games import UNDER_TEST
from tests.host.tables import ANNA, BEN, CHLOE, act, end_by_vote, open_host, play, seated, started
from tests.host.test_resigning import notes
from tests.hosted import GAMES

DORA = Person(4, "Dora")


# Substitutes


async def test_a_substitute_takes_a_computers_seat_with_a_seed_of_their_own(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA,))
    table = await host.substitute(table.id, BEN, 1, "44")
    assert table.plays(BEN.id)
    assert table.seeds[1] == "44"
    assert await notes(host, table.id) == [{"seat": 1, "player": "person"}, {"seat": 1, "seed": "44"}]
    await play(host, table.id)
    await host.records.verify(table.id)
    assert (await host.records.verify(table.id)).passed
    assert [result.person_id for result in await store.results_of_table(table.id)] == [ANNA.id, BEN.id]


async def test_who_knows_the_secrets_of_a_former_seat_takes_no_other(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "kaeseschieben", (ANNA, BEN))
    await host.change(table.id, lobby.add_computer, ANNA, "normal")
    await host.change(table.id, lobby.start, ANNA, "33")
    await host.leave(table.id, BEN.id, "44")
    await host.substitute(table.id, CHLOE, 1, "55")
    with pytest.raises(Refused, match="seat-lost"):
        await open_host(store).substitute(table.id, BEN, 2, "66")
    assert ["former_holders" in share["places"] for share in (await host.privacy.export(BEN.id))["tables"]] == [True]
    await host.privacy.forget(BEN.id, "77")
    assert (await host.privacy.export(BEN.id))["tables"] == []
    await host.leave(table.id, CHLOE.id, "78")
    await host.substitute(table.id, DORA, 1, "79")
    await end_by_vote(host, table.id)
    assert ["former_holders" in share["places"] for share in (await host.privacy.export(CHLOE.id))["tables"]] == [False]


async def test_who_was_forgotten_takes_no_seat_whose_secrets_theirs_would_complete(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "kaeseschieben", (ANNA, BEN))
    await host.change(table.id, lobby.add_computer, ANNA, "normal")
    await host.change(table.id, lobby.start, ANNA, "33")
    await host.privacy.forget(BEN.id, "44")
    with pytest.raises(Refused, match="secrets-forgotten"):
        await open_host(store).substitute(table.id, BEN, 2, "55")
    assert free_seats(await host.table(table.id)) == (1,), "the computer's seat is not offered"
    taken = await host.substitute(table.id, CHLOE, 1, "66")
    assert taken.plays(CHLOE.id), "who takes the seat itself learns nothing more"
    with pytest.raises(Refused, match="secrets-forgotten"):
        await open_host(store).substitute(table.id, BEN, 2, "77")


async def test_a_game_without_secrets_lets_former_players_come_back_on_another_seat(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch", (ANNA, BEN))
    await host.leave(table.id, ANNA.id, "44")
    await host.substitute(table.id, CHLOE, 0, "55")
    await host.leave(table.id, BEN.id, "56")
    assert (await host.substitute(table.id, ANNA, 1, "66")).plays(ANNA.id)


async def test_a_substitute_wakes_a_table_that_everybody_has_left_and_leads_it(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    await host.leave(table.id, ANNA.id)
    assert (await host.leave(table.id, BEN.id)).asleep
    table = await host.substitute(table.id, CHLOE, 0, "44")
    assert (table.asleep, table.leader) == (False, CHLOE.id)


async def test_the_former_persons_vote_goes_with_their_seat(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.propose(table.id, ANNA.id, EndEarly("match"), press="44")
    await host.leave(table.id, ANNA.id, "45")
    await host.substitute(table.id, DORA, 0, "46")
    table = await host.change(table.id, consent.answer, BEN.id, agrees=True, press="47")
    assert table.status is Status.PLAYING, "one of three has agreed"


async def test_turns_are_counted_for_each_person_and_a_late_substitute_is_not_rated(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    while True:
        table = await act(host, table.id)
        stored = await store.load(table.id)
        assert stored is not None
        if stored.row.document["turns"]["seats"][1]["by_person"] == 2 and not table.is_turn_of(BEN.id):
            break
    await host.leave(table.id, BEN.id)
    await host.substitute(table.id, DORA, 1, "44")
    await play(host, table.id)
    anna, dora, chloe = await store.results_of_table(table.id)
    assert dora.person_id == DORA.id
    assert dora.turns_by_others == 2
    story = (await host.records.epilogue(table.id)).story
    assert {remark.seat for remark in story.remarks} == {0, 2}, "of seat 1, part is somebody else’s"
    assert story.turning_point is None or 1 not in story.turning_point.told.seats
    assert (dora.turns_by_person, dora.rated) == ((anna.turns_by_person or 0) - 2, False)
    assert (anna.rated, chloe.rated, anna.turns_by_others) == (True, True, 0)


async def test_a_substitute_before_the_seats_first_turn_is_rated(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    last = next(person for person in (ANNA, BEN, CHLOE) if not table.is_turn_of(person.id))
    seat = table.seat_of(last.id)
    assert seat is not None
    await host.leave(table.id, last.id)
    await host.substitute(table.id, DORA, seat, "44")
    await play(host, table.id)
    assert (await store.results_of_table(table.id))[seat].rated


async def test_an_export_of_a_substitutes_data_has_nothing_that_the_former_person_did(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    await host.change(table.id, choose_seed, BEN.id, "my grandmother’s birthday")
    await play(host, table.id, 12)
    await host.leave(table.id, BEN.id)
    await host.substitute(table.id, CHLOE, 1, "44")
    sat_down = (await store.load(table.id)).row.document["seats"][1]["since"]  # type: ignore[union-attr]
    await play(host, table.id, 12)
    [share] = (await host.privacy.export(CHLOE.id))["tables"]
    assert share["client_seed"] == "44"
    assert "grandmother" not in str(share)
    assert min(entry["position"] for entry in share["record"]) == sat_down
    assert any("action" in entry for entry in share["record"])
    [former] = (await host.privacy.export(BEN.id))["tables"]
    assert "record" not in former
    assert "client_seed" not in former


@pytest.mark.parametrize("game", GAMES)
async def test_a_substitute_learns_nothing_but_what_the_seat_owns(store: Store, game: str) -> None:
    """Two matches that differ only in what the former person looked up: the substitute sees the same in both."""
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    seen = []
    for curious in (False, True):
        host = open_host(store)
        people = (ANNA, BEN, CHLOE, DORA)[: max(2, min(GAMES[game].spec.seat_counts))]
        table = await started(host, game, people, channel=20 + curious)
        for _ in range(seed % min(23, UNDER_TEST[game].shortest)):
            if curious:
                await host.own_view(table.id, BEN.id)
            await act(host, table.id)
        before = await host.table(table.id)
        former = await host.own_view(table.id, BEN.id)
        await host.leave(table.id, BEN.id)
        newcomer = Person(9, "Emil")
        with pytest.raises(Refused, match="not-seated"):
            await host.own_view(table.id, newcomer.id)
        after = await host.substitute(table.id, newcomer, 1, "44")
        own = await host.own_view(table.id, newcomer.id)
        assert own == former, "the seat owns the same as before"
        for another in (0, *range(2, len(people))):
            assert own != await host.own_view(table.id, people[another].id) or not GAMES[game].spec.has_secrets
        assert (after.view, after.recent, after.version) == (before.view, before.recent, before.version)
        seen.append(own)
    assert seen[0] == seen[1]


async def test_who_was_put_out_does_not_come_back_as_a_substitute(store: Store) -> None:
    host = open_host(store)
    table = await seated(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.kick(table.id, ANNA, CHLOE.id)
    await host.change(table.id, lobby.start, ANNA, "33")
    await host.leave(table.id, BEN.id)
    with pytest.raises(Refused, match="put-out"):
        await host.substitute(table.id, CHLOE, 1, "44")
    assert [share["places"] for share in (await host.privacy.export(CHLOE.id))["tables"]] == [{"kick": True}]
    await end_by_vote(host, table.id)
    assert (await host.privacy.export(CHLOE.id))["tables"] == []
