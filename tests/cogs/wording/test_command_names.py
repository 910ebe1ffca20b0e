"""What the bot registers with Discord."""

from __future__ import annotations

import re
from typing import Any

from cogs.games.game_command import SCORE, STOP
from cogs.games.registry import hosted_games
from localization.catalog import load_speakers
from tests.cogs.conftest import TestWorld
from tests.hosted import GAMES

Json = dict[str, Any]

COMMANDS = {
    "play", "join", "leave", "start", "roll", "move", "peek", "board", "rules", "verify", "export", "replay", "help",
    "undo", "settings", "table", "privacy", "keep", "stop", "score", "odds", "swap", "claim", "decide",
    "history", "leaderboard", "season", "luck", "stats", "learn", "hint", "clock", "mine",
    "resign", "watch", "unwatch",
}  # fmt: skip


async def test_commands_are_what_discord_accepts_in_every_language(world: TestWorld) -> None:
    tree = world.bot.tree
    assert tree.translator is not None
    payloads = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    assert {payload["name"] for payload in payloads} == COMMANDS
    for payload in payloads:
        check_command(payload)
        assert payload["integration_types"] == [0], "on servers, not for single people"
        of_server = payload["name"] in ("history", "leaderboard", "season", "watch", "unwatch")
        assert payload["contexts"] == ([0] if of_server else [0, 1]), "nowhere but there and in the bot's own messages"
    for locale in ("de", "fr"):
        names = [payload["name_localizations"][locale] for payload in payloads]
        assert len(set(names)) == len(names), f"two commands have the same name in {locale}"


def test_a_word_of_several_games_is_described_without_naming_one() -> None:
    """Stopping and points are any game's, though one alone has them yet."""
    understood = [word for game in hosted_games().values() for word in game.controls.commands]
    shared = {word for word in understood if understood.count(word) > 1} | {STOP, SCORE}
    for say in load_speakers().values():
        for word in shared:
            description = say(f"command-{word.name}-description")
            assert not any(say(f"game-{key}") in description for key in GAMES), description


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
