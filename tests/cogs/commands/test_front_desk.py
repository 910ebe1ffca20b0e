"""The front desk, direct messages to the bot, and a button for every command."""

import pytest

from cogs.command_handlers import COMMANDS
from cogs.commands import front_desk
from cogs.commands.ending import ASK_ABOUT_END, CANCEL
from cogs.commands.help import GAME, LEARN, RULES
from cogs.commands.seats import KICK
from cogs.components.buttons import PLAN_NIGHT, PLAY
from cogs.components.press_id import CHOSEN, PressId
from cogs.messages.front_desk import DESK, PUT_HERE
from cogs.press_handlers import PRESSES
from engine.game import ROLL
from host.table.status import Status
from tests.cogs.by_button import ask, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.kaeseschieben.playing import play_turn
from tests.cogs.playing import mover
from tests.simulated_discord import Player, Seen

OTHERWISE = {
    "play": PLAY, "learn": LEARN, "rules": RULES, "night plan": PLAN_NIGHT, "roll": ROLL, "move": "kaeseschieben.done",
    "table end": ASK_ABOUT_END, "table cancel": CANCEL, "table remove": KICK, "table swap": "swap", "peek": "peek",
}  # fmt: skip
"""The verbs of commands that carry out no press themselves."""


def desk_in(seen: list[Seen]) -> Seen:
    return next(each for each in reversed(seen) if each.has_button("Open a table") and not each.ephemeral)


async def put_desk(world: TestWorld) -> tuple[Player, Seen]:
    moderator = world.person("Mona", manage_messages=True)
    said = (await moderator.command("help")).private[0]
    await moderator.press("Post the front desk here", on=said.id)
    return moderator, desk_in(world.messages)


@pytest.mark.usefixtures("heap")
async def test_every_command_has_a_button(world: TestWorld, chloe: Player) -> None:
    mona, desk = await put_desk(world)
    seen = set[str]()

    def look_around() -> None:
        for message in [*mona.sees(), *chloe.sees()]:
            for part in [*message.buttons, *message.menus, *message.pickers]:
                press = PressId.parse(part["custom_id"])
                assert press is not None
                seen.update((press.verb, " ".join((press.verb, *press.args[:1]))))

    async def press(*labels: str) -> None:
        for label in labels:
            await mona.press(label)
            look_around()

    await press(*(label for label in desk.labels if label != "Plan a night"))
    for way, verb in (("learn", GAME), ("play", PLAY)):
        [asked] = (await mona.press_id(str(PressId(world.guild.id, 0, DESK, (way,))), desk.id)).private
        assert PressId.parse(asked.menus[0]["custom_id"]) == PressId.anywhere(verb, CHOSEN)
        await mona.choose(asked.menus[0], asked.id, "Käseschieben")
        look_around()
    await chloe.press("Join")
    await press("Options", "Swap seats", "Start")
    await press("More …")
    await (await mover(world, [mona, chloe])).press("Roll")
    look_around()
    while not {"undo", "peek"} <= seen:
        # The path of a mouse can be put together by buttons, which takes longer.
        await play_turn(world, [mona, chloe])
        look_around()
    for command, handle in COMMANDS:
        if command.for_owner or command.is_menu:
            continue
        verbs = {verb for verb, handler in PRESSES.items() if handler.handle is handle}
        verbs |= {f"{DESK} {way}" for way, leads in front_desk._WAYS.items() if leads is handle}
        verbs |= {OTHERWISE.get(command.name, "")} - {""}
        assert verbs & seen, (command.name, sorted(seen))


async def test_the_desk_stands_where_a_moderator_puts_it_and_a_manager_moves_it(world: TestWorld, ben: Player) -> None:
    mona, desk = await put_desk(world)
    assert not (await mona.command("help")).private[0].has_button("Post the front desk here")
    assert not (await ben.command("help")).private[0].has_button("Post the front desk here")
    assert "Manage Messages" in (await ask(ben, PUT_HERE, table=0)).text
    boss, other = world.person("Boss", manage_guild=True), world.guild.create_text_channel("other")
    await settings(boss, "puzzle", desk=[other.id])
    assert [seen.id for seen in world.messages if seen.id == desk.id] == []
    assert world.history(other)[0].labels == desk.labels
    assert f"<#{other.id}>" in (await ask(mona, PUT_HERE, table=0)).text
    await settings(boss, "puzzle", desk=[])
    assert world.history(other) == []


async def test_whoever_writes_to_the_bot_gets_what_can_be_begun(world: TestWorld, ben: Player, anna: Player) -> None:
    for person in (ben, anna):
        await settings(person, language="de")
        await person.actor.user.send_dm("Hallo?")
        [said] = [seen for seen in person.letters() if seen.buttons]
        assert said.text.startswith("## 🎲 Spieleabend")
        await person.at_home.choose(said.menus[0], said.id, "For-Get-It")
        table = await world.bot.services.host.open_table_in(person.at_home.channel.id)
        assert (table.leader, table.status) == (person.id, Status.PLAYING)
