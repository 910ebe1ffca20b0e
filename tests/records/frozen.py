"""Records that are kept for good: each with what folding it must give after every single record.

A file is an exported record with ``positions`` in it, one line for each record: which seat may do what then, and a
digest of everything that the state holds. A match that is not over is kept with its hidden results; some of these have
scripted draws, for positions that hardly any match comes to.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.game import AnyGame
from engine.match import Match, positions
from engine.record_json import export_finished, header_from_json, read_records
from engine.transcript import CANCELLED, Transcript
from tests.games import UNDER_TEST

FOLDER = Path(__file__).parent

LISTED = 40
"""Codes of legal actions are written out as long as they take no more characters than that, ..."""

COUNTED = 2000
"""... else they are hashed, but only counted where there are more of them than that."""

Json = dict[str, Any]


def folder_of(game: AnyGame) -> Path:
    return FOLDER / f"{game.spec.key}-{game.spec.rules_version}"


def frozen_files() -> Iterator[Path]:
    yield from sorted(FOLDER.glob("*/*.json"))


def transcript_of(document: Json, secret: bytes | None = None) -> Transcript:
    """Raises CorruptRecord. With the ``secret``, hidden results that are left out are drawn again."""
    header = header_from_json(document)
    return Transcript(header, tuple(read_records(header, document["records"], secret)))


def document_of(match: Match, secret: bytes) -> Json:
    document = export_finished(match.transcript, secret, match.outcome)
    if not match.over:
        document["over"] = False
        del document["places"], document["secret"]
    return {**document, "positions": positions_of(match.game, match.transcript)}


def positions_of(game: AnyGame, transcript: Transcript) -> list[str]:
    """Positions that folding gives after each record, by the rules of that edition."""
    facts = UNDER_TEST[game.spec.key].facts
    lines = [
        f"{_what_may_be_done(game, position.state)} #{_digest(facts(position.state))}"
        for position in positions(game, transcript)
    ]
    if transcript.ending == CANCELLED:
        lines[-1] += " cancelled"
    return lines


def as_text(document: Json) -> str:
    """JSON with each record and each position on a line of its own."""
    entries = []
    for key, value in document.items():
        if key in ("records", "positions"):
            lines = ",\n  ".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in value)
            entries.append(f'"{key}": [\n  {lines}\n]')
        else:
            entries.append(f'"{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _what_may_be_done(game: AnyGame, state: Any) -> str:
    if (outcome := game.outcome(state)) is not None:
        return f"over {' '.join(map(str, outcome.places))}"
    if game.pending_chance(state) is not None:
        return "chance"
    return "; ".join(f"{seat}: {_codes(game, state, seat)}" for seat in game.to_act(state))


def _codes(game: AnyGame, state: Any, seat: int) -> str:
    legal = game.legal_actions(state, seat)
    if len(legal) > COUNTED:
        return f"{len(legal)} actions"
    codes = " ".join(sorted(game.encode(action) for action in legal))
    return codes if len(codes) <= LISTED else f"{len(legal)} actions {_digest(codes)}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
