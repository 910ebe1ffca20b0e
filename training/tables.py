"""Files of tables: packed, with their source."""

import json
import sys
import zlib
from base64 import b64encode
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent.parent / "data" / "tables"

_LINE = 120


def packed(numbers: NDArray[Any], kind: str) -> list[str]:
    """Whole numbers as `engine.number_tables.whole_numbers` reads them; ``kind`` is "i2" or "u2"."""
    limits = np.iinfo(kind)
    numbers = np.rint(numbers)
    assert limits.min <= numbers.min()
    assert numbers.max() <= limits.max
    text = b64encode(zlib.compress(numbers.astype(f"<{kind}").tobytes(), 9)).decode()
    return [text[start : start + _LINE] for start in range(0, len(text), _LINE)]


def write(name: str, method: str, table: dict[str, Any]) -> None:
    command = f"python -m {_module()} {' '.join(sys.argv[1:])}"
    source = {
        "method": method,
        "command": command,
        "processor_hours": round(process_time() / 3600, 2),
        "date": datetime.now(UTC).date().isoformat(),
    }
    document = json.dumps({"source": source, "table": table}, ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(f"{document}\n", encoding="utf-8")


def _module() -> str:
    spec = sys.modules["__main__"].__spec__
    return spec.name if spec else "training.mensch"
