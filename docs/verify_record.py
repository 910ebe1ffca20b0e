"""Checks the dice of an exported match without the bot: ``python verify_record.py FILE.json``.

Needs nothing but Python's standard library. The format and the draws are described in record.md.
Exit code 0: everything fits. 1: something does not, or the match is not over. 2: not such a file.
"""

import hashlib
import hmac
import json
import sys


def words_of_draw(secret, public_values, index):
    """Unsigned 32-bit numbers, eight from each block of HMAC-SHA256."""
    block = 0
    while True:
        message = f"{','.join(public_values)}|{index}|{block}".encode()
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


def verify(record):
    """Answers the complaints; none if all is well."""
    if record.get("format") != "spieleabend-record" or record.get("version") != 1:
        raise ValueError("not a record that this script knows")
    if not record["over"]:
        return ["The match is not over, so its secret is not known yet."]
    secret = bytes.fromhex(record["secret"])
    complaints = []
    if hashlib.sha256(secret).hexdigest() != record["commitment"]:
        complaints.append("The secret does not fit the commitment.")
    draws = [entry for entry in record["records"] if "chance" in entry]
    for index, draw in enumerate(draws):
        expected = recompute(draw["chance"], words_of_draw(secret, record["public_values"], index))
        if draw["result"] != expected:
            complaints.append(f"Draw {index} should be {expected}, but the record says {draw['result']}.")
    if not complaints:
        print(f"All is well: the secret fits the commitment, and all {len(draws)} draws follow from it.")
    return complaints


def main():
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            complaints = verify(json.load(file))
    except (IndexError, OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"Cannot read the record ({error}). Usage: python verify_record.py FILE.json")
        return 2
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
