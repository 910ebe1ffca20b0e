"""Ending a match: cancelling it for a reason, resigning, and proposing an early end."""

from __future__ import annotations

import discord
from discord import ui
from discord.app_commands import Range

from cogs.command_handlers import Command, among
from cogs.commands.proposals import propose
from cogs.components.forms import typed
from cogs.components.layout import Button, button, text, text_message, unframed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.permissions import may_cancel
from cogs.press_handlers import asking, on_form, on_press
from host.match.running import require_present
from host.refusal import Refused
from host.table.proposal import WHOLE_MATCH, EndEarly
from host.table.public_table import PublicTable
from host.table.status import LONGEST_REASON, Status
from localization.catalog import Speaker

GIVE_UP = "give-up"
"""The verb of the button that cancels without a reason."""

CANCEL = "cancel"
"""The verb of the button that asks for a reason, and of the form that it opens."""


async def offers_cancelling(conversation: Conversation, table: PublicTable) -> bool:
    """Tell whether the person may cancel the table, at once or when it has stood still for long enough."""
    try:
        return await may_cancel(conversation, table) or table.leader == conversation.person_id
    except Refused:
        return False


@on_form(
    CANCEL,
    asking("cancel-form", longest=LONGEST_REASON, required=False, style=discord.TextStyle.paragraph),
    price=4,
    plays=True,
)
async def cancel_for_typed_reason(conversation: Conversation, table: PublicTable) -> None:
    """Cancel, for the reason that was typed into the form, if any."""
    await give_up(conversation, table, typed(conversation.interaction))


@on_press(GIVE_UP, price=4, plays=True)
async def give_up(conversation: Conversation, table: PublicTable, reason: str = "") -> None:
    """Closes an invitation or cancels a match; those who played learn the reason. Raises Refused."""
    may = await may_cancel(conversation, table)
    closed = await conversation.host.give_up(table.id, conversation.person, moderator=may, reason=reason)
    await conversation.close_panel()
    await conversation.show_change(closed)
    await conversation.services.seat_notices.notify_of_cancellation(table, closed, conversation.person_id)


@Command("table cancel", price=4, plays=True)
async def cancel(
    conversation: Conversation, table: PublicTable, reason: Range[str, 1, LONGEST_REASON] | None = None
) -> None:
    await give_up(conversation, table, reason or "")


ASK_TO_RESIGN, RESIGN, KEEP_PLAYING = "resign", "resign-now", "resign-keep"


@Command("table resign", plays=True)
@on_press(ASK_TO_RESIGN, plays=True)
async def ask_to_resign(conversation: Conversation, table: PublicTable) -> None:
    """A private panel that says what resigning means here, and asks. Raises Refused for those who cannot."""
    say, outcome = conversation.say, await _outcome(conversation, table)
    question = text(f"{say('resign-title')}\n{say(f'resign-{outcome}')} {say('resign-for-good')}")
    yes = button(
        say("button-resign"),
        PressId.at(table, RESIGN, outcome),
        style=discord.ButtonStyle.danger,
        emoji="🏳️",
    )
    await conversation.redraw(unframed(question, ui.ActionRow(yes, keep_playing_button(table, say))))


def keep_playing_button(table: PublicTable, say: Speaker) -> Button:
    """Closes a panel that asks whether all or a part of the match is to end."""
    return button(say("button-keep-playing"), PressId.at(table, KEEP_PLAYING), emoji="🎲")


async def _outcome(conversation: Conversation, table: PublicTable) -> str:
    """Consequence of resigning now. Raises Refused for those who cannot."""
    seat = table.seat_of(conversation.person_id)
    if seat is None:
        raise Refused("not-seated")
    if table.status is not Status.PLAYING:
        raise Refused("not-started" if table.status is Status.LOBBY else "match-over")
    if table.seats[seat].resigned:
        raise Refused("resigned")
    if await conversation.host.resigning_ends_match(table.id, conversation.person_id):
        return "ends"
    partners = any(seat in side and len(side) > 1 for side in table.edition.sides(len(table.seats)))
    return "in-pair" if partners else "played-on"


