"""Events among the people of a table: who left, came back, took a seat, leads, and what was refused."""

from dataclasses import replace

from host.host import Host
from host.match import consent, lobby
from host.table.proposal import EndEarly, StandIn
from host.table.seats import SOMEBODY, Person
from host.table.table_log import (
    Change,
    Entry,
    LeaderChanged,
    ProposalRefused,
    ProposalWithdrawn,
    SeatChanged,
    TableEvent,
)
from store.store import Store
from tests.host.tables import ANNA, BEN, CHLOE, open_host, play, seated, started

DORA, EMIL = Person(4, "Dora"), Person(5, "Emil")


async def events(host: Host, table_id: int) -> list[TableEvent]:
    return [entry.event for entry in (await host.table(table_id)).log]


async def test_every_change_of_a_seat_is_known_after_a_restart_and_after_the_end(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.leave(table.id, BEN.id, "44")
    await host.join(table.id, BEN, "45")
    await host.leave(table.id, BEN.id, "46")
    await host.substitute(table.id, DORA, 1, "47")
    await host.leave(table.id, ANNA.id, "48")
    await host.resign(table.id, CHLOE.id, "49")
    expected = [
        SeatChanged(Change.LEFT, 1, BEN),
        SeatChanged(Change.CAME_BACK, 1, BEN),
        SeatChanged(Change.LEFT, 1, BEN),
        SeatChanged(Change.TOOK_OVER, 1, DORA, BEN),
        SeatChanged(Change.LEFT, 0, ANNA),
        LeaderChanged(DORA),
        SeatChanged(Change.RESIGNED, 2, CHLOE),
    ]
    assert await events(host, table.id) == expected
    host = open_host(store)
    assert await events(host, table.id) == expected, "names included"
    await play(host, table.id)
    assert await events(open_host(store), table.id) == expected


async def test_who_was_alone_leads_again_without_a_word_of_it(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN))
    for press, person in enumerate((ANNA, BEN)):
        await host.leave(table.id, person.id, f"4{press}")
    await host.join(table.id, BEN, "46")
    assert [event for event in await events(host, table.id) if isinstance(event, LeaderChanged)] == [LeaderChanged(BEN)]


async def test_a_refused_proposal_says_who_objected(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.propose(table.id, ANNA.id, EndEarly("match"), press="44")
    for press, person in enumerate((CHLOE, BEN)):
        await host.change(table.id, consent.answer, person.id, agrees=False, press=f"5{press}")
    await host.propose(table.id, ANNA.id, StandIn(2, "normal"), press="60")
    await host.change(table.id, consent.answer, BEN.id, agrees=False, press="61")
    await host.propose(table.id, ANNA.id, StandIn(2, "normal"), press="70")
    await host.change(table.id, consent.answer, BEN.id, agrees=True, press="71")
    assert await events(host, table.id) == [
        ProposalRefused("end-match", (BEN, CHLOE)),
        ProposalRefused("stand-in", (BEN,), CHLOE),
        SeatChanged(Change.VOTED, 2, CHLOE),
    ]


async def test_a_proposal_that_is_withdrawn_was_refused_by_nobody(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit", (ANNA, BEN, CHLOE))
    await host.propose(table.id, ANNA.id, EndEarly("match"), press="44")
    await host.change(table.id, consent.answer, ANNA.id, agrees=False, press="45")
    await host.propose(table.id, ANNA.id, StandIn(2, "normal"), press="46")
    await host.change(table.id, consent.answer, BEN.id, agrees=False, press="47")  # off
    await host.propose(table.id, BEN.id, StandIn(2, "normal"), press="48")
    await host.change(table.id, consent.answer, BEN.id, agrees=False, press="49")
    refused = ProposalRefused("stand-in", (BEN,), CHLOE)
    expected = [ProposalWithdrawn("end-match", ANNA), refused, ProposalWithdrawn("stand-in", BEN, CHLOE)]
    assert await events(host, table.id) == expected
    assert await events(open_host(store), table.id) == expected
    [exported] = (await host.privacy.export(CHLOE.id))["tables"]
    assert {path: said for path, said in exported["places"].items() if path.startswith("log")} == {
        "log.1.event.about": {"kind": "ProposalRefused", "at": table.version, "what": "stand-in"},
        "log.2.event.about": {"kind": "ProposalWithdrawn", "at": table.version, "what": "stand-in"},
    }
    await host.privacy.forget(BEN.id, "50")
    assert ProposalWithdrawn("stand-in", SOMEBODY, CHLOE) in await events(open_host(store), table.id)


async def test_people_are_taken_out_of_it_at_open_tables_and_at_those_that_are_over(store: Store) -> None:
    host = open_host(store)
    for channel, over in ((20, False), (21, True)):
        table = await seated(host, "forgetit", (ANNA, EMIL, CHLOE), channel=channel)
        await host.change(table.id, lobby.start, ANNA, "33")
        await host.leave(table.id, EMIL.id, "44")
        await host.substitute(table.id, DORA, 1, "45")
        if over:
            await play(host, table.id)
        assert SeatChanged(Change.TOOK_OVER, 1, DORA, EMIL) in await events(open_host(store), table.id)
    await host.privacy.forget(EMIL.id, "46")
    assert (await host.privacy.export(EMIL.id))["tables"] == []
    for table_id in (1, 2):
        for asked in (host, open_host(store)):
            assert await events(asked, table_id) == [
                SeatChanged(Change.LEFT, 1, SOMEBODY),
                SeatChanged(Change.TOOK_OVER, 1, DORA, SOMEBODY),
            ]


async def test_what_happened_stands_where_it_did_among_the_events(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch", (ANNA, BEN))
    first = SeatChanged(Change.LEFT, 1, BEN)
    before = [event for group in table.recent for event in group]
    await host.leave(table.id, BEN.id, "44")
    await host.join(table.id, BEN, "45")
    await play(host, table.id, 3)
    later = await host.table(table.id)
    events = list(later.happened())
    assert before
    assert events[: len(before)] == before
    assert events[len(before) : len(before) + 2] == [first, SeatChanged(Change.CAME_BACK, 1, BEN)]
    at = table.version
    assert len(events) == 2 + sum(map(len, later.recent))
    nothing_yet = replace(later, version=0, recent=(), log=(Entry(0, first),))
    assert list(nothing_yet.happened()) == [first], "before the first record, too"
    long_ago = replace(later, recent=later.recent[-2:], log=(Entry(at, first),))
    assert first not in long_ago.happened()
