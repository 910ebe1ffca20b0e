"""Settings of servers and people, a value at a time."""

from store.store import Store

GUILD, PERSON = 2**63 - 1, 2**63 - 3


async def test_settings_are_empty_until_chosen_and_can_be_changed(store: Store) -> None:
    assert await store.server_settings.of(GUILD) == {}
    assert await store.person_settings.of(PERSON) == {}
    await store.server_settings.set(GUILD, "language", "de")
    await store.person_settings.set(PERSON, "ping", True)
    await store.server_settings.set(GUILD, "language", "fr")
    await store.server_settings.set(GUILD, "theme", "light")
    await store.server_settings.set(GUILD - 1, "language", "en")
    assert await store.server_settings.of(GUILD) == {"language": "fr", "theme": "light"}
    assert await store.server_settings.of(GUILD - 1) == {"language": "en"}
    assert await store.person_settings.of(PERSON) == {"ping": True}
    assert await store.person_settings.of(GUILD) == {}


async def test_what_was_chosen_can_be_forgotten(store: Store) -> None:
    await store.server_settings.set(GUILD, "language", "de")
    await store.server_settings.set(GUILD, "language", None)
    await store.person_settings.set(PERSON, "ping", None)
    assert await store.server_settings.of(GUILD) == {}
    assert await store.person_settings.of(PERSON) == {}
