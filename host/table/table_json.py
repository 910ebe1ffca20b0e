"""A table as the store keeps it: columns for what is queried, a versioned document for the rest, and the records.

People stand in the document by their ids alone. Their names are stored once for each person, so they can be deleted.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import get_type_hints

from cattrs.gen import make_dict_unstructure_fn, override
from cattrs.preconf.json import make_converter
from cattrs.strategies import configure_tagged_union

from engine.editions import Editions, UnknownEdition
from engine.game import AnyGame
from engine.record_json import header_from_json, header_to_json, read_records
from engine.transcript import CorruptRecord, Record, Transcript
from host.table.display import Display
from host.table.people_in import with_people
from host.table.proposal import What
from host.table.seats import Person, PersonId
from host.table.status import Status
from host.table.table import Table
from host.table.table_log import TableEvent
from host.table.table_secret import TableSecret
from store.rows import Json, StoredTable, TableRow

log = logging.getLogger(__name__)

DOCUMENT_VERSION = 1
"""A document of another version is not read: its table is closed. Migrations carry documents over."""

_COLUMNS = ("language", "waiting_for", "waiting_since", "opened_at", "moved_at", "ended_at")
"""The fields of `Table` that `TableRow` has under the same name."""

_FIELDS = (
    "options",
    "seats",
    "leader",
    "commitment",
    "milestones",
    "outcome",
    "turns",
    "results_stored",
    "display",
    "preferences",
    "proposal",
    "series",
    "lesson",
    "clock",
    "left_clock",
    "waits_from",
    "replaced",
    "kick",
    "former_holders",
    "invited",
    "known_to_forgotten",
    "cancellation",
    "forgotten",
    "looked_at",
    "log",
)
"""The fields of `Table` that the document holds. The secret is not among them (`_document`)."""

_ABSENT_IN_1_0_0 = frozenset({"invited", "waits_from"})
"""They have their defaults where a document is without them."""

_TYPES = get_type_hints(Table)

converter = make_converter(detailed_validation=False)
"""Between values of ``host/`` and JSON."""

converter.register_unstructure_hook_func(lambda kind: kind in (frozenset[int], frozenset[PersonId]), sorted)
converter.register_unstructure_hook(Person, lambda person: person.id)
converter.register_structure_hook(Person, lambda person_id, _: Person(person_id, ""))
# Columns have them.
converter.register_unstructure_hook(
    Display,
    make_dict_unstructure_fn(Display, converter, message_id=override(omit=True), unshown_since=override(omit=True)),
)
configure_tagged_union(What, converter, tag_name="kind")
configure_tagged_union(TableEvent, converter, tag_name="kind")


def table_to_row(table: Table, due_at: float | None, show_at: float | None) -> TableRow:
    """Everything but the id, the channel, the revision, the names and the records.

    ``due_at`` is when the caretaker looks at the table next, ``show_at`` when it shows it.
    """
    return TableRow(
        game=table.game_key,
        rules_version=None if table.transcript is None else table.transcript.header.rules_version,
        status=table.status.value,
        open=table.holds_channel,
        due_at=due_at,
        message_id=table.message_id,
        unshown_since=table.display.unshown_since,
        show_at=show_at,
        document=_document(table),
        **{name: getattr(table, name) for name in _COLUMNS},
    )


def table_from_stored(editions: Editions, key: bytes, stored: StoredTable) -> Table:
    """The table, its record not yet folded. One that cannot be played on is not ``readable``."""
    table, document = table_without_match(stored), stored.row.document
    if not table.readable:
        return table
    secret = _secret(key, document)
    known = secret.commitment == table.commitment
    transcript, damaged = _transcript(document["header"], stored.records, secret.value if known else None)
    # The rules alone might allow a record that was cut.
    damaged = damaged or document["records"] != len(stored.records)
    game = _edition(editions, table.game_key, transcript)
    readable = game is not None and known and not damaged and table.status is not Status.RETIRED
    return replace(table, secret=secret, transcript=transcript, game=game, readable=readable)


def table_without_match(stored: StoredTable) -> Table:
    """The table without its rules, its secret and its record; not ``readable`` if its document is not."""
    row, fields = stored.row, _fields(stored.row.document)
    fields["display"] = replace(fields["display"], message_id=row.message_id, unshown_since=row.unshown_since)
    table = Table(
        id=stored.id,
        guild_id=stored.guild_id,
        channel_id=stored.channel_id,
        game_key=row.game,
        game=None,
        status=Status(row.status),
        secret=TableSecret(b""),
        revision=stored.revision,
        **{name: getattr(row, name) for name in _COLUMNS},
        **fields,
    )
    return with_people(table, lambda person: Person(person.id, stored.names.get(person.id, "")))


def document_without_person(document: Json, person_id: int) -> Json:
    """The document of a table that is over, as `Table.without_person` would leave it."""
    table = Table(
        id=0,
        guild_id=0,
        channel_id=0,
        game_key="",
        game=None,
        status=Status.CLOSED,
        secret=TableSecret(b""),
        opened_at=0.0,
        moved_at=0.0,
        waiting_since=0.0,
        **_fields(document),
    )
    return {**document, **_fields_to_json(table.without_person(person_id))}


def _fields(document: Json) -> Json:
    """The fields of `Table` that the document holds; those of an empty table where it cannot be read."""
    try:
        if document["version"] != DOCUMENT_VERSION:
            raise ValueError(f"version {document['version']}")
        held = [name for name in _FIELDS if name in document or name not in _ABSENT_IN_1_0_0]
        return {name: converter.structure(document[name], _TYPES[name]) for name in held}
    except Exception:
        log.exception("The document of a table cannot be read")
        return {"options": {}, "seats": (), "leader": 0, "commitment": "", "display": Display(), "readable": False}


def _document(table: Table) -> Json:
    return {
        "version": DOCUMENT_VERSION,
        "nonce": table.secret.nonce,
        "secret": _stored_secret(table),
        "header": None if table.transcript is None else header_to_json(table.transcript.header),
        "records": table.records,
        **_fields_to_json(table),
    }


def _fields_to_json(table: Table) -> Json:
    return {name: converter.unstructure(getattr(table, name), _TYPES[name]) for name in _FIELDS}


def _stored_secret(table: Table) -> str | None:
    """In plain only once everybody may know it, or if no key leads to it."""
    if table.secret.nonce is not None and (table.status.is_open or not table.secret_known):
        return None
    return table.secret.value.hex()


def _secret(key: bytes, document: Json) -> TableSecret:
    """The secret by this key."""
    stored, nonce = document["secret"], document["nonce"]
    return TableSecret.from_nonce(key, nonce) if stored is None else TableSecret(bytes.fromhex(stored), nonce)


def _transcript(header: Json | None, entries: Sequence[Json], secret: bytes | None) -> tuple[Transcript | None, bool]:
    """The transcript as far as it can be read, and whether something in it cannot."""
    if header is None:
        return None, False
    agreed, records, damaged = None, list[Record](), False
    try:
        agreed = header_from_json(header)
        for record in read_records(agreed, entries, secret):
            records.append(record)
    except CorruptRecord:
        damaged = True
    return None if agreed is None else Transcript(agreed, tuple(records)), damaged


def _edition(editions: Editions, game_key: str, transcript: Transcript | None) -> AnyGame | None:
    try:
        return editions.newest(game_key) if transcript is None else editions.of(transcript.header)
    except UnknownEdition:
        return None
