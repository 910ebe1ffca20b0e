"""Standing orders: the panel in which a person gives and ends their own, and what happened while it acted."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.components.layout import Picture, Row, button, framed, rows, text, unframed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from cogs.private_answers import show_story
from host.match import orders
from host.match.running import require_playing, require_present
from host.refusal import Refused
from host.table.public_table import PublicTable

ORDERS, ORDER, MEANWHILE = "orders", "order", "meanwhile"
"""The verbs of the panel, whose arguments are what is chosen in it; of giving that order; and of the recap."""

_NOTHING = "nothing"
"""The argument where nothing is chosen any more."""

_MOST_LINES = 4

_EMOJI = {"roll": "🎲", "forced": "➡️", "capture": "⚔️", "threat": "🛡️", "cost": "⚖️", "turns": "⏱️"}


@on_press(ORDERS)
async def show_orders(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """A private panel with what may be ordered, the present order chosen, and everything where there is none."""
    require_playing(table)
    seat = require_present(table, conversation.person_id)
    acts, ends = orders.offered(table), orders.ends(table)
    if not acts:
        raise Refused("no-such-order")
    say = conversation.say
    present = next((each.order for each in table.orders if each.order.seat == seat), None)
    chosen = press.args or (acts if present is None else (*present.acts, *present.until))

    def named(code: str) -> str:
        return say(f"order-{code}", game=table.game_key)

    def toggles(codes: tuple[str, ...]) -> list[Row]:
        buttons = []
        for code in codes:
            after = [each for each in (*acts, *ends) if (each in chosen) != (each == code)]
            style = discord.ButtonStyle.primary if code in chosen else discord.ButtonStyle.secondary
            to = PressId.at(table, ORDERS, *(after or [_NOTHING]))
            buttons.append(button(named(code), to, style=style, emoji=_EMOJI[code]))
        return list(rows(buttons))

    in_force = "" if present is None else " · ".join(map(named, (*present.acts, *present.until)))
    told = say("orders-none") if present is None else say("orders-in-force", order=in_force)
    give = PressId.at(table, ORDER, *(each for each in (*acts, *ends) if each in chosen))
    idle = not {*acts} & {*chosen}
    last = [button(say("button-order-give"), give, style=discord.ButtonStyle.success, emoji="📌", disabled=idle)]
    if present is not None:
        last.append(button(say("button-order-end"), PressId.at(table, ORDER, _NOTHING), emoji="🛑"))
    heading = text("\n".join([say("orders-title"), say("orders-explained"), told]))
    until = text(say("orders-until"))
    await conversation.redraw(unframed(heading, *toggles(acts), until, *toggles(ends), *rows(last)))


@on_press(ORDER, plays=True)
async def give_order(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The order that the press names is in force, or none; what is due by it is done at once."""
    acts = [each for each in press.args if each in orders.offered(table)]
    until = [each for each in press.args if each not in (*acts, _NOTHING)]
    given = await conversation.host.change(table.id, orders.give, conversation.person_id, acts, until)
    await show_orders(conversation, PressId.at(given, ORDERS), given)
    await conversation.show_change(given)


@on_press(MEANWHILE, price=2, in_letters=True)
async def show_meanwhile(conversation: Conversation, table: PublicTable) -> None:
    """Show in a few lines and one picture what happened since the person in turn last decided; to others, the story."""
    say, found = conversation.say, table.meanwhile
    if found is None or not table.is_turn_of(conversation.person_id):
        await show_story(conversation, table)
        return
    scene = replace(await conversation.scene(table), since=found.since)
    face = conversation.services.faces[table.game_key]
    ended = [] if found.ended_by is None else [say("order-ended", end=found.ended_by)]

    def make() -> tuple[Picture, list[str]]:
        return face.picture(scene), face.recap_in(scene, _MOST_LINES - len(ended))

    picture, lines = await conversation.drawn(make)
    told = text("\n".join([say("meanwhile-title"), *ended, *lines]))
    await conversation.answer(framed(told, picture.gallery(), attachments=(picture,)))
