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
from numpy.typing import ArrayLike, NDArray

FOLDER = Path(__file__).parent.parent / "data" / "tables"

_LINE = 120


def packed(numbers: ArrayLike, kind: str) -> list[str]:
    """Whole numbers as `engine.number_tables.whole_numbers` reads them; ``kind`` is "i2", "u2" or "u4"."""
    limits = np.iinfo(kind)
    numbers = np.rint(numbers)
    assert limits.min <= numbers.min()
    assert numbers.max() <= limits.max
    return _lines(zlib.compress(numbers.astype(f"<{kind}").tobytes(), 9))


def packed_floats(numbers: NDArray[np.float64]) -> list[str]:
    """Numbers as `engine.number_tables.floats` reads them."""
    return _lines(numbers.astype("<f8").tobytes())


def _lines(content: bytes) -> list[str]:
    text = b64encode(content).decode()
    return [text[start : start + _LINE] for start in range(0, len(text), _LINE)]


def write(name: str, method: str, table: Any) -> None:
    program, *arguments = sys.argv
    command = " ".join(["python -m", f"training.{Path(program).stem}", *arguments])
    source = {
        "method": method,
        "command": command,
        "processor_hours": round(process_time() / 3600, 2),
        "date": datetime.now(UTC).date().isoformat(),
    }
    document = json.dumps({"source": source, "table": table}, ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(f"{document}\n", encoding="utf-8")
