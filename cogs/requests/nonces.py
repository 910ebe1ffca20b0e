"""Nonces: what is sent twice within some minutes is posted once."""

from __future__ import annotations

from hashlib import blake2s


def nonce(*occasion: object) -> str:
    """The nonce of that occasion: at most the 25 characters that Discord allows.

    The occasion has what tells one message from every other: a kind, the number of the thing and a stored counter of
    it, such as its version, and who gets the message. discord.py has Discord enforce the nonce.
    """
    return f"sa{blake2s(' '.join(map(str, occasion)).encode(), digest_size=11).hexdigest()}"
