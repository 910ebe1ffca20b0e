"""What the table needs to know of a game to show it and to understand presses on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from discord.ext import commands

from cogs.conversation import Conversation
from cogs.layout import Button, Picture
from cogs.press_id import PressId
from engine.game import AnyGame, Seat
from host.public_table import PublicTable
from localization.catalog import Speaker
from render.theme import Theme


class GameFace(Protocol):
    """One game in Discord. Drawing methods are slow and run off the event loop."""

    @property
    def game(self) -> AnyGame: ...

    def cogs(self) -> list[commands.Cog]:
        """Commands that only this game has, made anew at each call."""
        ...

    # The table's message

    def headline(self, table: PublicTable, say: Speaker) -> str:
        """What goes beside the game's name: the round, for instance. May be empty."""
        ...

    def story(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        """What happened lately, fact by fact."""
        ...

    def prompt(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        """What is to be done now, and by whom."""
        ...

    def buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        """What can be done now, for everybody to see."""
        ...

    def side_buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        """What can be looked at beside that."""
        ...

    def draw(self, view: Any, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        """The position with its alt text."""
        ...

    def position(self, view: Any, say: Speaker, names: Sequence[str]) -> str:
        """The whole position in words."""
        ...

    # Results

    def draw_result(self, view: Any, number: int, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        """The picture for the result of that milestone, counted from 0."""
        ...

    def result(self, table: PublicTable, number: int, say: Speaker, names: Sequence[str]) -> str:
        """The same in words."""
        ...

    # What people do

    async def after_roll(self, conversation: Conversation, table: PublicTable, *, again: bool) -> None:
        """The person has rolled: their private answer. ``again``: nothing was rolled, the roll is there already."""
        ...

    def read_move(self, view: Any, text: str, say: Speaker) -> str:
        """The action code for what was typed after ``/move``. Raises Refused or IllegalAction."""
        ...

    def complete_move(self, view: Any, text: str, say: Speaker) -> list[tuple[str, str]]:
        """What could be meant: at most 25 pairs of a label (at most 100 characters) and the text to type."""
        ...

    async def press(self, conversation: Conversation, press: PressId) -> None:
        """A press on a component that only this game has."""
        ...

    def odds(self, view: Any, seat: Seat | None, say: Speaker) -> str:
        """Chances in the present position, for whoever holds the seat. May take a second.

        Raises Refused where the game, the table or the moment has none.
        """
        ...

    # Secrets

    def draw_own(self, view: Any, theme: Theme, say: Speaker, names: Sequence[str]) -> tuple[Picture | None, str]:
        """What only the view's own seat may know: a picture, if there is anything to show, and words."""
        ...

    # Rules

    def rules(self, theme: Theme, say: Speaker) -> list[tuple[str, Picture | None]]:
        """The rules in short, part by part."""
        ...
