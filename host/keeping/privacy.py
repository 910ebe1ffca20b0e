"""Data that we keep of one person: exported or deleted when they ask.

What a record needs for its draws to be checked stays in it: client seeds and ids of presses. Nothing there says who
chose or pressed, and what others did stays whole.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, date, datetime
from typing import Any

from host.keeping.nights import Nights
from host.keeping.tables import TableRepository
from host.match import ending, play
from host.match.public_view import make_public
from host.nights.night import Night
from host.table.people_in import people_in, places_of
from host.table.public_table import PublicTable
from host.table.table import Table
from host.table.table_json import document_without_person, table_without_match
from host.table.turn_clock import TurnClock
from store.errors import DatabaseAway
from store.ratings import points
from store.rows import DIRECT_MESSAGES, Json, SeatResult, StoredTable
from store.store import Store

FORMAT = "spieleabend-personal-data"
FORMAT_VERSION = 2

_LONGEST_EXACT = 2**53
"""Digits of longer numbers get lost in many programs."""

_ROUNDS = 3
"""Number of looks for open tables: the person may sit down at another one while their data are deleted."""


log = logging.getLogger(__name__)


class Privacy:
    """``repository`` is the one that all tables of the process go through."""

    def __init__(self, store: Store, repository: TableRepository, nights: Nights) -> None:
        self._store = store
        self._repository = repository
        self._nights = nights

    async def export(self, person_id: int) -> Json:
        """Everything that is kept of the person, and of nobody else. ``docs/privacy.md`` describes it."""
        kept = self._store.personal_data
        tables = []
        for table_id in await kept.tables(person_id):
            if (stored := await self._store.load(table_id)) is not None:
                tables.append(_share_of_table(stored, person_id))
        # Discord's ids are texts.
        blocked_since = await kept.blocked_since(person_id)
        facts = await self._store.facts.of_person(person_id)
        deeds: dict[tuple[int, int], Json] = {}
        for deed, _ in await self._store.deeds.of_person(person_id, None):
            deeds.setdefault((deed.table_id, deed.seat), {})[deed.name] = deed.number
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "person": str(person_id),
            "names": await kept.names(person_id),
            "blocked_since": None if blocked_since is None else _moment(blocked_since),
            "settings": await self._store.person_settings.of(person_id),
            "puzzle_answers": [
                {"date": date.fromordinal(day).isoformat(), "choice": choice, "right": choice == 0}
                for day, (_, choice) in (await self._store.puzzle_answers.of_person(person_id)).items()
            ],
            "watched_tables": [each.table_id for each in await self._store.watchers.of_person(person_id)],
            "tables": [table for table in tables if table is not None],
            "nights": [_share_of_night(night, person_id) for night in await self._nights.of_person(person_id)],
            "results": [
                _result(result, facts.get((result.table_id, result.seat)), deeds.get((result.table_id, result.seat)))
                for result in await self._store.results_of_person(person_id)
            ],
            "ratings": [_rating(rating) for rating in await self._store.ratings.of_person(person_id)],
            "rating_changes": list(map(asdict, await self._store.ratings.changes_of_person(person_id))),
        }

    async def forget(self, person_id: int, press: str) -> list[PublicTable]:
        """Name and number leave everything that we keep. Returns the open tables that this has changed.

        The seat at a running match goes to a computer player, as by leaving, with the press of that id. Nothing is
        left to do a second time.
        """
        await self._nights.forget(person_id)
        changed: dict[int, PublicTable] = {}
        for _ in range(_ROUNDS):
            for table_id in await self._store.personal_data.tables(person_id, only_open=True):
                changed[table_id] = make_public(await self._leave(table_id, person_id, press))
            self._repository.drop(await self._store.personal_data.forget(person_id, document_without_person))
            if not await self._store.personal_data.tables(person_id):
                break
        await self._store.erase_deleted()
        return list(changed.values())

    async def _leave(self, table_id: int, person_id: int, press: str) -> Table:
        try:
            return await self._repository.change(table_id, lambda table: _left(table, person_id, press), pressed=True)
        except DatabaseAway:
            raise
        except Exception:
            # A table that goes wrong must not keep anybody's data.
            log.exception("A seat of table %d could not be left by the rules", table_id)
            return await self._repository.change(table_id, lambda table: table.without_person(person_id), fold=False)


def _left(table: Table, person_id: int, press: str) -> Table:
    """The table after the person has left it, without anything that says who they were."""
    seat = table.seat_of(person_id)
    if seat is not None and table.status.is_open and not table.seats[seat].away:
        table = play.leave(table, person_id, press)
    if table.guild_id == DIRECT_MESSAGES:
        # No other person can ever join it.
        table = ending.abandon(table)
    return table.without_person(person_id)


def _share_of_table(stored: StoredTable, person_id: int) -> Json | None:
    """Part of the table that concerns the person; None if there is none."""
    table, row, header = table_without_match(stored), stored.row, stored.row.document.get("header")
    if not (places := _own_places(table, person_id)):
        return None
    waits, seat, proposal = table.waiting_for == person_id, table.seat_of(person_id), table.proposal
    share: Json = {
        "table": table.id,
        "server": _server(table.guild_id),
        "channel": str(table.channel_id),
        "game": table.game_key,
        "status": row.status,
        "opened_at": _moment(table.opened_at),
        "moved_at": _moment(table.moved_at),
        "ended_at": None if table.ended_at is None else _moment(table.ended_at),
        "places": places,
        "proposal": proposal.what.kind if proposal is not None and person_id in people_in(proposal) else None,
        "clock": None if table.clock is None or not waits else _own_clock(table.clock),
        "seat": seat,
    }
    if seat is None:
        return share
    holder = table.seats[seat]
    starting_seeds = () if header is None else header.get("seeds", ())
    is_first = seat < len(starting_seeds) and not holder.since
    return share | {
        "client_seed": starting_seeds[seat] if is_first else holder.seed,
        "record": list(_own_entries(stored.records, seat, holder.since)),
    }


def _share_of_night(night: Night, person_id: int) -> Json:
    """Part of a game night that concerns the person."""
    return {
        "night": night.id,
        "server": str(night.guild_id),
        "channel": str(night.channel_id),
        "places": _own_places(night, person_id),
    }


def _own_places(value: Table | Night, person_id: int) -> Json:
    """Places where the person stands in it, with what is said of them there."""
    own = [place for place in places_of(value) if place.person_id == person_id]
    return {place.path: True if place.beside is None else _exact(place.beside) for place in own}


def _exact(beside: Any) -> Any:
    """With numbers that are too long for many programs as texts, such as Discord's ids."""
    if not isinstance(beside, dict):
        return beside
    is_long = {name: isinstance(each, int) and each > _LONGEST_EXACT for name, each in beside.items()}
    return {name: str(each) if is_long[name] else each for name, each in beside.items()}


