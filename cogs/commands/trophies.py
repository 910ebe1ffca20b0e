"""Somebody's trophies, behind a button of /stats: who may see those may see these."""

from __future__ import annotations

from cogs.commands.statistics import TROPHIES, Page, require_shown
from cogs.components.buttons import buttons_between_pages, page_count, page_number, page_within
from cogs.components.layout import Component, Picture, button, framed, rows, text
from cogs.components.press_id import PressId, id_in
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from host.refusal import Refused
from host.results.trophies import Kept
from localization.catalog import Speaker
from render.trophy_shelf import Medal, draw_medals

_PAGE_SIZE = 6
"""Two rows of medals, and two lines for each."""


@on_press(TROPHIES, price=3)
async def show_trophies(conversation: Conversation, press: PressId) -> None:
    """A page of them. Raises Refused as /stats does."""
    if len(press.args) != 3 or id_in(press.args[0]) is None or (number := page_number(press.args[2])) is None:
        raise Refused("unknown-press")
    asked = Page(int(press.args[0]), press.args[1])
    guild_id, services, say = await require_shown(conversation, asked), conversation.services, conversation.say
    kept = await services.host.trophies.of_person(asked.person, guild_id)
    pages = page_count(len(kept), _PAGE_SIZE)
    at = page_within(number, pages)
    shown = kept[at * _PAGE_SIZE : (at + 1) * _PAGE_SIZE]
    own = asked.person == conversation.person_id
    title = say("trophies-title") if own else say("trophies-title-of", name=f"<@{asked.person}>")
    parts: list[Component] = [text(f"{title} · {say(f'statistics-scope-{asked.scope}')}")]
    pictures: list[Picture] = []
    if shown:
        theme = await services.painter.theme_of(conversation.interaction.guild_id)
        palette = next(iter(services.faces.values())).palette
        medals = [Medal(each.name, say(f"trophy-{each.name}"), each.times, each.rarity) for each in shown]
        png = await conversation.drawn(lambda: draw_medals(medals, theme, palette))
        pictures.append(Picture("trophies.png", png, ", ".join(medal.label for medal in medals)))
        parts += [pictures[0].gallery(), text("\n".join(_line(each, say) for each in shown))]
    else:
        parts.append(text(say("trophies-none")))
    buttons = [button(say("button-statistics-facts"), asked.press, emoji="📊")]
    if pages > 1:
        buttons += buttons_between_pages(
            at, pages, lambda page: PressId.anywhere(TROPHIES, str(asked.person), asked.scope, str(page)), say
        )
    parts += rows(buttons)
    await conversation.redraw(framed(*parts, attachments=tuple(pictures)))


def _line(kept: Kept, say: Speaker) -> str:
    line = say("trophies-line", trophy=say(f"trophy-{kept.name}"), times=kept.times)
    rare = "" if kept.rarity is None else f" · {say('trophy-rarity', matches=kept.rarity)}"
    return f"{line}{rare}\n-# {say(f'trophy-{kept.name}-for')}"
