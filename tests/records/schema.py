"""docs/record.schema.json, and what it says against an export."""

import json
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

Json = dict[str, Any]

SCHEMA: Json = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))

_VALIDATOR = Draft202012Validator(SCHEMA)


def complaints(document: Json) -> list[str]:
    """Deviations of the document from the schema, each with its place; empty if it is valid."""
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message}" for error in _VALIDATOR.iter_errors(document)]
