"""Changes that somebody may make to an exported file, and what the verifier must say then.

CAUGHT: the dice do not fit. REFUSED: no record that the bot writes. OUTSIDE: dice cannot prove it; the verifier says
that it has not looked.
"""

import copy
import hashlib
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from engine.fair_dice import dice_of
from engine.record_json import header_from_json, record_to_json
from engine.transcript import Chanced, Transcript, draws_of
from tests.records.frozen import transcript_of

Json = dict[str, Any]
Change = Callable[[Json], object]
"""Changes the document in place, or returns another one."""

ANOTHER_SECRET = "5a" * 32


def draw(document: Json, number: int) -> Json:
    found: list[Json] = [entry for entry in document["records"] if "chance" in entry]
    return found[number]


def first(document: Json, key: str) -> Json:
    return next(entry for entry in document["records"] if key in entry)


def place(document: Json, key: str) -> int:
    found: int = document["records"].index(first(document, key))
    return found


def swap(entries: list[Json], one: int, other: int) -> None:
    entries[one], entries[other] = entries[other], entries[one]


def two_different(document: Json) -> tuple[Json, Json]:
    """Two draws of the same request with different results."""
    draws = [entry for entry in document["records"] if "chance" in entry]
    return next(
        (one, other)
        for one, other in pairwise(draws)
        if one["chance"] == other["chance"] and one["result"] != other["result"]
    )


def another_face(document: Json, number: int) -> None:
    entry = draw(document, number)
    entry["result"] = [1 + value % entry["chance"].get("sides", 6) for value in entry["result"]]


def drawn_again(document: Json, secret: str) -> Json:
    """The document with the same requests, all drawn from another secret."""
    transcript = transcript_of(document, bytes(32))
    key = bytes.fromhex(secret)
    records, number = [], 0
    drawn = iter(list(draws_of(transcript)))
    for record in transcript.records:
        if isinstance(record, Chanced):
            seeds, _ = next(drawn)
            result = dice_of(key, transcript.header, seeds, record.cause).draw(number, record.request)
            record, number = Chanced(record.request, result, record.cause), number + 1
        records.append(record)
    whole = Transcript(header_from_json(document), tuple(records))
    return {**document, "records": [record_to_json(record) for record in whole.records], "secret": secret}


def all_from_another_secret(document: Json) -> Json:
    commitment = hashlib.sha256(bytes.fromhex(ANOTHER_SECRET)).hexdigest()
    return {**drawn_again(document, ANOTHER_SECRET), "commitment": commitment}


def without(document: Json, number: int) -> None:
    document["records"].remove(draw(document, number))


def exchange_results(document: Json) -> None:
    one, other = two_different(document)
    one["result"], other["result"] = other["result"], one["result"]


def put(key: str, value: object) -> Change:
    return lambda document: document.__setitem__(key, value)


def drop(key: str) -> Change:
    return lambda document: document.pop(key)


def request(key: str, value: object, number: int = -1) -> Change:
    return lambda document: draw(document, number)["chance"].__setitem__(key, value)


def whole_request(**values: object) -> Change:
    return lambda document: draw(document, -1).update(chance=values)


def result(value: object) -> Change:
    return lambda document: draw(document, -1).update(result=value)


def entry(value: object) -> Change:
    return lambda document: document["records"].append(value)


def on_first(kind: str, key: str, value: object) -> Change:
    return lambda document: first(document, kind).__setitem__(key, value)


