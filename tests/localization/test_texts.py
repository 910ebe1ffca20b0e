"""The texts: whole in every language, no more and no less than what the code says, and fit for Discord."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import visitor

from bench.ideas import IDEAS
from localization.catalog import TEXTS_FOLDER, Language, MissingText, load_speakers
from tests.hosted import GAMES
from tests.localization.parsed import parsed

GAP = "[a-z0-9_-]+"
ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "render", "store", "host", "cogs", "startup", "operation", "playground")
CODE = [ROOT / "bot.py", *(file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py")))]
FILES = sorted(file.name for file in (TEXTS_FOLDER / Language.ENGLISH).glob("*.ftl"))

OTHERS = (Language.GERMAN, Language.FRENCH)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: Language, file: str) -> dict[str, set[str]]:
    """The values that each text of the file names, by key."""
    found: dict[str, set[str]] = {}
    for entry in parsed(language, file):
        assert not isinstance(entry, fluent.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.fixture(scope="module")
def all_keys() -> set[str]:
    return {key for file in FILES for key in messages(Language.ENGLISH, file)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things_with_the_same_values(language: Language, file: str) -> None:
    assert messages(language, file) == messages(Language.ENGLISH, file)


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_files_of_its_own(language: Language) -> None:
    assert sorted(file.name for file in (TEXTS_FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", Language)
def test_no_key_stands_in_two_files(language: Language) -> None:
    """The first file would win without a word, and another game's people would read its sentence."""
    where: dict[str, list[str]] = {}
    for file in FILES:
        for key in messages(language, file):
            where.setdefault(key, []).append(file)
    assert {key: files for key, files in where.items() if len(files) > 1} == {}


@cache
def nodes_of_code() -> list[tuple[Path, ast.Constant | ast.JoinedStr | ast.Call]]:
    """The strings and the calls."""
    return [
        (file, node)
        for file in CODE
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Constant, ast.JoinedStr, ast.Call))
    ]


def test_no_text_is_left_over(all_keys: set[str]) -> None:
    strings, patterns = set(), set()
    for _, node in nodes_of_code():
        if isinstance(node, ast.Constant):
            strings.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else GAP for part in node.values)
            patterns.add("".join(parts))
    # A pattern that is nothing but a gap says nothing about a key.
    gapped = re.compile("|".join(pattern for pattern in patterns if len(pattern) > len(GAP) + 1))
    assert sorted(key for key in all_keys - strings if not gapped.fullmatch(key)) == []


def calls(*names: str) -> Iterator[tuple[Path, ast.Call]]:
    for file, node in nodes_of_code():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield file, node


def first_string(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def test_every_reason_has_its_sentence(all_keys: set[str]) -> None:
    codes = {
        node.value
        for _, call in calls("Reason", "_worth")
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert {f"reason-{code}" for code in codes} == {key for key in all_keys if key.startswith("reason-")}


def test_every_kind_of_puzzle_has_its_words(all_keys: set[str]) -> None:
    kinds = {f"idea-{idea.kind}" for ideas in IDEAS.values() for idea in ideas}
    assert kinds == {key for key in all_keys if key.startswith("idea-")}


def test_every_refusal_has_its_sentence(all_keys: set[str]) -> None:
    seen = 0
    for file, call in calls("Refused", "IllegalAction"):
        code = first_string(call)
        if code is not None:
            seen += 1
            assert f"refused-{code}" in all_keys, f"{file.name}: {code}"
    assert seen > 40


def test_everything_the_code_says_by_name_exists(all_keys: set[str]) -> None:
    seen = 0
    for file, call in calls("say", "named"):
        key = first_string(call)
        if key is not None:
            seen += 1
            assert key in all_keys, f"{file.name}: {key}"
    assert seen > 100


@pytest.mark.parametrize("language", Language)
def test_every_game_option_and_right_has_its_name(language: Language) -> None:
    say = load_speakers()[language]
    for key, game in GAMES.items():
        assert say(f"game-{key}")
        assert say(f"game-{key}-tagline")
        for option in game.spec.menus:
            assert say(f"option-{key}-{option.key}")
            for choice in option.choices:
                if isinstance(choice, str):
                    assert say(f"option-{key}-{option.key}-{choice}")


def test_a_text_that_does_not_exist_or_lacks_a_value_is_an_error_not_an_empty_sentence() -> None:
    say = load_speakers()[Language.ENGLISH]
    with pytest.raises(MissingText, match="no-such-text"):
        say("no-such-text")
    with pytest.raises(MissingText, match="start-invite"):
        say("start-invite")


def test_french_keeps_its_signs_on_the_line() -> None:
    """A line must not begin with a colon or a closing quotation mark."""
    for file in FILES:
        for number, line in enumerate((TEXTS_FOLDER / "fr" / file).read_text(encoding="utf-8").splitlines(), 1):
            assert not re.search(r"\w [:;!?»]|« ", line), f"{file}:{number}: {line}"


@pytest.mark.parametrize("language", Language)
def test_quotation_marks_are_the_languages_own(language: Language) -> None:
    foreign = {Language.GERMAN: "[”«»]", Language.ENGLISH: "[„«»]", Language.FRENCH: "[„“”]"}[language]
    for file in FILES:
        text = (TEXTS_FOLDER / language / file).read_text(encoding="utf-8")
        assert not re.search(foreign, text), f"{file}: {re.findall('.*' + foreign + '.*', text)}"
        # Typewriter's quotation marks stand only around what code needs.
        assert not re.search(r'\w"', re.sub(r'\{ *(".*?"|NUMBER\(.*?\)) *\}', "", text)), file


def test_a_locale_that_we_do_not_speak_is_answered_in_english() -> None:
    for locale in ("de", "en-GB", "fr", "pt-BR", "", None):
        expected = {"de": Language.GERMAN, "fr": Language.FRENCH}.get(locale or "", Language.ENGLISH)
        assert Language.of_locale(locale) is expected
