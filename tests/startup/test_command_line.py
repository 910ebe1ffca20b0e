"""``bot.py --help`` and its like, as an owner types them."""

import asyncio
import json
import socket
import stat
from pathlib import Path

import pytest
from PIL import ImageFont

import bot
from localization.catalog import Language, load_speakers
from operation.problems import FAILED, IN_USE, WRONG_SETTINGS, CannotStart
from startup.settings import NAMES, read_settings
from store.sole_use import take_sole_use
from tests.startup.bot_command import run_bot, run_python


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("C", "Settings, from the environment"),
        ("de_DE.UTF-8", "Einstellungen, aus der Umgebung"),
        ("fr_FR.UTF-8", "Réglages, de l’environnement"),
    ],
)
def test_help_lists_every_setting_with_its_default_in_the_terminals_language(locale: str, words: str) -> None:
    result = run_bot("--help", LC_ALL=locale)
    assert result.returncode == 0
    assert words in result.stdout
    for name in NAMES:
        assert f"  {name}  " in result.stdout
    for default in ("var/spieleabend.sqlite", "8765", "INFO", "false"):
        assert default in result.stdout


@pytest.mark.parametrize(("option", "words"), [("--help", "R?glages"), ("--check", "? 5 jeux")])
def test_a_terminal_without_our_letters_is_answered_all_the_same(option: str, words: str, tmp_path: Path) -> None:
    settings = {"DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}", "LC_ALL": "fr_FR.UTF-8"}
    result = run_python(option, PYTHONIOENCODING="ascii", **settings)
    assert (result.returncode, words in result.stdout) == (0, True), result.stdout + result.stderr


def test_version_is_one_line() -> None:
    result = run_bot("--version")
    assert (result.returncode, result.stdout) == (0, "spieleabend 1.0.0\n")


def test_an_unknown_option_is_refused() -> None:
    result = run_bot("--frobnicate")
    assert result.returncode == 2
    assert "--frobnicate" in result.stderr


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("C", "PLAYGROUND_PORT cannot be “abc”. Possible values: 1–65530\n"),
        ("de_DE.UTF-8", "PLAYGROUND_PORT kann nicht „abc“ sein. Möglich: 1–65530\n"),
        ("fr_FR.UTF-8", "PLAYGROUND_PORT ne peut pas être «\N{NO-BREAK SPACE}abc\N{NO-BREAK SPACE}»."),
    ],
)
def test_a_wrong_value_gets_one_sentence_and_exit_code_78(locale: str, sentence: str) -> None:
    result = run_bot(LC_ALL=locale, PLAYGROUND_PORT="abc")
    assert result.returncode == WRONG_SETTINGS
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_database_that_is_none_gets_one_sentence_and_exit_code_78(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Anna, this is no database. " * 100, encoding="utf-8")
    result = run_bot(DISCORD_TOKEN="MTIz.secret.token", DATABASE_URL=f"sqlite:///{file}")
    assert result.returncode == WRONG_SETTINGS
    assert result.stderr == f"The database {file} cannot be used: the file is not a database\n"


@pytest.mark.parametrize("token", ["", "MTIz.secret.token"])
@pytest.mark.parametrize(
    ("locale", "board", "sentence"),
    [
        ("C", "+1\n-1\n+9\n", "is wrong on line 3: “+9” is not a square."),
        ("C", "+1\n-1\n", "is wrong on line 2, where it ends: it has only 1 of 5 squares with +."),
        ("de_DE.UTF-8", "? ? ?\n? ? ?\n", "stimmt Zeile 2 nicht: Es sind mehr als 5 Fragezeichen."),
    ],
)
def test_a_wrong_board_is_refused_with_its_line(
    tmp_path: Path, token: str, locale: str, board: str, sentence: str
) -> None:
    file = tmp_path / "board.txt"
    file.write_text(board, encoding="utf-8")
    result = run_bot(DISCORD_TOKEN=token, WIEDUMIR_BOARD=str(file), LC_ALL=locale)
    assert result.returncode == WRONG_SETTINGS
    assert sentence in result.stderr
    assert str(file) in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "drawing", "sentence"),
    [
        ("common/pawn.svg", "no drawing", "cannot be drawn: "),
        ("common/pwan.svg", "<svg/>", "data/art has none of that name."),
        ("common/pawn.svg", "<svg fill='$hat'/>", "does not have: $hat"),
    ],
)
def test_a_drawing_that_cannot_be_used_is_refused(tmp_path: Path, name: str, drawing: str, sentence: str) -> None:
    file = tmp_path / name
    file.parent.mkdir()
    file.write_text(drawing, encoding="utf-8")
    result = run_bot(ART_FOLDER=str(tmp_path))
    assert result.returncode == WRONG_SETTINGS
    assert result.stderr.startswith(f"The drawing {file} ")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_an_unknown_kind_of_database_is_refused_without_repeating_its_password() -> None:
    result = run_bot(DISCORD_TOKEN="MTIz.secret.token", DATABASE_URL="mysql://anna:hunter2@localhost/games")
    assert result.returncode == WRONG_SETTINGS
    assert result.stderr.count("\n") == 1
    assert "mysql" in result.stderr
    assert "hunter2" not in result.stderr


