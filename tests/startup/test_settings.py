"""Settings that an owner may write into the environment and into ``.env``."""

from itertools import product
from pathlib import Path

import pytest

from localization.catalog import Language, load_speakers
from operation.problems import WRONG_SETTINGS, explained
from startup.settings import (
    ROOT,
    Settings,
    WrongSetting,
    read_settings,
    terminal_language,
)
from store.database import sqlite_address


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_without_any_setting_the_playground_and_a_file_in_var_are_meant(env_file: Path) -> None:
    assert read_settings({}, env_file) == Settings(
        token=None,
        database_url=sqlite_address(ROOT / "var" / "spieleabend.sqlite"),
        playground_port=8765,
        log_level="INFO",
        members_intent=False,
    )


def test_every_setting_can_stand_in_the_file(env_file: Path) -> None:
    env_file.write_text(
        "DISCORD_TOKEN=abc\n"
        "DATABASE_URL='postgresql://anna:pa#ss@localhost/games' # quoted for the hash\n"
        "PLAYGROUND_PORT=9000\nLOG_LEVEL=warning\nMEMBERS_INTENT=yes\n",
        encoding="utf-8",
    )
    assert read_settings({}, env_file) == Settings(
        token="abc",
        database_url="postgresql://anna:pa#ss@localhost/games",
        playground_port=9000,
        log_level="WARNING",
        members_intent=True,
    )


LIMITS = ["MAX_TABLES_PERSON", "MAX_TABLES_SERVER", "MAX_TABLES", "INVITATION_MINUTES", "UNFINISHED_DAYS"]
WORDS = [("LOG_LEVEL", "loud"), ("LOG_LEVEL", "10"), ("MEMBERS_INTENT", "maybe")]


@pytest.mark.parametrize(("name", "value"), [*product(LIMITS, ["0", "-1", "many", "1.5", "10000000", "³"]), *WORDS])
def test_impossible_limits_and_words_are_refused_by_name_and_value(name: str, value: str, env_file: Path) -> None:
    with pytest.raises(WrongSetting) as wrong:
        read_settings({name: value}, env_file)
    assert (wrong.value.values["name"], wrong.value.values["value"]) == (name, value)


def test_a_board_is_found_beside_the_bot_or_anywhere(env_file: Path) -> None:
    assert read_settings({}, env_file).wiedumir_board is None
    assert read_settings({"WIEDUMIR_BOARD": "my-board.txt"}, env_file).wiedumir_board == ROOT / "my-board.txt"
    assert read_settings({"WIEDUMIR_BOARD": "/etc/board.txt"}, env_file).wiedumir_board == Path("/etc/board.txt")


