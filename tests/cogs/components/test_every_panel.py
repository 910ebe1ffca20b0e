"""Every panel's custom ids, pressed by somebody whose panel it is not, and altered by those whose it is."""

import random
from typing import Any

import pytest

from cogs.components.press_id import PressId
from cogs.settings.panel import SECTIONS
from host.table.public_table import PublicTable
from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player

PANELS = (
    "help", "rules", "mine", "stats", "history", "leaderboard", "settings", "privacy", "table resign", "peek",
)  # fmt: skip
"""Commands that answer with something to press."""

OPEN_TO_ALL = {"join", "watch", "take-seat"}
"""Verbs that somebody who has no seat may use at a table."""


def standing(table: PublicTable) -> tuple[object, ...]:
    """Parts of the table that nobody but its people may change."""
    preferences = (table.preferences, table.language)
    return table.version, table.status, table.seats, table.leader, table.options, table.proposal, preferences


async def all_panels(world: TestWorld, player: Player) -> list[tuple[str, list[str]]]:
    """The custom ids of everything that the player can come to see, with the values of menus."""
    for command in PANELS:
        await player.command(command)
    for section in SECTIONS:
        await settings(player, section)
    for verb in ("analysis", "watched"):
        await ask(player, verb)
    seen: dict[str, list[str]] = {}
    for _ in range(2):
        for message in player.sees():
            for part in [*message.buttons, *message.menus, *message.pickers]:
                new = part["custom_id"] not in seen
                seen.setdefault(part["custom_id"], [option["value"] for option in part.get("options", ())])
                # What is behind "More …", a page or the private panel of a move.
                press = PressId.parse(part["custom_id"])
                if new and press is not None and press.verb in ("more", "rules", "settings", "bell", "fair-dice"):
                    await player.press_id(part["custom_id"], message.id)
    return list(seen.items())


def one_of_each(ids: list[tuple[str, list[str]]], randomness: random.Random) -> list[tuple[str, list[str]]]:
    """One custom id for each verb and kind of argument, since pages and settings come in dozens."""
    shuffled = randomness.sample(ids, len(ids))
    kinds = {tuple(custom_id.split(":")[3:5]): (custom_id, values) for custom_id, values in shuffled}
    verbs = {kind[0] if kind[0] not in ("set", "settings") else kind: pressed for kind, pressed in kinds.items()}
    return sorted(verbs.values())


async def press_each(
    world: TestWorld, player: Player, ids: list[tuple[str, list[str]]], randomness: random.Random
) -> set[str]:
    """By the player, on one of the messages that they see; returns the verbs that changed the table."""
    changed = set()
    for custom_id, values in ids:
        before = standing(await table_of(world))
        # Some of them go once they have served.
        on = randomness.choice([message.id for message in player.sees()][-3:])
        chosen = [randomness.choice(values)] if values else []
        answer = await player.press_id(custom_id, on, chosen)
        assert answer.acknowledged, custom_id
        assert "incident" not in answer.text.lower(), (custom_id, answer.text)
        if standing(await table_of(world)) != before:
            changed.add(custom_id.split(":")[3])
    return changed


def altered(custom_id: str, others: list[str], randomness: random.Random) -> str:
    parts, other = custom_id.split(":"), randomness.choice(others).split(":")
    place = randomness.randrange(1, len(parts))
    replacements: list[Any] = [other[min(place, len(other) - 1)], "", "0", "-1", "9" * 19, "🧀", parts[place] * 2]
    parts[place] = randomness.choice(replacements)
    if randomness.random() < 0.2:
        parts.append(randomness.choice(replacements))
    return ":".join(parts)[:100]


@pytest.mark.usefixtures("heap")
async def test_nobody_acts_by_what_was_shown_to_somebody_else(world: TestWorld, chloe: Player, seed: int) -> None:
    ben = world.person("Ben", manage_guild=True, manage_messages=True)
    randomness = random.Random(seed)
    await seat_all(world, [ben, chloe], game="wiedumir")
    await (await mover(world, [ben, chloe])).command("roll")
    ids = await all_panels(world, ben)
    assert len(ids) > 60
    preferences = world.bot.services.preferences
    before = await preferences.people.of(ben.id), await preferences.servers.of(world.guild.id)
    stranger, pressed = world.person("Dora", "de"), one_of_each(ids, randomness)
    assert await press_each(world, stranger, pressed, randomness) <= OPEN_TO_ALL
    assert (await preferences.people.of(ben.id), await preferences.servers.of(world.guild.id)) == before

    known = [custom_id for custom_id, _ in ids]
    forged = [(altered(custom_id, known, randomness), values) for custom_id, values in randomness.sample(pressed, 15)]
    await press_each(world, stranger, forged, randomness)
    await press_each(world, ben, forged, randomness)
