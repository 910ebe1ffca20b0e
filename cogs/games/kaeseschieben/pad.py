"""The private pad: the mover tries a path step by step, and nobody sees it before it is done.

The path so far travels in the custom ids of the arrows, so a pad needs no memory of its own.
"""

from __future__ import annotations

import discord
from discord import ui

from cogs.conversation import Conversation
from cogs.games.kaeseschieben.path_letters import write_path
from cogs.layout import Button, Layout, Message, Picture, button, text
from cogs.press_id import PressId
from cogs.turns import require_turn
from engine.game import IllegalAction
from engine.kaeseschieben.actions import MoveMouse, encode
from engine.kaeseschieben.board import Direction
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import Walk
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.kaeseschieben.board_picture import draw_draft
from render.kaeseschieben.words import faces_in_words

OPEN, DRAFT, DONE = "pad", "draft", "done"

_ARROWS = {Direction.WEST: "⬅️", Direction.NORTH: "⬆️", Direction.SOUTH: "⬇️", Direction.EAST: "➡️"}


async def show_pad(conversation: Conversation, table: PublicTable, letters: str = "") -> None:
    """The board after the path so far, with what can be done next; for the mover only."""
    require_mover(conversation, table)
    bot, say = conversation.bot, conversation.say
    walk = Walk.of_view(table.view, _path_of(letters))
    theme = await bot.painter.theme_of(table)
    png = await bot.painter.off_loop(lambda: draw_draft(table.view, walk, theme))
    picture = Picture("pad.png", png, _in_words(walk, say))
    await conversation.redraw(_message(table, walk, picture, say))


def require_mover(conversation: Conversation, table: PublicTable) -> None:
    """Raises unless the person may choose a path now."""
    require_turn(conversation, table)
    if table.view.phase is not Phase.MOVING:
        raise IllegalAction("bonus-first" if table.view.phase is Phase.BONUS else "roll-first")


def _message(table: PublicTable, walk: Walk, picture: Picture, say: Speaker) -> Message:
    letters = write_path(walk.path)

    def press(verb: str, *args: str) -> PressId:
        return PressId(table.id, table.version, verb, args)

    arrows: list[Button] = [
        button(
            say(f"kaeseschieben-direction-{direction.name.lower()}"),
            press(DRAFT, direction.value, letters + direction.value),
            emoji=arrow,
            style=discord.ButtonStyle.primary,
            disabled=walk.steps_left == 0 or walk.obstacle(direction) is not None,
        )
        for direction, arrow in _ARROWS.items()
    ]
    others = [
        button(say("kaeseschieben-button-back"), press(DRAFT, "back", letters[:-1]), emoji="↩️", disabled=not letters),
        button(say("kaeseschieben-button-over"), press(DRAFT, "over", ""), emoji="🔄", disabled=not letters),
        button(
            say("kaeseschieben-button-done"),
            press(DONE, letters),
            emoji="✅",
            style=discord.ButtonStyle.success,
            disabled=not walk.complete,
        ),
    ]
    told = say(
        "kaeseschieben-pad",
        faces=faces_in_words(table.view.faces),
        steps=walk.steps,
        made=len(walk.path),
        left=0 if walk.complete else walk.steps_left,
    )
    return Message(
        Layout(text(told), picture.gallery(), text(_in_words(walk, say)), ui.ActionRow(*arrows), ui.ActionRow(*others)),
        (picture,),
    )


def _in_words(walk: Walk, say: Speaker) -> str:
    """Where the path has led and what fell on the way."""
    told = say(
        "kaeseschieben-pad-words", squares=" → ".join(square.name for square in walk.squares), left=walk.steps_left
    )
    falls = [
        say(f"kaeseschieben-a-{fall.cheese.size}") + " " + say(f"kaeseschieben-over-{fall.edge}") for fall in walk.falls
    ]
    return f"{told} {say('kaeseschieben-pad-falls', falls=', '.join(falls))}" if falls else told


async def draft(conversation: Conversation, press: PressId) -> None:
    """A step, a step back or a new start on the pad."""
    table = await conversation.bot.host.table(press.table)
    require_mover(conversation, table)
    if press.version != table.version:
        raise Refused("outdated")
    await show_pad(conversation, table, press.args[1] if len(press.args) == 2 else "")


def done_code(press: PressId) -> str:
    """The action that the pad's last button stands for."""
    return encode(MoveMouse(_path_of(press.args[0] if press.args else "")))


def _path_of(letters: str) -> tuple[Direction, ...]:
    try:
        return tuple(Direction(letter) for letter in letters)
    except ValueError as error:
        raise Refused("path-unreadable", typed=letters[:40]) from error
