"""Matches that were played are kept in var/strength, a line a match, so that an interrupted run goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from bench.seeded_games import GAMES
from bench.strength.games import Pairing, Watch, play
from bench.strength.opponents import share_of_win

RESULTS = Path("var/strength")

Found = dict[str, Any]
"""What is kept of a match, as JSON has it."""


def shares_of(pairing: Pairing, watch: Watch | None = None) -> list[float]:
    """Plays it; by seat, what its side had of the win."""
    outcome = play(pairing, watch)
    return [share_of_win(GAMES[pairing.game], outcome, seat) for seat in range(pairing.seats)]


def found_of(name: str, work: Callable[[Pairing], Found], wanted: Sequence[Pairing], processes: int) -> list[Found]:
    """What the work found of each match, read from the file of that name or done and noted there."""
    path = RESULTS / f"{name}.jsonl"
    known: dict[str, Found] = {}
    if path.exists():
        entries = map(json.loads, path.read_text().splitlines())
        known = {entry["match"]: entry for entry in entries}
    missing = [pairing for pairing in wanted if _name(pairing) not in known]
    path.parent.mkdir(parents=True, exist_ok=True)
    for match, found in _in_processes(_Named(work), missing, processes):
        known[match] = found
        with path.open("a") as file:
            file.write(json.dumps({"match": match, **found}) + "\n")
    return [known[_name(pairing)] for pairing in wanted]


def forget(game: str, seats: Collection[int] | None = None) -> None:
    """What has been played of the game, by that number of seats or by any, because its players have changed."""
    for path in RESULTS.glob(f"{game}*.jsonl"):
        lines = path.read_text().splitlines(keepends=True) if seats else []
        path.write_text("".join(line for line in lines if _seats_of(json.loads(line)["match"]) not in (seats or ())))


def _seats_of(name: str) -> int:
    """Of a match by its `_name`."""
    return len(name.split("|")[2].split("/"))


class _Named:
    """The work, with the match's name beside what it found."""

    def __init__(self, work: Callable[[Pairing], Found]) -> None:
        self._work = work

    def __call__(self, pairing: Pairing) -> tuple[str, Found]:
        return _name(pairing), self._work(pairing)


def _in_processes(work: _Named, pairings: Iterable[Pairing], processes: int) -> Iterator[tuple[str, Found]]:
    """As they are done, in processes that give way to everything else."""
    if processes < 2:
        yield from map(work, pairings)
        return
    with Pool(processes, initializer=os.nice, initargs=(10,)) as pool:
        yield from pool.imap_unordered(work, pairings)


def _name(pairing: Pairing) -> str:
    options = ",".join(f"{key}={value}" for key, value in sorted(pairing.options.items()))
    return f"{pairing.game}|{options}|{'/'.join(pairing.players)}|{pairing.seed}"
