"""``docs/strength.md``: blocks between marks, each written by the run that measured it; people write the rest."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path("docs/strength.md")


def put(block: str, text: str) -> None:
    """Puts the text between the block's marks. Raises LookupError if the page has no such block."""
    page = PAGE.read_text()
    marks = re.compile(rf"(<!-- {re.escape(block)} -->\n).*?(<!-- end -->)", re.DOTALL)
    if marks.search(page) is None:
        raise LookupError(f"{PAGE} has no block {block!r}")
    PAGE.write_text(marks.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page))


def table(headings: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown; all columns but the first are numbers."""
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
