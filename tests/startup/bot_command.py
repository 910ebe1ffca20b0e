"""``bot.py`` as an owner calls it, with nothing of this process's environment."""

import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from startup.settings import ROOT

_PRELOADED = Path(__file__).with_name("preloaded_bot.py")


def run_bot(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs ``bot.py``, which must end by itself, with nothing but these settings."""
    with tempfile.TemporaryDirectory() as folder:
        output = [Path(folder) / name for name in ("stdout", "stderr")]
        start = {"arguments": arguments, "environment": _only(environment), "output": [str(file) for file in output]}
        starter = _starter()
        assert starter.stdin is not None
        assert starter.stdout is not None
        print(json.dumps(start), file=starter.stdin, flush=True)
        code = int(starter.stdout.readline())
        return subprocess.CompletedProcess(arguments, code, *(file.read_text(encoding="utf-8") for file in output))


@cache
def _starter() -> subprocess.Popen[str]:
    """The imports take most of a start's time. It ends with this process, which holds its input open."""
    command = [sys.executable, str(_PRELOADED)]
    return subprocess.Popen(
        command, env=_only({}), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )


def run_python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``bot.py`` as `run_bot` does, with the imports that the environment leads to."""
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), *arguments],
        env=_only(environment),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def _only(environment: dict[str, str]) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "DISCORD_TOKEN": "", "PYTHONUTF8": "1", **environment}
