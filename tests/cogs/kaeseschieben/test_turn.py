"""Rolling, the private pad, moving by command; and everybody else's presses."""

from dataclasses import replace

import pytest

from engine.fair_dice import FairDice
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import moves_since
from host.match import lobby
from host.table.seats import Person
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import any_path, play_turn, view_of
from tests.cogs.playing import mover, seat_all, table_of
from tests.simulated_discord import Player, Seen

ARROWS = {"n": ("Up", "Hoch", "Haut"), "e": ("Right", "Rechts", "Droite"), "s": ("Down", "Runter", "Bas")}
ARROWS["w"] = ("Left", "Links", "Gauche")
PAD = 6
"""Arrows, a step back and a new start: what stands above them is advice."""


async def press_any(player: Player, labels: tuple[str, ...], pad: Seen) -> None:
    label = next(label for label in labels if pad.has_button(label))
    await player.press(label, on=pad.id)


def steps_left(pad: Seen) -> int:
    heading = pad.text.splitlines()[0]
    return 1 if "the next is the last" in heading else int(heading.split(" · ")[1].split()[0])


def pad_of(player: Player) -> Seen:
    return next(seen for seen in reversed(player.private()) if "kaeseschieben.draft" in str(seen.components))


@pytest.mark.pictures
async def test_a_turn_by_arrows_ends_with_the_last_step(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    rolled = await player.press("Roll")
    pad = rolled.private[0]
    view = await view_of(world)
    assert str(view.steps) in pad.text
    public_before = world.table
    path = any_path(view)
    for made, letter in enumerate(path[:-1], start=1):
        await press_any(player, ARROWS[letter], pad)
        assert world.table == public_before, "nothing is public before it is done"
        assert len(pad_of(player).text.splitlines()[1].split("→")) == made + 1
    await press_any(player, ARROWS[path[-1]], pad_of(player))
    after = await view_of(world)
    assert moves_since((await table_of(world)).recent, None)
    assert after.turn != view.turn
    assert world.table.files["board.png"] != public_before.files["board.png"]
    assert f"{view.mice[view.turn or 0].name} to " in world.table.text
    assert pad.id not in {seen.id for seen in player.private()}, "a pad that has served goes away"


async def seat_with_help(world: TestWorld, people: list[Player]) -> None:
    await seat_all(world, people)
    leader, table = Person(people[0].id, ""), await table_of(world)
    await world.bot.services.host.change(table.id, lobby.prefer, leader, lambda chosen: replace(chosen, help=True))


async def test_a_turn_by_its_end_takes_two_presses(
    world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    monkeypatch.setattr(FairDice, "draw", lambda *_: (3,))
    pad = (await player.press("Roll")).private[0]
    turn = (await view_of(world)).turn
    [ends] = pad.menus
    assert not pad.files, "the board stands right above"
    pushing = [" · " in option["label"] for option in ends["options"]]
    assert pushing == sorted(pushing, reverse=True), "those that push come first"
    wanted = ends["options"][0]
    await player.press_id(ends["custom_id"], pad.id, [wanted["value"]])
    [*_, moved] = moves_since((await table_of(world)).recent, None)
    assert (moved.seat, moved.squares[-1].name) == (turn, wanted["label"].split()[0])


async def test_a_turn_by_a_way_that_is_shown_takes_two_presses(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_with_help(world, [anna, ben])
    player = await mover(world, [anna, ben])
    pad = (await player.press("Roll")).private[0]
    view = await view_of(world)
    ways = pad.labels[:-PAD]
    assert 1 <= len(ways) <= 3
    assert ways[0].startswith("hard: ")
    await player.press(ways[-1], on=pad.id)
    events = [event for group in (await table_of(world)).recent for event in group]
    moved = next(event for event in reversed(events) if isinstance(event, MouseMoved))
    assert moved.seat == view.turn
    assert moved.squares[-1].name in ways[-1]
    assert pad.id not in {seen.id for seen in player.private()}


async def test_the_pad_greys_out_impossible_steps(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [ben, anna])
    player = await mover(world, [anna, ben])
    await player.press("Roll")
    pad = pad_of(player)
    view = await view_of(world)
    assert view.turn is not None
    towards_edge = ARROWS["s"] if view.turn == 0 else ARROWS["n"]
    inward = ARROWS["n"] if view.turn == 0 else ARROWS["s"]
    assert next(b for b in pad.buttons if b["label"] in towards_edge)["disabled"]
    assert not next(b for b in pad.buttons if b["label"] in inward).get("disabled")


async def test_a_step_back_and_a_new_start(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [ben, anna])
    while (await mover(world, [anna, ben])) is not ben or (await _roll_steps(world, ben)) < 3:
        if (await mover(world, [anna, ben])) is ben:
            await ben.command("move", what=any_path(await view_of(world)))
        else:
            await play_turn(world, [anna, ben])
    pad = pad_of(ben)
    path = any_path(await view_of(world))
    await press_any(ben, ARROWS[path[0]], pad)
    await press_any(ben, ARROWS[path[1]], pad)
    steps = (await view_of(world)).steps
    assert steps_left(pad_of(ben)) == steps - 2
    await ben.press("Back", on=pad.id)
    assert steps_left(pad_of(ben)) == steps - 1
    assert pad_of(ben).button("Restart")["disabled"], "a step back does the same"
    await press_any(ben, ARROWS[path[1]], pad_of(ben))
    await ben.press("Restart", on=pad.id)
    assert steps_left(pad_of(ben)) == steps


async def test_a_single_step_is_taken_by_an_arrow_or_by_a_good_way(
    world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = world.person("Anna")
    await seat_with_help(world, [anna, ben])
    monkeypatch.setattr(FairDice, "draw", lambda *_: (1,))
    player = await mover(world, [anna, ben])
    assert await _roll_steps(world, player) == 1
    pad = pad_of(player)
    assert len(pad.labels) > PAD
    ids = [shown["custom_id"] for shown in pad.buttons]
    assert len(set(ids)) == len(ids), "Discord would not show the pad"
    version = (await table_of(world)).version
    await player.press(pad.labels[0], on=pad.id)
    assert (await table_of(world)).version > version


async def _roll_steps(world: TestWorld, player: Player) -> int:
    await player.command("roll")
    return (await view_of(world)).steps


async def test_rolling_twice_finds_the_same_roll(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    stale = world.table.button("Roll")["custom_id"]
    await player.press("Roll")
    faces = (await view_of(world)).faces
    version = (await table_of(world)).version
    again = await player.press_id(stale, world.table.id)
    assert "🎲" in again.text
    assert (await player.command("roll")).private[0].labels == again.private[0].labels
    assert (await view_of(world)).faces == faces
    assert (await table_of(world)).version == version


@pytest.mark.parametrize("pressed", ["done:{path}", "draft:n:n"])
async def test_a_press_on_an_outdated_pad_is_explained(
    world: TestWorld, anna: Player, ben: Player, pressed: str
) -> None:
    await seat_all(world, [anna, ben])
    player = await mover(world, [anna, ben])
    await player.command("roll")
    pad = pad_of(player)
    table = await table_of(world)
    path = any_path(await view_of(world))
    await player.command("move", what=path)
    answer = await player.press_id(f"sa:{table.id}:{table.version}:kaeseschieben.{pressed.format(path=path)}", pad.id)
    assert "/board" in answer.text or "/brett" in answer.text
    assert [seen.id for seen in answer.private] == [pad.id], "the pad has gone"


async def test_a_pad_of_a_former_turn_becomes_that_of_the_present_move(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    people = [anna, ben]
    await seat_with_help(world, people)
    player = await mover(world, people)
    pad = (await player.press("Roll")).private[0]
    await player.command("move", what=any_path(await view_of(world)))
    arrow, way = (
        next(b for b in buttons if not b.get("disabled")) for buttons in (pad.buttons[-PAD:], pad.buttons[:-PAD])
    )
    await play_turn(world, people)
    await player.press("Roll")
    before = (await table_of(world)).version
    for pressed in (arrow, way):
        [fresh] = (await player.press_id(pressed["custom_id"], pad.id)).private
        assert "from an earlier turn" in fresh.text
        assert "pad.png" in fresh.files
        assert fresh.labels[0].startswith("hard: "), "nothing of the former path is left"
    assert (await table_of(world)).version == before, "nothing was carried out"
    best = fresh.buttons[0]
    await player.press_id(best["custom_id"], fresh.id)
    assert (await table_of(world)).version > before
