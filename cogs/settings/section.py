"""A part of the settings: what belongs together, where it is kept, and who may see and change it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic

from discord import ui

from cogs.components.layout import Layout
from cogs.conversation import Conversation
from cogs.settings.setting import P, Place, Setting
from host.refusal import Refused


class Section(ABC, Generic[P]):
    """``key`` names its texts: ``settings-<key>`` in the menu of sections, ``settings-<key>-title`` above it."""

    key: str

    @abstractmethod
    async def find(self, conversation: Conversation) -> Place:
        """Where this section leads from here. Raises Refused where the person has no use for it."""

    @abstractmethod
    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[P]]:
        """Everything that can be chosen there. Raises Refused for a place that is none."""

    @abstractmethod
    async def present(self, conversation: Conversation, place: Place) -> P:
        """How everything stands. Raises Refused for those who may not see it."""

    @abstractmethod
    async def change(self, conversation: Conversation, place: Place, choose: Callable[[P], P]) -> None:
        """Stores what ``choose`` makes of how it stands, and shows the effect. Raises Refused."""

    async def may_change(self, conversation: Conversation, place: Place) -> bool:
        """Whether what this person sees there has menus and buttons."""
        return True

    def further_parts(self, conversation: Conversation, place: Place) -> Sequence[ui.Item[Layout]]:
        """What else stands above the settings."""
        return ()

    async def setting(self, conversation: Conversation, place: Place, key: str) -> Setting[P]:
        """Raises Refused for one that is not there."""
        for setting in await self.settings(conversation, place):
            if setting.key == key:
                return setting
        raise Refused("unknown-press")


AnySection = Section[Any]
