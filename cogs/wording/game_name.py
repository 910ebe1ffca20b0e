"""What a game is called, also one that is no longer here at all."""

from __future__ import annotations

from localization.catalog import MissingText, Speaker


def game_name(game_key: str, say: Speaker) -> str:
    try:
        return say(f"game-{game_key}")
    except MissingText:
        return game_key
