"""Nights that a former version of the bot stored go on."""

import sqlite3
from contextlib import closing
from pathlib import Path

from host.keeping.nights import Nights
from host.nights import changes
from host.nights.night import Answer, Evening, Event, Format, NightTable, Phase
from host.nights.recurrence import Rule
from host.nights.scores import Sitting
from host.table.seats import Person
from store.database import sqlite_address
from store.store import Store

RELEASE = Path(__file__).parents[1] / "release-1.4.0.sql"
"""Four nights of that version: asking for a date, one of a series with its date moved, a round on, and over."""

DATE = 1_800_100_000.0
ANNA, BEN, CHLOE = range(10**18, 10**18 + 3)


async def test_nights_of_version_1_4_go_on(tmp_path: Path) -> None:
    file = tmp_path / "release.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(RELEASE.read_text(encoding="utf-8"))
    store = await Store.open(sqlite_address(file))
    try:
        nights = Nights(store, lambda: DATE)
        asking, moved, playing, over = [await nights.night(number) for number in (1, 2, 3, 4)]
        assert asking.poll.answers[BEN] == (Answer.YES, Answer.MAYBE)
        assert (asking.evening, asking.post.message_id, asking.behind) == (None, 501, False)

        place = "https://discord.com/channels/10/20/502"
        assert moved.evening == Evening(
            DATE + 7200,
            DATE,
            coming=frozenset({ANNA, BEN}),
            reminded=False,
            event=Event(place, 900, Phase.SET),
        )
        assert (moved.choices.repeats, moved.choices.format, moved.choices.minutes) == (Rule.WEEKLY, Format.SWISS, 45)

        assert playing.here == {ANNA, BEN, CHLOE}
        assert playing.played[0].tables == (NightTable(Sitting("mensch", (ANNA, BEN)), 601, 71, began=5.0),)
        assert playing.behind, "its message was still to be edited"
        assert [night.id for night in await nights.due(DATE - 3600, 9)] == [1, 2, 3], "their messages are looked for"

        assert [each.person for each in over.standings if each.place == 1] == [BEN]
        assert (over.phase, over.rests, over.due_at(DATE)) == (Phase.OVER, True, None)

        await nights.change(1, changes.decide, DATE)
        await nights.change(3, changes.set_attendance, Person(5, "Eve"), coming=True)
        assert (await nights.night(1)).coming == {ANNA, BEN}
        assert 5 in (await nights.night(3)).here
    finally:
        await store.close()
