"""The record of a match as JSON, for the store and for export. ``docs/record.md`` describes the format."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from sys import intern
from typing import Any

from engine.chance import Chance, ChanceResult, Roll, Sample, Shuffle
from engine.fair_dice import dice_of
from engine.game import Outcome
from engine.json_checks import Check, is_seed, is_text, is_word, list_of, matches, or_none, whole
from engine.transcript import (
    Acted,
    Chanced,
    CorruptRecord,
    Header,
    Ordered,
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
FORMAT_VERSION = 2
"""Since 2 there are standing orders; what was written before is read all the same."""

Json = dict[str, Any]

MOST_SEATS = 16

_FREQUENT = 8
"""Longer results hardly ever come twice, and files that people hand in may have very long ones."""

_KINDS: Mapping[type[Chance], str] = {Roll: "roll", Shuffle: "shuffle", Sample: "sample"}
_SIZES: Mapping[str, Sequence[str]] = {"roll": ("sides", "dice"), "shuffle": ("size",), "sample": ("size", "take")}
_SEAT: Mapping[str, Check] = {"seat": whole(0, MOST_SEATS - 1)}


_is_count = whole(1, 1000)
_is_number = whole(0)


def _are_options(value: Any) -> bool:
    """Check the shape of options alone: the edition says what a rule makes of each; an empty text may be one."""
    if not isinstance(value, dict):
        return False
    return all(is_text(key) and (type(one) is bool or _is_number(one) or is_text(one)) for key, one in value.items())


def _is_request(value: Any) -> bool:
    kind = value.get("kind") if isinstance(value, dict) else None
    sizes = _SIZES.get(kind) if isinstance(kind, str) else None
    if sizes is None or value.keys() != {"kind", "hidden", *sizes} or type(value["hidden"]) is not bool:
        return False
    return all(map(_is_count, (value[size] for size in sizes)))


HEADER: Mapping[str, Check] = {
    "game": is_word,
    "rules_version": whole(1),
    "options": _are_options,
    "seats": whole(1, MOST_SEATS),
    "commitment": is_text,
    "protocol": whole(1),
    "seeds": list_of(or_none(is_seed)),
    "players": list_of(is_word),
}

_DRAW: Mapping[str, Check] = {"chance": _is_request, "result": list_of(whole(0, 1000))}
_RECORDS: Mapping[frozenset[str], Mapping[str, Check]] = {
    frozenset(keys): keys
    for keys in (
        _DRAW,
        {**_DRAW, "cause": matches("[0-9A-Za-z]{1,64}")},
        {**_SEAT, "action": is_text},
        {**_SEAT, "action": is_text, "hidden": lambda value: value is True},
        {**_SEAT, "action": is_text, "ordered": _is_number},
        {**_SEAT, "order": list_of(is_word), "until": list_of(is_word)},
        {**_SEAT, "player": is_word},
        {**_SEAT, "seed": is_seed},
        {"stop": is_word},
        {"undone_to": _is_number},
    )
}
"""Keys that every kind of record has."""

# As for `acted`, tables in memory have the same ones thousands of times.
_roll = lru_cache(maxsize=1 << 8)(Roll)


@lru_cache(maxsize=1 << 12)
def _frequent_result(*numbers: int) -> ChanceResult:
    return numbers


def _result(numbers: Sequence[int]) -> ChanceResult:
    return _frequent_result(*numbers) if len(numbers) <= _FREQUENT else tuple(numbers)


def header_to_json(header: Header) -> Json:
    """JSON object with the keys of `HEADER`, as docs/record.md describes it."""
    written = {"options": dict(header.options), "seeds": list(header.seeds), "players": list(header.players)}
    return {key: written.get(key, getattr(header, key)) for key in HEADER}


def header_from_json(document: Json) -> Header:
    """Raises CorruptRecord for what `header_to_json` never wrote."""
    for key, check in HEADER.items():
        if not isinstance(document, dict) or key not in document or not check(document[key]):
            raise CorruptRecord(f"not a header, by its {key}: {document}")
    # Tables in memory have the same keys thousands of times, too.
    options = {intern(key): value for key, value in document["options"].items()}
    sequences = {key: tuple(document[key]) for key in ("seeds", "players")}
    return Header(**{**{key: document[key] for key in HEADER}, "options": options, **sequences})


def record_to_json(record: Record) -> Json:
    """JSON object whose keys tell the kind of record, as docs/record.md describes it."""
    match record:
        case Acted(seat, code, ordered=int(place)):
            return {"seat": seat, "action": code, "ordered": place}
        case Acted(seat, code, hidden):
            return {"seat": seat, "action": code, "hidden": True} if hidden else {"seat": seat, "action": code}
        case Ordered(seat, acts, until):
            return {"seat": seat, "order": list(acts), "until": list(until)}
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
    keys = _RECORDS.get(frozenset(document)) if isinstance(document, dict) else None
    if keys is None or not all(check(document[key]) for key, check in keys.items()):
        raise CorruptRecord(f"not a record: {document}")
    match document:
        case {"action": code}:
            return acted(document["seat"], code, "hidden" in document, document.get("ordered"))
        case {"order": acts}:
            return Ordered(document["seat"], tuple(acts), tuple(document["until"]))
        case {"chance": request}:
            return Chanced(_request_from_json(request), _result(document["result"]), document.get("cause"))
        case {"seed": seed}:
            return Seeded(document["seat"], seed)
        case {"player": player}:
            return Seated(document["seat"], player)
        case {"undone_to": to}:
            return Undone(to)
    return Stopped(document["stop"])


def read_records(header: Header, records: Iterable[Json], secret: bytes | None = None) -> Iterator[Record]:
    """The records one by one; results that `sealed_to_json` left out are drawn again from the secret.

    Raises CorruptRecord at the first that cannot be read, with its number.
    """
    seeds, draws = header.seeds, 0
    for number, document in enumerate(records):
        sealed = secret is not None and isinstance(document, dict) and document.get("result", ()) is None
        try:
            record = record_from_json({**document, "result": []} if sealed else document)
        except CorruptRecord as error:
            raise CorruptRecord(f"record {number}: {error}") from error
        if isinstance(record, Chanced):
            if sealed:
                dice = dice_of(secret or b"", header, seeds, record.cause)
                record = record._replace(result=dice.draw(draws, record.request))
            draws += 1
        seeds = seeds_after(seeds, record)
        yield record


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


def _request_to_json(request: Chance) -> Json:
    return {"kind": _KINDS[type(request)], **asdict(request)}


def _request_from_json(document: Json) -> Chance:
    kinds: Mapping[str, Callable[..., Chance]] = {"roll": _roll, "shuffle": Shuffle, "sample": Sample}
    return kinds[document["kind"]](*(document[size] for size in _SIZES[document["kind"]]), document["hidden"])
