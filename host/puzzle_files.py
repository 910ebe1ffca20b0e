"""The puzzles that come with the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.puzzles import Puzzle

_FOLDER = Path(__file__).parent.parent / "data" / "puzzles"


@cache
def puzzle_lines() -> Mapping[str, Sequence[str]]:
    """Lines of puzzles by the game's key; games without any are left out."""
    files = {file.stem: file.read_text(encoding="utf-8").splitlines() for file in sorted(_FOLDER.glob("*.jsonl"))}
    return {key: lines for key, lines in files.items() if lines}


@cache
def _puzzles() -> Mapping[str, Sequence[Puzzle]]:
    """Without their moves, which are long."""
    return {key: [replace(Puzzle.from_line(line), moves=()) for line in lines] for key, lines in puzzle_lines().items()}


@cache
def degrees() -> Mapping[str, int]:
    """The degree of each puzzle, by its name."""
    return {puzzle.name: puzzle.degree for puzzles in _puzzles().values() for puzzle in puzzles}


@cache
def kinds() -> Mapping[str, Sequence[str]]:
    """The kinds of a game's puzzles, in the order of `puzzle_lines`."""
    return {key: [puzzle.kind for puzzle in puzzles] for key, puzzles in _puzzles().items()}
