"""Answers of Discord that a proxy has cut off or replaced count as failures of the network, which are tried again.

discord.py would fail over them with errors that look like our own mistakes.
"""

from __future__ import annotations

import json

import aiohttp

_API = "/api/"
"""How the paths begin that answer in JSON. Pictures and the gateway have others."""

_NO_CONTENT, _TOO_MANY_REQUESTS = 204, 429

_BRACKETS = (b"{", b"}"), (b"[", b"]")


class Garbled(aiohttp.ClientPayloadError):
    """The answer is not what Discord sends. What was asked for may have been done."""


async def require_whole(response: aiohttp.ClientResponse) -> None:
    """Reads what discord.py is going to read. Raises Garbled if it is not the JSON that must be there."""
    if not response.url.path.startswith(_API) or not _holds_json(response):
        return
    content = await response.read()
    if response.status == _TOO_MANY_REQUESTS:
        limit = _parsed(content, response)
        if not (isinstance(limit, dict) and "retry_after" in limit):
            raise Garbled(f"429 without the time to wait to {response.method} {response.url.path}")
    elif not _seems_whole(content):
        _parsed(content, response)


def _seems_whole(content: bytes) -> bool:
    """Without parsing it, which discord.py does again. What is cut off has more brackets that open than close."""
    ends = content[:1] + content[-1:]
    return ends in (b"{}", b"[]") and all(content.count(one) == content.count(other) for one, other in _BRACKETS)


def _parsed(content: bytes, response: aiohttp.ClientResponse) -> object:
    try:
        return json.loads(content)
    except ValueError as error:
        raise Garbled(f"{response.status} without JSON to {response.method} {response.url.path}") from error


def _holds_json(response: aiohttp.ClientResponse) -> bool:
    """Whether discord.py relies on it. Of other failures it reads whatever is there."""
    if response.status == _TOO_MANY_REQUESTS:
        # Without that header it does not ask how long to wait.
        return "Via" in response.headers
    return response.ok and response.status != _NO_CONTENT
