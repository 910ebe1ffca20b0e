"""The rules as Markdown files with pictures beside them, for people who read them without the bot.

``python -m cogs.rulebook.markdown`` writes ``docs/rules`` again. A test holds the texts there against these.
"""

import re
import shutil
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from cogs.faces.face import GameFace
from cogs.games.registry import HostedGame, hosted_games
from cogs.rulebook.book import Illustration, page_blocks, page_titles
from localization.catalog import Language, Speaker, load_speakers
from render.theme import Theme

FOLDER = Path(__file__).parents[2] / "docs" / "rules"

PICTURES = "pictures"

_THEME = Theme.LIGHT
_WIDEST = 640
"""Pixels: sharp where a page is 400 wide, and small enough for a repository."""

_NAMES = {Language.GERMAN: "Deutsch", Language.ENGLISH: "English", Language.FRENCH: "Français"}


def texts() -> Mapping[str, str]:
    """Every Markdown file, by its path in `FOLDER`."""
    games, speakers = hosted_games(), load_speakers()
    files = {"README.md": _contents(games, speakers)}
    for language, say in speakers.items():
        for key, game in games.items():
            files[f"{language}/{key}.md"] = _book(game, say)
    return files


def write() -> None:
    """Replaces the whole folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for path, text in texts().items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8")
    (FOLDER / PICTURES).mkdir()
    for say in load_speakers().values():
        for game in hosted_games().values():
            for page in game.face.rule_pages:
                for part in page.parts:
                    if part.picture is not None:
                        file = FOLDER / PICTURES / _file_name(game.face, part.picture, say.language)
                        _store(
                            game.face.draw_rule(part.picture, _THEME, say, game.editions[-1].spec.default_options()),
                            file,
                        )


def _contents(games: Mapping[str, HostedGame], speakers: Mapping[Language, Speaker]) -> str:
    """A list of all the books in each language."""
    lines = ["# " + " · ".join(say("rules-book") for say in speakers.values())]
    for language, say in speakers.items():
        lines += ["", f"## {_NAMES[language]}", ""]
        lines += [f"- [{say(f'game-{key}')}]({language}/{key}.md)" for key in games]
        lines += ["", say("rules-credits")]
    return "\n".join(lines) + "\n"


def _book(game: HostedGame, say: Speaker) -> str:
    face, spec = game.face, game.editions[-1].spec
    others = [f"[{name}](../{language}/{face.key}.md)" for language, name in _NAMES.items() if language != say.language]
    titles = page_titles(face, say)
    parts = [f"# {say(f'game-{face.key}')}", " · ".join([*others, f"[{say('rules-book')}](../README.md)"])]
    parts.append(
        "\n".join(f"{title.partition(' ')[0]} [{title.partition(' ')[2]}](#{_anchor(title)})" for title in titles)
    )
    for title, page in zip(titles, face.rule_pages, strict=True):
        parts.append(f"## {title}")
        for block in page_blocks(face, spec, page, say, None):
            if isinstance(block, Illustration):
                file = f"../{PICTURES}/{_file_name(face, block.name, say.language)}"
                parts.append(f'<img src="{file}" width="400" alt="{block.alt_text}">')
            else:
                parts.append(_with_line_breaks(block))
    return "\n\n".join(parts) + "\n"


def _with_line_breaks(text: str) -> str:
    """Markdown reads a single line break as a space, unless an entry of a list follows."""
    return re.sub(r"(?<=[^\n])\n(?!\n|- )", "\\\\\n", text)


def _anchor(title: str) -> str:
    """Name of the heading in links, as GitHub makes it."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def _file_name(face: GameFace[Any], picture: str, language: Language) -> str:
    """One picture for all languages, unless words stand in it; and one for both games on the same board."""
    suffix = f"-{language}" if picture in face.worded_rule_pictures else ""
    return f"{face.text_key}-{picture}{suffix}.png"


def _store(png: bytes, file: Path) -> None:
    if file.exists():
        return
    picture = Image.open(BytesIO(png)).convert("RGB")
    if picture.width > _WIDEST:
        height = round(picture.height * _WIDEST / picture.width)
        picture = picture.resize((_WIDEST, height), Image.Resampling.LANCZOS)
    picture.quantize(64, kmeans=2).save(file, optimize=True)


if __name__ == "__main__":
    write()
