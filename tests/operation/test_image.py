"""The Docker image holds every file of ours that the bot opens while it runs, and above all no settings."""

import json
import os
import re
import subprocess
import sys
from fnmatch import fnmatchcase
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from startup.settings import ROOT

OPENS = """
import json, sys
from pathlib import Path

opened = set()
root = Path.cwd()

def note(event, arguments):
    if event == "open" and isinstance(arguments[0], (str, bytes)):
        opened.add(arguments[0] if isinstance(arguments[0], str) else arguments[0].decode())

sys.addaudithook(note)
import pytest
code = pytest.main(["-o", "addopts=", "-q", "-p", "no:cacheprovider", *sys.argv[1:]])
ours = {Path(path).absolute() for path in opened}
print(json.dumps(sorted(str(path.relative_to(root)) for path in ours if path.is_relative_to(root) and path.is_file())))
sys.exit(code)
"""


def patterns() -> list[str]:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_in_image(file: str) -> bool:
    """By the rules of .dockerignore: the last pattern that fits the file, or a folder that it is in, decides."""
    path = Path(file)
    ways = [str(path), *(str(parent) for parent in path.parents if str(parent) != ".")]
    ignored = False
    for pattern in patterns():
        is_exception = pattern.startswith("!")
        wanted = pattern.removeprefix("!")
        fits = any(
            any(part == wanted.removeprefix("**/") for part in Path(way).parts)
            if wanted.startswith("**/")
            else fnmatchcase(way, wanted)
            for way in ways
        )
        if fits:
            ignored = not is_exception
    return not ignored


def test_the_dockerfile_copies_everything_that_is_not_ignored() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "COPY . ." in dockerfile
    assert re.search(r"^ENV .*\bcontainer=docker\b", dockerfile, re.MULTILINE), "without a token it must not play"


def test_nothing_that_runs_can_change_by_itself_and_nothing_runs_as_root() -> None:
    """Tags are moved; a number is what volumes and orchestrators know a user by."""
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    compose = (ROOT / "deploy" / "compose.processes.yaml").read_text(encoding="utf-8")
    images = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE) + re.findall(r"image: (\S+)", compose)
    assert len(images) == 2
    assert all(re.fullmatch(r"\w+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in images)
    assert re.findall(r"^USER (\S+)", dockerfile, re.MULTILINE) == ["999:999"]


def test_whoever_looks_at_the_container_sees_whether_it_is_healthy() -> None:
    """The command that the image is asked by, against a page of ours, and against none."""
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    found = re.search(r'^HEALTHCHECK .*CMD python -c \\\n +"(.+)"$', dockerfile, re.MULTILINE)
    assert found is not None
    answers = [HTTPStatus.OK, HTTPStatus.SERVICE_UNAVAILABLE]

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(answers.pop(0) if self.path == "/healthz" else HTTPStatus.NOT_FOUND)
            self.end_headers()

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        environment = {**os.environ, "HEALTH_PORT": str(server.server_port)}
        asked = [sys.executable, "-c", found[1]]
        codes = [subprocess.run(asked, env=environment, capture_output=True, check=False).returncode for _ in range(2)]
        server.shutdown()
    assert codes == [0, 1]


@pytest.mark.parametrize(
    "file", [".env", "deploy/.env", "var/spieleabend.sqlite", "var/spieleabend.key", ".git/config", "tests/x.py"]
)
def test_neither_settings_nor_games_get_into_it(file: str) -> None:
    assert not is_in_image(file)


def test_it_has_every_source_file_of_the_bot() -> None:
    packages = ("cogs", "engine", "host", "localization", "operation", "render", "startup", "store")
    sources = [str(file.relative_to(ROOT)) for name in packages for file in (ROOT / name).rglob("*.py")]
    assert len(sources) > 100
    assert [file for file in ("bot.py", *sources) if not is_in_image(file)] == []


def test_it_has_every_file_that_a_bot_opens_from_its_start_to_an_export() -> None:
    """Another process plays, since an audit hook cannot be taken away again."""
    played = subprocess.run(
        [sys.executable, "-c", OPENS, "tests/operation/exported_over_sockets.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=200,
    )
    assert played.returncode == 0, played.stdout + played.stderr
    opened: list[str] = json.loads(played.stdout.splitlines()[-1])
    assert "docs/verify_record.py" in opened
    assert any(file.startswith("data/texts/") for file in opened)
    ours = [
        file for file in opened
        if not file.startswith((".venv/", "tests/")) and "__pycache__" not in file and file != "conftest.py"
    ]  # fmt: skip
    assert [file for file in ours if not is_in_image(file)] == []
