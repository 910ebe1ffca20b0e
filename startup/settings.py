"""Settings from the environment and from ``.env`` beside ``bot.py``; the environment wins."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from ipaddress import ip_address
from pathlib import Path

from dotenv import dotenv_values

from host.time.schedule import TableLimits
from localization.catalog import Language
from store.cluster import ALL, Shards
from store.database import parse_address, sqlite_address
from store.processes import REQUESTS_A_SECOND

ROOT = Path(__file__).parent.parent
DEFAULT_DATABASE_URL = sqlite_address(ROOT / "var" / "spieleabend.sqlite")
DEFAULT_PLAYGROUND_PORT = 8765
HIGHEST_PLAYGROUND_PORT = 65_530
"""The channel's page and four people's direct messages are served on the five ports that follow."""

MOST_TABLES = 1_000_000
LONGEST_INVITATION_MINUTES = 7 * 24 * 60
LONGEST_DAYS = 36_500
_DAY = 24 * 3600.0
DEFAULT_WORKERS = 2
"""With one, people who complete a path would wait for a computer player to have thought."""
MOST_WORKERS = 16

MOST_REQUESTS_A_SECOND = 10_000

NAMES = (
    "DISCORD_TOKEN",
    "DATABASE_URL",
    "SECRET_KEY_FILE",
    "SECRET_KEY",
    "PLAYGROUND_PORT",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "HEALTH_PORT",
    "HEALTH_ADDRESS",
    "OWNER_SERVER",
    "MEMBERS_INTENT",
    "MAX_TABLES_PERSON",
    "MAX_TABLES_SERVER",
    "MAX_TABLES",
    "INVITATION_MINUTES",
    "UNFINISHED_DAYS",
    "RETENTION_DAYS",
    "WIEDUMIR_BOARD",
    "ART_FOLDER",
    "WORKERS",
    "SHARDS",
    "REQUESTS_A_SECOND",
)
"""Every setting. Each has a sentence ``setting-…`` in the texts that ``--help`` shows."""

DEFAULT_HEALTH_ADDRESS = "127.0.0.1"
"""Nobody but this machine asks how the bot is, unless the owner wants it otherwise."""

_LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_LOG_FORMATS = ("text", "json")
_TOKEN = re.compile(r"[A-Za-z0-9_.-]+")
_HIGHEST_PORT = 65_535
_LARGEST_ID = 2**63 - 1
_YES, _NO = ("true", "1", "yes", "on"), ("false", "0", "no", "off", "")


class WrongSetting(Exception):
    """A setting has a value that means nothing. ``expected`` shows some that would mean something."""

    def __init__(self, name: str, value: str, expected: str) -> None:
        super().__init__(name, value, expected)
        self.name = name
        self.value = value
        self.expected = expected


class MalformedToken(Exception):
    """DISCORD_TOKEN holds what no token has. The token itself is not repeated.

    ``what`` is ``line-break``, ``quotes``, ``space`` or ``character``.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class UnreadableSettings(Exception):
    """The file of settings cannot be read. ``reason`` is what the system said."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(file, reason)
        self.file = file
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Settings:
    """``token`` is None where the playground is meant. It, the key and the database's password stay out of ``repr``.

    ``server_key`` is the server's key in hexadecimal, None if it is in a file; ``server_key_file`` is that file, None
    for the usual one. ``wiedumir_board`` is the file with the squares of Wie Du mir …, None for ours;
    ``art_folder`` has drawings to be used in place of ours. ``workers`` is the number of processes for long work; with
    0, a thread does it. ``health_port`` None: health and metrics are not served. ``owner_server`` is the id of the
    Discord server with the owner's commands, None for no such commands. ``shards`` are those that this process serves,
    and ``requests_a_second`` is what Discord allows the bot in all its processes. ``misspelled`` are names that look
    like ours and mean nothing.
    """

    token: str | None = field(repr=False)
    database_url: str = field(repr=False)
    playground_port: int
    log_level: str
    members_intent: bool
    limits: TableLimits = field(default_factory=TableLimits)
    wiedumir_board: Path | None = None
    art_folder: Path | None = None
    server_key: str | None = field(default=None, repr=False)
    server_key_file: Path | None = None
    workers: int = DEFAULT_WORKERS
    log_format: str = "text"
    health_port: int | None = None
    health_address: str = DEFAULT_HEALTH_ADDRESS
    owner_server: int | None = None
    shards: Shards = ALL
    requests_a_second: int = REQUESTS_A_SECOND
    misspelled: tuple[Misspelled, ...] = ()

    @property
    def data_folder(self) -> Path:
        """Where an SQLite database is; ``var/`` for another one."""
        database = parse_address(self.database_url).file
        return ROOT / "var" if database is None else database.parent


def read_settings(
    environment: Mapping[str, str], env_file: Path = ROOT / ".env", *, shards: str | None = None
) -> Settings:
    """``shards`` from the command line win. Raises WrongSetting, MalformedToken or UnreadableSettings."""
    from_file = {name: value for name, value in _read_file(env_file).items() if value is not None}
    values = {name: {**from_file, **environment}.get(name, "").strip() for name in NAMES}
    return Settings(
        token=_token(values["DISCORD_TOKEN"]),
        database_url=values["DATABASE_URL"] or DEFAULT_DATABASE_URL,
        playground_port=_port("PLAYGROUND_PORT", values["PLAYGROUND_PORT"], HIGHEST_PLAYGROUND_PORT)
        or DEFAULT_PLAYGROUND_PORT,
        log_level=_log_level(values["LOG_LEVEL"]),
        log_format=_log_format(values["LOG_FORMAT"]),
        health_port=_port("HEALTH_PORT", values["HEALTH_PORT"], _HIGHEST_PORT),
        health_address=_address(values["HEALTH_ADDRESS"]),
        owner_server=_id("OWNER_SERVER", values["OWNER_SERVER"]),
        members_intent=_switch("MEMBERS_INTENT", values["MEMBERS_INTENT"]),
        limits=_limits(values),
        wiedumir_board=_path(values["WIEDUMIR_BOARD"]),
        art_folder=_path(values["ART_FOLDER"]),
        server_key=values["SECRET_KEY"] or None,
        server_key_file=_path(values["SECRET_KEY_FILE"]),
        workers=_workers(values["WORKERS"]),
        shards=_shards(shards or values["SHARDS"]),
        requests_a_second=_count("REQUESTS_A_SECOND", values, REQUESTS_A_SECOND, MOST_REQUESTS_A_SECOND),
        misspelled=misspelled(from_file, environment, NAMES),
    )


def terminal_language(environment: Mapping[str, str]) -> Language:
    """The language of what is printed, from LC_ALL, LC_MESSAGES or LANG such as ``de_DE.UTF-8``."""
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return Language.of_locale(re.split("[_.@]", locale)[0])


def _read_file(env_file: Path) -> Mapping[str, str | None]:
    try:
        content = env_file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise UnreadableSettings(env_file, error.strerror or type(error).__name__) from error
    try:
        # Some editors mark UTF-8 with a byte order mark, which would become part of the first name.
        return dotenv_values(stream=io.StringIO(content.decode("utf-8-sig")))
    except UnicodeDecodeError:
        raise WrongSetting(env_file.name, "UTF-16" if b"\0" in content else "Latin-1", "UTF-8") from None


def _path(value: str) -> Path | None:
    """A path that does not begin at the root begins beside bot.py, wherever the bot is started from."""
    return ROOT / value if value else None


def _token(value: str) -> str | None:
    if not value:
        return None
    for what, found in (("line-break", "\r\n"), ("quotes", "\"'“”„«»"), ("space", " \t\N{NO-BREAK SPACE}")):
        if any(character in value for character in found):
            raise MalformedToken(what)
    if not _TOKEN.fullmatch(value):
        raise MalformedToken("character")
    return value


def _port(name: str, value: str, highest: int) -> int | None:
    """None if it is not set."""
    if not value:
        return None
    if not re.fullmatch("[0-9]{1,5}", value) or not 1 <= int(value) <= highest:
        raise WrongSetting(name, value, f"1–{highest}")
    return int(value)


def _workers(value: str) -> int:
    if not value:
        return DEFAULT_WORKERS
    if not re.fullmatch("[0-9]{1,2}", value) or int(value) > MOST_WORKERS:
        raise WrongSetting("WORKERS", value, f"0–{MOST_WORKERS}")
    return int(value)


def _shards(value: str) -> Shards:
    if not value:
        return ALL
    try:
        return Shards.parse(value)
    except ValueError:
        raise WrongSetting("SHARDS", value, "0-3/8, 4-7/8, 8/9, …") from None


def _address(value: str) -> str:
    try:
        return str(ip_address(value or DEFAULT_HEALTH_ADDRESS))
    except ValueError:
        raise WrongSetting("HEALTH_ADDRESS", value, "127.0.0.1, 0.0.0.0, ::, …") from None


def _id(name: str, value: str) -> int | None:
    """One of Discord's ids; None if it is not set."""
    if not value:
        return None
    if not re.fullmatch("[0-9]{1,19}", value) or not 1 <= int(value) <= _LARGEST_ID:
        raise WrongSetting(name, value, "123456789012345678")
    return int(value)


