"""The command line's arguments."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from localization.catalog import Speaker
from startup.settings import NAMES, ROOT


@dataclass(frozen=True, slots=True)
class Arguments:
    """``check``: only look whether the bot would start. ``shards`` as in ``0-3/8``, None to go by the setting."""

    check: bool
    shards: str | None = None


def parse(arguments: Sequence[str], say: Speaker) -> Arguments:
    """The arguments as they are meant. ``--help``, ``--version`` and anything unknown end the process."""
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
    parser.add_argument("--version", action="version", version=_version(), help=say("help-version"))
    parser.add_argument("--check", action="store_true", help=say("help-check"))
    parser.add_argument("--shards", metavar="0-3/8", help=say("help-shards"))
    parsed = parser.parse_args(arguments)
    return Arguments(check=parsed.check, shards=parsed.shards)


def _version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return f"{project['name']} {project['version']}"
