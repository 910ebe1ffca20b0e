"""Presses that no button of ours sends: whatever arrives is answered in words, never with an incident."""

from __future__ import annotations

import random
from itertools import product

import pytest

from cogs.presses import HANDLERS
from playground.simulated_discord import Player
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import play_turn, seat_all, table_of, view_of

VERBS = [*HANDLERS, "pad", "draft", "done", "bonus", "nonsense", ""]
ARGUMENTS = [
    "", "yes", "no", "n", "nnnnnnnnnnnnnnnnnnnn", "x", "²", "🧀", "rounds", "closed_lids", "take:0:large",
    "take:9:huge", "take:-1:small", "decline", "back:", "over:", "n:nn", ":", ":::", "move:n", "1", "-1", "9" * 20,
]  # fmt: skip
VALUES = ["", "on", "1", "9", "10", "-1", "rounds=3", "true", "x" * 100, "🧀"]


async def press_anything(world: TestWorld, players: list[Player], seed: int, presses: int) -> None:
    randomness = random.Random(seed)
    every = list(product(VERBS, ARGUMENTS))
    table = await table_of(world)
    for verb, argument in randomness.sample(every, presses):
        numbers = [table.id, table.id, table.id, 0, -1, 2**31, 2**63, 10**30]
        versions = [(await table_of(world)).version] * 4 + [0, -1, 10**30]
        parts = ["sa", str(randomness.choice(numbers)), str(randomness.choice(versions)), verb]
        custom_id = ":".join([*parts, argument] if argument else parts)[:100]
        values = [randomness.choice(VALUES)] if randomness.random() < 0.3 else []
        answer = await randomness.choice(players).press_id(custom_id, world.table.id, values)
        assert answer.acknowledged, custom_id
        assert "incident" not in answer.text.lower(), custom_id
        if not (await table_of(world)).status.is_open:
            return


@pytest.mark.parametrize("attempt", range(3))
async def test_whatever_is_pressed_at_an_invitation(world: TestWorld, ben: Player, chloe: Player, attempt: int) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    stranger = world.person("Dora", "de")
    await ben.command("play", game="kaeseschieben")
    await chloe.command("join")
    await press_anything(world, [ben, chloe, stranger], seed, 60)


@pytest.mark.parametrize("attempt", range(3))
async def test_whatever_is_pressed_in_mid_game(world: TestWorld, ben: Player, chloe: Player, attempt: int) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    stranger = world.person("Dora", "de")
    await seat_all(world, [ben, chloe])
    if attempt:
        await play_turn(world, [ben, chloe])
    await press_anything(world, [ben, chloe, stranger], seed, 60)


async def test_whatever_is_pressed_after_the_end(world: TestWorld, ben: Player, chloe: Player) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    await seat_all(world, [ben, chloe])
    await ben.command("table end", what="match")
    await chloe.press_id(f"sa:{(await table_of(world)).id}:0:vote:yes", world.table.id)
    assert (await view_of(world)).results
    await press_anything(world, [ben, chloe, world.person("Dora", "de")], seed, 60)
