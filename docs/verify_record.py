"""Checks the dice of an exported match without the bot: ``python verify_record.py FILE.json``.

Needs Python 3.8 or later and nothing else. The format and the draws are described in record.md.
Exit code 0: everything fits. 1: something does not, or the match is not over. 2: not such a file.
"""

import hashlib
import hmac
import json
import os
import re
import sys

MOST_BYTES, MOST_NUMBERS = 10_000_000, 1_000_000  # of a file; of all its draws together
NEWEST = 2  # version of the format
NOT_CHECKED = (
    "Not checked, since dice cannot prove it: whether decisions and places follow the rules and are what the players "
    "chose, and whether a press was dropped or the end is missing; so compare commitment and seeds with what you saw."
)


def words_of_draw(secret, values, index):
    """Unsigned 32-bit numbers, eight from each block of HMAC-SHA256."""
    block = 0
    while True:
        message = f"{','.join(values)}|{index}|{block}".encode()
        digest = hmac.new(secret, message, hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(limit, words):
    """A number from 0 to limit - 1. Words in the incomplete last stretch are thrown away."""
    complete = 2**32 - 2**32 % limit
    return next(word for word in words if word < complete) % limit


def shuffled(size, words):
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return order


def recompute(chance, words):
    if chance["kind"] == "roll":
        return [1 + below(chance["sides"], words) for _ in range(chance["dice"])]
    order = shuffled(chance["size"], words)
    return order if chance["kind"] == "shuffle" else sorted(order[: chance["take"]])


def values_of_draw(seeds, cause):
    """Cause of a draw, besides the secret and its number."""
    hashes = ["-" if seed is None else hashlib.sha256(seed.encode()).hexdigest() for seed in seeds]
    return [*hashes, "-" if cause is None else cause]


def verify(record):
    """Returns the complaints, and a sentence that says how many draws were checked."""
    secret = bytes.fromhex(record["secret"])
    complaints = []
    if hashlib.sha256(secret).hexdigest() != record["commitment"]:
        complaints.append("The secret does not fit the commitment.")
    seeds, draws, without_press = list(record["seeds"]), 0, 0
    complaints += undone_wrongly(record["records"]) + ordered_wrongly(record["records"])
    for entry in record["records"]:
        if "seed" in entry:
            seeds[entry["seat"]] = entry["seed"]
        if "chance" in entry:
            values = values_of_draw(seeds, entry.get("cause"))
            expected = recompute(entry["chance"], words_of_draw(secret, values, draws))
            if entry["result"] != expected:
                complaints.append(f"Draw {draws} should be {expected}, but the record says {entry['result']}.")
            draws += 1
            without_press += entry.get("cause", "entry").startswith("entry")
    return complaints, f"{draws} draws were checked; {without_press} of them followed from no person's press."


def undone_wrongly(records):
    """Only one seat's decisions may be taken back, never a draw: it would have to be made again."""
    complaints, version, counting = [], 0, []
    for place, entry in enumerate(records):
        if "seed" in entry or "player" in entry or "order" in entry:
            continue
        if "undone_to" in entry:
            gone = [(number, each) for number, each in counting if number >= entry["undone_to"]]
            seats = {each["seat"] if "action" in each else None for _, each in gone}
            if not gone or gone[0][0] != entry["undone_to"] or None in seats or len(seats) > 1:
                complaints.append(f"Entry {place} takes back what nobody may take back.")
            counting = counting[: len(counting) - len(gone)]
        else:
            counting.append((version, entry))
        version += 1
    return complaints


def ordered_wrongly(records):
    """An ordered act needs its seat's order, which ends when another plays there; it causes the draws after it."""
    complaints, orders, cause = [], {}, None
    for place, entry in enumerate(records):
        if "order" in entry or "player" in entry:
            orders[entry["seat"]] = place, entry.get("order", [])
        elif "chance" in entry:
            if cause is not None and entry.get("cause") != cause:
                complaints.append(f"Entry {place} should have the cause {cause}.")
        elif "ordered" in entry:
            given, acts = orders.get(entry["seat"], (None, []))
            if entry["ordered"] != given or ("roll" if entry["action"] == "roll" else "forced") not in acts:
                complaints.append(f"Entry {place} was not ordered.")
            cause = f"entry{place}"
        else:
            cause = None
    return complaints


class NoRecord(Exception):
    """The file is not a record. The text says why."""


def need(condition, complaint):
    if not condition:
        raise NoRecord(complaint)


def number(least, most):
    return lambda value: type(value) is int and least <= value <= most


def text(value):
    return type(value) is str and len(value) <= 1000


def word(value):
    return text(value) and value != ""


def seed(value):
    return word(value) and len(value) <= 64


def pattern(regex):
    return lambda value: text(value) and re.fullmatch(regex, value) is not None


def constant(only):
    return lambda value: type(value) is type(only) and value == only


def either(*checks):
    return lambda value: any(check(value) for check in checks)


def items(check, count=None):
    return lambda value: type(value) is list and count in (None, len(value)) and all(map(check, value))


BOOLEAN, NULL, COUNT = either(constant(True), constant(False)), constant(None), number(1, 1000)
HASH, ID = pattern("[0-9a-f]{64}"), pattern("[0-9A-Za-z]{1,64}")
REQUESTS = [
    {"kind": constant("roll"), "sides": COUNT, "dice": COUNT, "hidden": BOOLEAN},
    {"kind": constant("shuffle"), "size": COUNT, "hidden": BOOLEAN},
    {"kind": constant("sample"), "size": COUNT, "take": COUNT, "hidden": BOOLEAN},
]


def need_keys(value, checks):
    for key, check in checks.items():
        need(key in value and check(value[key]), f"its {key} is missing or not what it should be")


def need_one_of(shapes, value):
    """Exactly the keys of one of the shapes, with values that pass its checks."""
    shape = next((shape for shape in shapes if type(value) is dict and set(shape) == set(value)), None)
    need(shape is not None, "its keys are not those of any kind")
    need_keys(value, shape)


def need_record(record):
    """Raises NoRecord for what the bot never wrote."""
    need(type(record) is dict, "it is no JSON object")
    need_keys(record, {"format": constant("spieleabend-record"), "version": number(1, 10**6), "seats": number(1, 16)})
    need(record["version"] <= NEWEST, f"it is of version {record['version']}, and this script knows {NEWEST}")
    seats = record["seats"]
    plain = either(BOOLEAN, number(0, 10**6), text)
    need_keys(record, {"game": word, "rules_version": number(1, 10**6), "commitment": HASH, "over": BOOLEAN})
    need_keys(record, {"options": lambda value: type(value) is dict and all(map(plain, value.values()))})
    need_keys(record, {"records": lambda value: type(value) is list})
    need_keys(record, {"names": items(text, seats)} if "names" in record else {})
    need_keys(
        record, {"protocol": constant(2), "seeds": items(either(NULL, seed), seats), "players": items(word, seats)}
    )
    over = {"secret": HASH, "places": either(NULL, items(number(1, seats), seats))}
    need_keys(record, over if record["over"] else {})
    need(record["over"] or not set(over) & set(record), "it tells its secret or places although it is not over")
    seat, shown = {"seat": number(0, seats - 1)}, text if record["over"] else either(NULL, text)
    draw = {"chance": lambda value: type(value) is dict, "result": either(NULL, items(number(0, 1000)))}
    entries = [
        draw,
        {**draw, "cause": ID},
        {**seat, "action": text},
        {**seat, "action": shown, "hidden": constant(True)},
        {**seat, "action": text, "ordered": number(0, 10**6)},
        {**seat, "order": items(word), "until": items(word)},
        {**seat, "player": word},
        {"stop": word},
        {**seat, "seed": seed},
        {"undone_to": number(0, 10**6)},
    ]
    numbers = 0
    for place, entry in enumerate(record["records"]):
        try:
            need_one_of(entries, entry)
            numbers += need_draw(record, **entry) if "chance" in entry else 0
        except NoRecord as reason:
            raise NoRecord(f"entry {place} of its records is none: {reason}") from None
    need(numbers <= MOST_NUMBERS, "it asks for more numbers than a match can need")


def need_draw(record, chance, result, cause=None):
    """Returns how many numbers must be drawn to check it."""
    need_one_of(REQUESTS, chance)
    need(chance.get("take", 0) <= chance.get("size", 0), "it takes more than there are")
    hidden = chance["hidden"] and not record["over"] and result is None
    wanted = chance.get("dice") or chance.get("take") or chance["size"]
    need(hidden or (result is not None and len(result) == wanted), f"its result should be {wanted} numbers")
    return chance.get("size") or wanted


def read(path):
    def without_duplicates(pairs):
        need(len(dict(pairs)) == len(pairs), "a key stands twice in one object")
        return dict(pairs)

    def whole(digits):
        need(len(digits) < 16, "a number in it is too long")
        return int(digits)

    def not_whole(digits):
        raise NoRecord("a number in it is not whole")

    need(os.path.isfile(path), "there is no such file")
    with open(path, "rb") as file:
        content = file.read(MOST_BYTES + 1)
    need(len(content) <= MOST_BYTES, "it is too long")
    hooks = {"parse_int": whole, "parse_float": not_whole, "parse_constant": not_whole}
    record = json.loads(content.decode("utf-8"), object_pairs_hook=without_duplicates, **hooks)
    json.dumps(record, ensure_ascii=False).encode("utf-8")  # fails if there are halves of characters
    return record


def tell(record):
    """Everything that players could see while they played, so that they can compare."""
    print("Commitment:", record["commitment"])
    for seat in range(len(record["seeds"])):
        texts = {key: [repr(record[key + "s"][seat])] for key in ("seed", "player")}
        draw = 0
        for entry in record["records"]:
            draw += "chance" in entry
            for key in texts:
                if key in entry and entry["seat"] == seat:
                    texts[key].append(f"from draw {draw} on {entry[key]!r}")
        print(f"Seat {seat}: seed {', '.join(texts['seed'])}; played by {', '.join(texts['player'])}")


def main(arguments):
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        need(len(arguments) == 1, "usage: python verify_record.py FILE.json")
        record = read(arguments[0])
        need_record(record)
    except (NoRecord, OSError, ValueError, RecursionError) as reason:
        print(f"Cannot read the record: {' '.join(str(reason).split())}")
        return 2
    tell(record)
    if not record["over"]:
        print("The match is not over, so its secret is not known yet, and nothing could be checked.")
        return 1
    complaints, checked = verify(record)
    for complaint in complaints[:20]:
        print(complaint)
    if len(complaints) > 20:
        print(f"And {len(complaints) - 20} more of these.")
    if not complaints:
        print("The dice are in order: the secret fits the commitment, and every draw follows from it.")
    print(checked, NOT_CHECKED)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
