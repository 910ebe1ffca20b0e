"""What those who manage a server choose for it: its look, and who plays where."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.conversation import Conversation
from cogs.permissions.server_rules import without_what_is_gone
from cogs.settings.picked import Channels, Roles
from cogs.settings.section import Section
from cogs.settings.setting import Choice, CommandSetting, Place, Setting, Switch
from host.people.preferences import Cancelling, ServerPreferences
from host.refusal import Refused
from localization.catalog import Language
from render.theme import Theme

_LIMITS = {"host": None} | {str(number): number for number in (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50)}

LOOK: Sequence[CommandSetting[ServerPreferences]] = (
    Choice("language", {"auto": None} | {each.value: each for each in Language}, texts="language"),
    Choice("theme", {each.value: each for each in Theme}, texts="theme"),
    Switch("avatars"),
    Switch("motion"),
)

PERMISSIONS: Sequence[CommandSetting[ServerPreferences]] = (
    Choice("cancelling", {each.value: each for each in Cancelling}),
    Choice("tables", _LIMITS, texts="limit"),
    Choice("tables-a-person", _LIMITS, texts="limit"),
)

CHANNELS, ROLES = Channels("channels"), Roles("roles")


class OfServer(Section[ServerPreferences]):
    def __init__(self, key: str, settings: Sequence[Setting[ServerPreferences]]) -> None:
        self.key = key
        self._settings = settings

    async def find(self, conversation: Conversation) -> Place:
        require_manager(conversation)
        return Place(self.key)

    async def settings(self, conversation: Conversation, place: Place) -> Sequence[Setting[ServerPreferences]]:
        return self._settings

    async def present(self, conversation: Conversation, place: Place) -> ServerPreferences:
        require_manager(conversation)
        return still_there(conversation, await conversation.server())

    async def change(
        self,
        conversation: Conversation,
        place: Place,
        choose: Callable[[ServerPreferences], ServerPreferences],
    ) -> None:
        require_manager(conversation)
        await conversation.services.preferences.servers.change(conversation.guild_id, choose)
        await _redraw_table_here(conversation)


def still_there(conversation: Conversation, server: ServerPreferences) -> ServerPreferences:
    """What the server has chosen, without channels and roles that have been deleted since."""
    guild = conversation.interaction.guild
    return server if guild is None else without_what_is_gone(server, guild)


def require_manager(conversation: Conversation) -> None:
    """Raises Refused. What the person may do comes with each press."""
    if conversation.interaction.guild_id is None:
        raise Refused("only-in-servers")
    if not conversation.interaction.permissions.manage_guild:
        raise Refused("only-server-managers")


async def _redraw_table_here(conversation: Conversation) -> None:
    """The channel's open table as it looks now, if there is one."""
    try:
        table = await conversation.table_here()
    except Refused:
        return
    await conversation.services.live_messages.show(table)
