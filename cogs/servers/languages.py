"""In which language the bot writes at a table, and to a person about it."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.servers.servers import Servers
from host.people.preferences import Preferences
from host.table.public_table import PublicTable
from localization.catalog import Language, Speaker


class Languages:
    def __init__(self, speakers: Mapping[Language, Speaker], preferences: Preferences, servers: Servers) -> None:
        self._speakers = speakers
        self._preferences = preferences
        self._servers = servers

    async def speaker_of(self, table: PublicTable) -> Speaker:
        """The language in which the table speaks."""
        if table.language is not None:
            return self._speakers[Language(table.language)]
        guild = await self._servers.of(table.guild_id)
        locale = Language.ENGLISH.value if guild is None else guild.preferred_locale.value
        return self._speakers[await self._preferences.language_of(table.guild_id, locale)]

    async def speaker_to(self, person_id: int, table: PublicTable) -> Speaker:
        """The language in which that person is written to about the table: their own choice, or the table's."""
        language = (await self._preferences.people.of(person_id)).language
        return await self.speaker_of(table) if language is None else self._speakers[language]
