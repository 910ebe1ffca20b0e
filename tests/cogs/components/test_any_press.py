"""Presses that no button of ours sends: whatever arrives is answered in words, never with an incident."""

import random
from itertools import product

import pytest

from cogs.games.registry import hosted_games
from cogs.press_handlers import FORMS, PRESSES
from host.table.status import Status
from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, seat_all, table_of
from tests.games import UNDER_TEST
from tests.hosted import GAMES
from tests.simulated_discord import Player

VERBS_OF_GAMES = [(key, verb) for key, game in hosted_games().items() for verb in game.controls.presses]
VERBS = [
    *PRESSES, *FORMS, "roll", *dict.fromkeys(verb for _, verb in VERBS_OF_GAMES),
    *(f"{key}.{verb}" for key, verb in VERBS_OF_GAMES), "cheese.pad", "nonsense", "",
]  # fmt: skip
ARGUMENTS = [
    "", "yes", "no", "x", "²", "🧀", "rounds", "closed_lids", ":", ":::", "1", "-1", "9" * 20,
    *dict.fromkeys(argument for game in UNDER_TEST.values() for argument in game.presses.arguments),
]  # fmt: skip
VALUES = [
    "", "on", "1", "9", "10", "-1", "rounds=3", "true", "x" * 100, "🧀",
    *(value for game in UNDER_TEST.values() for value in game.presses.values),
]  # fmt: skip


each_game = pytest.mark.parametrize("game", GAMES)


def enough(world: TestWorld, players: list[Player], game: str) -> list[Player]:
    """These people, and as many more as the game needs."""
    missing = min(GAMES[game].spec.seat_counts) - len(players)
    return [*players, *(world.person(f"Extra {number}") for number in range(missing))]


async def press_anything(world: TestWorld, players: list[Player], seed: int, presses: int) -> None:
    randomness = random.Random(seed)
    every = list(product(VERBS, ARGUMENTS))
    table = await table_of(world)
    ended = not table.status.is_open
    for verb, argument in randomness.sample(every, presses):
        numbers = [table.id, table.id, table.id, 0, -1, 2**31, 2**63, 10**30]
        versions = [(await table_of(world)).version] * 4 + [0, -1, 10**30]
        parts = ["sa", str(randomness.choice(numbers)), str(randomness.choice(versions)), verb]
        custom_id = ":".join([*parts, argument] if argument else parts)[:100]
        values = [randomness.choice(VALUES)] if randomness.random() < 0.3 else []
        # A rematch has a message of its own.
        pressed = (await world.bot.services.host.table(table.id)).message_id
        assert pressed is not None
        answer = await randomness.choice(players).press_id(custom_id, pressed, values)
        assert answer.acknowledged, custom_id
        assert "incident" not in answer.text.lower(), custom_id
        if not ended and not (await table_of(world)).status.is_open:
            return


async def test_whatever_is_pressed_at_an_invitation(world: TestWorld, ben: Player, chloe: Player, seed: int) -> None:
    stranger = world.person("Dora", "de")
    await ben.command("play", game="wiedumir")
    await chloe.command("join")
    await press_anything(world, [ben, chloe, stranger], seed, 20)


@each_game
async def test_whatever_is_pressed_in_mid_game(
    world: TestWorld, ben: Player, chloe: Player, game: str, seed: int
) -> None:
    stranger = world.person("Dora", "de")
    players = enough(world, [ben, chloe], game)
    await seat_all(world, players, game=game)
    if seed % 2:
        # A roll, and what follows it.
        await (await mover(world, players)).command("roll")
    await press_anything(world, [*players, stranger], seed, 20)


@each_game
async def test_whatever_is_pressed_after_the_end(
    world: TestWorld, ben: Player, chloe: Player, game: str, seed: int
) -> None:
    players = enough(world, [ben, chloe], game)
    await seat_all(world, players, game=game)
    await ben.command("table end", what="match")
    for player in players[1:]:
        if (await table_of(world)).status.is_open:
            await player.press("Yes")
    assert (await table_of(world)).status is Status.FINISHED
    await press_anything(world, [ben, chloe, world.person("Dora", "de")], seed, 20)


TYPED = [
    "", " ", "²", "٣", "9" * 200, "-1", "0", "x" * 200, "\u202e1", "A\u0000", "1:2:3", "🧀" * 50, "B٢ 9", "3 " * 100,
]  # fmt: skip


@each_game
async def test_whatever_is_typed_gets_a_sentence(world: TestWorld, ben: Player, chloe: Player, game: str) -> None:
    players = enough(world, [ben, chloe], game)
    await seat_all(world, players, game=game)
    person = await mover(world, players)
    await person.command("roll")
    for typed in TYPED:
        before = (await table_of(world)).version
        answer = await person.forge("move", {"name": "what", "type": 3, "value": typed})
        # "0" sets no dice aside: what is understood is answered by the table.
        assert answer.text or (await table_of(world)).version > before, typed
        assert "incident" not in answer.text.lower(), typed
        await person.complete("move", "what", typed)


async def test_numbers_larger_than_any_id_are_refused_in_words(world: TestWorld, ben: Player) -> None:
    shown = (await ben.command("help")).private[0]
    nines, zeros = "9" * 30, "0" * 19 + "9" * 21
    for pressed, value in (
        (f"0:0:stats:{nines}:here:all:facts", ""),
        (f"0:0:stats:{nines}:here:*", "all"),
        (f"0:0:history:{nines}:all:all:0:later", ""),
        (f"0:0:history:{zeros}:all:all:0:later", ""),
        (f"0:0:history:{zeros}:*:all:0:later", "all"),
        (f"0:0:history-match:{nines}", ""),
        (f"0:0:leaderboard:mensch:{nines}:0", ""),
        ("0:0:leaderboard:mensch:999999999:999999999", ""),
        ("0:0:unwatch", nines),
        (f"0:0:mine:{nines}", ""),
        (f"{nines}:0:settings:table::0", ""),
        (f"{nines}:0:set:table::0:table-motion:on", ""),
        (f"{nines}:0:rules-page:mensch:aim:on", ""),
    ):
        answer = await ben.press_id(f"sa:{pressed}", shown.id, [value] if value else [])
        assert answer.acknowledged, pressed
        assert "incident" not in answer.text.lower(), (pressed, answer.text)


async def test_a_button_that_means_nothing_any_more_says_so(world: TestWorld, ben: Player) -> None:
    assert "no longer means anything" in (await ask(ben, "stats-game", table=0)).text
