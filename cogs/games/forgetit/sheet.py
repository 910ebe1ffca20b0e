"""The score sheet, for whoever asks."""

from __future__ import annotations

from cogs.conversation import Conversation
from cogs.layout import ALT_TEXT_LIMIT, Layout, Message, Picture, text
from cogs.table_message import seat_names
from engine.forgetit.view import ForGetItView, Phase
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.forgetit.sheet_picture import draw_sheet
from render.forgetit.words import describe_sheet
from render.theme import Theme


async def show_sheet(conversation: Conversation, table: PublicTable) -> None:
    """The sheet as a picture and in words, in private."""
    if table.view is None:
        raise Refused("not-started")
    bot, say = conversation.bot, conversation.say
    view: ForGetItView = table.view
    theme = await bot.painter.theme_of(table)
    picture = await bot.painter.off_loop(lambda: draw_rounds(view, len(max(view.sheet, key=len)), theme, say))
    told = describe_sheet(view.sheet, view.round, say, seat_names(table, say))
    layout = Layout(text(say("forgetit-sheet-title")), picture.gallery(), text(told))
    await conversation.answer(Message(layout, (picture,)))


def draw_rounds(view: ForGetItView, rounds: int, theme: Theme, say: Speaker) -> Picture:
    """The sheet as it stood after so many rounds."""
    sheet = tuple(column[:rounds] for column in view.sheet)
    over = view.phase is Phase.OVER and sheet == view.sheet
    words = describe_sheet(sheet, rounds, say)
    return Picture("sheet.png", draw_sheet(sheet, theme, over=over), words[:ALT_TEXT_LIMIT])
