"""The secret of a table's dice, which the database does not hold as long as it must be one.

A table stores a nonce. Only with the server's key, which is kept outside the database, does its secret follow from it.
"""

from __future__ import annotations

import hmac

NONCE_BYTES = 16


def secret_of(key: bytes, nonce: str) -> bytes:
    """The secret of 32 bytes of the table with that nonce."""
    return hmac.digest(key, f"spieleabend table {nonce}".encode(), "sha256")


def check_value(key: bytes) -> str:
    """What the database keeps of the key, to recognise it: nothing else follows from it."""
    return hmac.digest(key, b"spieleabend key check", "sha256").hex()
