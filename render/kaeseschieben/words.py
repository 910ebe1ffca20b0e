"""The board in words, for people who hear it; and the alt text that says the same of each picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.kaeseschieben.board import Edge, Size
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from localization.catalog import Speaker
from render.seat_marks import seat_labels


def describe_position(
    view: KaeseschiebenView, say: Speaker, names: Sequence[str] | None = None, last: MouseMoved | None = None
) -> str:
    """The whole position, a fact a line, and the last move.

    Without names, letters stand for the seats: at most 1,024 characters.
    """
    labels = seat_labels(view.seats, names)
    lines = [
        say("kaeseschieben-words-round", round=view.round, rounds=view.rounds),
        _turn(view, say, labels),
        say("kaeseschieben-words-mice", mice=", ".join(f"{labels[s]} {view.mice[s].name}" for s in range(view.seats))),
        *_cheeses_on_board(view, say),
        *(_edge(view, edge, say, labels) for edge in Edge),
    ]
    if view.unowned:
        lines.append(say("kaeseschieben-words-unowned", cheeses=count_sizes(view.unowned, say)))
    if last is not None:
        lines.append(
            say(
                "kaeseschieben-words-last-move",
                name=labels[last.seat],
                squares=" ".join(square.name for square in last.squares),
            )
        )
    return "\n".join(line for line in lines if line)


def describe_own_cheeses(view: KaeseschiebenView, say: Speaker) -> str:
    """What the viewer may know of its own cheeses (K10). They must be known to it."""
    assert view.viewer is not None
    parts = [
        say("kaeseschieben-words-cheese", size=say(f"kaeseschieben-size-{owned.cheese.size}"), wormy=_yes(owned.wormy))
        for owned in view.piles[view.viewer]
    ]
    points = sum(0 if owned.wormy else owned.cheese.size.points for owned in view.piles[view.viewer])
    return say("kaeseschieben-words-own", cheeses="; ".join(parts), points=points)


def count_sizes(sizes: Iterable[Size], say: Speaker) -> str:
    """Such as "2 large, 1 small"; a word for none."""
    counted = Counter(sizes)
    parts = [say(f"kaeseschieben-count-{size}", count=counted[size]) for size in reversed(Size) if counted[size]]
    return ", ".join(parts) or say("kaeseschieben-count-none")


def _turn(view: KaeseschiebenView, say: Speaker, labels: Sequence[str]) -> str:
    if view.turn is None:
        return say("kaeseschieben-words-over") if view.phase is Phase.OVER else ""
    return say(
        f"kaeseschieben-words-{view.phase}",
        name=labels[view.turn],
        faces=faces_in_words(view.faces),
        steps=view.steps,
    )


def faces_in_words(faces: Sequence[int | None]) -> str:
    """The throws of a roll, such as "★ ★ 3"."""
    return " ".join("★" if face is None else str(face) for face in faces)


def _cheeses_on_board(view: KaeseschiebenView, say: Speaker) -> list[str]:
    lines = []
    for size in reversed(Size):
        squares = sorted(square.name for square, cheese in view.cheeses.items() if cheese.size is size)
        if squares:
            lines.append(say(f"kaeseschieben-words-on-board-{size}", squares=", ".join(squares)))
    return lines or [say("kaeseschieben-words-board-empty")]


def _edge(view: KaeseschiebenView, edge: Edge, say: Speaker, labels: Sequence[str]) -> str:
    name = say(f"kaeseschieben-edge-{edge}")
    if edge not in view.edges:
        return say("kaeseschieben-words-edge-free", edge=name)
    seat = view.edges.index(edge)
    pile = count_sizes((owned.cheese.size for owned in view.piles[seat]), say)
    return say("kaeseschieben-words-edge", edge=name, name=labels[seat], cheeses=pile)


def _yes(wormy: bool | None) -> str:
    return "yes" if wormy else "no"
