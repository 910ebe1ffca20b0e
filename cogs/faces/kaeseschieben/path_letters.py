"""Paths as people type them: compass or screen letters of three languages, or arrows.

``n e s w`` and ``u r d l`` mean the same to everybody. What a language adds is understood where it
does not clash with them; a path that can be read in two ways is never guessed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.faces.kaeseschieben.story import falls_of_walk
from cogs.faces.scene import Scene
from cogs.wording.names import quoted
from engine.kaeseschieben.board import Direction
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk, completed
from host.refusal import Refused
from host.workers import WorkerQuery
from localization.catalog import Language, Speaker

Alphabet = Mapping[str, Direction]

_N, _E, _S, _W = Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST

_COMMON: Alphabet = {"n": _N, "e": _E, "s": _S, "w": _W, "u": _N, "r": _E, "d": _S, "l": _W}

_OF_LANGUAGE: Mapping[Language, tuple[Alphabet, ...]] = {
    Language.ENGLISH: (),
    # Norden, Osten, Süden, Westen; oben, rechts, unten, links.
    Language.GERMAN: (
        {"n": _N, "o": _E, "s": _S, "w": _W},
        {"o": _N, "r": _E, "u": _S, "l": _W},
    ),
    # nord, est, sud, ouest; haut, droite, bas, gauche.
    Language.FRENCH: (
        {"n": _N, "e": _E, "s": _S, "o": _W},
        {"h": _N, "d": _E, "b": _S, "g": _W},
    ),
}

_ARROWS: Alphabet = {
    **dict.fromkeys("↑⬆▲🔼", _N),
    **dict.fromkeys("→➡▶", _E),
    **dict.fromkeys("↓⬇▼🔽", _S),
    **dict.fromkeys("←⬅◀", _W),
}

_SIGNS: Mapping[Direction, str] = {_N: "↑", _E: "→", _S: "↓", _W: "←"}

_IGNORED = " \t,;.-/\N{VARIATION SELECTOR-16}"

_CHOICES = 25


def readings(typed: str, language: Language) -> list[tuple[Direction, ...]]:
    """Every way to understand the path, without repetition; none if it holds letters nobody knows."""
    letters = [letter for letter in typed.casefold() if letter not in _IGNORED]
    others = (alphabet for speech, spoken in _OF_LANGUAGE.items() if speech is not language for alphabet in spoken)
    found = _read(letters, (_COMMON, *_OF_LANGUAGE[language]))
    return found or _read(letters, tuple(others))


def read_path(typed: str, language: Language) -> tuple[Direction, ...]:
    """Raises Refused for letters nobody knows, and for a path that can be read in two ways."""
    found = readings(typed, language)
    if not found:
        raise Refused("path-unreadable", typed=quoted(typed))
    if len(found) > 1:
        raise Refused("path-ambiguous", first=write_path(found[0]), second=write_path(found[1]))
    return found[0]


def write_path(path: tuple[Direction, ...]) -> str:
    """With the letters that mean the same to everybody."""
    return "".join(direction.value for direction in path)


def arrows_of(path: Iterable[Direction]) -> str:
    """The path as it is shown to people."""
    return "".join(_SIGNS[direction] for direction in path)


def way_of(path: Iterable[Direction], scene: Scene[KaeseschiebenView]) -> str:
    """The path as arrows, or as the words on the pad's buttons."""
    if not scene.in_words:
        return arrows_of(path)
    return " ".join(direction_name(direction, scene.say) for direction in path)


def direction_name(direction: Direction, say: Speaker) -> str:
    return say(f"kaeseschieben-direction-{direction.name.lower()}")


def _read(letters: list[str], alphabets: tuple[Alphabet, ...]) -> list[tuple[Direction, ...]]:
    found: list[tuple[Direction, ...]] = []
    for alphabet in alphabets:
        known = {**alphabet, **_ARROWS}
        if all(letter in known for letter in letters):
            path = tuple(known[letter] for letter in letters)
            if path not in found:
                found.append(path)
    return found


def complete_path(
    scene: Scene[KaeseschiebenView], typed: str
) -> list[tuple[str, str]] | WorkerQuery[list[tuple[str, str]]]:
    """Whole paths that begin with what was typed, as labels that tell their end and texts to send.

    Those that make cheeses fall come first. A roll may have thousands of ends, so the search is an inquiry.
    """
    view, begun = scene.view, readings(typed, scene.say.language)
    if view.phase is not Phase.MOVING or not begun:
        return []

    def tell(walks: Sequence[Walk]) -> list[tuple[str, str]]:
        return [(_label(walk, scene), write_path(walk.path)) for walk in walks]

    return WorkerQuery(completed, (view, begun, _CHOICES), tell)


def _label(walk: Walk, scene: Scene[KaeseschiebenView]) -> str:
    """Such as "nne → e3, a large cheese for Ben"."""
    parts = [walk.mouse.name, *falls_of_walk(walk, scene, plain=True)]
    return f"{write_path(walk.path)} → {', '.join(parts)}"