CAUGHT: dict[str, Change] = {
    "the first draw has another result": lambda d: another_face(d, 2),
    "the last draw has another result": lambda d: another_face(d, -1),
    "the worms are elsewhere": lambda d: draw(d, 0).update(
        result=[3 - x for x in reversed(draw(d, 0)["result"])][:2] if draw(d, 0)["result"] != [0, 3] else [1, 2]
    ),
    "a sample is not ascending": lambda d: draw(d, 0)["result"].reverse(),
    "a die shows more than it has": result([7]),
    "a die shows nothing": result([0]),
    "a draw was left out": lambda d: without(d, 3),
    "the first draw was left out": lambda d: without(d, 0),
    "a draw was put in": lambda d: d["records"].insert(5, copy.deepcopy(draw(d, 4))),
    "a draw stands twice at the end": lambda d: d["records"].append(copy.deepcopy(draw(d, -1))),
    "the results of two draws were exchanged": exchange_results,
    "the dice are others": request("sides", 1000),
    "a die was added": lambda d: draw(d, -1).update(chance={**draw(d, -1)["chance"], "dice": 2}, result=[1, 1]),
    "a roll became a shuffle": lambda d: draw(d, -1).update(
        chance={"kind": "shuffle", "size": 3, "hidden": False}, result=[0, 0, 0]
    ),
    "a sample became a shuffle": lambda d: draw(d, 0).update(
        chance={"kind": "shuffle", "size": 2, "hidden": True}, result=[1, 1]
    ),
    "the commitment is another": put("commitment", "00" * 32),
    "the secret is another": put("secret", "00" * 32),
    "commitment and secret are others": lambda d: d.update(
        secret="00" * 32, commitment=hashlib.sha256(bytes(32)).hexdigest()
    ),
    "all draws are from another secret": lambda d: drawn_again(d, ANOTHER_SECRET),
    "a seed at the start is another": lambda d: d["seeds"].__setitem__(0, "lucky"),
    "two seats' seeds were exchanged": lambda d: swap(d["seeds"], 0, 1),
    "a seat has lost its seed": lambda d: d["seeds"].__setitem__(0, None),
    "a seat without a person has a seed": lambda d: d["seeds"].__setitem__(-1, "lucky"),
    "a seed was changed to another one": on_first("seed", "seed", "lucky"),
    "another seat changed its seed": on_first("seed", "seat", 1),
    "the change of a seed was left out": lambda d: d["records"].remove(first(d, "seed")),
    "the change of a seed came later": lambda d: d["records"].append(d["records"].pop(place(d, "seed"))),
    "the change of a seed came earlier": lambda d: d["records"].insert(0, d["records"].pop(place(d, "seed"))),
    "a change of a seed was put in": lambda d: d["records"].insert(3, {"seat": 0, "seed": "lucky"}),
    "another press caused a draw": lambda d: draw(d, 0).update(cause="123"),
    "a press of another platform caused a draw": lambda d: draw(d, 0).update(cause="abc"),
    "no press caused a draw": lambda d: draw(d, 0).pop("cause"),
    "a seed has a space more": lambda d: d["seeds"].__setitem__(0, d["seeds"][0] + " "),
}

OUTSIDE: dict[str, Change] = {
    "a decision is another": on_first("action", "action", "move:nnn"),
    "another seat decided": on_first("action", "seat", 1),
    "a decision was left out": lambda d: d["records"].remove(first(d, "action")),
    "a decision was put in": lambda d: d["records"].insert(8, {"seat": 0, "action": "decline"}),
    "a decision came later": lambda d: d["records"].append(d["records"].pop(place(d, "action"))),
    "the last entry is missing": lambda d: d["records"].pop(),
    "everything from some entry on is missing": lambda d: d["records"].__delitem__(slice(20, None)),
    "nothing is left": put("records", []),
    "the match was stopped otherwise": lambda d: d["records"].append({"stop": "cancelled"}),
    "the places are others": lambda d: d["places"].reverse() if len(set(d["places"])) > 1 else d.update(places=None),
    "there are no places": put("places", None),
    "the names are others": lambda d: d["names"].reverse(),
    "the names are missing": drop("names"),
    "the options are others": lambda d: d["options"].update(rounds=9),
    "the game is another": put("game", "chess"),
    "the edition is another": put("rules_version", 7),
    "a result was not hidden": request("hidden", False, 0),
    "a result was hidden": request("hidden", True),
    "a decision was hidden": on_first("action", "hidden", True),
    "all is from another secret, with its commitment": all_from_another_secret,
    "somebody else played a seat": lambda d: d["players"].__setitem__(0, "computer:easy"),
    "a stand-in is not mentioned": lambda d: d["records"].remove(first(d, "player")),
    "the last seed was changed at the end": lambda d: d["records"].append({"seat": 0, "seed": "lucky"}),
}

HUGE = 10**400
NEEDED = (
    "format", "game", "rules_version", "options", "commitment", "protocol", "over", "secret", "places", "records",
    "seeds", "players",
)  # fmt: skip