def _own_clock(clock: TurnClock) -> Json:
    """End of the person's time, and the end of its standstill."""
    held_until = None if clock.holiday_until is None else _moment(clock.holiday_until)
    return {"ends_at": _moment(clock.ends_at), "stands_still_until": held_until}


def _own_entries(records: Sequence[Json], seat: int, since: int) -> Iterator[Json]:
    """The seat's decisions, seeds and players, and the ids of the presses that made its decisions roll.

    What was before ``since`` belongs to the former holder of the seat.

    What chance made of them is not the person's alone, and may still be hidden.
    """
    decided = False
    for position, entry in enumerate(records):
        if "chance" not in entry:
            decided = "action" in entry and entry["seat"] == seat and "ordered" not in entry
            if entry.get("seat") == seat and position >= since:
                yield {"position": position, **entry}
        elif decided and position >= since and "cause" in entry:
            yield {"position": position, "press": entry["cause"]}


def _result(result: SeatResult, facts: Json | None, deeds: Json | None) -> Json:
    values = {key: value for key, value in asdict(result).items() if key not in ("person_id", "guild_id")}
    return {
        **values,
        "server": _server(result.guild_id),
        "ended_at": _moment(result.ended_at),
        "facts": facts,
        "deeds": deeds,
    }


def _server(guild_id: int) -> str | None:
    """None for direct messages."""
    return None if guild_id == DIRECT_MESSAGES else str(guild_id)


def _rating(rating: Json) -> Json:
    values = {key: value for key, value in rating.items() if key not in ("person_id", "guild_id")}
    return {"server": str(rating["guild_id"]), **values, "points": points(rating["mu"])}


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
