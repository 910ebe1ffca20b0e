"""Commands and menu entries that the bot registers with Discord."""

import re
from typing import Any

from tests.cogs.conftest import TestWorld

Json = dict[str, Any]

COMMANDS = {
    "play", "join", "help", "roll", "move", "peek", "board", "start", "leave", "table", "mine", "learn", "rules",
    "stats", "leaderboard", "history", "settings", "privacy", "night", "puzzle",
}  # fmt: skip

MENUS = {"Herausfordern", "Statistik", "Noch einmal ansehen", "Défier", "Statistiques", "Revoir la partie"}
"""Entries in the menus of people and messages, in German and French."""

ANYWHERE = {"rules", "learn", "puzzle", "stats", "privacy", "help"}
"""Commands that somebody who has installed the bot for themselves can type, also where the bot is not."""


async def test_commands_are_what_discord_accepts_in_every_language(world: TestWorld) -> None:
    tree = world.bot.tree
    assert tree.translator is not None
    payloads = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    menus = [payload for payload in payloads if payload["type"] != 1]
    payloads = [payload for payload in payloads if payload["type"] == 1]
    assert {name for menu in menus for name in menu["name_localizations"].values()} == MENUS
    assert {payload["name"] for payload in payloads} == COMMANDS
    for payload in payloads:
        check_command(payload)
        of_server, anywhere = payload["name"] in ("history", "leaderboard"), payload["name"] in ANYWHERE
        assert payload["integration_types"] == ([0, 1] if anywhere else [0])
        assert payload["contexts"] == ([0] if of_server else [0, 1, 2] if anywhere else [0, 1])
    for locale in ("de", "fr"):
        names = [payload["name_localizations"][locale] for payload in payloads]
        assert len(set(names)) == len(names), f"two commands have the same name in {locale}"


def check_command(payload: Json) -> None:
    """Discord's documented limits of commands, their options and choices."""
    names = {"": payload["name"], **payload["name_localizations"]}
    said = {"": payload["description"], **payload["description_localizations"]}
    assert set(names) == set(said) == {"", "de", "fr"}
    for name in names.values():
        assert re.fullmatch(r"[-_'\w]{1,32}", name), name
        assert name == name.lower()
    assert all(1 <= len(text) <= 100 for text in said.values()), said
    options = payload.get("options") or []
    assert len(options) <= 25
    for option in options:
        check_command(option)
    choices = payload.get("choices") or []
    assert len(choices) <= 25
    assert all(1 <= len(text) <= 100 for choice in choices for text in (choice["name"], str(choice["value"])))
