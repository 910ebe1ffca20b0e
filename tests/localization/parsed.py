"""The texts as Fluent's own parser reads them, each file once."""

from collections.abc import Sequence
from functools import cache

from fluent.syntax import FluentParser, ast

from localization.catalog import TEXTS_FOLDER, Language


@cache
def parsed(language: Language, file: str) -> Sequence[ast.EntryType]:
    """Entries of one file of a language."""
    return FluentParser(with_spans=False).parse((TEXTS_FOLDER / language / file).read_text(encoding="utf-8")).body
