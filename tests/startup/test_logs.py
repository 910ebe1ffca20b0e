"""Contents of the log, and what must not be in it."""

import asyncio
import json
import logging
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from startup.logs import OURS, configure_logging, report_failure
from startup.settings import ROOT
from store.store import Store
from tests.store.rows import row


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(), *map(logging.getLogger, OURS)]
    levels, handlers = [logger.level for logger in loggers], loggers[0].handlers[:]
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)
    loggers[0].handlers[:] = handlers


def test_a_record_is_a_line_with_the_time_in_utc(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    configure_logging("INFO")
    record = logging.makeLogRecord(
        {"name": "cogs.turns", "levelno": logging.INFO, "levelname": "INFO", "msg": "Table %d", "args": (7,)}
    )
    record.created = 1_800_000_000.5
    logging.getLogger().handlers[0].handle(record)
    assert capfd.readouterr().err == "2027-01-15T08:00:00Z INFO    cogs.turns: Table 7\n"


@pytest.mark.parametrize(("level", "said"), [("DEBUG", "diwe"), ("INFO", "iwe"), ("WARNING", "we"), ("ERROR", "e")])
def test_the_level_chooses_what_we_say(level: str, said: str, capfd: pytest.CaptureFixture[str]) -> None:
    configure_logging(level)
    log = logging.getLogger("cogs.turns")
    for speak, message in ((log.debug, "d"), (log.info, "i"), (log.warning, "w"), (log.error, "e")):
        speak(message)
    assert "".join(line[-1] for line in capfd.readouterr().err.splitlines()) == said


def test_libraries_are_heard_from_a_warning_on(capfd: pytest.CaptureFixture[str]) -> None:
    configure_logging("INFO")
    for library in ("discord.gateway", "alembic", "aiohttp.access", "any.other"):
        logging.getLogger(library).info("chatter")
        logging.getLogger(library).warning("matter")
    err = capfd.readouterr().err
    assert err.count("matter") == 4
    assert "chatter" not in err


def test_what_a_table_keeps_secret_is_in_no_log_at_any_level(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def keep_a_secret() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'games.sqlite'}")
        await store.create_table(1, 2, row({"secret": "5ec2e7"}))
        assert [table.row.document for table in await store.open_tables()] == [{"secret": "5ec2e7"}]
        await store.close()

    configure_logging("DEBUG")
    logging.getLogger("store").debug("listening")
    asyncio.run(keep_a_secret())
    err = capfd.readouterr().err
    assert "listening" in err
    assert "5ec2e7" not in err


def test_the_journal_gets_every_line_with_its_priority(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # Standard error as systemd connects it: JOURNAL_STREAM names it.
    journal = (tmp_path / "journal").open("w", encoding="utf-8", buffering=1)
    status = os.fstat(journal.fileno())
    environment = {"JOURNAL_STREAM": f"{status.st_dev}:{status.st_ino}"}
    monkeypatch.setattr(sys, "stderr", journal)
    configure_logging("INFO", environment=environment)
    log = logging.getLogger("cogs.turns")
    log.info("a table")
    log.warning("a slow one")
    try:
        raise ValueError("no cheese")
    except ValueError:
        log.exception("Incident 1")
    report_failure("There is no token", environment)
    journal.close()
    lines = (tmp_path / "journal").read_text(encoding="utf-8").splitlines()
    assert lines[:3] == [
        "<6>INFO    cogs.turns: a table",
        "<4>WARNING cogs.turns: a slow one",
        "<3>ERROR   cogs.turns: Incident 1",
    ]
    assert all(line.startswith("<3>") for line in lines[3:-1])
    assert lines[-2:] == ["<3>ValueError: no cheese", "<2>There is no token"]


def test_json_is_one_object_a_line_whatever_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    configure_logging("INFO", "json", {})
    log = logging.getLogger("host.audit")
    log.info("Table %d\nopened by “%s”", 7, "Zoë")
    try:
        raise ValueError("no cheese")
    except ValueError:
        log.exception("Incident 1")
    opened, incident = (json.loads(line) for line in capfd.readouterr().err.splitlines())
    assert (opened["level"], opened["logger"]) == ("INFO", "host.audit")
    assert opened["message"] == "Table 7\nopened by “Zoë”"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", opened["time"])
    assert incident["exception"].endswith("ValueError: no cheese")


def test_every_logger_of_ours_follows_the_level() -> None:
    """A package that logs under its own name is heard only if `OURS` knows it."""
    packages = {
        file.relative_to(ROOT).parts[0]
        for file in ROOT.glob("*/**/*.py")
        if file.relative_to(ROOT).parts[0] not in {"tests", "bench", "docs"}
        and not file.relative_to(ROOT).parts[0].startswith(".")
        and re.search(r"getLogger\(__name__\)", file.read_text(encoding="utf-8"))
    }
    assert packages, "the search finds nothing any more"
    assert packages <= set(OURS)
