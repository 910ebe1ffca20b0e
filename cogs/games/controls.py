"""What people do at the tables of one game: presses on its own buttons, and typed commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from cogs.acting import play_move, require_turn
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.game_command import ODDS, PEEK, ROLL, GameCommand
from cogs.games.scene import Scene, V
from cogs.private_answers.odds import show_odds
from cogs.private_answers.peeking import peek
from cogs.worker_query import WorkerQuery
from engine.game import ROLL as ROLL_CODE
from engine.game import IllegalAction
from host.refusal import Refused
from host.table.public_table import PublicTable

GamePress = Callable[[Conversation, PressId, PublicTable], Awaitable[None]]
"""Carries out a press at the table, which was loaded when the press arrived."""

Choices = list[tuple[str, str]]
"""What could be meant: labels of at most 100 characters, and the text to send for each."""

Complete = Callable[[Scene[V], str], Choices | WorkerQuery[Choices]]


def _no_choices(scene: Scene[Any], typed: str) -> Choices:
    return []


@dataclass(frozen=True, slots=True)
class TypedCommand(Generic[V]):
    """What a `GameCommand` does in one game. ``complete`` gets the person's own scene and runs off the event loop.

    What takes it longer than some milliseconds is for an `WorkerQuery`.
    """

    run: Callable[[Conversation, PublicTable, str], Awaitable[None]]
    complete: Complete[V] = _no_choices


class GameControls(Generic[V]):
    """``presses`` are the handlers of the game's own buttons by verb, ``commands`` the words that it understands."""

    @property
    def presses(self) -> Mapping[str, GamePress]:
        return {}

    @property
    def commands(self) -> Mapping[GameCommand, TypedCommand[V]]:
        return {ROLL: self.rolling()}

    async def roll(self, conversation: Conversation, table: PublicTable, version: int | None) -> None:
        """Rolls for the person. A second press finds the first one's roll."""
        host = conversation.services.host
        try:
            rolled = await host.act(
                table.id, conversation.person.id, ROLL_CODE, version, press=conversation.press_number
            )
        except (IllegalAction, Refused) as refusal:
            present = await host.table(table.id)
            if refusal.code not in ("already-rolled", "outdated") or not present.is_turn_of(conversation.person.id):
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

    # What most commands are

    def rolling(self) -> TypedCommand[V]:
        async def run(conversation: Conversation, table: PublicTable, typed: str) -> None:
            await self.roll(conversation, table, table.version)

        return TypedCommand(run)


def deciding(
    read: Callable[[Scene[V], str], str | tuple[str, ...]],
    complete: Complete[V] = _no_choices,
) -> TypedCommand[V]:
    """A command that acts: ``read`` gives the action's code for what was typed, or those of acts that belong together.

    It raises Refused or IllegalAction.
    """

    async def run(conversation: Conversation, table: PublicTable, typed: str) -> None:
        require_turn(conversation, table)
        codes = read(await conversation.own_scene(table), typed)
        code, *then = (codes,) if isinstance(codes, str) else codes
        await play_move(conversation, table.id, code, table.version, then=then)

    return TypedCommand(run, complete)


def acting(read: Callable[[PressId], str]) -> GamePress:
    """A button that acts: ``read`` gives the action's code for the press, which counts for its own moment only."""

    async def handle(conversation: Conversation, press: PressId, table: PublicTable) -> None:
        await play_move(conversation, table.id, read(press), press.version)

    return handle


def code_of(press: PressId) -> str:
    """The action's code, for buttons that carry it as their arguments."""
    return ":".join(press.args)


async def _peek(conversation: Conversation, table: PublicTable, typed: str) -> None:
    await peek(conversation, table)


async def _odds(conversation: Conversation, table: PublicTable, typed: str) -> None:
    await show_odds(conversation, table)


PEEKING: Mapping[GameCommand, TypedCommand[Any]] = {PEEK: TypedCommand(_peek)}
"""For games with something secret."""

ASKING_ODDS: Mapping[GameCommand, TypedCommand[Any]] = {ODDS: TypedCommand(_odds)}
"""For games that work chances out."""
