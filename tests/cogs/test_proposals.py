"""Agreements at a table, as its people see them: by button and by command, and across a restart."""

from host.table.status import Status
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import good_path, play_turn, view_of
from tests.cogs.playing import look_up, mover, seat_all, table_of
from tests.simulated_discord import Player


async def test_a_walk_is_taken_back_by_consent_of_all_also_after_a_restart(world: TestWorld, ben: Player) -> None:
    people = [world.person("Anna"), ben]
    await seat_all(world, people)
    walker = await mover(world, people)
    other = next(person for person in people if person is not walker)
    assert not world.table.has_button("Take back")
    assert "not made a move yet" in (await walker.command("table undo")).text
    await walker.command("roll")
    assert "Dice have been rolled" in (await walker.command("table undo")).text
    before = await table_of(world)
    await play_move_of(world, walker)
    walked = await table_of(world)
    assert walked.view.mice != before.view.mice

    assert "not made a move yet" in (await other.press("Take back")).text
    await walker.press("Take back")
    assert "wants to take back" in world.table.text
    assert "1 of 2" in world.table.text
    await world.restart_bot()
    await other.press("Yes")
    back = await table_of(world)
    assert (back.view, back.to_act) == (before.view, before.to_act)
    assert back.version > walked.version
    assert "took back a move" in world.table.text
    await play_move_of(world, walker)
    story = world.table.text
    assert story.count("took back a move") == 1
    assert story.index("took back a move") < story.index(f"{walker.actor.user.global_name}** rolled"), story


async def test_by_command_everybody_agrees_or_one_objects(world: TestWorld, ben: Player, chloe: Player) -> None:
    people = [world.person("Anna"), ben, chloe]
    await seat_all(world, people)
    walker = await mover(world, people)
    first, second = (person for person in people if person is not walker)
    await play_turn(world, people)
    version = (await table_of(world)).version
    await walker.command("table undo")
    await first.command("table undo")
    assert "2 of 3" in world.table.text
    name = second.actor.user.global_name
    for again in (await first.press("Yes"), await walker.command("table undo")):
        assert f"You have agreed already. Still to answer: {name}" in again.text
    await second.press("No")
    assert (await table_of(world)).version == version
    assert "Against taking it back: " in world.table.text
    assert name in world.table.text.split("Against taking it back: ")[1]
    await walker.command("table undo")
    await first.press("Yes")
    await second.press("Yes")
    assert (await table_of(world)).version == version + 1


async def test_who_comes_back_having_agreed_decides_what_only_their_answer_was_missing_for(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben, chloe], game="forgetit")
    await anna.command("table end", what="match")
    await anna.command("leave")
    await ben.press("Yes")
    assert "1 of 2" in world.table.text
    await anna.command("join")
    assert (await table_of(world)).status is Status.FINISHED


async def test_a_second_press_on_the_question_ends_no_second_round(world: TestWorld, ben: Player) -> None:
    await seat_all(world, [ben], 1, rounds=3)
    [question] = (await look_up(ben, "end")).private
    end_round = question.button("End this round")["custom_id"]
    async with world.at_once():
        await ben.press_id(end_round, question.id)
        await ben.press_id(end_round, question.id)
    assert (await table_of(world)).milestones == 1


async def test_two_quick_presses_take_one_decision_back(world: TestWorld, ben: Player) -> None:
    world.bot.services.computers.pace = 3600
    for _ in range(20):
        await seat_all(world, [ben], 1, game="forgetit")
        if (await table_of(world)).is_turn_of(ben.id):
            await ben.command("roll")
            await ben.command("move", what="none")
            await ben.command("move", what="stop")
            if world.table.has_button("Take back"):
                break
        await ben.command("table cancel")
    take_back = world.table.button("Take back")["custom_id"]
    async with world.at_once():
        await ben.press_id(take_back, world.table.id)
        await ben.press_id(take_back, world.table.id)
    assert (await table_of(world)).view.phase == "deciding"
    await ben.press("Take back")
    assert (await table_of(world)).view.phase == "choosing"


async def play_move_of(world: TestWorld, walker: Player) -> None:
    await walker.command("move", what=good_path(await view_of(world)) or " ")
