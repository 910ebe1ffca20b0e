"""The puzzles that come with the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path

from engine.puzzles import Puzzle

_FOLDER = Path(__file__).parent.parent / "data" / "puzzles"


@cache
def puzzle_lines() -> Mapping[str, Sequence[str]]:
    """Lines of puzzles by the game's key; games without any are left out."""
    files = {file.stem: file.read_text(encoding="utf-8").splitlines() for file in sorted(_FOLDER.glob("*.jsonl"))}
    return {key: lines for key, lines in files.items() if lines}


@cache
def degrees() -> Mapping[str, int]:
    """The degree of each puzzle, by its name."""
    puzzles = map(Puzzle.from_line, chain.from_iterable(puzzle_lines().values()))
    return {puzzle.name: puzzle.degree for puzzle in puzzles}
