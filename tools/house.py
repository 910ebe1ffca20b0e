"""Measures of the code's structure and language, and their goals: ``python tools/house.py``. Fails outside `LIMITS`.

Measured are the packages that pyproject.toml names for import-linter, and bot.py. What a press runs through is measured
by ``python -m bench press_path``.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
import tomllib
from collections.abc import Container, Iterator, Mapping
from math import inf
from pathlib import Path, PurePosixPath

GOALS = {
    "pairs of folders in host/ that import each other": (0, 0),
    "pairs of folders in cogs/ that import each other": (0, 0),
    "fields of Night": (1, 18),
    "fields of Night that may be None": (0, 1),
    "nonces written where they are used": (0, 0),
    "public functions with a docstring, %": (80, inf),
    "lines that are comments, %": (2, inf),
    "docstrings that begin “What”, “How”, “Whether” …": (0, 0),
}
"""The lowest and the highest value that is good."""

_TO_COME = {"lines that are comments, %"}
LIMITS = {name: goal for name, goal in GOALS.items() if name not in _TO_COME}
"""Goals that are reached and have to stay so."""

DIALECT = ("What ", "The same ", "Those ", "That ", "How ", "Who ", "Whose ", "Which ", "Whether ", "Where ", "When ")
"""First words of docstrings that had better begin with a noun or an imperative."""

ROOT = Path(__file__).parents[1]

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = ast.Module | ast.ClassDef
Modules = Mapping[PurePosixPath, ast.Module]
"""Parsed files by their paths below the root."""


def main() -> int:
    """The exit status: 0 if every value is within its limits."""
    measured = measure(ROOT)
    for name, value in measured.items():
        low, high = GOALS[name]
        goal = f"at least {low}" if high == inf else f"at most {high}"
        print(f"{value:>7,}  {goal:<12} {name}{'' if low <= value <= high else '  <- to come'}")
    return int(any(not low <= measured[name] <= high for name, (low, high) in LIMITS.items()))


def measure(root: Path) -> dict[str, float]:
    """The values of `GOALS`."""
    texts = {PurePosixPath(file.relative_to(root)): file.read_text(encoding="utf-8") for file in _product(root)}
    modules = {file: ast.parse(text) for file, text in texts.items()}
    night = fields(modules, "Night")
    public = [function for module in modules.values() for function in public_functions(module)]
    lines, commented = sum(len(text.splitlines()) for text in texts.values()), sum(map(comment_lines, texts.values()))
    values = (
        len(mutual_imports(modules, "host")),
        len(mutual_imports(modules, "cogs")),
        len(night),
        sum(may_be_none(field) for field in night),
        len(written_nonces(modules)),
        _percent(sum(ast.get_docstring(function) is not None for function in public), len(public)),
        _percent(commented, lines),
        sum(text.startswith(DIALECT) for module in [*modules.values(), *_others(root)] for text in docstrings(module)),
    )
    return dict(zip(GOALS, values, strict=True))


def mutual_imports(modules: Modules, package: str) -> set[tuple[str, str]]:
    """Pairs of the package's folders with imports in both directions, also for annotations alone.

    A file that lies directly in the package counts as a folder of its own.
    """
    edges = set()
    for file, module in modules.items():
        if file.parts[0] == package:
            own = PurePosixPath(file.parts[1]).stem
            names = (name.split(".") for name in _imported(module))
            edges |= {(own, name[1]) for name in names if name[0] == package and len(name) > 1 and name[1] != own}
    return {(one, other) for one, other in edges if one < other and (other, one) in edges}


def fields(modules: Modules, name: str) -> list[ast.AnnAssign]:
    """Fields of the only dataclass of that name."""
    [found] = [
        node
        for module in modules.values()
        for node in module.body
        if isinstance(node, ast.ClassDef) and node.name == name
    ]
    return [node for node in found.body if isinstance(node, ast.AnnAssign)]


def may_be_none(field: ast.AnnAssign) -> bool:
    """Tell whether None is among the types of the field itself, not only within a container."""
    annotation = ast.unparse(field.annotation)
    return "None" in annotation.split(" | ") or annotation.startswith("Optional[")


def written_nonces(modules: Modules) -> list[ast.JoinedStr]:
    """f-strings that become a nonce outside functions with ``nonce`` in their names, where nonces belong.

    They are assigned to such a name, or passed to such a function or parameter.
    """
    functions = [node for module in modules.values() for node in ast.walk(module) if isinstance(node, Function)]
    positions = {
        (function.name, position - (args[0].arg in ("self", "cls")))
        for function in functions
        if (args := function.args.args)
        for position, argument in enumerate(args)
        if "nonce" in argument.arg
    }
    inside = {id(node) for function in functions if "nonce" in function.name for node in ast.walk(function)}
    found: dict[int, ast.JoinedStr] = {}
    for module in modules.values():
        for node in ast.walk(module):
            for value in _nonces(node, positions):
                if isinstance(value, ast.JoinedStr) and id(value) not in inside:
                    found[id(value)] = value
    return list(found.values())


def _nonces(node: ast.AST, positions: Container[tuple[str, int]]) -> Iterator[ast.expr]:
    """Expressions that this node makes a nonce."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            yield from (value for name, value in zip(names, values, strict=False) if "nonce" in ast.unparse(name))
    elif isinstance(node, ast.Call):
        function = ast.unparse(node.func).rpartition(".")[2]
        for position, argument in enumerate(node.args):
            if "nonce" in function or (function, position) in positions:
                yield argument
        yield from (keyword.value for keyword in node.keywords if "nonce" in (keyword.arg or ""))


def public_functions(scope: Scope) -> Iterator[Function]:
    """Functions and methods whose names, and those of the classes around them, begin with no underscore."""
    for node in scope.body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            if isinstance(node, ast.ClassDef):
                yield from public_functions(node)
            else:
                yield node


def docstrings(module: ast.Module) -> Iterator[str]:
    """Docstrings of the module, its classes and functions, and of constants and fields."""
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def comment_lines(text: str) -> int:
    """Number of lines that have nothing but a comment."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return sum(token.type == tokenize.COMMENT and token.line.lstrip().startswith("#") for token in tokens)


def _others(root: Path) -> Iterator[ast.Module]:
    """Modules of tests, benches, tools and trainers."""
    for folder in ("bench", "tests", "tools", "training"):
        yield from (ast.parse(file.read_text(encoding="utf-8")) for file in (root / folder).rglob("*.py"))


def _product(root: Path) -> Iterator[Path]:
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    for package in settings["tool"]["importlinter"]["root_packages"]:
        yield from (root / package).rglob("*.py")
    yield from root.glob("*.py")


def _imported(module: ast.Module) -> Iterator[str]:
    """Imported modules by their full names, with the name that is taken from each."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 1)


if __name__ == "__main__":
    sys.exit(main())
