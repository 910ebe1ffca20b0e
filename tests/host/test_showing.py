"""A table's memory of its channel: whether the channel is behind it, and what is still to be taken away."""

from host.host import Host
from host.match import lobby, showing
from host.match.play import choose_seed
from host.posts import MOST_LEFTOVERS, Posted
from store.rows import Planned
from store.store import Store
from tests.host.tables import ANNA, BEN, CHANNEL, CHLOE, Clock, end_by_vote, open_host, play, seated, started


async def drawn(host: Host, table_id: int, message: int = 5) -> int:
    """As if that message had just been drawn. Returns the number of changes that it shows."""
    changes = (await host.table(table_id)).display.changes
    await host.note(table_id, showing.with_post, lambda post: post.posted(CHANNEL, message, changes))
    return changes


async def redrawn(host: Host, table_id: int, changes: int, *, pictures: bool = True) -> None:
    await host.note(table_id, showing.with_post, lambda post: post.drawn(5, changes, pictures=pictures))


async def test_a_channel_is_behind_until_the_latest_change_is_drawn(store: Store) -> None:
    clock = Clock()
    host = open_host(store, clock=clock)
    table = await seated(host, "mensch")
    assert table.behind, "nothing was posted yet"
    before = await drawn(host, table.id)
    assert not (await host.table(table.id)).behind
    await host.change(table.id, choose_seed, ANNA.id, "luck")
    assert not (await host.table(table.id)).behind, "seeds do not show"
    clock.time += 100
    await host.join(table.id, CHLOE, "44")
    clock.time += 100
    await host.change(table.id, lobby.start, ANNA, "55")
    await redrawn(host, table.id, before)
    assert (await host.table(table.id)).behind, "an older position was drawn"
    [stored] = await store.due(Planned.SHOWING, clock.time + 3600, 9, latest=clock.time + 10**6)
    assert stored.row.unshown_since == clock.time - 100, "since the first change that is not to be seen"


async def test_what_is_shown_survives_the_process(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    await drawn(host, table.id)
    await drawn(host, table.id, 6)
    await host.note(table.id, showing.notified, (await host.table(table.id)).waiting_for or 0, Posted(77, 8))
    display = (await host.table(table.id)).display
    assert display.leftovers == (Posted(CHANNEL, 5),)
    assert (display.posts, display.mention, display.notified) == (2, Posted(77, 8), True)
    assert (await open_host(store).table(table.id)).display == display


async def test_a_table_in_words_waits_for_its_pictures(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    changes = await drawn(host, table.id)
    await redrawn(host, table.id, changes, pictures=False)
    assert (await host.table(table.id)).behind
    await redrawn(host, table.id, changes)
    assert not (await host.table(table.id)).behind


async def test_messages_that_have_served_keep_a_table_behind_until_they_are_gone(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    for message in range(5, 5 + 2 * MOST_LEFTOVERS):
        await drawn(host, table.id, message)
    present = await host.table(table.id)
    assert present.behind
    assert len(present.display.leftovers) == MOST_LEFTOVERS
    await host.note(table.id, showing.with_post, lambda post: post.without_leftovers(present.display.leftovers))
    assert not (await host.table(table.id)).behind


async def test_the_mention_of_a_turn_has_served_when_it_is_over(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "forgetit")
    in_turn = table.waiting_for
    assert in_turn is not None
    mention = Posted(CHANNEL, 9)
    await host.note(table.id, showing.notified, in_turn, mention)
    while table.waiting_for == in_turn:
        table = await play(host, table.id, 1)
    assert not table.display.notified
    assert mention in table.display.leftovers
    late = Posted(CHANNEL, 10)
    await host.note(table.id, showing.notified, in_turn, late)
    table = await host.table(table.id)
    assert late in table.display.leftovers, "the turn was over before its mention was posted"
    assert not table.display.notified


async def test_an_ended_table_is_behind_until_its_result_and_its_last_board_are_shown(store: Store) -> None:
    host = open_host(store)
    table = await started(host, "mensch")
    await drawn(host, table.id)
    table = await end_by_vote(host, table.id)
    await host.note(table.id, showing.announced, table.milestones)
    assert (await host.table(table.id)).behind
    await redrawn(host, table.id, table.display.changes)
    assert not (await host.table(table.id)).behind


async def test_nothing_is_shown_where_the_channel_is_gone(store: Store) -> None:
    host = open_host(store)
    running, ended = await started(host, "mensch", (ANNA, BEN)), await seated(host, "mensch", channel=CHANNEL + 1)
    await drawn(host, ended.id)
    await host.give_up(ended.id, ANNA, moderator=True)
    for table in (running, ended):
        await host.upkeep.abandon(table.id)
        assert not (await host.table(table.id)).behind
