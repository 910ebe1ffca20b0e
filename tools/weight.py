"""Weight of the code against its limits: ``python tools/weight.py``, also in ``make check``. Fails above a limit.

Weight is counted in ideas, not in lines: a blank line and a comment cost nothing.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

LIMITS = {
    "nodes of the syntax trees outside docs/ and tests/": 496_200,
    "of these files with a constant below a function": 60,
    "lines of tests/": 45_550,
    "lines of the longest file": 450,
    "words in docs/, rule book aside": 22_800,
}


def main() -> int:
    """The exit status: 0 if everything is within its limit."""
    weighed = dict(zip(LIMITS, weigh(), strict=True))
    for name, limit in LIMITS.items():
        print(f"{weighed[name]:>7,}  of {limit:>7,}  {name}{'' if weighed[name] <= limit else '  <- too much'}")
    return int(any(weighed[name] > limit for name, limit in LIMITS.items()))


def weigh() -> tuple[int, ...]:
    """In the order of `LIMITS`."""
    files = {file: _text(file) for file in _tracked("*.py")}
    trees = [ast.parse(text) for file, text in files.items() if not file.startswith(("docs/", "tests/"))]
    nodes = sum(1 for tree in trees for _ in ast.walk(tree))
    seams = sum(any(constants_below_functions(tree)) for tree in trees)
    tests = sum(len(text.splitlines()) for file, text in files.items() if file.startswith("tests/"))
    longest = max(len(text.splitlines()) for text in files.values())
    words = sum(len(_text(page).split()) for page in _tracked("docs/*.md") if not page.startswith("docs/rules/"))
    return nodes, seams, tests, longest, words


def constants_below_functions(tree: ast.Module) -> Iterator[str]:
    """Names of constants that stand below a function or class of their file without need: the seam of two ideas.

    One whose value or type names something that the file defines above it, such as a table of functions, stands where
    it must, and so do those that are made of it.
    """
    defined: set[str] = set()
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            defined.add(statement.name)
        elif defined and isinstance(statement, ast.Assign | ast.AnnAssign):
            names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
            assigned = {name.id for name in names if isinstance(name.ctx, ast.Store)}
            if any(name.id in defined for name in names):
                defined |= assigned
            else:
                yield from (name for name in assigned if name.isupper())


def _tracked(pattern: str) -> Sequence[str]:
    listed = subprocess.run(["git", "ls-files", pattern], capture_output=True, text=True, check=True)
    return [file for file in listed.stdout.splitlines() if Path(file).exists()]


def _text(file: str) -> str:
    return Path(file).read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
