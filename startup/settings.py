"""Settings from the command line, the environment, and ``.env`` beside ``bot.py``; the former win."""

from __future__ import annotations

import argparse
import io
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from dotenv import dotenv_values

from host.match.schedule import TableLimits
from localization.catalog import Language, Speaker
from store.cluster import ALL, Shards
from store.database import parse_address, sqlite_address
from store.processes import REQUESTS_A_SECOND

ROOT = Path(__file__).parent.parent
_DAY = 24 * 3600.0

_ALIKE_IN_FILE = 0.7
"""From this likeness on (difflib's ratio), a name in our own file was meant to be one of ours."""

_ALIKE_IN_ENVIRONMENT = 0.85
"""The environment has names of many programs."""


class WrongSetting(Exception):
    """Setting of the owner's that means nothing, or cannot be used: the text ``start-<code>`` with the ``values``.

    The values never hold the token, the key or a password.
    """

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Settings:
    """``token`` is None where the playground is meant. It, the key and the database's password stay out of ``repr``.

    ``server_key`` is the server's key in hexadecimal, None if it is in a file; ``server_key_file`` is that file, None
    for the usual one. ``wiedumir_board`` is the file with the squares of Wie Du mir …, None for ours;
    ``art_folder`` has drawings to be used in place of ours. ``workers`` is the number of processes for long work: with
    0, a thread does it; with 1, people who complete a path would wait for a computer player to have thought.
    ``health_port`` None: health and metrics are not served. ``owner_server`` is the id of the Discord server with the
    owner's commands, None for no such commands. ``shards`` are those that this process serves, and
    ``requests_a_second`` is what Discord allows the bot in all its processes. ``misspelled`` are names that look like
    ours and mean nothing, each with the one that was meant.
    """

    token: str | None = field(default=None, repr=False)
    database_url: str = field(default=sqlite_address(ROOT / "var" / "spieleabend.sqlite"), repr=False)
    playground_port: int = 8765
    log_level: str = "INFO"
    members_intent: bool = False
    limits: TableLimits = field(default_factory=TableLimits)
    wiedumir_board: Path | None = None
    art_folder: Path | None = None
    server_key: str | None = field(default=None, repr=False)
    server_key_file: Path | None = None
    workers: int = 2
    log_format: str = "text"
    health_port: int | None = None
    health_address: str = "127.0.0.1"
    owner_server: int | None = None
    shards: Shards = ALL
    requests_a_second: int = REQUESTS_A_SECOND
    misspelled: tuple[tuple[str, str], ...] = ()

    @property
    def data_folder(self) -> Path:
        """Folder of an SQLite database; ``var/`` for another one."""
        database = parse_address(self.database_url).file
        return ROOT / "var" if database is None else database.parent


Read = Callable[[str, str], Any]
"""Reader of a setting: gets its name and its text, which is not empty, and returns its value. Raises WrongSetting."""


def _wrong(name: str, value: str, expected: str) -> WrongSetting:
    """``expected`` shows some values that would mean something."""
    return WrongSetting("wrong-setting", name=name, value=value, expected=expected)


def _text(_name: str, value: str) -> str:
    return value


def _path(_name: str, value: str) -> Path:
    """A path that does not begin at the root begins beside bot.py, wherever the bot is started from."""
    return ROOT / value


def _token(_name: str, value: str) -> str:
    for what, found in (("line-break", "\r\n"), ("quotes", "\"'“”„«»"), ("space", " \t\N{NO-BREAK SPACE}")):
        if any(character in value for character in found):
            raise WrongSetting("malformed-token", what=what)
    if not re.fullmatch(r"[A-Za-z0-9_.-]+", value):
        raise WrongSetting("malformed-token", what="character")
    return value


def _number(least: int, most: int, expected: str = "") -> Read:
    def read(name: str, value: str) -> int:
        if not re.fullmatch("[0-9]{1,19}", value) or not least <= int(value) <= most:
            raise _wrong(name, value, expected or f"{least}–{most}")
        return int(value)

    return read


def _seconds(each: float, least: int, most: int) -> Read:
    """Of a number of minutes or days, which have that many ``each``; None for 0, which is never."""
    number = _number(least, most)
    return lambda name, value: each * number(name, value) or None


def _one_of(*words: str) -> Read:
    def read(name: str, value: str) -> str:
        meant = [word for word in words if word.casefold() == value.casefold()]
        if not meant:
            raise _wrong(name, value, ", ".join(words))
        return meant[0]

    return read


def _switch(name: str, value: str) -> bool:
    if value.casefold() in ("true", "1", "yes", "on"):
        return True
    if value.casefold() in ("false", "0", "no", "off"):
        return False
    raise _wrong(name, value, "true, false")


def _address(name: str, value: str) -> str:
    try:
        return str(ip_address(value))
    except ValueError:
        raise _wrong(name, value, "127.0.0.1, 0.0.0.0, ::, …") from None


def _shards(name: str, value: str) -> Shards:
    try:
        return Shards.parse(value)
    except ValueError:
        raise _wrong(name, value, "0-3/8, 4-7/8, 8/9, …") from None