REFUSED: dict[str, Change] = {
    **{f"{key} missing": drop(key) for key in NEEDED},
    "another format": put("format", "pgn"),
    "another version": put("version", 3),
    "a version that is true": put("version", True),
    "a version that is a text": put("version", "1"),
    "a game that is a number": put("game", 5),
    "a game without a name": put("game", ""),
    "edition 0": put("rules_version", 0),
    "a huge edition": put("rules_version", HUGE),
    "options that are a list": put("options", []),
    "an option that is an object": put("options", {"rounds": {}}),
    "an option that is null": put("options", {"rounds": None}),
    "an option with a name like a sentence": put("options", {"x\nThe dice are in order" * 99: None}),
    "no seats": put("seats", 0),
    "too many seats": put("seats", 17),
    "seats that are true": put("seats", True),
    "seats with a point": put("seats", 3.0),
    "more seats than there are": put("seats", 4),
    "names that are a text": put("names", "Anna"),
    "a name too few": lambda d: d["names"].pop(),
    "a name that is a number": lambda d: d["names"].__setitem__(0, 5),
    "a very long name": lambda d: d["names"].__setitem__(0, "x" * 1001),
    "a commitment that is too short": put("commitment", "ab"),
    "a commitment in capitals": lambda d: d.update(commitment="AB" * 32),
    "a commitment that is a number": put("commitment", 5),
    "protocol 1": put("protocol", 1),
    "protocol 3": put("protocol", 3),
    "over that is a number": put("over", 1),
    "not over, but with a secret": put("over", False),
    "a secret that is no text": put("secret", None),
    "a secret that is not hexadecimal": put("secret", "zz" * 32),
    "a secret that is too long": lambda d: d.update(secret=d["secret"] + "00"),
    "a secret that is too short": lambda d: d.update(secret=d["secret"][:-1]),
    "a secret with spaces": lambda d: d.update(secret=" ".join(d["secret"][i : i + 2] for i in range(0, 64, 2))),
    "a place too few": lambda d: d["places"].pop(),
    "place 0": lambda d: d["places"].__setitem__(0, 0),
    "a place that is true": lambda d: d["places"].__setitem__(0, True),
    "records that are an object": lambda d: d.update(records=dict(enumerate(d["records"]))),
    "records that are null": put("records", None),
    "an entry that is a list": entry([]),
    "an entry that is null": entry(None),
    "an empty entry": entry({}),
    "an entry of no kind": entry({"seat": 0, "wish": "roll"}),
    "an entry of two kinds": entry({"seat": 0, "action": "roll", "stop": "match"}),
    "a decision without a seat": entry({"action": "roll"}),
    "a decision that is null": entry({"seat": 0, "action": None}),
    "a hidden decision that is null at the end": entry({"seat": 0, "action": None, "hidden": True}),
    "a decision that is hidden: false": entry({"seat": 0, "action": "roll", "hidden": False}),
    "a decision that is a number": entry({"seat": 0, "action": 5}),
    "a very long decision": entry({"seat": 0, "action": "n" * 100_000}),
    "a seat that is not there": entry({"seat": 3, "action": "roll"}),
    "a seat below 0": entry({"seat": -1, "action": "roll"}),
    "a seat that is a text": entry({"seat": "0", "action": "roll"}),
    "a seat that is true": entry({"seat": True, "action": "roll"}),
    "a player without a seat": entry({"player": "person"}),
    "a player who is a number": entry({"seat": 0, "player": 5}),
    "a player without a name": entry({"seat": 0, "player": ""}),
    "a stop that is true": entry({"stop": True}),
    "a stop without a name": entry({"stop": ""}),
    "a stop by a seat": entry({"seat": 0, "stop": "match"}),
    "a draw without a result": lambda d: draw(d, -1).pop("result"),
    "a result that is missing": result(None),
    "a result that is a number": result(5),
    "a result that is a text": result("6"),
    "a result of texts": result(["6"]),
    "a result that is true": result([True]),
    "a result too many": result([1, 2]),
    "a result too few": result([]),
    "a huge result": result([HUGE]),
    "more sides than any die": request("sides", 1001),
    "an edition beyond all": put("rules_version", 10**6 + 1),
    "a result with a point": result([1.0]),
    "a negative result": result([-1]),
    "a cause that is a number": lambda d: draw(d, -1).update(cause=5),
    "a cause that is null": lambda d: draw(d, -1).update(cause=None),
    "a cause with a separator": lambda d: draw(d, -1).update(cause="1|0"),
    "a very long cause": lambda d: draw(d, -1).update(cause="1" * 65),
    "a cause that looks like none": lambda d: draw(d, -1).update(cause="-"),
    "an empty cause": lambda d: draw(d, -1).update(cause=""),
    "a cause at a decision": on_first("action", "cause", "77"),
    "a request that is null": lambda d: draw(d, -1).update(chance=None),
    "a request that is a text": lambda d: draw(d, -1).update(chance="roll"),
    "a request without a kind": lambda d: draw(d, -1)["chance"].pop("kind"),
    "a request of another kind": request("kind", "spin"),
    "a request whose kind is a list": request("kind", ["roll"]),
    "a request with more keys": request("size", 5),
    "a request without hidden": lambda d: draw(d, -1)["chance"].pop("hidden"),
    "hidden that is a number": request("hidden", 0),
    "0 sides": request("sides", 0),
    "2^33 sides": request("sides", 2**33),
    "2^32 + 1 sides": request("sides", 2**32 + 1),
    "-6 sides": request("sides", -6),
    "6.5 sides": request("sides", 6.5),
    "sides that are true": request("sides", True),
    "sides that are a text": request("sides", "6"),
    "10^400 sides": request("sides", HUGE),
    "0 dice": lambda d: draw(d, -1).update(chance={**draw(d, -1)["chance"], "dice": 0}, result=[]),
    "10^9 dice": request("dice", 10**9),
    "a size of 10^8": whole_request(kind="shuffle", size=10**8, hidden=False),
    "a size of 0": whole_request(kind="shuffle", size=0, hidden=False),
    "a sample of 10^8": whole_request(kind="sample", size=10**8, take=1, hidden=False),
    "more taken than there is": whole_request(kind="sample", size=4, take=5, hidden=False),
    "-1 taken": whole_request(kind="sample", size=4, take=-1, hidden=False),
    "taken with a point": whole_request(kind="sample", size=4, take=1.5, hidden=False),
    "far too many draws": lambda d: d["records"].extend(
        [{"chance": {"kind": "sample", "size": 1000, "take": 1, "hidden": False}, "result": [0]}] * 2000
    ),
    "half a character": lambda d: d["options"].update(word="\ud800"),
    "half a character as a key": lambda d: d["options"].update({"\udfff": 1}),
    "protocol that is true": put("protocol", True),
    "seeds that are an object": put("seeds", {}),
    "a seed too few": lambda d: d["seeds"].pop(),
    "a seed for a seat that is not there": lambda d: d["seeds"].append("lucky"),
    "a seed that is a number": lambda d: d["seeds"].__setitem__(0, 5),
    "an empty seed at the start": lambda d: d["seeds"].__setitem__(0, ""),
    "a long seed at the start": lambda d: d["seeds"].__setitem__(0, "x" * 65),
    "an empty seed": entry({"seat": 0, "seed": ""}),
    "a long seed": entry({"seat": 0, "seed": "x" * 65}),
    "a changed seed that is null": entry({"seat": 0, "seed": None}),
    "a changed seed of a seat that is not there": entry({"seat": 3, "seed": "lucky"}),
    "a changed seed without a seat": entry({"seed": "lucky"}),
    "a seed with half a character": entry({"seat": 0, "seed": "\ud83c"}),
    "a very long seed": entry({"seat": 0, "seed": "x" * 100_000}),
    "a player too many": lambda d: d["players"].append("person"),
    "a player at the start without a name": lambda d: d["players"].__setitem__(0, ""),
}