def _log_format(value: str) -> str:
    if (value.casefold() or _LOG_FORMATS[0]) not in _LOG_FORMATS:
        raise WrongSetting("LOG_FORMAT", value, ", ".join(_LOG_FORMATS))
    return value.casefold() or _LOG_FORMATS[0]


def _limits(values: Mapping[str, str]) -> TableLimits:
    usual = TableLimits()
    finished = _count("RETENTION_DAYS", values, 0, LONGEST_DAYS, least=0)
    return TableLimits(
        per_person=_count("MAX_TABLES_PERSON", values, usual.per_person, MOST_TABLES),
        per_server=_count("MAX_TABLES_SERVER", values, usual.per_server, MOST_TABLES),
        in_total=_count("MAX_TABLES", values, usual.in_total, MOST_TABLES),
        invitation_seconds=60.0
        * _count("INVITATION_MINUTES", values, int(usual.invitation_seconds / 60), LONGEST_INVITATION_MINUTES),
        unfinished_seconds=_DAY * _count("UNFINISHED_DAYS", values, int(usual.unfinished_seconds / _DAY), LONGEST_DAYS),
        finished_seconds=_DAY * finished if finished else None,
    )


def _count(name: str, values: Mapping[str, str], usual: int, most: int, *, least: int = 1) -> int:
    value = values[name]
    if not value:
        return usual
    if not re.fullmatch("[0-9]{1,9}", value) or not least <= int(value) <= most:
        raise WrongSetting(name, value, f"{least}–{most}")
    return int(value)