def test_without_a_token_and_without_the_playgrounds_packages_it_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError(name='simcord')", encoding="utf-8")
    result = run_python(PYTHONPATH=str(tmp_path))
    assert result.returncode == FAILED
    assert result.stderr.count("\n") == 1
    assert "lacks the package simcord" in result.stderr
    assert "requirements-playground.txt" in result.stderr


@pytest.mark.parametrize("manager", [{"NOTIFY_SOCKET": "/run/none"}, {"INVOCATION_ID": "0a"}, {"container": "docker"}])
def test_a_service_without_a_token_is_refused_and_opens_no_playground(manager: dict[str, str]) -> None:
    result = run_bot(**manager)
    assert (result.returncode, result.stdout) == (WRONG_SETTINGS, "")
    assert result.stderr.startswith("DISCORD_TOKEN is missing.")


def test_a_misspelled_setting_is_warned_of() -> None:
    result = run_bot(DISCORD_TOKN="MTIz.secret.token", container="docker")
    assert "There is no setting DISCORD_TOKN. Did you mean DISCORD_TOKEN?" in result.stderr
    assert "secret" not in result.stderr


def test_json_logs_end_with_a_json_line_too() -> None:
    result = run_bot(LOG_FORMAT="json", container="docker")
    [line] = result.stderr.splitlines()
    assert json.loads(line)["message"].startswith("DISCORD_TOKEN is missing.")


def test_two_bots_on_one_database_are_refused_with_a_code_of_its_own(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    taken = asyncio.run(take_sole_use(url))
    try:
        result = run_bot(DISCORD_TOKEN="MTIz.secret.token", DATABASE_URL=url)
    finally:
        asyncio.run(taken.release())
    assert result.returncode == IN_USE
    assert result.stderr.count("\n") == 1
    assert "is in use by another process of Spieleabend" in result.stderr


def test_what_the_bot_writes_is_nobody_elses(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        # The database is open by then, and Discord has not been asked.
        port = str(taken.getsockname()[1])
        url = f"sqlite:///{tmp_path / 'new' / 'games.sqlite'}"
        result = run_bot(DISCORD_TOKEN="MTIz.secret.token", DATABASE_URL=url, HEALTH_PORT=port)
    assert result.returncode == FAILED
    made = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
    assert {"games.sqlite", "spieleabend.key"} <= made.keys()
    assert set(made.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


@pytest.mark.parametrize("installed", [True, False])
async def test_without_fribidi_the_owner_reads_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path, installed: bool
) -> None:
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", installed)
    with pytest.raises(CannotStart):
        await bot.run(read_settings({}, tmp_path / ".env"), load_speakers()[Language.ENGLISH], {"container": "docker"})
    assert ("sudo apt install libfribidi0" in caplog.text) is not installed
