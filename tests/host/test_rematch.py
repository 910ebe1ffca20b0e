"""Rematch of the same people: each agrees with one press, the last one begins it, and wins are counted on."""

import asyncio

import pytest

from host.host import Host
from host.match import lobby, showing
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, end_by_vote, open_host, play, started

STRANGER = Person(9, "Stranger")
GAME = "forgetit"


async def ended(host: Host, people: tuple[Person, ...] = (ANNA, BEN, CHLOE), game: str = GAME) -> PublicTable:
    table = await started(host, game, people)
    table = await end_by_vote(host, table.id)
    await host.note(table.id, showing.announced, table.milestones)
    return table


def people_of(table: PublicTable) -> list[int | None]:
    return [None if holder.person is None else holder.person.id for holder in table.seats]


async def test_the_last_one_who_agrees_begins_it_on_the_seats_of_before(store: Store) -> None:
    former = await ended(open_host(store))
    invited = await open_host(store).opening.rematch(former.id, CHLOE, "1001")
    assert (invited.status, people_of(invited), invited.awaited) == (Status.LOBBY, [3], (1, 2))
    await open_host(store).note(invited.id, showing.with_post, lambda post: post.posted(invited.channel_id, 1500, 1))
    one = await open_host(store).opening.rematch(former.id, ANNA, "2000")
    assert (one.id, one.status, people_of(one), one.awaited) == (invited.id, Status.LOBBY, [1, 3], (2,))
    begun = await open_host(store).join(invited.id, BEN, "2001")
    assert (begun.status, people_of(begun)) == (Status.PLAYING, [1, 2, 3])
    assert begun.seeds == ("2000", "2001", "1001")
    assert begun.options == former.options


async def test_it_does_not_begin_by_a_press_from_before_its_commitment_was_posted(store: Store) -> None:
    host = open_host(store)
    former = await ended(host, (ANNA, BEN))
    invited = await host.opening.rematch(former.id, ANNA, "1001")
    await host.note(invited.id, showing.with_post, lambda post: post.posted(invited.channel_id, 1500, 1))
    agreed = await host.opening.rematch(former.id, BEN, "1400")
    assert (agreed.status, agreed.awaited) == (Status.LOBBY, ())
    assert (await host.change(invited.id, lobby.start, ANNA, "1600")).status is Status.PLAYING


async def test_two_who_press_at_once_meet_at_one_table_and_a_second_press_changes_nothing(store: Store) -> None:
    host = open_host(store)
    former = await ended(host)
    one, other = await asyncio.gather(
        host.opening.rematch(former.id, ANNA, "11"), host.opening.rematch(former.id, BEN, "12")
    )
    assert one.id == other.id
    with pytest.raises(Refused, match="already-seated"):
        await host.opening.rematch(former.id, ANNA, "13")
    assert people_of(await host.table(one.id)) == [1, 2]


async def test_computers_come_along_and_the_leader_may_begin_without_somebody(store: Store) -> None:
    host = open_host(store)
    former = await ended(host, (ANNA, BEN), "einigkeit")
    invited = await host.opening.rematch(former.id, BEN, "11")
    assert (people_of(invited), invited.leader) == ([2, None, None], BEN.id)
    full = await host.change(invited.id, lobby.add_computer, BEN, "normal")
    assert (await host.change(full.id, lobby.start, BEN, "12")).status is Status.PLAYING
    with pytest.raises(Refused, match="table-exists"):
        await host.opening.rematch(former.id, ANNA, "13")


async def test_strangers_cannot_agree_nor_take_a_seat_that_is_kept(store: Store) -> None:
    host = open_host(store)
    former = await ended(host, (ANNA, BEN, CHLOE, Person(4, "Dora")), "mensch")
    with pytest.raises(Refused, match="not-seated"):
        await host.opening.rematch(former.id, STRANGER, "11")
    invited = await host.opening.rematch(former.id, ANNA, "11")
    with pytest.raises(Refused, match="seats-kept"):
        await host.join(invited.id, STRANGER, "12")
    await host.join(invited.id, BEN, "13")
    left = await host.leave(invited.id, BEN.id)
    assert left.awaited == (3, 4), "a person who leaves again is not waited for any more"
    assert people_of(await host.join(invited.id, STRANGER, "14")) == [1, 9]


async def test_wins_are_counted_over_all_matches_of_a_series(store: Store) -> None:
    """But for a match that a vote ended with all level, which nobody has won."""
    host = open_host(store)
    table = await ended(host, (ANNA, BEN))
    assert (await host.records.epilogue(table.id)).series is None
    won = []
    for acts in (0, 60, 30, 60):
        table = await host.opening.rematch(table.id, ANNA, "11")
        await host.opening.rematch(table.series.former[-1] if table.series else 0, BEN, "12")
        await host.change(table.id, lobby.start, ANNA, "13")
        await play(host, table.id, acts)
        table = await end_by_vote(host, table.id)
        await host.note(table.id, showing.announced, table.milestones)
        assert table.outcome is not None
        if table.outcome.places != (1, 1):
            won.append(table.outcome)
    series = (await open_host(store).records.epilogue(table.id)).series
    assert series is not None
    assert series.matches == len(won) == 3
    expected = {person.id: sum(outcome.places[seat] == 1 for outcome in won) for seat, person in enumerate((ANNA, BEN))}
    assert dict.fromkeys(expected, 0) | {wins.person_id: wins.count for wins in series.wins} == expected
