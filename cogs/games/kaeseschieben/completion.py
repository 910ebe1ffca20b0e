"""What could follow while a path is being typed, and where it would lead."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.kaeseschieben.path_letters import readings, write_path
from cogs.games.kaeseschieben.story import fallen_over_edges
from cogs.worker_query import WorkerQuery
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk, completed
from localization.catalog import Speaker

_CHOICES = 25


def complete_path(
    view: KaeseschiebenView, typed: str, say: Speaker
) -> list[tuple[str, str]] | WorkerQuery[list[tuple[str, str]]]:
    """Whole paths that begin with what was typed, as labels that tell their end and texts to send.

    Those that make cheeses fall come first. A roll may have thousands of ends, so the search is an inquiry.
    """
    begun = readings(typed, say.language)
    if view.phase is not Phase.MOVING or not begun:
        return []

    def tell(walks: Sequence[Walk]) -> list[tuple[str, str]]:
        return [(_label(walk, say), write_path(walk.path)) for walk in walks]

    return WorkerQuery(completed, (view, begun, _CHOICES), tell)


def _label(walk: Walk, say: Speaker) -> str:
    """Such as "nne → e3, a large cheese over the north edge"."""
    parts = [walk.mouse.name, *fallen_over_edges(walk.falls, say)]
    return f"{write_path(walk.path)} → {', '.join(parts)}"
