"""What could follow while a path is being typed, and where it would lead."""

from __future__ import annotations

from cogs.games.kaeseschieben.path_letters import readings, write_path
from engine.game import IllegalAction
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk, complete_walks
from localization.catalog import Speaker

_CHOICES = 25


def complete_path(view: KaeseschiebenView, typed: str, say: Speaker) -> list[tuple[str, str]]:
    """Whole paths that begin with what was typed, as labels that tell their end and texts to send."""
    if view.phase is not Phase.MOVING:
        return []
    begun: list[Walk] = []
    for path in readings(typed, say.language):
        try:
            begun.append(Walk.of_view(view, path))
        except IllegalAction:
            continue
    endings = _spread([walk for begin in begun for walk in complete_walks(begin)])
    return [(_label(walk, say), write_path(walk.path)) for walk in endings if walk.path]


def _spread(walks: list[Walk]) -> list[Walk]:
    """At most as many as Discord shows: those that make cheeses fall first, then one for each end."""
    unique: dict[object, Walk] = {}
    for walk in sorted(walks, key=lambda walk: -len(walk.falls)):
        unique.setdefault((walk.mouse, walk.falls, frozenset(walk.cheeses.items())), walk)
    return list(unique.values())[:_CHOICES]


def _label(walk: Walk, say: Speaker) -> str:
    """Such as "nne → e3, a large cheese over the north edge"."""
    parts = [walk.mouse.name]
    parts += [
        say(f"kaeseschieben-a-{fall.cheese.size}") + " " + say(f"kaeseschieben-over-{fall.edge}") for fall in walk.falls
    ]
    label = f"{write_path(walk.path)} → {', '.join(parts)}"
    return label if len(label) <= 100 else label[:99] + "…"
