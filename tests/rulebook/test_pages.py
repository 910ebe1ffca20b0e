"""The pages of the rules: fit for Discord, complete, and the same in ``docs/rules``."""

import re

import pytest

from cogs.components.layout import ALT_TEXT_LIMIT
from cogs.faces.face import MORE_OPTIONS, OPTIONS
from cogs.games.registry import HostedGame, hosted_games
from cogs.rulebook.book import Illustration, page_blocks, page_titles
from cogs.rulebook.markdown import FOLDER, PICTURES, texts
from engine.game import Options
from engine.wiedumir.board import parse_board
from engine.wiedumir.cards import Card
from engine.wiedumir.rules import WieDuMir
from localization.catalog import Language, Speaker, load_speakers
from render.theme import Theme

GAMES = hosted_games()
SPEAKERS = load_speakers()

each_language = pytest.mark.parametrize("language", Language)
each_game = pytest.mark.parametrize("key", GAMES)


def words_of(game: HostedGame, name: str, say: Speaker) -> str:
    """The texts of a page."""
    spec = game.editions[-1].spec
    page = next(page for page in game.face.rule_pages if page.name == name)
    return "\n".join(block for block in page_blocks(game.face, spec, page, say, None) if isinstance(block, str))


@each_language
@each_game
def test_every_page_fits_a_message_and_a_phone(key: str, language: Language) -> None:
    game, say = GAMES[key], SPEAKERS[language]
    spec = game.editions[-1].spec
    assert len(game.face.rule_pages) <= 25, "a menu holds no more"
    assert all(len(title) <= 100 for title in page_titles(game.face, say))
    assert len({page.name for page in game.face.rule_pages}) == len(game.face.rule_pages)
    for page in game.face.rule_pages:
        blocks = page_blocks(game.face, spec, page, say, spec.default_options())
        letters = sum(len(block) for block in blocks if isinstance(block, str))
        assert letters <= 1200, (page.name, letters)
        pictures = [block for block in blocks if isinstance(block, Illustration)]
        assert len(pictures) <= 3, page.name
        assert len(blocks) <= 8, page.name
        assert all(0 < len(picture.alt_text) <= ALT_TEXT_LIMIT for picture in pictures)


@each_language
@each_game
def test_every_option_and_variant_is_explained(key: str, language: Language) -> None:
    game, say = GAMES[key], SPEAKERS[language]
    explained = "\n".join(
        words_of(game, page.name, say) for page in game.face.rule_pages if page.name in (OPTIONS, MORE_OPTIONS)
    )
    for option in game.editions[-1].spec.menus:
        assert f"**{say(f'option-{key}-{option.key}')}**" in explained
        for choice in option.choices:
            if isinstance(choice, str):
                assert say(f"option-{key}-{option.key}-{choice}") in explained
        explanation = say(f"rules-{key}-option-{option.key}")
        assert explanation in explained
        assert len(explanation) > 30


@each_language
@pytest.mark.parametrize("key", ["kaeseschieben", "forgetit", "mensch", "einigkeit", "wiedumir"])
def test_every_game_of_schmidt_says_who_made_it_and_that_the_bot_is_unofficial(key: str, language: Language) -> None:
    glance = words_of(GAMES[key], "glance", SPEAKERS[language])
    assert "Schmidt Spiele" in glance
    assert ("Wolfgang Riedesser" in glance) is (key in ("kaeseschieben", "wiedumir"))
    assert SPEAKERS[language]("rules-credits") in glance


@each_language
def test_all_22_cards_are_explained_in_their_order(language: Language) -> None:
    say, game = SPEAKERS[language], GAMES["wiedumir"]
    pages = [page.name for page in game.face.rule_pages if re.fullmatch(r"cards-\d", page.name)]
    words = "\n".join(words_of(game, name, say) for name in pages)
    places = [words.index(f"**{say(f'wiedumir-card-{card.key}')}") for card in Card]
    assert places == sorted(places)
    assert len(re.findall("^- ", words, re.MULTILINE)) == len(Card) == 22


def test_french_puts_its_space_between_what_can_be_chosen() -> None:
    words = words_of(GAMES["einigkeit"], OPTIONS, SPEAKERS[Language.FRENCH])
    assert "\N{NO-BREAK SPACE}; " in words
    assert not re.search(r"\w; ", words)


def test_docs_rules_says_what_the_bot_says() -> None:
    """``python -m cogs.rulebook.markdown`` writes it again."""
    stored = {str(file.relative_to(FOLDER)): file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.md")}
    assert stored == dict(texts())


def test_docs_rules_has_every_picture_and_no_other() -> None:
    shown = {name for text in texts().values() for name in re.findall(rf'src="\.\./{PICTURES}/([^"]+)"', text)}
    assert {file.name for file in (FOLDER / PICTURES).iterdir()} == shown
    assert all(file.stat().st_size < 100_000 for file in (FOLDER / PICTURES).iterdir())


@each_language
def test_people_who_only_hear_of_squares_and_edges_learn_where_those_are(language: Language) -> None:
    """A picture shows the start squares and the edges; the descriptions of boards call both by these words."""
    say = SPEAKERS[language]
    for key in ("mensch", "einigkeit"):
        path = words_of(GAMES[key], "board", say)
        assert {"1", "11", "21", "31"} <= set(re.findall(r"\d+", path))
    setup = words_of(GAMES["kaeseschieben"], "setup", say).casefold()
    for edge in ("south", "west"):
        assert say(f"kaeseschieben-edge-{edge}").split()[-1].casefold().removesuffix("kante") in setup


@pytest.mark.parametrize("key", ["mensch", "einigkeit"])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.GERMAN, "auch wenn keine Figur ziehen konnte"),
        (Language.ENGLISH, "even if nothing could be moved"),
        (Language.FRENCH, "même si rien ne pouvait avancer"),
    ],
)
def test_a_six_that_moves_nothing_earns_its_roll_too(key: str, language: Language, said: str) -> None:
    """M6. Elsewhere stands that who cannot move passes."""
    assert said in words_of(GAMES[key], "six", SPEAKERS[language])


@each_language
def test_the_squares_are_those_of_the_board_that_is_played_on(language: Language) -> None:
    """The bot's owner may have exchanged it, and a table keeps the one that it began with (W1)."""
    say, face = SPEAKERS[language], GAMES["wiedumir"].face
    setup = next(page for page in face.rule_pages if page.name == "setup")
    exchanged = WieDuMir(parse_board("? ? ? ? ? +4 +4 +3 +2 +1 -4 -3 -2 -1")).spec
    usual = GAMES["wiedumir"].editions[-1].spec.default_options()

    def said(agreed: Options | None) -> str:
        return "\n".join(map(str, page_blocks(face, exchanged, setup, say, agreed))).replace("\N{NO-BREAK SPACE}", " ")

    assert ": ?, ?, ?, ?, ?, +4, +4, +3, +2, +1, −4, −3, −2, −1." in said(None)
    assert ": +1, −1, ?, +2, −2, ?, +3, ?, −3, +2, ?, −4, +4, ?." in said(usual)
    drawn = [face.draw_rule("board", Theme.DARK, say, options) for options in (usual, exchanged.default_options())]
    assert drawn[0] != drawn[1]
