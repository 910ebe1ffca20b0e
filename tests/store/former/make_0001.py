"""Made ``0001.sqlite``: run with the bot as it was at commit edbce6b, from its own folder.

    PYTHONPATH=. python …/tests/store/former/make_0001.py …/tests/store/former/0001.sqlite

Only that version can make such a database, so this script is kept to say what is in it, not to be run again.
Every table is led by Anna, and Ben is called by another name at each table where he sits.
"""

# mypy: ignore-errors

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.game import NORMAL
from host.host import Host
from host.person import Person
from host.preferences import Preferences
from localization.catalog import Language
from render.theme import Theme
from store.store import Store
from tests.hosted import GAMES

GUILD = 100
ANNA, CHLOE = Person(1, "Anna"), Person(3, "Chloé")


def clock() -> Iterator[float]:
    seconds = 1_700_000_000.0
    while True:
        yield seconds
        seconds += 1


async def main(file: Path) -> None:
    file.unlink(missing_ok=True)
    store = await Store.open(f"sqlite:///{file}")
    times = clock()
    secrets = iter(range(256))
    host = Host(
        store,
        GAMES,
        now=lambda: next(times),
        random_bytes=lambda length: bytes([next(secrets)]) * length,
    )

    async def seated(game: str, channel: int, ben: str) -> int:
        opened = await host.open(guild_id=GUILD, channel_id=channel, game_key=game, opener=ANNA, public_value="11")
        await host.join(opened.id, Person(2, ben), "22")
        while len((await host.table(opened.id)).seats) < min(GAMES[game].spec.seat_counts):
            await host.add_computer(opened.id, ANNA, NORMAL)
        await host.remember_message(opened.id, 5000 + channel)
        return opened.id

    async def act(table_id: int, actions: int) -> None:
        for _ in range(actions):
            table = await host.table(table_id)
            if not table.to_act:
                return
            seat = table.to_act[0]
            holder = table.seats[seat]
            if holder.person is None or holder.away:
                position = await host.computer_position(table_id)
                action = table.edition.choose(position.view, NORMAL, lambda _: 0)
                await host.act_for_computer(table_id, position, table.edition.encode(action))
            else:
                own = await host.own_view(table_id, holder.person.id)
                action = table.edition.choose(own, NORMAL, lambda _: 0)
                await host.act(table_id, holder.person.id, table.edition.encode(action))

    # Tables 1 to 5: one that runs, of each game.
    for channel, game in enumerate(sorted(GAMES), start=1):
        table_id = await seated(game, channel, f"Ben {channel}")
        await host.start(table_id, ANNA, "33")
        await act(table_id, 25)
    # Table 6: an invitation with an agreement of its own.
    lobby = await seated("kaeseschieben", 6, "Ben 6")
    await host.set_option(lobby, ANNA, "rounds", 3)
    # Table 7: finished, and its result posted.
    finished = await seated("forgetit", 7, "Ben 7")
    await host.start(finished, ANNA, "33")
    await act(finished, 10_000)
    await host.remember_announced(finished, (await host.table(finished)).milestones)
    # Table 8: finished by a vote, and its result not posted.
    voted = await seated("mensch", 8, "Ben 8")
    await host.start(voted, ANNA, "33")
    await act(voted, 6)
    await host.vote(voted, ANNA.id, scope="match", agrees=True)
    await host.vote(voted, 2, scope=None, agrees=True)
    # Table 9: cancelled, with a rematch's invitation in table 10.
    cancelled = await seated("wiedumir", 9, "Ben 9")
    await host.start(cancelled, ANNA, "33")
    await act(cancelled, 5)
    await host.abandon_channel(9)
    await host.rematch(cancelled, ANNA)
    # Table 11: closed before it began.
    closed = await seated("mensch", 11, "Ben 11")
    await host.give_up(closed, ANNA, moderator=False)
    # Table 12: Chloé is away, a vote is open, and then everybody leaves.
    asleep = await seated("kaeseschieben", 12, "Ben 12")
    await host.join(asleep, CHLOE, "44")
    await host.start(asleep, ANNA, "33")
    await host.leave(asleep, CHLOE.id)
    await host.vote(asleep, ANNA.id, scope="match", agrees=True)
    await host.leave(asleep, ANNA.id)
    await host.leave(asleep, 2)

    preferences = Preferences(store)
    await preferences.change_server(GUILD, language=Language.FRENCH, theme=Theme.LIGHT)
    await preferences.change_server(GUILD + 1, language=None, theme=Theme.DARK)
    await preferences.change_person(ANNA.id, ping=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
