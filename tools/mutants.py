"""Number of small changes to the code that no test notices: ``make mutants`` (``SAMPLE=200 SEED=1``).

Tries a random sample of the mutants of each of `AREAS`, as many of one as of another, with the tests that are nearest
to them first, in clones of what is committed, one for each processor. Prints those that survive, and fails if they are
more than `MOST` of the sample.
"""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome

MOST = 0.1
"""The share of mutants that may survive."""

TIMEOUT = 1800.0
"""Seconds; a mutant that takes longer is noticed, too."""

RULES, ENGINE, STORE, HOST, COGS = "rules", "engine", "store", "host", "cogs"

AREAS = (RULES, ENGINE, STORE, HOST, COGS)
"""The games' rules, the rest of the engine, such as the analysis, and the folders above it, with nights in two."""

_TESTS = {
    RULES: ("tests/golden", "tests/records/test_former_editions.py", "tests/engine/test_action_codes.py"),
    ENGINE: ("tests/engine", "tests/golden", "tests/records"),
    STORE: ("tests/store", "tests/host"),
    HOST: ("tests/host", "tests/cogs"),
    COGS: ("tests/cogs", "tests/sockets"),
}
"""Paths of an area's tests; a game's own come on top of those of the rules."""

_APART = ("players", "chances", "statistics", "preview", "recent", "worlds", "danger", "reasons")
"""Files without rules: choosing, odds, counting, reasons, and what only views are asked for."""

_ALIKE = ("_Is_Eq", "_Eq_Is", "_IsNot_NotEq", "_NotEq_IsNot")
"""Operators that mean the same for members of enumerations, None and small numbers: no test could notice."""


def main(sample: int, seed: int) -> int:
    """The exit status: 0 if few enough survive."""
    chance = random.Random(seed)
    drawn: list[MutationSpec] = []
    for area in AREAS:
        mutants = list(_mutants(area))
        share = chance.sample(mutants, min(sample // len(AREAS), len(mutants)))
        print(f"{area}: {len(share)} of {len(mutants)} mutants, seed {seed}", flush=True)
        drawn += share
    workers = os.cpu_count() or 1
    with ProcessPoolExecutor(workers) as pool:
        shares = [list(islice(drawn, start, None, workers)) for start in range(workers)]
        survivors = sum(pool.map(_survivors, shares))
    print(f"{survivors} of {len(drawn)} survived ({survivors / len(drawn):.0%}, at most {MOST:.0%})")
    return int(survivors > MOST * len(drawn))


def _files(area: str) -> Iterator[Path]:
    for file in sorted(Path(ENGINE if area == RULES else area).rglob("*.py")):
        is_rule = len(file.parts) > 2 and not set(file.with_suffix("").parts) & set(_APART)
        if area not in (RULES, ENGINE) or is_rule == (area == RULES):
            yield file


def _mutants(area: str) -> Iterator[MutationSpec]:
    files = list(_files(area))
    with tempfile.TemporaryDirectory() as folder, use_db(f"{folder}/mutants.sqlite", WorkDB.Mode.create) as database:
        init(files, database, {})
        found = [mutation for item in database.work_items for mutation in item.mutations]
    silent = {str(file): _silent(file) for file in files}
    # By what they are, for the database keeps them in random order.
    found.sort(key=lambda mutant: (str(mutant.module_path), mutant.operator_name, mutant.occurrence))
    for mutant in found:
        spans = silent[str(mutant.module_path)]
        is_code = not any(start <= mutant.start_pos < end for start, end in spans)
        # Of a limit or a pause, the exact number is nobody's rule.
        is_setting = area != RULES and mutant.definition_name is None
        if is_code and not is_setting and not mutant.operator_name.endswith(_ALIKE):
            yield mutant


def _silent(file: Path) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Beginnings and ends of annotations, which nothing evaluates, and of decorators."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    found = [node.annotation for node in nodes if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation]
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found += [node.returns] if node.returns else []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found += node.decorator_list
    return [((at.lineno, at.col_offset), (at.end_lineno or 0, at.end_col_offset or 0)) for at in found]


def _tests(mutant: MutationSpec) -> list[str]:
    """The files of tests, those first that name the module, or have to do with it by their own name."""
    module = Path(mutant.module_path)
    area = RULES if module in set(_files(RULES)) else module.parts[0]
    places = [Path(place) for place in _TESTS[area]]
    if area == RULES:
        places.append(Path("tests", *module.parts[:2]))
    files = {file for place in places for file in ([place] if place.is_file() else place.rglob("test_*.py"))}
    name, words = ".".join(module.with_suffix("").parts), set(module.stem.split("_"))

    def distance(file: Path) -> tuple[bool, int, str]:
        return name not in file.read_text(encoding="utf-8"), -len(words & set(file.stem.split("_"))), str(file)

    return list(map(str, sorted(files, key=distance)))


def _survivors(mutants: Sequence[MutationSpec]) -> int:
    """Their number. Prints each as soon as it is known."""
    repository, count = Path.cwd(), 0
    with tempfile.TemporaryDirectory() as clone:
        subprocess.run(["git", "clone", "--quiet", repository, clone], check=True)
        os.chdir(clone)
        for mutant in mutants:
            command = f"{sys.executable} -m pytest -x -n 0 -p no:cacheprovider {' '.join(_tests(mutant))}"
            if mutate_and_test([mutant], command, TIMEOUT).test_outcome is TestOutcome.SURVIVED:
                count += 1
                place = f"{mutant.module_path}:{mutant.start_pos[0]}"
                print(f"{place}: {mutant.operator_name} in {mutant.definition_name}", flush=True)
        os.chdir(repository)
    return count


if __name__ == "__main__":
    sys.exit(main(int(os.environ.get("SAMPLE", "200")), int(os.environ.get("SEED", "1"))))
