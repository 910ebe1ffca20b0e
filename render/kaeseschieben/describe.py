"""The board in words, for people who hear it; and the alt text that says the same of each picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.kaeseschieben.board import Edge, Size
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.steps import Slide, slides
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from localization.catalog import Speaker
from render.people import seat_labels


def describe_position(
    view: KaeseschiebenView,
    say: Speaker,
    names: Sequence[str] | None = None,
    moves: Sequence[MouseMoved] = (),
    limit: int | None = None,
) -> str:
    """The whole position, a fact a line, and the moves that led to it, oldest first. Without names, letters stand for
    the seats.

    Within ``limit`` characters, pushes are left out of the oldest moves first, then the oldest moves themselves; the
    position alone has 1,024 characters at most, without names.
    """
    labels = seat_labels(view.seats, names)
    lines = [
        say("kaeseschieben-words-round", round=view.round, rounds=view.rounds),
        _turn(view, say, labels),
        *_standing(view, say, labels),
    ]
    position = "\n".join(line for line in lines if line)
    for in_words in _shorter_and_shorter(moves, say, labels):
        whole = f"{position}\n{in_words}"
        if limit is None or len(whole) <= limit:
            return whole
    return position


def describe_draft(view: KaeseschiebenView, walk: Walk, say: Speaker, limit: int) -> str:
    """Positions after the path so far, and what it has pushed, if that has room within ``limit``."""
    board = "\n".join(_standing(walked(view, walk), say, seat_labels(view.seats, None)))
    pushed = ", ".join(_slid(slide, say) for slide in slides(view.cheeses, walk.squares))
    whole = f"{say('kaeseschieben-words-draft-pushed', cheeses=pushed)}\n{board}" if pushed else board
    return whole if len(whole) <= limit else board


def walked(view: KaeseschiebenView, walk: Walk) -> KaeseschiebenView:
    """The position as if the path so far had been the move."""
    piles = [
        (*pile, *(Collected(fall.cheese, None) for fall in walk.falls if fall.edge is edge))
        for edge, pile in zip(view.edges, view.piles, strict=True)
    ]
    return replace(
        view,
        mice=tuple(walk.mouse if seat == view.turn else mouse for seat, mouse in enumerate(view.mice)),
        cheeses=walk.cheeses,
        piles=tuple(piles),
        unowned=(*view.unowned, *(fall.cheese.size for fall in walk.falls if fall.edge not in view.edges)),
    )


def _standing(view: KaeseschiebenView, say: Speaker, labels: Sequence[str]) -> list[str]:
    """Positions of all pieces."""
    mice = ", ".join(f"{labels[seat]} {mouse.name}" for seat, mouse in enumerate(view.mice))
    lines = [say("kaeseschieben-words-mice", mice=mice), *_cheeses_on_board(view, say)]
    lines += [_edge(view, edge, say, labels) for edge in Edge]
    if view.unowned:
        lines.append(say("kaeseschieben-words-unowned", cheeses=count_sizes(view.unowned, say)))
    return lines


def _shorter_and_shorter(moves: Sequence[MouseMoved], say: Speaker, labels: Sequence[str]) -> Iterator[str]:
    """The moves in words: with all pushes, with those of ever fewer moves, then ever fewer moves without any."""
    plain = [f"{labels[move.seat]} {' '.join(square.name for square in move.squares)}" for move in moves]
    full = [_with_pushes(words, move, say) for words, move in zip(plain, moves, strict=True)]
    separator = say("list-separator")
    for first in range(len(moves)):
        yield say("kaeseschieben-words-moves", moves=separator.join((*plain[:first], *full[first:])))
    for first in range(len(moves)):
        yield say("kaeseschieben-words-moves", moves=separator.join(plain[first:]))


def _with_pushes(words: str, move: MouseMoved, say: Speaker) -> str:
    if not move.slides:
        return words
    return say("kaeseschieben-words-pushed", move=words, cheeses=", ".join(_slid(slide, say) for slide in move.slides))


def _slid(slide: Slide, say: Speaker) -> str:
    """Such as "large c6–c8", or "small d7 over the north edge"."""
    size, start = say(f"kaeseschieben-size-{slide.cheese.size}"), slide.squares[0].name
    if slide.over is None:
        return say("kaeseschieben-words-slid", size=size, start=start, end=slide.squares[-1].name)
    return say("kaeseschieben-words-slid-over", size=size, start=start, over=say(f"kaeseschieben-over-{slide.over}"))


def describe_own_cheeses(view: KaeseschiebenView, say: Speaker) -> str:
    """Knowledge of the viewer about its own cheeses (K10). They must be known to it."""
    assert view.viewer is not None
    parts = []
    for owned in view.piles[view.viewer]:
        size, wormy = say(f"kaeseschieben-size-{owned.cheese.size}"), "yes" if owned.wormy else "no"
        parts.append(say("kaeseschieben-words-cheese", size=size, wormy=wormy))
    points = sum(0 if owned.wormy else owned.cheese.size.points for owned in view.piles[view.viewer])
    return say("kaeseschieben-words-own", cheeses=say("list-separator").join(parts), points=points)


def count_sizes(sizes: Iterable[Size], say: Speaker, wormy: Iterable[Size] = ()) -> str:
    """Such as "2 large (1 wormy), 1 small"; a word for none."""
    counted, worms = Counter(sizes), Counter(wormy)
    parts = []
    for size in reversed(Size):
        if counted[size]:
            counting = say(f"kaeseschieben-count-{size}", count=counted[size])
            with_worms = f" ({say('kaeseschieben-count-wormy', count=worms[size])})" if worms[size] else ""
            parts.append(counting + with_worms)
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
