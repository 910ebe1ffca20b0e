"""Controls of one game's tables: presses on its own buttons, and moves that people type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.scene import Scene, V
from engine.game import ROLL, IllegalAction
from host.match.running import require_present
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.workers import WorkerQuery

GamePress = Callable[[Conversation, PressId, PublicTable], Awaitable[None]]
"""Carries out a press at the table, which was loaded when the press arrived."""

Choices = list[tuple[str, str]]
"""Moves that could be meant: labels of at most 100 characters, and the text to send for each."""


class GameControls(Generic[V]):
    """``presses`` are the handlers of the game's own buttons by verb, ``prices`` what those cost that are not free."""

    prices: ClassVar[Mapping[str, int]] = {}

    @property
    def presses(self) -> Mapping[str, GamePress]:
        return {}

    # Rolling

    async def roll(self, conversation: Conversation, table: PublicTable, version: int | None) -> None:
        """Rolls for the person. A second press finds the first one's roll."""
        host = conversation.host
        try:
            rolled = await host.act(table.id, conversation.person_id, ROLL, version, press=conversation.press_number)
        except (IllegalAction, Refused) as refusal:
            present = await host.table(table.id)
            if refusal.code not in ("already-rolled", "outdated") or not present.is_turn_of(conversation.person_id):
                raise
            await self.rolled_before(conversation, present, version)
            return
        await self.after_roll(conversation, rolled)
        await conversation.show_change(rolled)

    async def after_roll(self, conversation: Conversation, table: PublicTable) -> None:
        """The person has rolled: their private answer."""
        await conversation.close_panel()

    async def choose_again(self, conversation: Conversation, table: PublicTable) -> None:
        """In a lesson, the person thinks better of a move: back to where they chose it."""
        await conversation.close_panel()

    async def rolled_before(self, conversation: Conversation, table: PublicTable, version: int | None) -> None:
        """The person, whose turn it is, pressed on a roll of another moment; ``version`` is the one they saw."""
        raise Refused("outdated")

    # Typing

    async def type_move(self, conversation: Conversation, table: PublicTable, typed: str) -> None:
        """Carries out what was typed. Raises Refused or IllegalAction."""
        require_turn(conversation, table)
        codes = self.read_move(await conversation.own_scene(table), typed)
        code, *then = (codes,) if isinstance(codes, str) else codes
        await play_move(conversation, table.id, code, table.version, then=then)

    def read_move(self, scene: Scene[V], typed: str) -> str | tuple[str, ...]:
        """The action's code, or those of acts that belong together. ``scene`` is the person's own.

        Raises Refused or IllegalAction. A game without words of its own takes the codes of its records.
        """
        return typed.strip()

    def complete_move(self, scene: Scene[V], typed: str) -> Choices | WorkerQuery[Choices]:
        """Moves that are possible now and begin as typed; runs off the event loop.

        What takes longer than some milliseconds is for a `WorkerQuery`.
        """
        return []

    # Looking

    async def show_score(self, conversation: Conversation, table: PublicTable) -> None:
        """The score so far, for this person alone: the position in words, unless the game has a sheet."""
        await describe(conversation, table)


async def describe(conversation: Conversation, table: PublicTable) -> None:
    """The table's message in words, for this person alone. Raises Refused before the start."""
    painter = conversation.services.painter
    await conversation.answer(await painter.words_message(table, conversation.say, conversation.person_id))


async def play_move(
    conversation: Conversation, table_id: int, code: str, version: int | None, *, then: Sequence[str] = ()
) -> None:
    """Carries out an action of the person's seat, with those of ``then`` or not at all, and shows the result."""
    table = await conversation.host.act(
        table_id, conversation.person_id, code, version, press=conversation.press_number, then=then
    )
    await conversation.close_panel()
    await conversation.show_change(table)


def require_turn(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused or IllegalAction unless the person is to act at the table."""
    if not table.readable:
        raise Refused("table-retired")
    if not table.status.is_open:
        raise Refused("match-over")
    if table.view is None:
        raise Refused("not-started")
    require_present(table, conversation.person_id)
    if not table.is_turn_of(conversation.person_id):
        raise IllegalAction("not-your-turn")


def acting(read: Callable[[PressId], str]) -> GamePress:
    """A button that acts: ``read`` gives the action's code for the press, which counts for its own moment only."""

    async def handle(conversation: Conversation, press: PressId, table: PublicTable) -> None:
        await play_move(conversation, table.id, read(press), press.version)

    return handle


def code_of(press: PressId) -> str:
    """The action's code, for buttons that carry it as their arguments."""
    return ":".join(press.args)


def controls_of(conversation: Conversation, table: PublicTable) -> GameControls[Any]:
    """Controls of the table's game. Raises Refused if that is played no more."""
    if table.game_key not in conversation.services.controls:
        raise Refused("table-retired")
    controls: GameControls[Any] = conversation.services.controls[table.game_key]
    return controls
