"""Nothing that an onlooker can press, choose or type changes anything about a table, or what everybody sees of it."""

import random
from typing import Any

import pytest

from cogs.commands.substituting import TAKE
from cogs.games.registry import hosted_games
from cogs.press_handlers import FORMS, PRESSES
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import look_up, mover, seat_all, table_of
from tests.games import UNDER_TEST
from tests.hosted import GAMES
from tests.simulated_discord import Player

TAKES_A_SEAT = {TAKE}
"""Verbs that make an onlooker a player, where the table allows it."""

COMMANDS: dict[str, dict[str, Any]] = {
    "leave": {}, "start": {}, "roll": {}, "board": {}, "table end": {"what": "match"}, "table undo": {},
    "table resign": {}, "table swap": {"one": 0, "other": 1}, "table cancel": {"reason": "I say so"}, "rules": {},
    "peek": {}, "move": {"what": "1"}, "join": {},
}  # fmt: skip


EVERY_VERB = "kaeseschieben"
"""The game at which everything common to all games is pressed."""


async def all_there_is(world: TestWorld) -> Any:
    """Stored data of the table, and the messages that everybody sees in the channel."""
    stored = await world.bot.store.load((await table_of(world)).id)
    return stored, [(message.id, message.components) for message in world.messages]


async def busy_table(world: TestWorld, people: list[Player], game: str) -> None:
    """A match under way, with somebody away, an open proposal, and a computer player if there is room for one."""
    world.bot.services.computers.pace = 3600
    most = max(GAMES[game].spec.seat_counts)
    people = people[: most - 1]
    fewest = min(count for count in GAMES[game].spec.seat_counts if count >= len(people))
    await seat_all(world, people, computers=max(0, min(most, max(fewest, len(people) + 1)) - len(people)), game=game)
    while True:
        table = await table_of(world)
        if any(table.is_turn_of(person.id) for person in people):
            break
        [position, *_] = await world.bot.services.host.computer_positions(table.id)
        rules, view, level, _ = position.decision
        code = rules.encode(rules.choose(view, level, random.Random(1).randrange))
        await world.bot.services.host.act_for_computer(table.id, position, code)
    person = await mover(world, people)
    await person.command("roll")
    away, proposer = [each for each in people if each is not person][:2]
    await away.command("leave")
    await proposer.command("table end", what="match")
    await world.env.settle()


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_that_an_onlooker_presses_changes_anything(world: TestWorld, game: str) -> None:
    people = [world.person(name) for name in ("Anna", "Ben", "Chloé")]
    await busy_table(world, people, game)
    onlooker = world.person("Dora")
    before = await all_there_is(world)
    table, board = await table_of(world), world.table
    for component in [*board.buttons, *board.menus]:
        values = [option["value"] for option in component.get("options", [])[:1]]
        panels = (await onlooker.press_id(component["custom_id"], board.id, values)).private
        for panel in panels:
            for within in panel.buttons:
                if within["custom_id"].split(":")[3] not in TAKES_A_SEAT:
                    await onlooker.press_id(within["custom_id"], panel.id)
        assert await all_there_is(world) == before, component["custom_id"]
    presses = UNDER_TEST[game].presses
    verbs = ["roll", *(f"{game}.{verb}" for verb in hosted_games()[game].controls.presses)]
    if game == EVERY_VERB:
        verbs += [*PRESSES, *FORMS]
    for verb in verbs:
        if verb in TAKES_A_SEAT:
            continue
        for argument in ("", *presses.arguments[:2]):
            custom_id = f"sa:{table.id}:{table.version}:{verb}" + (f":{argument}" if argument else "")
            await onlooker.press_id(custom_id, board.id, list(presses.values[:1]) if argument else [])
        assert await all_there_is(world) == before, verb
    for command, options in COMMANDS.items() if game == EVERY_VERB else ():
        await onlooker.command(command, **options)
        assert await all_there_is(world) == before, command


async def test_onlookers_look_things_up_in_private(world: TestWorld) -> None:
    await busy_table(world, [world.person(name) for name in ("Anna", "Ben", "Chloé")], "mensch")
    onlooker = world.person("Dora")
    messages = len(world.messages)
    assert (await look_up(onlooker, "story")).private[0].ephemeral
    panel = (await onlooker.press("More …")).private[0]
    for button in panel.buttons:
        if button["custom_id"].split(":")[3] in ("rules", "odds", "fair-dice"):
            answer = await onlooker.press_id(button["custom_id"], panel.id)
            assert answer.text
            assert all(message.ephemeral for message in answer.private)
    assert len(world.messages) == messages
