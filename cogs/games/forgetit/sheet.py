"""The score sheet, for anyone who asks."""

from __future__ import annotations

from cogs.conversation import Conversation
from cogs.games.scene import Scene
from cogs.layout import ALT_TEXT_LIMIT, Layout, Message, Picture, text
from engine.forgetit.view import ForGetItView, Phase
from host.public_table import PublicTable
from render.forgetit.sheet_picture import draw_sheet
from render.forgetit.words import describe_sheet


async def show_sheet(conversation: Conversation, table: PublicTable) -> None:
    """The sheet as a picture and in words, in private. Raises Refused before the start."""
    scene = await conversation.scene(table)
    await conversation.answer(await conversation.services.painter.off_loop(lambda: _message(scene)))


def _message(scene: Scene[ForGetItView]) -> Message:
    view = scene.view
    picture = draw_rounds(scene, len(max(view.sheet, key=len)))
    in_words = describe_sheet(view.sheet, view.round, scene.say, scene.names)
    layout = Layout(text(scene.say("forgetit-sheet-title")), picture.gallery(), text(in_words))
    return Message(layout, (picture,))


def draw_rounds(scene: Scene[ForGetItView], rounds: int) -> Picture:
    """The sheet as it stood after that many rounds."""
    view = scene.view
    sheet = tuple(column[:rounds] for column in view.sheet)
    over = view.phase is Phase.OVER and sheet == view.sheet
    in_words = describe_sheet(sheet, rounds, scene.say)
    return Picture("sheet.png", draw_sheet(sheet, scene.theme, over=over), in_words[:ALT_TEXT_LIMIT])
