"""What stands on each page of a game's rules, and in which order."""

from __future__ import annotations

from dataclasses import dataclass

OPTIONS, MORE_OPTIONS = "options", "options-more"
"""The pages that explain every option of the game; they are made from the game's own list of them. A game with many
shares them out between both, others have only the first."""

CONTROLS = "controls"
"""The page of buttons and commands. What every table has is below the game's own."""


@dataclass(frozen=True, slots=True)
class Part:
    """The text ``rules-<game>-<name>``, and the illustration below it.

    The alt text of the illustration is ``rules-<game>-picture-<picture>``.
    """

    name: str
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class RulePage:
    """The title is ``rules-title-<name>``."""

    name: str
    parts: tuple[Part, ...]


def page(name: str, *parts: str | Part) -> RulePage:
    """A page of these parts; without any, of the one that is named like it."""
    return RulePage(name, tuple(Part(part) if isinstance(part, str) else part for part in parts or (name,)))
