"""A turn of For-Get-It by buttons and by commands, the picker, and the answers to everybody else."""

import random

import pytest

from cogs.faces.forgetit.face import ForGetItFace
from cogs.games.registry import hosted_games
from engine.forgetit.events import DiceRolled, NumbersKept, TurnStopped
from engine.forgetit.view import Phase, last_turn
from localization.catalog import Language
from tests.cogs.conftest import TestWorld
from tests.cogs.forgetit.playing import act, play_until, seat_all, view_of
from tests.cogs.playing import mover, table_of
from tests.cogs.scenes import SPEAKERS, scene_of
from tests.engine.playing import begin, dice_of, random_mover
from tests.simulated_discord import Player, Seen


def keep_buttons(table: Seen) -> list[str]:
    return [label for label in table.labels if "roll" in label.lower() or "bank" in label]


async def test_a_turn_takes_two_presses(world: TestWorld, anna: Player, ben: Player) -> None:
    await seat_all(world, [anna, ben])
    assert world.table.labels == ["Roll all nine", "Score sheet", "More …"]
    assert "dice.png" in world.table.files
    player = await play_until(world, [anna, ben], Phase.CHOOSING)
    view, version = await view_of(world), (await table_of(world)).version
    numbers = view.hand.numbers_to_keep()
    assert len(keep_buttons(world.table)) == len(numbers) + 2, "rolling on with each number, with none, and stopping"
    best = max(view.hand.kept(number, view.hand.showing(number)).score for number in numbers)
    stop = next(label for label in world.table.labels if "bank" in label)
    assert stop.endswith(f" = bank {best}")
    assert "blue rolls on, green banks" in world.table.text
    await player.press(stop)
    last = last_turn((await table_of(world)).recent)
    assert isinstance(last, TurnStopped)
    assert (last.seat, last.score) == (view.turn, best)
    assert (await table_of(world)).version == version + 2
    assert f"**{best} points** ✋" in world.table.text


