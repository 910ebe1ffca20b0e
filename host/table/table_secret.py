"""The secret of a table's dice, which the database does not hold as long as it must be one.

A table stores a nonce. Only with the server's key, which is kept outside the database, does its secret follow from it.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field

from engine.fair_dice import commitment_to

NONCE_BYTES = 16


@dataclass(frozen=True, slots=True)
class TableSecret:
    """``value`` are the bytes that the dice follow from. They follow from ``nonce`` and the server's key themselves.

    ``nonce`` is None where that is not so: in a lesson, whose secret everybody may know. Its secret is stored.
    """

    value: bytes = field(repr=False)
    nonce: str | None = None

    @classmethod
    def from_nonce(cls, key: bytes, nonce: str) -> TableSecret:
        """Derive the secret of the table with that nonce from the server's ``key``."""
        return cls(secret_of(key, nonce), nonce)

    @property
    def commitment(self) -> str:
        """Hash that is published before anybody joins, and binds the host to the secret."""
        return commitment_to(self.value)


def secret_of(key: bytes, nonce: str) -> bytes:
    """The secret of 32 bytes of the table with that nonce."""
    return hmac.digest(key, f"spieleabend table {nonce}".encode(), "sha256")


def check_value(key: bytes) -> str:
    """Value by which the database recognises the key: nothing else follows from it."""
    return hmac.digest(key, b"spieleabend key check", "sha256").hex()
