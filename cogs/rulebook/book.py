"""A game's rules in one language: the same titles, texts and pictures for Discord and for ``docs/rules``."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.faces.face import CONTROLS, MORE_OPTIONS, OPTIONS, GameFace, RulePage
from cogs.messages.invitation import option_line, option_value
from engine.game import GameSpec, Options, OptionSpec
from localization.catalog import Speaker


@dataclass(frozen=True, slots=True)
class Illustration:
    """``name`` is what the game's face draws."""

    name: str
    alt_text: str


Block = str | Illustration
"""Block of a page; they stand below each other."""


def page_titles(face: GameFace[Any], say: Speaker) -> list[str]:
    """With the number of each page, counted from 1."""
    return [f"{number}. {_title(page, say)}" for number, page in enumerate(face.rule_pages, 1)]


def page_number(face: GameFace[Any], name: str) -> int | None:
    """Counted from 0; None if the game has no such page."""
    return next((number for number, page in enumerate(face.rule_pages) if page.name == name), None)


def search(face: GameFace[Any], typed: str, say: Speaker) -> list[int]:
    """The pages, counted from 0, that somebody may mean who typed a number or a part of a title."""
    wanted = typed.strip().casefold()
    titles = [_title(page, say).casefold() for page in face.rule_pages]
    if wanted.isascii() and wanted.isdecimal() and len(wanted) < 4:
        return [int(wanted) - 1] if 1 <= int(wanted) <= len(titles) else []
    exact = [number for number, title in enumerate(page_titles(face, say)) if title.casefold() == wanted]
    return exact or [number for number, title in enumerate(titles) if wanted in title]


def page_blocks(
    face: GameFace[Any], spec: GameSpec, page: RulePage, say: Speaker, agreed: Options | None
) -> list[Block]:
    """Texts that follow each other without a picture between them are one block.

    ``agreed`` are the options of the table from which somebody reads; those in force are marked.
    """
    blocks: list[Block] = []
    values = face.rule_values(options_in_force(spec, agreed))
    for part in page.parts:
        _append(blocks, say(f"rules-{face.key}-{part.name}", **values))
        if part.picture is not None:
            blocks.append(Illustration(part.picture, say(f"rules-{face.key}-picture-{part.picture}")))
    if page.name == CONTROLS:
        _append(blocks, say("rules-controls-table"))
    for option in _options_on(page, face, spec):
        _append(blocks, _explained(face.key, option, say, agreed))
    return blocks


def options_in_force(spec: GameSpec, agreed: Options | None) -> Options:
    """Options of the table from which somebody reads, otherwise of a new one."""
    return {**spec.default_options(), **(agreed or {})}


def agreed_line(spec: GameSpec, say: Speaker, agreed: Options) -> str:
    """Line on what this table plays otherwise than usual; "" if nothing."""
    different = [
        option_line(spec.key, option.key, agreed[option.key], say)
        for option in spec.menus
        if agreed.get(option.key, option.default) != option.default
    ]
    return say("rules-agreed", options=" · ".join(different)) if different else ""


def _append(blocks: list[Block], text: str) -> None:
    """To the text that stands last, if one does; entries of a list stay together."""
    if blocks and isinstance(last := blocks[-1], str):
        blocks[-1] = (
            f"{last}\n{text}" if _is_entry(text) and _is_entry(last.rpartition("\n")[2]) else f"{last}\n\n{text}"
        )
    else:
        blocks.append(text)


def _is_entry(line: str) -> bool:
    return line.startswith("- ")


def _title(page: RulePage, say: Speaker) -> str:
    return say(f"rules-title-{page.name}")


def _options_on(page: RulePage, face: GameFace[Any], spec: GameSpec) -> Sequence[OptionSpec]:
    """Options that the page explains."""
    if page.name not in (OPTIONS, MORE_OPTIONS):
        return ()
    shared = any(other.name == MORE_OPTIONS for other in face.rule_pages)
    first = len(spec.menus) // 2 if shared else len(spec.menus)
    return spec.menus[:first] if page.name == OPTIONS else spec.menus[first:]


def _explained(game_key: str, option: OptionSpec, say: Speaker, agreed: Options | None) -> str:
    name = say(f"option-{game_key}-{option.key}")
    usual = option_value(game_key, option.key, option.default, say)
    heading = say("rules-option", name=name, usual=usual)
    if not all(isinstance(choice, bool) for choice in option.choices):
        heading = say("rules-option-choices", option=heading, choices=_choices(game_key, option, say))
    lines = [heading]
    lines.append(say(f"rules-{game_key}-option-{option.key}"))
    if agreed is not None and option.key in agreed:
        value = option_value(game_key, option.key, agreed[option.key], say)
        lines.append(say("rules-option-here", value=value))
    return "\n".join(lines)


def _choices(game_key: str, option: OptionSpec, say: Speaker) -> str:
    values: Sequence[str] = [option_value(game_key, option.key, choice, say) for choice in option.choices]
    if all(type(choice) is int for choice in option.choices):
        return f"{values[0]}–{values[-1]}"
    return say("rules-option-between").join(values)
