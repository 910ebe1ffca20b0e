"""A table as the store keeps it: columns for what is asked, a versioned document for the rest, and the records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import cattrs

from engine.editions import Editions, UnknownEdition
from engine.game import AnyGame, Outcome
from engine.record_json import header_from_json, header_to_json, read_records
from engine.transcript import CorruptRecord, Record, Transcript
from host.match import lobby
from host.table.display import Display, Posted
from host.table.proposal_json import proposal_of, proposal_to_json
from host.table.seats import SOMEBODY, Person, SeatHolder, SeatTurns, Turns
from host.table.status import Cancellation, LessonProgress, Series, Status
from host.table.table import Table
from host.table.table_log_json import entries_without_person, table_log_from_json, table_log_to_json
from host.table.table_preferences import TablePreferences
from host.table.table_secret import TableSecret
from host.time.clock import LeftClock, TurnClock
from store.rows import StoredTable, TableRow

Json = dict[str, Any]

DOCUMENT_VERSION = 4
"""Migrations carry older documents over, so no other version is ever read."""


def table_to_row(table: Table, due_at: float | None, show_at: float | None) -> TableRow:
    """Everything but the id, the channel, the revision, the names and the records.

    ``due_at`` is when to look at the table next.
    """
    return TableRow(
        game=table.game_key,
        rules_version=None if table.transcript is None else table.transcript.header.rules_version,
        status=table.status.value,
        open=table.holds_channel,
        language=table.language,
        message_id=table.message_id,
        waiting_for=table.waiting_for,
        waiting_since=table.waiting_since,
        due_at=due_at,
        unshown_since=table.display.unshown_since,
        show_at=show_at,
        opened_at=table.opened_at,
        moved_at=table.moved_at,
        ended_at=table.ended_at,
        document=_document(table),
    )


def table_from_stored(editions: Editions, key: bytes, stored: StoredTable) -> Table:
    """The table, its record not yet folded. What cannot be played on is not ``readable``."""
    row, document = stored.row, stored.row.document
    secret = _secret(key, document)
    known = secret.commitment == document["commitment"]
    transcript, damaged = _transcript(document["header"], stored.records, secret.value if known else None)
    # A record that was cut may be one that the rules allow. Documents of before it was counted say nothing of it.
    damaged = damaged or document.get("records", len(stored.records)) != len(stored.records)
    game = _edition(editions, row.game, transcript)
    table = Table(
        id=stored.id,
        guild_id=stored.guild_id,
        channel_id=stored.channel_id,
        game_key=row.game,
        game=game,
        status=Status(row.status),
        options=document["options"],
        seats=tuple(holder_from_json(holder, stored.names) for holder in document["seats"]),
        leader=document["leader"],
        secret=secret,
        commitment=document["commitment"],
        protocol=document["protocol"],
        opened_at=row.opened_at,
        moved_at=row.moved_at,
        waiting_since=row.waiting_since,
        waiting_for=row.waiting_for,
        ended_at=row.ended_at,
        revision=stored.revision,
        language=row.language,
        message_id=row.message_id,
        milestones=document["milestones"],
        proposal=proposal_of(document),
        transcript=transcript,
        readable=game is not None and known and not damaged and row.status != Status.RETIRED,
        outcome=None if document["outcome"] is None else _outcome_from_json(document["outcome"]),
        turns=None if document["turns"] is None else _turns_from_json(document["turns"]),
        results_stored=document["results_stored"],
        display=_display_from_json(document, row.unshown_since),
        # Documents of before there were these do not have them.
        kick=frozenset(document.get("kick", ())),
        former_holders=frozenset(document.get("former_holders", ())),
        known_to_forgotten=frozenset(document.get("known_to_forgotten", ())),
        left_clock=None if (left := document.get("left_clock")) is None else cattrs.structure(left, LeftClock),
        preferences=preferences_from_json(document),
        series=_series_from_json(document.get("series")),
        lesson=_lesson_from_json(document.get("lesson")),
        clock=clock_from_json(document.get("clock")),
        replaced=_replaced(document),
        cancellation=None if (given := document.get("cancellation")) is None else Cancellation(**given),
        forgotten=document.get("forgotten", False),
        looked_at=document.get("looked_at", 0),
        log=table_log_from_json(document.get("log", ()), stored.names),
    )
    return lobby.adapted(table, game) if table.status is Status.LOBBY and game is not None else table


def _document(table: Table) -> Json:
    return {
        "version": DOCUMENT_VERSION,
        "options": table.options,
        "seats": [_holder_to_json(holder) for holder in table.seats],
        "leader": table.leader,
        "protocol": table.protocol,
        "commitment": table.commitment,
        "nonce": table.secret.nonce,
        "secret": _stored_secret(table),
        "announced": table.display.announced,
        "milestones": table.milestones,
        "proposal": None if table.proposal is None else proposal_to_json(table.proposal),
        "header": None if table.transcript is None else header_to_json(table.transcript.header),
        "records": table.records,
        "outcome": None if table.outcome is None else _outcome_to_json(table.outcome),
        "turns": None if table.turns is None else _turns_to_json(table.turns),
        "results_stored": table.results_stored,
        "notice_due": table.display.notice_due,
        "display": _display_to_json(table.display),
        "kick": sorted(table.kick),
        "former_holders": sorted(table.former_holders),
        "known_to_forgotten": sorted(table.known_to_forgotten),
        "left_clock": None if table.left_clock is None else cattrs.unstructure(table.left_clock),
        "preferences": cattrs.unstructure(table.preferences),
        "lesson": None if table.lesson is None else cattrs.unstructure(table.lesson),
        "replaced_people": sorted(table.replaced),
        "clock": None if table.clock is None else cattrs.unstructure(table.clock),
        "forgotten": table.forgotten,
        "looked_at": table.looked_at,
        "log": table_log_to_json(table.log),
        "series": None if table.series is None else {"former": table.series.former, "seats": table.series.seats},
        "cancellation": None if table.cancellation is None else asdict(table.cancellation),
    }


def _stored_secret(table: Table) -> str | None:
    """In plain only once everybody may know it; tables of before there was a key have no nonce."""
    if table.secret.nonce is not None and (table.status.is_open or not table.secret_known):
        return None
    return table.secret.value.hex()


def _secret(key: bytes, document: Json) -> TableSecret:
    """What is the secret by this key."""
    stored, nonce = document["secret"], document["nonce"]
    return TableSecret.from_nonce(key, nonce) if stored is None else TableSecret(bytes.fromhex(stored), nonce)


def _transcript(header: Json | None, entries: Sequence[Json], secret: bytes | None) -> tuple[Transcript | None, bool]:
    """The transcript as far as it can be read, and whether something in it cannot."""
    if header is None:
        return None, False
    records: list[Record] = []
    try:
        agreed = header_from_json(header)
    except CorruptRecord:
        return None, True
    try:
        for record in read_records(agreed, entries, secret):
            records.append(record)
    except CorruptRecord:
        return Transcript(agreed, tuple(records)), True
    return Transcript(agreed, tuple(records)), False


def _edition(editions: Editions, game_key: str, transcript: Transcript | None) -> AnyGame | None:
    try:
        return editions.newest(game_key) if transcript is None else editions.of(transcript.header)
    except UnknownEdition:
        return None


def document_without_person(document: Json, person_id: int) -> Json:
    """The document of a table that is over, as `Table.without_person` would leave it."""

    def others(people: Sequence[int | None]) -> list[int | None]:
        return [person for person in people if person != person_id]

    def without(holder: Json) -> Json:
        return {**holder, "person": SOMEBODY.id, "seed": None} if holder["person"] == person_id else holder

    series, proposal = document.get("series"), proposal_of(document)
    return {
        **{key: value for key, value in document.items() if key != "vote"},
        "seats": [without(holder) for holder in document["seats"]],
        "leader": SOMEBODY.id if document["leader"] == person_id else document["leader"],
        "proposal": proposal and proposal_to_json(proposal.without_person(person_id)),
        "kick": others(document.get("kick", ())),
        "former_holders": others(document.get("former_holders", ())),
        "series": series and {**series, "seats": others(series["seats"])},
        "log": entries_without_person(document.get("log", ()), person_id),
    }


def _holder_to_json(holder: SeatHolder) -> Json:
    """Names are kept elsewhere, once for each person."""
    person = None if holder.person is None else holder.person.id
    return {
        "person": person,
        "seed": holder.seed,
        "away": holder.away,
        "level": holder.level,
        "resigned": holder.resigned,
        "since": holder.since,
    }


def holder_from_json(document: Json, names: Mapping[int, str]) -> SeatHolder:
    person_id = document["person"]
    person = None if person_id is None else Person(person_id, names.get(person_id, ""))
    # Documents of before there were resignations and substitutes know of neither.
    resigned, since = document.get("resigned", False), document.get("since", 0)
    return SeatHolder(person, document["seed"], document["away"], document["level"], resigned, since)


def preferences_from_json(document: Json) -> TablePreferences:
    """Documents of before there were others say at most whether moves are animated."""
    stored = document.get("preferences", {"motion": document.get("motion", True)})
    return cattrs.structure(stored, TablePreferences)


def clock_from_json(document: Json | None) -> TurnClock | None:
    return None if document is None else cattrs.structure(document, TurnClock)


def _replaced(document: Json) -> frozenset[int]:
    """Older documents name one person at most."""
    one = document.get("replaced")
    return frozenset(document.get("replaced_people", () if one is None else (one,)))


def _series_from_json(document: Json | None) -> Series | None:
    return None if document is None else Series(tuple(document["former"]), tuple(document["seats"]))


def _lesson_from_json(document: Json | None) -> LessonProgress | None:
    return None if document is None else cattrs.structure(document, LessonProgress)


def _outcome_to_json(outcome: Outcome) -> Json:
    return {"places": list(outcome.places), "scores": None if outcome.scores is None else list(outcome.scores)}


def _outcome_from_json(document: Json) -> Outcome:
    scores = document["scores"]
    return Outcome(tuple(document["places"]), None if scores is None else tuple(scores))


def _turns_to_json(turns: Turns) -> Json:
    return {
        "seats": [[seat.by_person, seat.by_computer, seat.by_others] for seat in turns.seats],
        "present": turns.present,
        "person_decisions": turns.person_decisions,
        "computer_decisions": turns.computer_decisions,
    }


def _turns_from_json(document: Json) -> Turns:
    # Documents of before there were substitutes have two numbers for each seat.
    seats = tuple(SeatTurns(*counted) for counted in document["seats"])
    # Documents of before decisions could be taken back say whether there were any, not how many.
    return Turns(
        seats,
        document["present"],
        document.get("person_decisions", int(document.get("person_decided", 0))),
        document.get("computer_decisions", int(document.get("computer_decided", 0))),
    )


def _display_to_json(display: Display) -> Json:
    return {
        "changes": display.changes,
        "shown": display.shown,
        "pictures": display.pictures,
        "posts": display.posts,
        "posting": display.posting,
        "leftovers": [_posted_to_json(message) for message in display.leftovers],
        "gone": display.gone,
        "notified": display.notified,
        "long_wait": display.long_wait,
        "mention": None if display.mention is None else _posted_to_json(display.mention),
        "result": None if display.result is None else _posted_to_json(display.result),
    }


def _display_from_json(document: Json, unshown_since: float | None) -> Display:
    """``document`` is the table's, in which what has been announced is not a part of the display."""
    shown = document["display"]
    leftovers = tuple(Posted(*message) for message in shown["leftovers"])
    mention = None if shown["mention"] is None else Posted(*shown["mention"])
    # Documents of before they were remembered have neither the result nor whether something is being posted.
    result = shown.get("result")
    posted = None if result is None else Posted(*result)
    return Display(
        **{**shown, "leftovers": leftovers, "mention": mention, "result": posted},
        announced=document["announced"],
        notice_due=document["notice_due"],
        unshown_since=unshown_since,
    )


def _posted_to_json(message: Posted) -> list[int]:
    return [message.channel_id, message.message_id]
