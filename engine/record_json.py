"""The record of a match as JSON, for the store and for export. ``docs/record.md`` describes the format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import lru_cache
from sys import intern
from typing import Any

from engine.chance import Chance, ChanceResult, Roll, Sample, Shuffle
from engine.fair_dice import dice_of
from engine.game import Outcome
from engine.transcript import (
    Acted,
    Chanced,
    CorruptRecord,
    Header,
    Record,
    Seated,
    Seeded,
    Stopped,
    Transcript,
    Undone,
    acted,
    seeds_after,
)

FORMAT = "spieleabend-record"
FORMAT_VERSION = 1

Json = dict[str, Any]

# As for `acted`, tables in memory have the same ones thousands of times. By their types: true is not 1 in JSON.
_roll = lru_cache(maxsize=1 << 8, typed=True)(Roll)


_FREQUENT = 8
"""Longer results hardly ever come twice, and files that people hand in may have very long ones."""


@lru_cache(maxsize=1 << 12, typed=True)
def _frequent_result(*numbers: int) -> ChanceResult:
    return numbers


def _result(numbers: Sequence[int]) -> ChanceResult:
    return _frequent_result(*numbers) if len(numbers) <= _FREQUENT else tuple(numbers)


def header_to_json(header: Header) -> Json:
    return {
        "game": header.game,
        "rules_version": header.rules_version,
        "options": dict(header.options),
        "seats": header.seats,
        "commitment": header.commitment,
        "protocol": header.protocol,
        "seeds": list(header.seeds),
        "players": list(header.players),
    }


def header_from_json(document: Json) -> Header:
    """Raises CorruptRecord for what `header_to_json` never wrote."""
    try:
        header = Header(
            game=document["game"],
            rules_version=document["rules_version"],
            # Tables in memory have the same keys thousands of times, too.
            options={intern(key): value for key, value in dict(document["options"]).items()},
            seats=document["seats"],
            commitment=document["commitment"],
            protocol=document["protocol"],
            seeds=tuple(document["seeds"]),
            players=tuple(document["players"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise CorruptRecord(f"not a header: {document}") from error
    texts = (header.game, header.commitment, *header.players, *header.options)
    seeds = tuple(seed for seed in header.seeds if seed is not None)
    numbers = (header.rules_version, header.seats, header.protocol)
    if not (all(map(_is_text, (*texts, *seeds))) and all(map(_is_number, numbers))):
        raise CorruptRecord(f"not a header: {document}")
    return header


def record_to_json(record: Record) -> Json:
    match record:
        case Acted(seat, code, hidden):
            return {"seat": seat, "action": code, "hidden": True} if hidden else {"seat": seat, "action": code}
        case Chanced(request, result, cause):
            return {"chance": _request_to_json(request), "result": list(result), **_cause_to_json(cause)}
        case Seeded(seat, seed):
            return {"seat": seat, "seed": seed}
        case Seated(seat, player):
            return {"seat": seat, "player": player}
        case Stopped(scope):
            return {"stop": scope}
        case Undone(to):
            return {"undone_to": to}


def record_from_json(document: Json) -> Record:
    """Raises CorruptRecord for what `record_to_json` never wrote."""
    record = _read_record(document)
    match record:
        case Acted(seat, code, hidden):
            is_sound = _is_number(seat) and _is_text(code) and isinstance(hidden, bool)
        case Chanced(_, result, cause):
            is_sound = all(map(_is_number, result)) and (cause is None or _is_text(cause))
        case Seeded(seat, words) | Seated(seat, words):
            is_sound = _is_number(seat) and _is_text(words)
        case Stopped(scope):
            is_sound = _is_text(scope)
        case Undone(to):
            is_sound = _is_number(to) and to >= 0
    if not is_sound:
        raise CorruptRecord(f"not a record: {document}")
    return record


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _read_record(document: Json) -> Record:
    try:
        if "action" in document:
            return acted(document["seat"], document["action"], document.get("hidden", False))
        if "chance" in document:
            cause = document.get("cause")
            return Chanced(_request_from_json(document["chance"]), _result(document["result"]), cause)
        if "seed" in document:
            return Seeded(document["seat"], document["seed"])
        if "player" in document:
            return Seated(document["seat"], document["player"])
        if "undone_to" in document:
            return Undone(document["undone_to"])
        return Stopped(document["stop"])
    except (KeyError, TypeError) as error:
        raise CorruptRecord(f"not a record: {document}") from error


def transcript_from_json(header: Json, records: Iterable[Json], secret: bytes | None = None) -> Transcript:
    """Raises CorruptRecord for what `header_to_json`, `record_to_json` and `sealed_to_json` never wrote."""
    agreed = header_from_json(header)
    return Transcript(agreed, tuple(read_records(agreed, records, secret)))


def read_records(header: Header, records: Iterable[Json], secret: bytes | None = None) -> Iterator[Record]:
    """The records one by one; results that `sealed_to_json` left out are drawn again from the secret.

    Raises CorruptRecord at the first that cannot be read, with its number.
    """
    seeds, draws = header.seeds, 0
    for number, document in enumerate(records):
        try:
            if secret is not None and document.get("result", ()) is None:
                document = {**document, "result": _drawn_again(header, document, secret, seeds, draws)}
            record = record_from_json(document)
        except CorruptRecord as error:
            raise CorruptRecord(f"record {number}: {error}") from error
        draws += isinstance(record, Chanced)
        seeds = seeds_after(seeds, record)
        yield record


def _drawn_again(
    header: Header, document: Json, secret: bytes, seeds: tuple[str | None, ...], index: int
) -> ChanceResult:
    try:
        request = _request_from_json(document["chance"])
    except KeyError as error:
        raise CorruptRecord(f"not a record: {document}") from error
    return dice_of(secret, header, seeds, document.get("cause")).draw(index, request)


def sealed_to_json(record: Record) -> Json:
    """The record for the store, without a hidden result: a reader of the database learns nothing from it.

    The result follows from the secret, which is not in the database in plain.
    """
    return _public_record(record) if isinstance(record, Chanced) else record_to_json(record)


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
        return {"chance": _request_to_json(record.request), "result": None, **_cause_to_json(record.cause)}
    if isinstance(record, Acted) and record.hidden:
        return {"seat": record.seat, "action": None, "hidden": True}
    return record_to_json(record)


def _cause_to_json(cause: str | None) -> Json:
    return {} if cause is None else {"cause": cause}


_KINDS: dict[type[Chance], str] = {Roll: "roll", Shuffle: "shuffle", Sample: "sample"}


def _request_to_json(request: Chance) -> Json:
    return {"kind": _KINDS[type(request)], **asdict(request)}


def _request_from_json(document: Json) -> Chance:
    match document:
        case {"kind": "roll", "sides": sides, "dice": dice, "hidden": hidden}:
            return _roll(sides, dice, hidden)
        case {"kind": "shuffle", "size": size, "hidden": hidden}:
            return Shuffle(size, hidden)
        case {"kind": "sample", "size": size, "take": take, "hidden": hidden}:
            return Sample(size, take, hidden)
    raise CorruptRecord(f"not a chance request: {document}")
