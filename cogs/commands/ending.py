"""Proposing to end a match early, or a part of it."""

from __future__ import annotations

import discord
from discord import ui

from cogs.commands.cancelling import GIVE_UP, offers_cancelling
from cogs.commands.proposals import propose
from cogs.commands.resigning import keep_playing_button
from cogs.components.layout import Layout, Message, button, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from host.match.running import require_present
from host.refusal import Refused
from host.table.proposal import WHOLE_MATCH, EndEarly
from host.table.public_table import PublicTable
from host.table.status import Status

ASK_ABOUT_END, PROPOSE_END = "end", "propose-end"
"""The verbs of the button that asks what is to be ended, and of the answers, whose argument is the scope."""


async def end(conversation: Conversation, table: PublicTable, what: str | None) -> None:
    """Proposes to end that, or what is usually ended. Raises Refused."""
    if what in (None, WHOLE_MATCH) and table.lesson is None and plays_alone(conversation, table):
        # Nobody else is asked: it would be over at once.
        await ask_about_end(conversation, table)
    else:
        await propose(conversation, table, EndEarly(what or _usual_scope(table)))


@on_press(ASK_ABOUT_END)
async def ask_about_end(conversation: Conversation, table: PublicTable) -> None:
    """A private panel that says what ending early takes here, and asks what is to be ended. Raises Refused."""
    if table.status is not Status.PLAYING:
        raise Refused("not-started" if table.status is Status.LOBBY else "match-over")
    require_present(table, conversation.person.id)
    scopes, say = _scopes(table), conversation.say
    may_cancel = plays_alone(conversation, table) and await offers_cancelling(conversation, table)
    if not scopes and not may_cancel:
        raise Refused("no-vote-in-game")
    takes = ["end-takes-nobody" if len(table.people) == 1 else "end-takes-half"] if scopes else []
    buttons = [
        button(
            say(f"button-end-{scope}", game=table.game_key),
            PressId(table.id, table.version, PROPOSE_END, (scope, *_premises(conversation, table))),
            style=discord.ButtonStyle.danger,
            emoji="🏁",
        )
        for scope in scopes
    ]
    if may_cancel:
        takes.append("end-or-cancel")
        buttons.append(button(say("button-cancel"), PressId(table.id, table.version, GIVE_UP), emoji="🧹"))
    question = text("\n".join([say("end-question"), *map(say, takes)]))
    await conversation.redraw(Message(Layout(question, ui.ActionRow(*buttons, keep_playing_button(table, say)))))


@on_press(PROPOSE_END)
async def propose_end(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The answer in the panel; it is asked again if what the panel said does not hold any more. Raises Refused."""
    scope, *premises = press.args or ("",)
    if scope not in table.edition.spec.stop_scopes:
        raise Refused("unknown-press")
    if tuple(premises) != _premises(conversation, table):
        await ask_about_end(conversation, table)
        return
    await propose(conversation, table, EndEarly(scope))
    await conversation.close_panel()


def _premises(conversation: Conversation, table: PublicTable) -> tuple[str, ...]:
    """What the question says of the match: which part is going on, and whether it ends at once."""
    return str(table.milestones), "alone" if plays_alone(conversation, table) else "asked"


def plays_alone(conversation: Conversation, table: PublicTable) -> bool:
    """Whether the person is the only one there: nobody else would miss the match, or want to know why it ended."""
    return table.status is Status.PLAYING and [person.id for person in table.people] == [conversation.person.id]


def _usual_scope(table: PublicTable) -> str:
    """What is meant where nothing is said: what is proposed already, else what the game usually ends."""
    if table.proposal is not None and isinstance(table.proposal.what, EndEarly):
        return table.proposal.what.scope
    return next(iter(_scopes(table)), WHOLE_MATCH)


def _scopes(table: PublicTable) -> tuple[str, ...]:
    """What can be ended early, the usual one first. In its last part, a match ends with that."""
    scopes, parts = table.edition.spec.stop_scopes, table.edition.parts(table.options)
    if parts is not None and table.milestones + 1 >= parts and WHOLE_MATCH in scopes:
        return (WHOLE_MATCH,)
    return scopes
