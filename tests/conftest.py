"""Setup shared by all tests: without its tool a test is skipped, except in CI, where every skip is a failure."""

import asyncio
import gc
import os
import random
import shutil
import zlib
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import patch

import pytest

from host.number_tables import provide_number_tables
from render.fonts import shapes_letters
from store.database import sqlite_address
from store.store import Store
from tests.quick_database import quick_databases
from tests.shared_artwork import FOLDER, shared_artwork

pytest_plugins = ["tests.store.postgresql"]

_NO_SKIPS = bool(os.environ.get("REQUIRE_ALL_TOOLS"))


# What is imported and collected stays until the end: looking through it for garbage takes a tenth of the time.
gc.disable()

# Workers of the runner get games without `hosted_games`, which provides them elsewhere.
provide_number_tables()


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: some tests wait for processes, browsers and pauses."""
    return (os.cpu_count() or 1) + 1


_LONG = ("tests/soak", "tests/playground", "tests/processes", "tests/operation", "tests/engine/test_analysis")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with those that take long or wait, so that the last worker at work does not end long after the others."""
    items.sort(key=lambda item: not item.nodeid.startswith(_LONG))


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(400_000, 10, 100)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    # pytest collects garbage once more when a worker has reported everything: seconds for warnings that nobody gets.
    if "PYTEST_XDIST_WORKER" in os.environ:
        gc.freeze()


@pytest.fixture
def random_bytes(request: pytest.FixtureRequest) -> Callable[[int], bytes]:
    """Source of the bot's secrets: the same in each run of a test, since rare draws show other texts."""
    seed = zlib.crc32(request.node.nodeid.encode())
    print(f"seed {seed}")
    return random.Random(seed).randbytes


@pytest.fixture
def seed() -> int:
    """Another one in each run, which a test that fails shows."""
    number = random.randrange(2**32)
    print(f"seed {number}")
    return number


@pytest.fixture(scope="session", autouse=True)
def hurried_databases() -> Iterator[None]:
    with quick_databases():
        yield


@pytest.fixture(scope="session", autouse=True)
def artwork_of_all_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    of_this_worker = tmp_path_factory.getbasetemp()
    of_all = of_this_worker.parent if "PYTEST_XDIST_WORKER" in os.environ else of_this_worker
    # A test may run others in a process of its own.
    with patch.dict(os.environ, {FOLDER: os.environ.get(FOLDER, str(of_all / "artwork"))}), shared_artwork():
        yield


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or pytest.skip("Chromium is not installed")


@pytest.fixture(scope="session")
def fribidi() -> None:
    """Letters that join, stand and keep their distances as in the pictures that were approved."""
    if not shapes_letters():
        pytest.skip("FriBiDi is not installed")


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], Path]:
    """Makes that file an empty database in the present shape: a copy, since the steps to there take a while."""
    pattern = tmp_path_factory.mktemp("empty_database") / "empty.sqlite"

    async def make() -> None:
        await (await Store.open(sqlite_address(pattern))).close()

    # In a loop of its own, so that fixtures of tests with and without one can ask for it.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, make()).result()

    def copy(file: Path) -> Path:
        return Path(shutil.copyfile(pattern, file))

    return copy


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    # A test that is expected to fail is reported as skipped, too.
    if not hasattr(report, "wasxfail"):
        _forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _forbid_skip(report)
    return report


def _forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if _NO_SKIPS and report.outcome == "skipped":
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{reason}, but no test may be skipped where REQUIRE_ALL_TOOLS is set"
