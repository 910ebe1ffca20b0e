"""No module imports itself by way of others, also not for the sake of annotations."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
PACKAGES: list[str] = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["root_packages"]


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    # What is imported under TYPE_CHECKING counts: a circle of annotations is as hard to understand as any other.
    return grimp.build_graph(*PACKAGES, exclude_type_checking_imports=False, cache_dir=None)


def circles(graph: grimp.ImportGraph) -> Iterator[frozenset[str]]:
    """The largest sets of modules in which each one imports every other, directly or not."""
    seen: set[str] = set()
    for module in sorted(graph.modules):
        around = graph.find_upstream_modules(module) & graph.find_downstream_modules(module)
        if around and module not in seen:
            yield frozenset({module, *around})
            seen |= {module, *around}


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_run_in_no_circle(graph: grimp.ImportGraph, package: str) -> None:
    found = [circle for circle in circles(graph) if any(module.split(".")[0] == package for module in circle)]
    assert not found, "\n".join(f"{len(circle)} modules: {', '.join(sorted(circle))}" for circle in found)


def test_a_circle_would_be_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "b"), ("c", "d"), ("d", "e")):
        graph.add_import(importer=importer, imported=imported)
    assert list(circles(graph)) == [frozenset("bc")]
