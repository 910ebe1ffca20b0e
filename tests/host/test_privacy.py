"""Data kept of people: what they get to know of it, and that it is gone when they want it to be."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from host.match import showing
from host.match.play import choose_seed
from host.nights.changes import decide, set_attendance
from host.nights.night import Answer, Evening, Night, NightChoices, NightRound, NightTable, Poll
from host.nights.scores import Sitting
from host.table.seats import SOMEBODY, Person
from host.table.status import Status
from store.database import sqlite_address
from store.store import Store
from tests.host.tables import CHANNEL, GUILD, Clock, act, end_by_vote, exported_by, open_host, play, seated, started
from tests.store.rows import everything

ANNA, BEN, CHLOE = (
    Person(700000000000000001, "Anna Ä"),
    Person(700000000000000002, "Ben B."),
    Person(700000000000000003, "Chloé"),
)
WORDS = "my very own words"
NIGHT = Night(
    guild_id=GUILD,
    channel_id=CHANNEL,
    host=ANNA.id,
    choices=NightChoices(title="Friends", games=("forgetit",)),
    poll=Poll((5e8,)),
    moved_at=1.0,
)


def names(table: Any) -> list[str | None]:
    return [None if holder.person is None else holder.person.name for holder in table.seats]


async def kept_of(store: Store, table_id: int) -> str:
    """All that the database says of the table."""
    found = await store.load(table_id)
    assert found is not None
    results = await store.results_of_table(table_id)
    return f"{found}\n{results}"


async def test_a_finished_match_stays_whole_and_can_be_verified(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    await host.change(table.id, choose_seed, BEN.id, WORDS)
    await play(host, table.id)
    await host.note(table.id, showing.announced, (await host.table(table.id)).milestones)
    before = await exported_by(host, table.id)
    places = [result.place for result in await store.results_of_table(table.id)]
    assert str(BEN.id) in await kept_of(store, table.id)
    assert await host.privacy.forget(BEN.id, "77") == []
    for reader in (host, open_host(store)):
        after = await reader.table(table.id)
        assert names(after) == [ANNA.name, ""]
        assert await exported_by(reader, table.id) == before, "others keep their match, the seeds of its dice included"
        assert (await reader.records.verify(table.id)).passed
    kept = await kept_of(store, table.id)
    assert str(BEN.id) not in kept
    assert BEN.name not in kept
    results = await store.results_of_table(table.id)
    assert [result.person_id for result in results] == [ANNA.id, None]
    assert [result.place for result in results] == places
    assert [result.rated for result in results] == [True, True], "Anna’s result counts as before"


@pytest.mark.parametrize("game", ["forgetit", "kaeseschieben", "wiedumir"])
async def test_a_computer_plays_on_where_a_person_is_deleted(store: Store, game: str) -> None:
    host = open_host(store)
    table = await started(host, game, (BEN, ANNA))
    table = await act(host, table.id)
    (left,) = await host.privacy.forget(BEN.id, "77")
    assert (left.id, left.status) == (table.id, Status.PLAYING)
    assert left.leader == ANNA.id
    assert left.people == (ANNA,)
    assert str(BEN.id) not in await kept_of(store, table.id)
    over = await end_by_vote(host, (await play(open_host(store), table.id, 6)).id)
    assert over.status is Status.FINISHED
    assert (await open_host(store).records.verify(table.id)).passed
    assert [result.person_id for result in await store.results_of_table(table.id)] == [None, ANNA.id]
    await host.note(table.id, showing.announced, over.milestones)
    again = await host.join((await host.opening.rematch(table.id, ANNA, "88")).id, BEN, "99")
    assert BEN in again.people, "somebody who plays again starts from scratch"
    assert SOMEBODY not in again.people, "nobody waits for somebody who is gone"


async def test_an_invitation_loses_the_person_and_forgets_that_they_were_removed(store: Store) -> None:
    host = open_host(store)
    led = await seated(host, "forgetit", (BEN, ANNA), channel=1)
    alone = await seated(host, "forgetit", (BEN,), channel=2)
    removed = await host.kick((await seated(host, "forgetit", (ANNA, BEN), channel=3)).id, ANNA, BEN.id)
    changed = await host.privacy.forget(BEN.id, "77")
    assert {table.id for table in changed} == {led.id, alone.id, removed.id}
    assert (await host.table(led.id)).leader == ANNA.id
    assert (await host.table(alone.id)).status is Status.CLOSED
    for table in changed:
        assert str(BEN.id) not in await kept_of(store, table.id)
    assert await store.personal_data.names(BEN.id) == {}


async def test_a_seat_that_was_left_before_is_forgotten_too(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    await host.leave(table.id, BEN.id, "44")
    records = (await exported_by(host, table.id))["records"]
    await host.privacy.forget(BEN.id, "77")
    assert names(await host.table(table.id)) == [ANNA.name, ""]
    assert (await exported_by(host, table.id))["records"] == records, "they leave once"


async def test_a_table_that_goes_wrong_keeps_nobody(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))

    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("host.keeping.privacy.play.leave", stumble)
    await host.privacy.forget(BEN.id, "77")
    assert str(BEN.id) not in await kept_of(store, table.id)
    assert "could not be left" in caplog.text


async def test_who_said_no_to_a_night_is_nowhere_in_the_database_afterwards(store: Store, tmp_path: Path) -> None:
    host = open_host(store)
    night = await host.nights.plan(NIGHT)
    await host.nights.change(night.id, decide, 5e8)
    await host.nights.change(night.id, set_attendance, BEN, coming=False)
    [share] = (await host.privacy.export(BEN.id))["nights"]
    assert (share["night"], share["places"]) == (night.id, {"evening.declined": True})
    await host.privacy.forget(BEN.id, "77")
    assert (await host.privacy.export(BEN.id))["nights"] == []
    kept = str(await everything(sqlite_address(tmp_path / "tables.sqlite")))
    assert str(BEN.id) not in kept
    assert str(ANNA.id) in kept


# The file


async def test_the_file_has_everything_about_me(store: Store) -> None:
    clock = Clock(1_800_000_000.0)
    host = open_host(store, clock=clock)
    over = await started(host, "forgetit", (ANNA, BEN), channel=1)
    await host.change(over.id, choose_seed, BEN.id, WORDS)
    await play(host, over.id)
    running = await started(host, "mensch", (BEN, ANNA), channel=2)
    kick = await host.kick((await seated(host, "mensch", (ANNA, BEN), channel=3)).id, ANNA, BEN.id)
    await seated(host, "mensch", (ANNA, CHLOE), channel=4)
    await store.person_settings.set(BEN.id, "notice", "never")
    kept = await host.privacy.export(BEN.id)
    assert (kept["person"], kept["names"]) == (str(BEN.id), {str(over.guild_id): BEN.name})
    assert kept["settings"] == {"notice": "never"}
    assert [table["table"] for table in kept["tables"]] == [over.id, running.id, kick.id]
    finished, playing, invitation = kept["tables"]
    assert (finished["seat"], finished["status"], finished["client_seed"]) == (1, "finished", "22")
    waits = {"waiting_for"} if (await host.table(running.id)).to_act[0] == 0 else set()
    assert playing["places"].keys() == {"seats.0.person", "leader"} | waits
    assert playing["ended_at"] is None
    assert (invitation["seat"], invitation["places"]) == (None, {"kick": True})
    assert finished["opened_at"] == "2027-01-15T08:00:00+00:00"
    record = (await exported_by(host, over.id))["records"]
    mine = [entry for entry in record if entry.get("seat") == 1]
    assert {"seat": 1, "seed": WORDS} in mine
    own = [{key: value for key, value in entry.items() if key != "position"} for entry in finished["record"]]
    assert [entry for entry in own if "press" not in entry] == mine
    assert {"press": "5"} in own
    (result,) = kept["results"]
    assert (result["table"] if "table" in result else result["table_id"]) == over.id
    assert result["place"] == (await host.table(over.id)).outcome.places[1]  # type: ignore[union-attr]
    json.dumps(kept)


async def test_the_file_has_what_i_did_at_game_nights(store: Store) -> None:
    host = open_host(store)
    here = Sitting("mensch", (ANNA.id, None, BEN.id), places=(1, 2, 3))
    there = Sitting("mensch", (ANNA.id, CHLOE.id))
    played = (NightRound((NightTable(there),), (BEN.id,)), NightRound((NightTable(here, 7, 8),), (CHLOE.id,)))
    people = frozenset({ANNA.id, BEN.id, CHLOE.id})
    names = {person.id: person.name for person in (ANNA, BEN, CHLOE)}
    night = replace(
        NIGHT,
        names=names,
        poll=Poll((5e8,), {BEN.id: (Answer.MAYBE,), ANNA.id: (Answer.YES,)}),
        evening=Evening(5e8, 5e8, people),
        here=people,
        wishes={BEN.id: ("mensch",), ANNA.id: ("forgetit",)},
        played=played,
    )
    planned = await host.nights.plan(night)
    await host.nights.plan(NIGHT, several=True)
    [share] = (await host.privacy.export(BEN.id))["nights"]
    assert (share["night"], share["server"], share["channel"]) == (planned.id, str(GUILD), str(CHANNEL))
    table = {"game": "mensch", "channel_id": 7, "table_id": 8, "began": None, "cancelled": False, "tries": 0}
    assert share["places"] == {
        "names": BEN.name,
        "poll.answers": ("maybe",),
        "evening.coming": True,
        "here": True,
        "wishes": ("mensch",),
        "played.0.byes.0": {"kind": "NightRound"},
        "played.1.tables.0.sitting.people.2": {"kind": "Sitting", **table},
    }
    own = json.dumps(share, ensure_ascii=False)
    for others in (str(ANNA.id), ANNA.name, CHLOE.name, "forgetit", "Friends"):
        assert others not in own
    assert ["host" in share["places"] for share in (await host.privacy.export(ANNA.id))["nights"]] == [True, True]


async def test_the_file_has_nothing_of_others_and_nothing_that_chance_made(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "kaeseschieben", (ANNA, BEN))
    await host.change(table.id, choose_seed, ANNA.id, "Anna’s words")
    await play(host, table.id, 5)
    kept = json.dumps(await host.privacy.export(BEN.id), ensure_ascii=False)
    for others in (str(ANNA.id), ANNA.name, "Anna’s words", 'result":', "chance", "secret", "nonce"):
        assert others not in kept
