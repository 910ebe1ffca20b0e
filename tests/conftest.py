"""What all tests share: where a tool is missing, a test is skipped, except in CI, where it fails."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest


def _do_without(tool: str) -> NoReturn:
    if os.environ.get("REQUIRE_ALL_TOOLS"):
        pytest.fail(f"{tool} is not installed, and no test may be skipped here")
    pytest.skip(f"{tool} is not installed")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    return found or _do_without("Chromium")


@pytest.fixture(scope="session")
def postgresql_binaries() -> Path:
    """The folder of ``initdb`` and ``pg_ctl``."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else _do_without("PostgreSQL")
