"""The record of a match as JSON, for the store and for export. ``docs/record.md`` describes the format."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.chance import Chance, Roll, Sample, Shuffle
from engine.game import Outcome
from engine.transcript import Acted, Chanced, CorruptRecord, Header, Record, Stopped, Transcript

FORMAT = "spieleabend-record"
FORMAT_VERSION = 1

Json = dict[str, Any]


def header_to_json(header: Header) -> Json:
    return {
        "game": header.game,
        "rules_version": header.rules_version,
        "options": dict(header.options),
        "seats": header.seats,
        "commitment": header.commitment,
        "public_values": list(header.public_values),
    }


def header_from_json(document: Json) -> Header:
    return Header(
        game=document["game"],
        rules_version=document["rules_version"],
        options=dict(document["options"]),
        seats=document["seats"],
        commitment=document["commitment"],
        public_values=tuple(document["public_values"]),
    )


def record_to_json(record: Record) -> Json:
    match record:
        case Acted(seat, code, hidden):
            return {"seat": seat, "action": code, "hidden": True} if hidden else {"seat": seat, "action": code}
        case Chanced(request, result):
            return {"chance": _request_to_json(request), "result": list(result)}
        case Stopped(scope):
            return {"stop": scope}


def record_from_json(document: Json) -> Record:
    """Raises CorruptRecord for what `record_to_json` never wrote."""
    try:
        if "action" in document:
            return Acted(document["seat"], document["action"], document.get("hidden", False))
        if "chance" in document:
            return Chanced(_request_from_json(document["chance"]), tuple(document["result"]))
        return Stopped(document["stop"])
    except (KeyError, TypeError) as error:
        raise CorruptRecord(f"not a record: {document}") from error


def transcript_from_json(header: Json, records: Iterable[Json]) -> Transcript:
    """Raises CorruptRecord for what `header_to_json` and `record_to_json` never wrote."""
    try:
        agreed = header_from_json(header)
    except (KeyError, TypeError, ValueError) as error:
        raise CorruptRecord(f"not a header: {header}") from error
    return Transcript(agreed, tuple(record_from_json(record) for record in records))


def export_running(transcript: Transcript) -> Json:
    """The match so far, without the results and decisions that are still hidden."""
    records = [_public_record(record) for record in transcript.records]
    return {**_export_head(transcript), "over": False, "records": records}


def export_finished(transcript: Transcript, secret: bytes, outcome: Outcome | None) -> Json:
    """The whole match with the secret that all its draws follow from, which only a match that is over may tell.

    ``outcome`` is None for a match that was given up.
    """
    return {
        **_export_head(transcript),
        "over": True,
        "records": [record_to_json(record) for record in transcript.records],
        "places": None if outcome is None else list(outcome.places),
        "secret": secret.hex(),
    }


def _export_head(transcript: Transcript) -> Json:
    return {"format": FORMAT, "version": FORMAT_VERSION, **header_to_json(transcript.header)}


def _public_record(record: Record) -> Json:
    if isinstance(record, Chanced) and record.request.hidden:
        return {"chance": _request_to_json(record.request), "result": None}
    if isinstance(record, Acted) and record.hidden:
        return {"seat": record.seat, "action": None, "hidden": True}
    return record_to_json(record)


def _request_to_json(request: Chance) -> Json:
    match request:
        case Roll(sides, dice, hidden):
            return {"kind": "roll", "sides": sides, "dice": dice, "hidden": hidden}
        case Shuffle(size, hidden):
            return {"kind": "shuffle", "size": size, "hidden": hidden}
        case Sample(size, take, hidden):
            return {"kind": "sample", "size": size, "take": take, "hidden": hidden}


def _request_from_json(document: Json) -> Chance:
    match document:
        case {"kind": "roll", "sides": sides, "dice": dice, "hidden": hidden}:
            return Roll(sides, dice, hidden)
        case {"kind": "shuffle", "size": size, "hidden": hidden}:
            return Shuffle(size, hidden)
        case {"kind": "sample", "size": size, "take": take, "hidden": hidden}:
            return Sample(size, take, hidden)
    raise CorruptRecord(f"not a chance request: {document}")
