"""/rules: a game's rules as pages to leaf through in private, or how the dice are made fair.

The custom ids of a page's buttons and menu say which page they lead to, and which table's options are marked there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui
from discord.app_commands import Choice, Range

from cogs.command_handlers import Command, games, named
from cogs.components.buttons import buttons_between_pages
from cogs.components.layout import Component, Layout, Message, Picture, Row, button, framed, menu, text, text_message
from cogs.components.press_id import CHOSEN, PressId
from cogs.conversation import Conversation
from cogs.faces.face import GameFace
from cogs.games.controls import Choices
from cogs.permissions import require_visible
from cogs.press_handlers import on_press
from cogs.rulebook.book import (
    Illustration,
    agreed_line,
    options_in_force,
    page_blocks,
    page_number,
    page_titles,
    search,
)
from cogs.services import Services
from engine.game import GameSpec
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker

DICE = "dice"
"""Stands among the games for what holds in all of them: how the dice are made fair."""

PAGE = "rules-page"
"""Leads to the page of the game that the arguments name."""


_NO_TABLE = 0
_LONGEST_TYPED = 100


def _subjects(services: Services) -> list[Choice[str]]:
    return [*games(services), Choice(name=named("rules-dice"), value=DICE)]


async def _complete(conversation: Conversation, typed: str) -> Choices:
    """The titles of the game's pages."""
    faces, say = conversation.services.faces, conversation.say
    face = faces.get(str(getattr(conversation.interaction.namespace, "game", None)))
    if face is None:
        table = await _latest_table(conversation)
        face = next(iter(faces.values())) if table is None else faces.get(table.game_key)
    if face is None:
        return []
    titles = page_titles(face, say)
    return [(titles[number], str(number + 1)) for number in search(face, typed, say)]


@Command("rules", {"game": _subjects}, {"page": _complete}, anywhere=True, price=3)
async def rules(conversation: Conversation, game: str | None = None, page: Range[str, 0, _LONGEST_TYPED] = "") -> None:
    table = await _latest_table(conversation)
    key = game or (next(iter(conversation.services.faces)) if table is None else table.game_key)
    await show_rules(conversation, key, page, table)


async def show_rules(
    conversation: Conversation, game_key: str, typed: str = "", table: PublicTable | None = None
) -> None:
    """Begins at the page that somebody typed, at the first without it; marks the options of the table if it plays this.

    Raises Refused("unknown-game" or "unknown-rules-page").
    """
    if game_key == DICE:
        await conversation.answer(text_message(conversation.say("fair-dice-rules")))
        return
    face = _face(conversation, game_key)
    found = search(face, typed, conversation.say) if typed.strip() else [0]
    if not found:
        raise Refused("unknown-rules-page", pages=len(face.rule_pages))
    await conversation.answer(await _page(conversation, face, found[0], table))


@on_press("rules", price=3)
async def show_rules_of_table(conversation: Conversation, table: PublicTable) -> None:
    await show_rules(conversation, table.game_key, table=table)


@on_press(PAGE)
async def turn_page(conversation: Conversation, press: PressId) -> None:
    """A press on "previous" or "next", or a choice in the table of contents. Raises Refused like `show_rules`."""
    game_key, name = (*press.args, "", "")[:2]
    face = _face(conversation, game_key)
    number = page_number(face, name)
    if number is None:
        raise Refused("unknown-rules-page", pages=len(face.rule_pages))
    table = await _known_table(conversation, press.table) if press.table != _NO_TABLE else None
    await conversation.redraw(await _page(conversation, face, number, table))


def _face(conversation: Conversation, game_key: str) -> GameFace[Any]:
    face = conversation.services.faces.get(game_key)
    if face is None:
        raise Refused("unknown-game")
    return face


async def _latest_table(conversation: Conversation) -> PublicTable | None:
    """The latest of the channel."""
    try:
        return await conversation.host.latest_table_in(conversation.channel_id, folded=False)
    except Refused:
        return None


async def _known_table(conversation: Conversation, number: int) -> PublicTable | None:
    """None for a table that is gone or that the person may not know of: the rules can be read all the same."""
    try:
        table = await conversation.host.table(number, folded=False)
        await require_visible(conversation, table)
    except Refused:
        return None
    return table


async def _page(conversation: Conversation, face: GameFace[Any], number: int, table: PublicTable | None) -> Message:
    """Page ``number``, counted from 0."""
    services, say = conversation.services, conversation.say
    spec = services.host.opening.newest(face.key).spec
    if table is not None and (table.game_key != face.key or not table.status.is_open):
        table = None
    page = face.rule_pages[number]
    theme = await services.painter.theme_of(conversation.interaction.guild_id)
    agreed = None if table is None else table.options
    blocks = page_blocks(face, spec, page, say, agreed)
    options = options_in_force(spec, agreed)
    drawn = await conversation.drawn(
        lambda: {
            block.name: Picture(f"{block.name}.png", face.draw_rule(block.name, theme, say, options), block.alt_text)
            for block in blocks
            if isinstance(block, Illustration)
        }
    )
    items: list[Component] = [text(_heading(face, spec, number, say, table))]
    items += [drawn[block.name].gallery() if isinstance(block, Illustration) else text(block) for block in blocks]
    table_id = _NO_TABLE if table is None else table.id
    items += [_contents(face, number, table_id, say), ui.ActionRow(*_leafing(face, number, table_id, say))]
    return framed(*items, attachments=tuple(drawn.values()))


def _heading(face: GameFace[Any], spec: GameSpec, number: int, say: Speaker, table: PublicTable | None) -> str:
    """The game, the page's title, and what the table plays otherwise than usual."""
    lines = [f"-# 📖 {say(f'game-{face.key}')}", f"### {page_titles(face, say)[number]}"]
    if table is not None and (agreed := agreed_line(spec, say, table.options)):
        lines.append(f"-# {agreed}")
    return "\n".join(lines)


def _contents(face: GameFace[Any], number: int, table_id: int, say: Speaker) -> Row:
    """On every page it is another menu: the same one would keep showing what was chosen there."""
    names = [page.name for page in face.rule_pages]
    press = PressId(table_id, 0, PAGE, (face.key, CHOSEN, names[number]))
    pages = zip(page_titles(face, say), names, strict=True)
    return menu(press, pages, present=names[number], placeholder=say("rules-contents"))


def _leafing(face: GameFace[Any], number: int, table_id: int, say: Speaker) -> Sequence[ui.Button[Layout]]:
    """Back, the page's number, and on."""
    pages = face.rule_pages

    def to(target: int) -> PressId:
        return PressId(table_id, 0, PAGE, (face.key, pages[target].name))

    back, on = buttons_between_pages(number, len(pages), to, say)
    return back, button(say("page-of", page=number + 1, pages=len(pages)), to(number), disabled=True), on
