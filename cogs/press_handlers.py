"""Registry of presses: a handler says at its definition which verb it carries out, and what that needs.

A handler takes the conversation, and of ``press`` and ``table`` those that it names. `cogs.commands.presses` is the one
door through which presses come.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord
from discord import ui

from cogs.components.forms import form
from cogs.components.layout import text_message
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.requests.rate_limits import Price
from host.refusal import Refused
from host.table.public_table import PublicTable

Handle = Callable[..., Awaitable[None]]
H = TypeVar("H", bound=Handle)
OpenForm = Callable[[Conversation, PressId], ui.Modal | Awaitable[ui.Modal]]

_TOO_LATE = ("already-started", "match-over", "table-closed", "table-retired")


@dataclass(frozen=True, slots=True)
class PressHandler:
    """``leaves_message``: the press is on the result of a
    match, or leads back to it: messages that are no strays, and stay. ``if_blocked``: people who are blocked may, too.
    ``in_letters``: also below a table's words in a direct message.
    ``of_phase``: its panel goes with the phase of the match, such as the invitation. ``price`` is what a press costs of
    the person's allowance, and of their server's unless people play by it (``plays``).
    """

    handle: Handle
    arguments: frozenset[str]
    leaves_message: bool = False
    if_blocked: bool = False
    of_phase: bool = False
    price: int = 1
    plays: bool = False
    in_letters: bool = False

    @property
    def cost(self) -> Price:
        return Price(self.price, shared=not self.plays)

    @property
    def needs_table(self) -> bool:
        """Tell whether it is about the table that the press names."""
        return "table" in self.arguments

    async def run(self, conversation: Conversation, press: PressId, table: PublicTable | None) -> None:
        given = {"press": press, "table": table}
        await self.handle(conversation, **{name: value for name, value in given.items() if name in self.arguments})


PRESSES: dict[str, PressHandler] = {}
"""By verb, what buttons and menus do. Verbs of a game's own begin with the game, and stand in its controls."""

FORMS: dict[str, PressHandler] = {}
"""By verb, what a form that was sent means."""

FORM_OPENERS: dict[str, OpenForm] = {}
"""The buttons that open a form, by the verb of both."""


def on_press(*verbs: str, before_start: bool = False, **needs: Any) -> Callable[[H], H]:
    """Register the handler of these verbs, with these fields of `PressHandler`.

    Where ``before_start`` comes too late, the panel, which is of that phase, gives way to the reason.
    """

    def register(handle: H) -> H:
        handler = _handler(handle, **needs)
        if before_start:
            handler = replace(handler, handle=_explained_in_panel(handle), of_phase=True)
        for verb in verbs:
            _add(PRESSES, verb, handler)
        return handle

    return register


def on_form(verb: str, opens: OpenForm, **needs: Any) -> Callable[[H], H]:
    """Register what a form that was sent means, and the form that the button of the same verb opens."""

    def register(handle: H) -> H:
        _add(FORMS, verb, _handler(handle, **needs))
        FORM_OPENERS[verb] = opens
        return handle

    return register


def asking(
    texts: str, *, longest: int, required: bool = True, style: discord.TextStyle = discord.TextStyle.short
) -> OpenForm:
    """A form with one field, whose texts are ``<texts>-title``, ``<texts>-label`` and ``<texts>-description``."""

    def opens(conversation: Conversation, press: PressId) -> ui.Modal:
        said = {part: conversation.say(f"{texts}-{part}") for part in ("title", "label", "description")}
        return form(press, **said, longest=longest, required=required, style=style)

    return opens


def _add(registry: dict[str, PressHandler], verb: str, handler: PressHandler) -> None:
    assert verb not in registry, f"two handlers of {verb}"
    registry[verb] = handler


def _handler(handle: Handle, **needs: Any) -> PressHandler:
    parameters = inspect.signature(handle).parameters
    required = [name for name, each in parameters.items() if each.default is inspect.Parameter.empty]
    assert set(required) <= {"conversation", "press", "table"}, f"{handle.__name__}: {required}"
    return PressHandler(handle, frozenset(parameters) & {"press", "table"}, **needs)


def _explained_in_panel(handle: Handle) -> Handle:
    async def handle_in_time(conversation: Conversation, **values: Any) -> None:
        try:
            await handle(conversation, **values)
        except Refused as refusal:
            if refusal.code not in _TOO_LATE:
                raise
            await conversation.redraw(text_message(conversation.say(f"refused-{refusal.code}", **refusal.values)))

    return handle_in_time
