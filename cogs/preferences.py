"""What server owners and people have chosen for themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord

from localization.catalog import Language
from render.theme import Theme
from store.store import Store


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """``language`` None follows the server's own language."""

    language: Language | None = None
    theme: Theme = Theme.DARK


@dataclass(frozen=True, slots=True)
class PersonPreferences:
    """``ping``: mention me when my turn comes."""

    ping: bool = False


class Preferences:
    """Reads each set once and keeps it; writes through."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._servers: dict[int, ServerPreferences] = {}
        self._people: dict[int, PersonPreferences] = {}

    async def of_server(self, guild_id: int) -> ServerPreferences:
        if guild_id not in self._servers:
            stored = await self._store.server_settings(guild_id)
            language = stored.get("language")
            self._servers[guild_id] = ServerPreferences(
                language=Language(language) if language else None, theme=Theme(stored.get("theme", Theme.DARK))
            )
        return self._servers[guild_id]

    async def change_server(self, guild_id: int, *, language: Language | None, theme: Theme) -> ServerPreferences:
        changed = ServerPreferences(language, theme)
        await self._store.save_server_settings(guild_id, {"language": language, "theme": theme})
        self._servers[guild_id] = changed
        return changed

    async def of_person(self, person_id: int) -> PersonPreferences:
        if person_id not in self._people:
            stored = await self._store.person_settings(person_id)
            self._people[person_id] = PersonPreferences(ping=stored.get("ping", False))
        return self._people[person_id]

    async def change_person(self, person_id: int, *, ping: bool) -> PersonPreferences:
        changed = replace(await self.of_person(person_id), ping=ping)
        await self._store.save_person_settings(person_id, {"ping": ping})
        self._people[person_id] = changed
        return changed

    async def language_of(self, guild: discord.Guild | None) -> Language:
        """The language in which the server's tables speak."""
        if guild is None:
            return Language.ENGLISH
        chosen = (await self.of_server(guild.id)).language
        return chosen or Language.of_locale(guild.preferred_locale.value)
