"""A table as the store keeps it: one JSON document, and the records of its match beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import AnyGame
from engine.match import Match
from engine.record_json import header_to_json, transcript_from_json
from host.table import Person, SeatHolder, Status, Table, Vote

Json = dict[str, Any]


def table_to_json(table: Table) -> Json:
    """Everything but the id, the channel, the revision and the records, which have columns of their own."""
    return {
        "game": table.game.spec.key,
        "status": table.status,
        "options": table.options,
        "seats": [_holder_to_json(holder) for holder in table.seats],
        "leader": table.leader,
        "secret": table.secret.hex(),
        "last_moved": table.last_moved,
        "message_id": table.message_id,
        "announced": table.announced,
        "computer_to_act": table.computer_to_act is not None,
        "vote": None if table.vote is None else _vote_to_json(table.vote),
        "header": None if table.match is None else header_to_json(table.match.header),
    }


def table_from_json(
    games: Mapping[str, AnyGame],
    *,
    id: int,
    guild_id: int,
    channel_id: int,
    revision: int,
    document: Json,
    records: Sequence[Json],
) -> Table:
    """Raises CorruptRecord if the records cannot have come from the game's rules."""
    game = games[document["game"]]
    match = None
    if document["header"] is not None:
        match = Match.fold(game, transcript_from_json(document["header"], records, bytes.fromhex(document["secret"])))
    return Table(
        id=id,
        guild_id=guild_id,
        channel_id=channel_id,
        game=game,
        status=Status(document["status"]),
        options=document["options"],
        seats=tuple(_holder_from_json(holder) for holder in document["seats"]),
        leader=document["leader"],
        secret=bytes.fromhex(document["secret"]),
        last_moved=document["last_moved"],
        revision=revision,
        message_id=document["message_id"],
        announced=document["announced"],
        vote=None if document["vote"] is None else _vote_from_json(document["vote"]),
        match=match,
    )


def _holder_to_json(holder: SeatHolder) -> Json:
    person = None if holder.person is None else {"id": holder.person.id, "name": holder.person.name}
    return {"person": person, "public_value": holder.public_value, "away": holder.away, "level": holder.level}


def _holder_from_json(document: Json) -> SeatHolder:
    person = None if document["person"] is None else Person(document["person"]["id"], document["person"]["name"])
    return SeatHolder(person, document["public_value"], document["away"], document["level"])


def _vote_to_json(vote: Vote) -> Json:
    return {"scope": vote.scope, "yes": sorted(vote.yes), "no": sorted(vote.no)}


def _vote_from_json(document: Json) -> Vote:
    return Vote(document["scope"], frozenset(document["yes"]), frozenset(document["no"]))