@on_press(RESIGN, plays=True)
async def resign_now(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The answer was yes; it is asked again if resigning would lead to something else by now. Raises Refused."""
    if press.args != (await _outcome(conversation, table),):
        await ask_to_resign(conversation, table)
        return
    resigned = await conversation.host.resign(table.id, conversation.person_id, conversation.press_number)
    await conversation.redraw(text_message(conversation.say("resign-done")))
    await conversation.show_change(resigned)


@on_press(KEEP_PLAYING, plays=True)
async def keep_playing(conversation: Conversation) -> None:
    """The answer was no: nothing happens, and the question goes."""
    await conversation.close_panel()


ASK_ABOUT_END, PROPOSE_END = "end", "propose-end"
"""The verbs of the button that asks what is to be ended, and of the answers, whose argument is the scope."""


@Command("table end", {"what": among("scope", "round", "match")}, plays=True)
async def end(conversation: Conversation, table: PublicTable, what: str | None = None) -> None:
    """Proposes to end that, or what is usually ended. Raises Refused."""
    if what in (None, WHOLE_MATCH) and table.lesson is None and plays_alone(conversation, table):
        # Nobody else is asked: it would be over at once.
        await ask_about_end(conversation, table)
    else:
        await propose(conversation, table, EndEarly(what or _usual_scope(table)))


@on_press(ASK_ABOUT_END, plays=True)
async def ask_about_end(conversation: Conversation, table: PublicTable) -> None:
    """A private panel that says what ending early takes here, and asks what is to be ended. Raises Refused."""
    if table.status is not Status.PLAYING:
        raise Refused("not-started" if table.status is Status.LOBBY else "match-over")
    require_present(table, conversation.person_id)
    scopes, say = _scopes(table), conversation.say
    may_cancel = plays_alone(conversation, table) and await offers_cancelling(conversation, table)
    if not scopes and not may_cancel:
        raise Refused("no-vote-in-game")
    takes = ["end-takes-nobody" if len(table.people) == 1 else "end-takes-half"] if scopes else []
    buttons = [
        button(
            say(f"button-end-{scope}", game=table.game_key),
            PressId.at(table, PROPOSE_END, scope, *_premises(conversation, table)),
            style=discord.ButtonStyle.danger,
            emoji="🏁",
        )
        for scope in scopes
    ]
    if may_cancel:
        takes.append("end-or-cancel")
        buttons.append(button(say("button-cancel"), PressId.at(table, GIVE_UP), emoji="🧹"))
    question = text("\n".join([say("end-question"), *map(say, takes)]))
    await conversation.redraw(unframed(question, ui.ActionRow(*buttons, keep_playing_button(table, say))))


@on_press(PROPOSE_END, plays=True)
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
    """Clauses of the question about the match: which part is going on, and whether it ends at once."""
    return str(table.milestones), "alone" if plays_alone(conversation, table) else "asked"


def plays_alone(conversation: Conversation, table: PublicTable) -> bool:
    """Tell whether the person is the only one there: nobody else would miss the match, or want to know why it ended."""
    return table.status is Status.PLAYING and [person.id for person in table.people] == [conversation.person_id]


def _usual_scope(table: PublicTable) -> str:
    """Scope that is meant where nothing is said: what is proposed already, else what the game usually ends."""
    if table.proposal is not None and isinstance(table.proposal.what, EndEarly):
        return table.proposal.what.scope
    return next(iter(_scopes(table)), WHOLE_MATCH)


def _scopes(table: PublicTable) -> tuple[str, ...]:
    """Scopes that can be ended early, the usual one first. In its last part, a match ends with that."""
    scopes, parts = table.edition.spec.stop_scopes, table.edition.parts(table.options)
    if parts is not None and table.milestones + 1 >= parts and WHOLE_MATCH in scopes:
        return (WHOLE_MATCH,)
    return scopes
