"""Reading a record that comes from anywhere: nothing in it is believed before it has been looked at."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.chance import Roll, Sample, Shuffle, is_possible
from engine.record_json import FORMAT, FORMAT_VERSION, transcript_from_json
from engine.transcript import PROTOCOL, Acted, Chanced, CorruptRecord, Note, Record, Transcript, Undone

MOST_BYTES = 2_000_000
"""Of a file."""
MOST_SEATS = 16
_MOST_NUMBERS = 1_000_000
"""What all requests of a file may ask of chance, together."""
_LONGEST_SEED = 64
_LONGEST_WORD = 1000
"""Characters of a decision's code, and of any other text."""
_LARGEST_COUNT = 1000
"""Of sides, dice and cards."""
_LARGEST_NUMBER = 1_000_000
"""Of anything else."""

_HASH = re.compile("[0-9a-f]{64}")
_ID = re.compile("[0-9A-Za-z]{1,64}")

Json = dict[str, Any]
Check = Callable[[Any], bool]


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
    """What an export of a finished match says. Raises NotARecord, and nothing else, for everything that is none.

    What is read is well-formed: results are possible ones, seats exist. Whether it is true is another question.
    """
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
    if not _is_number(document.get("version"), 1):
        raise NotARecord("malformed", "version")
    if document["version"] > FORMAT_VERSION:
        raise NotARecord("newer")
    if document.get("over") is False:
        raise NotARecord("running")
    _check_head(document)
    for number, entry in enumerate(document["records"]):
        if not _is_entry(entry, document["seats"]):
            raise NotARecord("malformed", f"records[{number}]")
    try:
        transcript = transcript_from_json(document, document["records"])
    except CorruptRecord as error:
        raise NotARecord("malformed", "records") from error
    _check_draws(transcript)
    _check_undone(transcript)
    places = document["places"]
    return RecordFile(transcript, bytes.fromhex(document["secret"]), None if places is None else tuple(places))


def _check_head(document: Json) -> None:
    seats: Any = document.get("seats")
    if not _is_number(seats, 1, MOST_SEATS):
        raise NotARecord("malformed", "seats")
    checks: dict[str, Check] = {
        "game": _is_word,
        "rules_version": lambda value: _is_number(value, 1),
        "options": lambda value: isinstance(value, dict) and all(map(_is_option, value.items())),
        "commitment": lambda value: _matches(_HASH, value),
        "secret": lambda value: _matches(_HASH, value),
        "over": lambda value: value is True,
        "protocol": lambda value: _is_number(value, PROTOCOL, PROTOCOL),
        "seeds": lambda value: _is_list(value, seats, lambda seed: seed is None or _is_seed(seed)),
        "players": lambda value: _is_list(value, seats, _is_word),
        "records": lambda value: isinstance(value, list),
        "places": lambda value: value is None or _is_list(value, seats, lambda place: _is_number(place, 1, seats)),
    }
    if "names" in document:
        checks["names"] = lambda value: _is_list(value, seats, _is_text)
    for key, check in checks.items():
        if key not in document or not check(document[key]):
            raise NotARecord("malformed", key)


def _is_entry(entry: Any, seats: int) -> bool:
    if not isinstance(entry, dict):
        return False
    checks: dict[str, Check] = {"seat": lambda seat: _is_number(seat, 0, seats - 1)}
    optional: dict[str, Check] = {}
    if "chance" in entry:
        checks = {"chance": _is_request, "result": _is_result}
        optional = {"cause": lambda cause: _matches(_ID, cause)}
    elif "stop" in entry:
        checks = {"stop": _is_word}
    elif "undone_to" in entry:
        checks = {"undone_to": _is_number}
    elif "action" in entry:
        checks["action"] = _is_text
        optional = {"hidden": lambda hidden: hidden is True}
    elif "seed" in entry:
        checks["seed"] = _is_seed
    elif "player" in entry:
        checks["player"] = _is_word
    else:
        return False
    if not checks.keys() <= entry.keys() <= {**checks, **optional}.keys():
        return False
    return all({**checks, **optional}[key](value) for key, value in entry.items())


def _is_request(request: Any) -> bool:
    if not isinstance(request, dict) or type(request.get("hidden")) is not bool:
        return False
    sizes = {"roll": {"sides", "dice"}, "shuffle": {"size"}, "sample": {"size", "take"}}
    kind = request.get("kind")
    names = sizes.get(kind) if isinstance(kind, str) else None
    if names is None or request.keys() != {"kind", "hidden", *names}:
        return False
    return all(_is_number(request[name], 1, _LARGEST_COUNT) for name in names)


def _check_draws(transcript: Transcript) -> None:
    """That every result is possible, and that repeating all of them is no endless work."""
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
    """That nothing but one seat's decisions is taken back: never a draw, which would have to be made again."""
    version = 0
    counting: list[tuple[int, Record]] = []
    for number, record in enumerate(transcript.records):
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


def _is_number(value: Any, lowest: int = 0, highest: int = _LARGEST_NUMBER) -> bool:
    """A whole number: True is none, nor is 1.0."""
    return type(value) is int and lowest <= value <= highest


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_WORD


def _is_word(value: Any) -> bool:
    return _is_text(value) and value != ""


def _is_seed(value: Any) -> bool:
    return _is_word(value) and len(value) <= _LONGEST_SEED


def _is_option(option: tuple[str, Any]) -> bool:
    """What a rule makes of the value is for the edition to say; an empty text may be one."""
    value = option[1]
    return type(value) is bool or _is_number(value) or _is_text(value)


def _is_result(value: Any) -> bool:
    return isinstance(value, list) and all(_is_number(number, 0, _LARGEST_COUNT) for number in value)


def _is_list(value: Any, length: int, check: Check) -> bool:
    return isinstance(value, list) and len(value) == length and all(map(check, value))


def _matches(pattern: re.Pattern[str], value: Any) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _without_duplicates(pairs: Sequence[tuple[str, Any]]) -> Json:
    document = dict(pairs)
    if len(document) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return document


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number")
