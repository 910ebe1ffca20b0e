"""The score sheet, for anyone who asks."""

from __future__ import annotations

from dataclasses import replace

from cogs.components.layout import ALT_TEXT_LIMIT, Layout, Message, Picture, text
from cogs.conversation import Conversation
from cogs.games.scene import Scene
from engine.forgetit.hand import Sheet, totals
from engine.forgetit.view import ForGetItView, Phase
from host.table.public_table import PublicTable
from render.forgetit.describe import describe_sheet
from render.forgetit.sheet_picture import SEATS_PER_SHEET, draw_sheets


async def show_sheet(conversation: Conversation, table: PublicTable) -> None:
    """The sheet as a picture and in words, in private. Raises Refused before the start."""
    scene = await conversation.scene(table)
    await conversation.answer(await conversation.drawn(lambda: _message(scene)))


def _message(scene: Scene[ForGetItView]) -> Message:
    view = scene.view
    in_words = describe_sheet(view.sheet, view.round, scene.say, scene.names)
    # Who hears the words below need not hear them twice.
    below = scene.say("picture-in-words-below")
    pictures = tuple(replace(picture, alt_text=below) for picture in draw_rounds(scene, view.round))
    galleries = (picture.gallery() for picture in pictures)
    return Message(Layout(text(scene.say("forgetit-sheet-title")), *galleries, text(in_words)), pictures)


def draw_rounds(scene: Scene[ForGetItView], rounds: int) -> tuple[Picture, ...]:
    """The sheets as they stood after that many rounds, or as many as have been begun."""
    view = scene.view
    sheet = tuple(column[:rounds] for column in view.sheet)
    if view.phase is Phase.OVER:
        rounds = min(rounds, max(1, *map(len, sheet)))
    over = view.phase is Phase.OVER and sheet == view.sheet and len(set(totals(sheet))) > 1
    return tuple(
        Picture(f"sheet-{page}.png", png, _described(scene, sheet, rounds, page))
        for page, png in enumerate(draw_sheets(sheet, scene.theme, scene.players, over=over), 1)
    )


def _described(scene: Scene[ForGetItView], sheet: Sheet, rounds: int, page: int) -> str:
    """The seats on that page, which counts from 1, with their names where there is room for them."""
    seats = range(len(sheet))[(page - 1) * SEATS_PER_SHEET : page * SEATS_PER_SHEET]
    described = describe_sheet(sheet, rounds, scene.say, scene.isolated_names, seats)
    if len(described) > ALT_TEXT_LIMIT:
        described = describe_sheet(sheet, rounds, scene.say, seats=seats)[:ALT_TEXT_LIMIT]
    return described
