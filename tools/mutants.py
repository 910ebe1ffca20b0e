"""How many small changes to the rules no test notices: ``make mutants`` (``SAMPLE=400 SEED=1``).

Tries a random sample of the mutants of the games' rules with the games' own tests, in clones of what is committed, one
for each processor, and prints those that survive. Fails if they are more than `MOST` of the sample.
"""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome

MOST = 0.1
"""The share of mutants that may survive."""

TIMEOUT = 120.0
"""Seconds; a mutant that takes longer is noticed, too."""

_TESTS_OF_ALL = "tests/engine/test_action_codes.py tests/golden tests/records/test_former_editions.py"
"""What is tested for all games together."""

_APART = ("players", "chances", "statistics", "preview", "recent", "worlds", "danger")
"""What is no rule: choosing, odds, counting, and what only views are asked for."""

_ALIKE = ("_Is_Eq", "_Eq_Is", "_IsNot_NotEq", "_NotEq_IsNot")
"""Operators that mean the same for members of enumerations, None and small numbers: no test could notice."""


def main(sample: int, seed: int) -> int:
    """The exit status: 0 if few enough survive."""
    mutants = list(_mutants())
    drawn = random.Random(seed).sample(mutants, min(sample, len(mutants)))
    print(f"{len(drawn)} of {len(mutants)} mutants, seed {seed}")
    workers = os.cpu_count() or 1
    with ProcessPoolExecutor(workers) as pool:
        shares = [list(islice(drawn, start, None, workers)) for start in range(workers)]
        survivors = [mutant for found in pool.map(_survivors, shares) for mutant in found]
    for mutant in survivors:
        print(f"{mutant.module_path}:{mutant.start_pos[0]}: {mutant.operator_name} in {mutant.definition_name}")
    print(f"{len(survivors)} of {len(drawn)} survived ({len(survivors) / len(drawn):.0%}, at most {MOST:.0%})")
    return int(len(survivors) > MOST * len(drawn))


def _mutants() -> Iterator[MutationSpec]:
    files = [
        file
        for rules in sorted(Path("engine").glob("*/rules.py"))
        for file in sorted(rules.parent.rglob("*.py"))
        if not set(file.with_suffix("").parts) & set(_APART)
    ]
    with tempfile.TemporaryDirectory() as folder, use_db(f"{folder}/mutants.sqlite", WorkDB.Mode.create) as database:
        init(files, database, {})
        found = [mutation for item in database.work_items for mutation in item.mutations]
    annotated = {str(file): _annotated(file) for file in files}
    # By what they are, for the database keeps them in random order.
    found.sort(key=lambda mutant: (str(mutant.module_path), mutant.operator_name, mutant.occurrence))
    for mutant in found:
        spans = annotated[str(mutant.module_path)]
        is_code = not any(start <= mutant.start_pos < end for start, end in spans)
        if is_code and not mutant.operator_name.endswith(_ALIKE):
            yield mutant


def _annotated(file: Path) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where annotations begin and end: nothing evaluates them."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    found = [node.annotation for node in nodes if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation]
    found += [node.returns for node in nodes if isinstance(node, ast.FunctionDef) and node.returns]
    return [((at.lineno, at.col_offset), (at.end_lineno or 0, at.end_col_offset or 0)) for at in found]


def _survivors(mutants: list[MutationSpec]) -> list[MutationSpec]:
    repository = Path.cwd()
    found = []
    with tempfile.TemporaryDirectory() as clone:
        subprocess.run(["git", "clone", "--quiet", repository, clone], check=True)
        os.chdir(clone)
        for mutant in mutants:
            game = Path(mutant.module_path).parts[1]
            tests = f"tests/engine/{game} {_TESTS_OF_ALL}"
            result = mutate_and_test(
                [mutant], f"{sys.executable} -m pytest -x -n 0 -p no:cacheprovider {tests}", TIMEOUT
            )
            if result.test_outcome is TestOutcome.SURVIVED:
                found.append(mutant)
        os.chdir(repository)
    return found


if __name__ == "__main__":
    sys.exit(main(int(os.environ.get("SAMPLE", "400")), int(os.environ.get("SEED", "1"))))