_TABLES, _DAYS = _number(1, 1_000_000), 36_500

_SETTINGS: Mapping[str, tuple[str, Read]] = {
    "DISCORD_TOKEN": ("token", _token),
    "DATABASE_URL": ("database_url", _text),
    "SECRET_KEY_FILE": ("server_key_file", _path),
    "SECRET_KEY": ("server_key", _text),
    # The channel's page and four people's direct messages are served on the five ports that follow.
    "PLAYGROUND_PORT": ("playground_port", _number(1, 65_530)),
    "LOG_LEVEL": ("log_level", _one_of("DEBUG", "INFO", "WARNING", "ERROR")),
    "LOG_FORMAT": ("log_format", _one_of("text", "json")),
    "HEALTH_PORT": ("health_port", _number(1, 65_535)),
    "HEALTH_ADDRESS": ("health_address", _address),
    "OWNER_SERVER": ("owner_server", _number(1, 2**63 - 1, "123456789012345678")),
    "MEMBERS_INTENT": ("members_intent", _switch),
    "MAX_TABLES_PERSON": ("per_person", _TABLES),
    "MAX_TABLES_SERVER": ("per_server", _TABLES),
    "MAX_TABLES": ("in_total", _TABLES),
    "INVITATION_MINUTES": ("invitation_seconds", _seconds(60.0, 1, 7 * 24 * 60)),
    "UNFINISHED_DAYS": ("unfinished_seconds", _seconds(_DAY, 1, _DAYS)),
    "RETENTION_DAYS": ("finished_seconds", _seconds(_DAY, 0, _DAYS)),
    "WIEDUMIR_BOARD": ("wiedumir_board", _path),
    "ART_FOLDER": ("art_folder", _path),
    "WORKERS": ("workers", _number(0, 16)),
    "SHARDS": ("shards", _shards),
    "REQUESTS_A_SECOND": ("requests_a_second", _number(1, 10_000)),
}
"""By name, the field of `Settings` or `TableLimits` and how it is read."""

NAMES = tuple(_SETTINGS)
"""Every setting. Each has a sentence ``setting-…`` in the texts that ``--help`` shows."""


def read_settings(
    environment: Mapping[str, str], env_file: Path = ROOT / ".env", *, shards: str | None = None
) -> Settings:
    """``shards`` from the command line win. Raises WrongSetting."""
    from_file = {name: value for name, value in _read_file(env_file).items() if value is not None}
    written = {**from_file, **environment, **({"SHARDS": shards} if shards else {})}
    given = {name: value for name in NAMES if (value := written.get(name, "").strip())}
    found = {into: read(name, given[name]) for name, (into, read) in _SETTINGS.items() if name in given}
    limits = {limit.name: found.pop(limit.name) for limit in fields(TableLimits) if limit.name in found}
    return Settings(**found, limits=TableLimits(**limits), misspelled=_misspelled(from_file, environment))


def parse_arguments(arguments: Sequence[str], say: Speaker) -> argparse.Namespace:
    """``check``: only look whether the bot would start. ``shards`` as in ``0-3/8``, None to go by the setting.

    ``--help``, ``--version`` and anything unknown end the process.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = f"{project['name']} {project['version']}"
    width = max(map(len, NAMES))
    settings = "\n".join(f"  {name:<{width}}  {say('setting-' + name.casefold().replace('_', '-'))}" for name in NAMES)
    parser = argparse.ArgumentParser(
        prog="bot.py",
        description=say("help-description"),
        epilog=f"{say('help-settings')}\n{settings}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    parser.add_argument("--help", "-h", action="help", help=say("help-help"))
    parser.add_argument("--version", action="version", version=version, help=say("help-version"))
    parser.add_argument("--check", action="store_true", help=say("help-check"))
    parser.add_argument("--shards", metavar="0-3/8", help=say("help-shards"))
    return parser.parse_args(arguments)


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
        reason = error.strerror or type(error).__name__
        raise WrongSetting("unreadable-settings", file=env_file.name, reason=reason) from error
    try:
        # Some editors mark UTF-8 with a byte order mark, which would become part of the first name.
        return dotenv_values(stream=io.StringIO(content.decode("utf-8-sig")))
    except UnicodeDecodeError:
        raise _wrong(env_file.name, "UTF-16" if b"\0" in content else "Latin-1", "UTF-8") from None


def _misspelled(in_file: Iterable[str], environment: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Names that are no setting of ours and look like one, each with that, in the order of their appearance."""
    found: dict[str, str] = {}
    for names, least in ((in_file, _ALIKE_IN_FILE), (environment, _ALIKE_IN_ENVIRONMENT)):
        for name in names:
            written = name.upper().replace("-", "_").strip("_")
            meant = get_close_matches(written, NAMES, n=1, cutoff=least)
            if not meant and least == _ALIKE_IN_FILE and len(written) > 4:
                # Half of a name is a common slip, too: TOKEN, LEVEL; but nothing shorter.
                meant = [each for each in NAMES if written in each.split("_")]
            if meant and name not in NAMES:
                found.setdefault(name, meant[0])
    return tuple(found.items())
