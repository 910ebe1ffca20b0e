"""The command line's arguments."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence

from localization.catalog import Speaker
from startup.settings import NAMES, ROOT


def parse(arguments: Sequence[str], say: Speaker) -> argparse.Namespace:
    """``check``: only look whether the bot would start. ``shards`` as in ``0-3/8``, None to go by the setting.

    ``--help``, ``--version`` and anything unknown end the process.
    """
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
    return parser.parse_args(arguments)


def _version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return f"{project['name']} {project['version']}"