def test_the_environment_wins_over_the_file(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=ERROR\n", encoding="utf-8")
    settings = read_settings({"DISCORD_TOKEN": "from-environment"}, env_file)
    assert (settings.token, settings.log_level) == ("from-environment", "ERROR")


def test_an_empty_token_in_the_environment_means_the_playground_whatever_the_file_says(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=from-file\n", encoding="utf-8")
    assert read_settings({"DISCORD_TOKEN": ""}, env_file).token is None


@pytest.mark.parametrize("value", ["abc", "0", "-1", "65531", "65536", "8765.0", "١٢", "9" * 5000])
def test_an_impossible_port_is_refused_by_name_and_value(value: str, env_file: Path) -> None:
    with pytest.raises(WrongSetting) as wrong:
        read_settings({"PLAYGROUND_PORT": value}, env_file)
    assert wrong.value.values == {"name": "PLAYGROUND_PORT", "value": value, "expected": "1–65530"}


@pytest.mark.parametrize(
    ("value", "meant"), [("true", True), ("TRUE", True), ("1", True), ("on", True), ("False", False), ("no", False)]
)
def test_switches_understand_the_usual_words(value: str, meant: bool, env_file: Path) -> None:
    assert read_settings({"MEMBERS_INTENT": value}, env_file).members_intent is meant


@pytest.mark.parametrize(("encoding", "named"), [("utf-16", "UTF-16"), ("latin-1", "Latin-1")])
def test_a_file_in_another_encoding_is_refused(encoding: str, named: str, env_file: Path) -> None:
    env_file.write_text("# für den Bot\nDISCORD_TOKEN=abc\n", encoding=encoding)
    with pytest.raises(WrongSetting) as wrong:
        read_settings({}, env_file)
    assert wrong.value.values == {"name": ".env", "value": named, "expected": "UTF-8"}


def test_neither_token_nor_password_stands_in_what_is_printed_of_settings(env_file: Path) -> None:
    settings = read_settings(
        {"DISCORD_TOKEN": "MTIz.secret.token", "DATABASE_URL": "postgresql://anna:hunter2@localhost/games"}, env_file
    )
    for text in (repr(settings), str(settings), f"{settings}"):
        assert "secret" not in text
        assert "hunter2" not in text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, Language.ENGLISH),
        ({"LANG": "C.UTF-8"}, Language.ENGLISH),
        ({"LANG": "de_AT.UTF-8"}, Language.GERMAN),
        ({"LANG": "de.UTF-8"}, Language.GERMAN),
        ({"LANG": "de_DE@euro"}, Language.GERMAN),
        ({"LANG": "pt_BR.UTF-8"}, Language.ENGLISH),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, Language.FRENCH),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, Language.ENGLISH),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": ""}, Language.FRENCH),
    ],
)
def test_the_terminal_speaks_the_language_of_the_locale(environment: dict[str, str], language: Language) -> None:
    assert terminal_language(environment) is language


def test_a_file_that_cannot_be_read_is_named_with_the_systems_reason(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(WrongSetting) as unreadable:
        read_settings({}, tmp_path / ".env")
    assert unreadable.value.values == {"file": ".env", "reason": "Is a directory"}


@pytest.mark.parametrize(
    ("token", "what"),
    [
        ("MTIz.sec\nret.token", "line-break"),
        ("MTIz.sec\r\nret.token", "line-break"),
        ('"MTIz.secret.token"', "quotes"),
        ("'MTIz.secret.token'", "quotes"),
        ("“MTIz.secret.token”", "quotes"),
        ("Bot MTIz.secret.token", "space"),
        ("MTIz.sécret.token", "character"),
    ],
)
def test_a_token_that_can_be_none_is_called_so_without_repeating_it(token: str, what: str, env_file: Path) -> None:
    with pytest.raises(WrongSetting) as malformed:
        read_settings({"DISCORD_TOKEN": token}, env_file)
    assert malformed.value.values == {"what": what}
    for language in Language:
        sentence, code = explained(malformed.value, load_speakers()[language])
        assert sentence.startswith(("DISCORD_TOKEN", "In DISCORD_TOKEN"))
        assert "cret" not in sentence
        assert code == WRONG_SETTINGS


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("DISCORD_TOKKEN", "DISCORD_TOKEN"),
        ("discord_token", "DISCORD_TOKEN"),
        ("TOKEN", "DISCORD_TOKEN"),
        ("DATABASE-URL", "DATABASE_URL"),
        ("DATABASE_URI", "DATABASE_URL"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("MEMBER_INTENT", "MEMBERS_INTENT"),
        ("HEALTHPORT", "HEALTH_PORT"),
    ],
)
def test_a_misspelled_name_in_the_file_is_noticed_with_the_one_that_is_meant(
    written: str, meant: str, env_file: Path
) -> None:
    env_file.write_text(f"{written}=1\nCOMPOSE_PROJECT_NAME=games\nTZ=UTC\n", encoding="utf-8")
    assert read_settings({}, env_file).misspelled == ((written, meant),)


def test_the_environment_belongs_to_many_programs(env_file: Path) -> None:
    others = ("PATH", "HOME", "TOKEN", "GITHUB_TOKEN", "DISPLAY", "LANG", "DATABASE", "PORT", "XDG_SESSION_ID")
    environment = dict.fromkeys((*others, "DISCORD_TOKN"), "1")
    assert read_settings(environment, env_file).misspelled == (("DISCORD_TOKN", "DISCORD_TOKEN"),)