def _text(document: Json) -> bytes:
    return json.dumps(document).encode()


NO_RECORDS: dict[str, Callable[[Json], bytes]] = {
    "an empty file": lambda d: b"",
    "white space": lambda d: b" \n",
    "a list": lambda d: b"[]",
    "an empty object": lambda d: b"{}",
    "null": lambda d: b"null",
    "a number": lambda d: b"5",
    "words": lambda d: b"cheese",
    "a file that was cut": lambda d: _text(d)[: len(_text(d)) // 2],
    "a file without its last character": lambda d: _text(d)[:-1],
    "two records in a file": lambda d: _text(d) * 2,
    "a duplicate key": lambda d: _text(d)[:-1] + b', "secret": "' + d["secret"].encode() + b'"}',
    "a duplicate key in an entry": lambda d: _text(d).replace(b'"action":', b'"action": "roll", "action":', 1),
    "not UTF-8": lambda d: _text(d).replace(b"Player", b"Pl\xe4yer"),
    "UTF-16": lambda d: _text(d).decode().encode("utf-16"),
    "with a byte order mark": lambda d: b"\xef\xbb\xbf" + _text(d),
    "NaN": lambda d: _text(d).replace(b'"seats": 3', b'"seats": NaN'),
    "Infinity": lambda d: _text(d).replace(b'"seats": 3', b'"seats": -Infinity'),
    "1e400": lambda d: _text(d).replace(b'"seats": 3', b'"seats": 1e400'),
    "a number of a million digits": lambda d: _text(d).replace(b'"seats": 3', b'"seats": ' + b"9" * 10**6),
    "lists in lists in lists": lambda d: b"[" * 200_000,
    "objects in objects in objects": lambda d: b'{"options": ' * 200_000,
    "deep options": lambda d: _text(d).replace(b'"options": {', b'"options": {"deep": ' + b"[" * 50_000 + b"]" * 50_000
                                               + b", ", 1),
    "zero bytes": lambda d: bytes(5000),
    "a picture": lambda d: b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "far too long": lambda d: _text(d) + b" " * 10_000_001,
}  # fmt: skip
