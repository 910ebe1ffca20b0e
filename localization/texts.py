"""One language's Fluent texts, each parsed when it is first said: parsing all of them takes most of a second."""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term: what belongs to the one before is indented."""

_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Another message or term in braces, or a function, whose name no entry has."""


class Texts:
    """What the ``*.ftl`` files of a folder say in one language; threads may share it."""

    def __init__(self, language: str, folder: Path) -> None:
        # Isolation marks around values would show up as boxes in alt texts and some Discord clients.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._lock = Lock()
        for file in sorted(folder.glob("*.ftl")):
            content = file.read_text(encoding="utf-8")
            begins = [(found[1], found.start()) for found in _ENTRY.finditer(content)]
            for (name, begin), (_, end) in zip(begins, [*begins[1:], ("", len(content))], strict=True):
                self._unparsed.setdefault(name, content[begin:end])

    def say(self, key: str, values: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """The text, None if there is none of that name, and the errors in it."""
        if key in self._unparsed:
            with self._lock:
                self._parse(key)
        if not self._bundle.has_message(key):
            return None, []
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Parses an entry, its references first: an entry that another thread finds parsed can be said."""
        entry = self._unparsed.get(key)
        if entry is None:
            return
        for name in set(_REFERENCE.findall(entry)) - {key}:
            self._parse(name)
        self._bundle.add_resource(FluentResource(entry))
        self._unparsed.pop(key, None)
