"""Preferences of servers and people: one value at a time, and only the recent ones in memory."""

import asyncio
from dataclasses import replace

import pytest

from host.people.preferences import Notice, PersonPreferences, Preferences, ServerPreferences
from localization.catalog import Language
from render.theme import Theme
from store.store import Store


async def test_who_has_chosen_nothing_has_the_defaults(store: Store) -> None:
    chosen = Preferences(store)
    assert await chosen.servers.of(1) == ServerPreferences(None, Theme.DARK)
    assert await chosen.people.of(1) == PersonPreferences(Notice.LATE)
    assert await chosen.language_of(1, "fr") is Language.FRENCH
    assert await chosen.language_of(1, "pt-BR") is Language.ENGLISH


async def test_two_admins_who_change_different_values_both_get_theirs(store: Store) -> None:
    chosen = Preferences(store)
    await chosen.servers.of(1)
    await asyncio.gather(
        chosen.servers.change(1, lambda former: replace(former, language=Language.FRENCH)),
        chosen.servers.change(1, lambda former: replace(former, theme=Theme.LIGHT)),
    )
    expected = ServerPreferences(Language.FRENCH, Theme.LIGHT)
    assert await chosen.servers.of(1) == expected
    assert await Preferences(store).servers.of(1) == expected
    assert await chosen.language_of(1, "de") is Language.FRENCH


async def test_a_server_can_go_back_to_its_own_language(store: Store) -> None:
    chosen = Preferences(store)
    await chosen.servers.change(1, lambda former: replace(former, language=Language.FRENCH, theme=Theme.LIGHT))
    assert await chosen.servers.change(1, lambda former: replace(former, language=None)) == ServerPreferences(
        None, Theme.LIGHT
    )
    assert await Preferences(store).language_of(1, "de") is Language.GERMAN


async def test_what_was_read_while_somebody_changed_it_is_not_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, changed_meanwhile = store.server_settings.of, False

    async def slow(guild_id: int) -> dict[str, object]:
        nonlocal changed_meanwhile
        outdated = await read(guild_id)
        if not changed_meanwhile:
            changed_meanwhile = True
            await store.server_settings.set(1, "theme", "light")
            chosen.servers.forget(1)
        return outdated

    monkeypatch.setattr(store.server_settings, "of", slow)
    chosen = Preferences(store)
    await chosen.servers.of(1)
    assert (await chosen.servers.of(1)).theme is Theme.LIGHT
