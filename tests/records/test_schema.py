"""Every export is what docs/record.schema.json says, and what is not an export is not."""

import json
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import meta

from tests.engine.playing import every_table
from tests.records import tampering
from tests.records.matches import document_of, given_up, header_of, play, random_mover, stopped
from tests.records.schema import SCHEMA, complaints


def test_the_schema_is_one() -> None:
    assert meta.is_valid(SCHEMA)


@pytest.mark.parametrize(("key", "seats", "options"), every_table(), ids=str)
def test_exports_of_random_matches_are_valid(key: str, seats: int, options: dict[str, Any]) -> None:
    seed = 100 * seats
    header = header_of(key, seats, seed, options)
    running = play(header, random_mover(seed), seed=seed, decisions=25)
    ended = play(header, random_mover(seed), seed=seed, decisions=300)
    assert complaints(document_of(running, seed=seed)) == []
    for match in [ended] if ended.over else [stopped(ended, scope, seed=seed) for scope in ended.game.spec.stop_scopes]:
        document = document_of(match, seed=seed)
        assert complaints(document) == []
        # The edition is gone, and the result with it.
        assert not match.over or complaints({**document, "places": None}) == []
    if not running.over:
        assert complaints(document_of(given_up(running), seed=seed)) == []


@cache
def honest() -> str:
    match = play(header_of("kaeseschieben", 3, 11), random_mover(11), seed=11, decisions=90)
    return json.dumps(document_of(stopped(match, "match", seed=11), seed=11))


SEEN_BY_THE_SCRIPT_ONLY = {
    "more seats than there are",
    "a name too few",
    "a place too few",
    "a seat that is not there",
    "a seed too few",
    "a seed for a seat that is not there",
    "a changed seed of a seat that is not there",
    "a player too many",
    "a result too many",
    "more taken than there is",
    "far too many draws",
    "half a character",
    "half a character as a key",
    "a seed with half a character",
    "seats with a point",
    "a result with a point",
}
"""A schema cannot compare values, and for JSON 1.0 is 1."""


@pytest.mark.parametrize(
    ("name", "change"), [one for one in tampering.REFUSED.items() if one[0] not in SEEN_BY_THE_SCRIPT_ONLY]
)
def test_what_the_bot_never_writes_is_not_valid(name: str, change: tampering.Change) -> None:
    document = json.loads(honest())
    change(document)
    assert complaints(json.loads(json.dumps(document)))
