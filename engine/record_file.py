"""Reading a record that comes from anywhere: nothing in it is believed before it has been looked at."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.chance import Roll, Sample, Shuffle, is_possible
from engine.json_checks import Check, is_text, list_of, matches, or_none, whole
from engine.record_json import FORMAT, FORMAT_VERSION, HEADER, MOST_SEATS, Json, header_from_json, record_from_json
from engine.transcript import PROTOCOL, Acted, Chanced, CorruptRecord, Note, Record, Transcript, Undone

MOST_BYTES = 2_000_000
"""Of a file."""
_MOST_NUMBERS = 1_000_000
"""Numbers that all requests of a file together may ask of chance."""

_IS_HASH = matches("[0-9a-f]{64}")

_HEAD: Mapping[str, Check] = {
    **HEADER,
    "commitment": _IS_HASH,
    "secret": _IS_HASH,
    "over": lambda value: value is True,
    "protocol": whole(PROTOCOL, PROTOCOL),
    "records": lambda value: isinstance(value, list),
    "places": or_none(list_of(whole(1, MOST_SEATS))),
}


class NotARecord(Exception):
    """``code`` says what is wrong, ``where`` in the file it is: a key or an entry's number, else empty.

    ``no-json``; ``other-format``: some other file; ``newer``: of a later version of the format; ``malformed``;
    ``running``: the match was not over.
    """

    def __init__(self, code: str, where: str = "") -> None:
        super().__init__(code, where)
        self.code = code
        self.where = where


@dataclass(frozen=True, slots=True)
class RecordFile:
    """The record of a match that is over. ``places`` is None if it was given up."""

    transcript: Transcript
    secret: bytes
    places: tuple[int, ...] | None


def read_record_file(content: bytes) -> RecordFile:
    """Read an export of a finished match. Raises NotARecord, and nothing else, for everything that is none.

    What is read is well-formed: results are possible ones, seats exist. Whether it is true is another question.
    """
    # Before it is read: a huge file must not cost more than a look at its size.
    if len(content) > MOST_BYTES:
        raise NotARecord("malformed")
    try:
        document = json.loads(
            content.decode("utf-8-sig"), object_pairs_hook=_without_duplicates, parse_constant=_no_number
        )
        # A lone surrogate is a character to JSON, but not to UTF-8.
        json.dumps(document, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise NotARecord("no-json") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise NotARecord("other-format")
    if not whole(1)(document.get("version")):
        raise NotARecord("malformed", "version")
    if document["version"] > FORMAT_VERSION:
        raise NotARecord("newer")
    if document.get("over") is False:
        raise NotARecord("running")
    # Keys first: whatever is read after that may rely on them.
    _check_head(document)
    seats, records = document["seats"], []
    for number, entry in enumerate(document["records"]):
        try:
            records.append(record_from_json(entry))
        except CorruptRecord as error:
            raise NotARecord("malformed", f"records[{number}]") from error
        # The seat's existence depends on the header, which a single entry does not know.
        if entry.get("seat", 0) >= seats:
            raise NotARecord("malformed", f"records[{number}]")
    transcript = Transcript(header_from_json(document), tuple(records))
    _check_draws(transcript)
    _check_undone(transcript)
    places = document["places"]
    return RecordFile(transcript, bytes.fromhex(document["secret"]), None if places is None else tuple(places))


def _check_head(document: Json) -> None:
    # Names may be left out of an export.
    checks = {**_HEAD, "names": list_of(is_text)} if "names" in document else _HEAD
    for key, check in checks.items():
        if key not in document or not check(document[key]):
            raise NotARecord("malformed", key)
    seats = document["seats"]
    for key in ("seeds", "players", "places", "names"):
        if document.get(key) is not None and len(document[key]) != seats:
            raise NotARecord("malformed", key)
    if max(document["places"] or [1]) > seats:
        raise NotARecord("malformed", "places")


def _check_draws(transcript: Transcript) -> None:
    """Require that every result is possible, and that repeating all of them is no endless work."""
    asked = 0
    for number, record in enumerate(transcript.records):
        if isinstance(record, Chanced):
            match record.request:
                case Roll(_, dice):
                    asked += dice
                case Shuffle(size) | Sample(size, _):
                    asked += size
            if asked > _MOST_NUMBERS or not is_possible(record.request, record.result):
                raise NotARecord("malformed", f"records[{number}]")


def _check_undone(transcript: Transcript) -> None:
    """Require that nothing but one seat's decisions is taken back: never a draw, which would have to be made again."""
    version = 0
    counting: list[tuple[int, Record]] = []
    for number, record in enumerate(transcript.records):
        # Notes have no version, as in a match.
        if isinstance(record, Note):
            continue
        if isinstance(record, Undone):
            gone = [(place, undone) for place, undone in counting if place >= record.to]
            seats = {undone.seat if isinstance(undone, Acted) else None for _, undone in gone}
            if not gone or gone[0][0] != record.to or None in seats or len(seats) > 1:
                raise NotARecord("malformed", f"records[{number}]")
            del counting[-len(gone) :]
        else:
            counting.append((version, record))
        version += 1


def _without_duplicates(pairs: Sequence[tuple[str, Any]]) -> Json:
    document = dict(pairs)
    # Two readers could take different ones of the two for true.
    if len(document) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return document


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")