def _log_level(value: str) -> str:
    level = value.upper() or "INFO"
    if level not in _LOG_LEVELS:
        raise WrongSetting("LOG_LEVEL", value, ", ".join(_LOG_LEVELS))
    return level


def _switch(name: str, value: str) -> bool:
    if value.casefold() in _YES:
        return True
    if value.casefold() in _NO:
        return False
    raise WrongSetting(name, value, "true, false")


_ALIKE_IN_FILE = 0.7
"""From this likeness on (difflib's ratio), a name in our own file was meant to be one of ours."""

_ALIKE_IN_ENVIRONMENT = 0.85
"""The environment has names of many programs."""


@dataclass(frozen=True, slots=True)
class Misspelled:
    """``name`` stands there; ``meant`` is our setting that is most like it."""

    name: str
    meant: str


def misspelled(in_file: Iterable[str], environment: Iterable[str], known: Iterable[str]) -> tuple[Misspelled, ...]:
    """Those that are no setting of ours and look like one, in the order of their appearance."""
    known = tuple(known)
    found: dict[str, Misspelled] = {}
    for names, least in ((in_file, _ALIKE_IN_FILE), (environment, _ALIKE_IN_ENVIRONMENT)):
        for name in names:
            if name not in known and (meant := _most_alike(name, known, least)) is not None:
                found.setdefault(name, Misspelled(name, meant))
    return tuple(found.values())


def _most_alike(name: str, known: Iterable[str], least: float) -> str | None:
    written = name.upper().replace("-", "_").strip("_")
    likeness = {each: SequenceMatcher(None, written, each).ratio() for each in known}
    # Half of a name is a common slip, too: TOKEN, LEVEL; but nothing shorter.
    for each in likeness:
        if least == _ALIKE_IN_FILE and len(written) > 4 and written in each.split("_"):
            likeness[each] = max(likeness[each], least)
    best = max(likeness, key=lambda each: likeness[each])
    return best if likeness[best] >= least else None