async def test_keeping_and_rolling_is_one_press_that_works_once(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    player = await play_until(world, [anna, ben], Phase.CHOOSING)
    view, version = await view_of(world), (await table_of(world)).version
    assert view.turn is not None
    label = keep_buttons(world.table)[0]
    kept_dice = label.split()[0]
    count, number = view.hand.showing(int(kept_dice[-1])).total, int(kept_dice[-1])
    assert kept_dice == (f"{number}·{number}" if count == 2 else f"{count}×{number}")
    custom_id, message = world.table.button(label)["custom_id"], world.table.id
    async with world.at_once():
        await player.press_id(custom_id, message)
        await player.press_id(custom_id, message)
    events = (await table_of(world)).events_since(version)
    kept = [event for event in events if isinstance(event, NumbersKept)]
    assert [(event.number, event.dice.total) for event in kept] == [(number, count)]
    assert sum(isinstance(event, DiceRolled) for event in events) == 1
    assert (await table_of(world)).version == version + 3, "kept, rolled, and what fell"
    again = await player.press_id(custom_id, message)
    assert "Already done" in again.text
    assert "**" + ("Anna" if player is anna else "Ben") + "**" in again.text, "and says what stands"
    other = ben if player is anna else anna
    assert (
        "/board" in (await other.press_id(custom_id, message)).text
        or "not your turn" in (await other.press_id(custom_id, message)).text
    )


async def test_a_choice_that_was_not_taken_is_not_said_to_have_been(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    player = await play_until(world, [anna, ben], Phase.CHOOSING)
    moment = world.table
    choices = [button for button in moment.buttons if ".keep-roll:" in button["custom_id"]]
    taken = next(button for button in choices if not button["custom_id"].endswith(":none"))["custom_id"]
    none = next(button for button in choices if button["custom_id"].endswith(":none"))["custom_id"]
    await player.press_id(taken, moment.id)
    for other in (taken.replace("keep-roll", "keep-stop"), none):
        answer = await player.press_id(other, moment.id)
        assert "moved on" in answer.text
        assert "Already done" not in answer.text
    assert "Already done" in (await player.press_id(taken, moment.id)).text


async def test_both_halves_of_a_press_are_carried_out_or_neither(world: TestWorld, ben: Player) -> None:
    """Dice that are not shown cannot be kept, so nothing is rolled or stopped either."""
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    player = await play_until(world, [anna, ben], Phase.CHOOSING)
    table, view = await table_of(world), await view_of(world)
    absent = next(number for number in range(1, 6) if view.hand.showing(number).total < 3)
    for verb in ("keep-roll", "keep-stop"):
        answer = await player.press_id(f"sa:{table.id}:{table.version}:forgetit.{verb}:{absent}:333", world.table.id)
        assert answer.text
    assert (await table_of(world)).version == table.version
    assert await view_of(world) == view


async def open_picker(world: TestWorld, players: list[Player]) -> tuple[Player, Seen]:
    """The player who may choose among more dice than they must take, at the picker."""
    while True:
        player = await play_until(world, players, Phase.CHOOSING)
        if world.table.has_button("Choose dice …"):
            return player, (await player.press("Choose dice …")).private[0]
        await act(world, players)


async def test_single_dice_are_picked_in_private_by_the_word_they_bear(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    player, picker = await open_picker(world, [anna, ben])
    public = world.table
    view = await view_of(world)
    pickable = [die for die in view.hand.shown if die.number in view.hand.numbers_to_keep()]
    *dice, roll, stop = picker.buttons
    assert [button["label"] for button in dice] == [f"{die.number} {die.word.name}" for die in pickable]
    assert roll["label"].startswith("Roll all ")
    assert stop["label"] == "Stop: 0 points"
    number = max(view.hand.numbers_to_keep(), key=lambda number: view.hand.showing(number).total)
    places = [place for place, die in enumerate(pickable) if die.number == number]
    wanted = places[: max(view.hand.fewest, len(places) - 1)]
    for place in wanted:
        fresh = next(seen for seen in player.private() if seen.id == picker.id)
        await player.press_id(fresh.buttons[place]["custom_id"], picker.id)
    fresh = next(seen for seen in player.private() if seen.id == picker.id)
    assert f"{len(wanted)} × {number} (" in fresh.text
    assert [button["style"] == 3 for button in fresh.buttons[:-2]] == [n in wanted for n in range(len(pickable))]
    assert [bool(button.get("emoji")) for button in fresh.buttons[:-2]] == [n in wanted for n in range(len(pickable))]
    assert world.table == public, "nothing is public before it is done"
    version = (await table_of(world)).version
    await player.press(fresh.labels[-2], on=picker.id)
    kept = [event for event in (await table_of(world)).events_since(version) if isinstance(event, NumbersKept)]
    assert [(event.number, event.dice.total) for event in kept] == [(number, len(wanted))]
    assert picker.id not in {seen.id for seen in player.private()}, "a picker that has served goes away"


async def test_a_tap_on_another_number_starts_over_and_too_few_cannot_be_done(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    while True:
        player, picker = await open_picker(world, [anna, ben])
        numbers = (await view_of(world)).hand.numbers_to_keep()
        if len(numbers) > 1:
            break
        await player.command("move", what="0")
        await act(world, [anna, ben])
    first = picker.buttons[0]
    other = next(
        button for button in picker.buttons if button["label"][0] in "12345" and button["label"][0] != first["label"][0]
    )
    await player.press_id(first["custom_id"], picker.id)
    seen = player.private()[-1]
    assert "at least two" in seen.text
    assert all(button["disabled"] for button in seen.buttons[-2:])
    label = other["label"]
    place = picker.buttons.index(other)
    await player.press_id(seen.buttons[place]["custom_id"], picker.id)
    seen = player.private()[-1]
    assert f"Chosen: 1 × {label[0]} ({label[2:]})." in seen.text


async def test_dice_are_typed_with_their_words(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben])
    assert "Roll first" in (await (await mover(world, [anna, ben])).command("move", what="3")).text
    player = await play_until(world, [anna, ben], Phase.CHOOSING)
    hand = (await view_of(world)).hand
    number = hand.numbers_to_keep()[0]
    absent = next(n for n in range(1, 6) if n not in hand.numbers_to_keep())
    assert "cannot read" in (await player.command("move", what="many")).text
    assert "cannot read" in (await player.command("move", what="7")).text
    assert (await player.command("move", what=str(absent))).text != ""
    assert (await view_of(world)).phase is Phase.CHOOSING
    choices = await player.complete("move", "what", f"{number} ")
    assert 1 <= len(choices) <= 25
    assert all(choice["value"].startswith(f"{number} ") for choice in choices)
    typed = next(choice["value"] for choice in reversed(choices) if choice["value"].split()[-1] not in ("roll", "stop"))
    await player.command("move", what=typed)
    after = (await view_of(world)).hand
    assert after.collected - hand.collected == len(typed.split()) - 1
    assert "roll on or stop" in (await player.command("move", what="0")).text


@pytest.mark.parametrize("language", Language)
def test_labels_fit_two_in_a_phones_row_and_are_those_of_the_lesson(language: Language) -> None:
    match, move = begin(hosted_games()["forgetit"].editions[-1], seats=2, seed=3), random_mover(random.Random(3))
    while not match.over:
        [seat] = match.to_act()
        if match.view(seat).phase is Phase.CHOOSING:
            scene = scene_of("forgetit", match, seat, language)
            *keeping, _ = ForGetItFace().buttons(scene)
            assert max(len(each.label or "") for each in keeping) <= 16
        match = match.act(seat, move(match, seat), dice_of(3).draw)
    say = SPEAKERS[language]
    for label in (f"3×4 + {say('forgetit-roll', count=5)}", f"3×4 = {say('forgetit-bank', points=12)}"):
        assert label in say("lesson-forgetit-first")
