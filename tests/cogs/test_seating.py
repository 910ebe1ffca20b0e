"""Seats change places before the start, so that friends can pair up or sit next to each other."""

from tests.cogs.by_button import ask
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import choose_computer, table_of
from tests.simulated_discord import Player


async def names(world: TestWorld) -> list[str]:
    return [holder.person.name if holder.person else "computer" for holder in (await table_of(world)).seats]


async def test_the_leader_swaps_two_seats_in_a_private_panel(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="kaeseschieben")
    await choose_computer(world, ben)
    await chloe.command("join")
    await ben.press("Options")
    panel = (await ben.press("Swap seats")).private[0]
    [menu] = panel.menus
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    assert [option["label"] for option in menu["options"]] == ["A · Ben", "Computer B", "C · Chloé"]
    await ben.press_id(menu["custom_id"], panel.id, [option["value"] for option in menu["options"][1:]])
    assert await names(world) == ["Ben", "Chloé", "computer"]
    assert world.table.text.index(f"<@{chloe.id}>") < world.table.text.index("Computer C")
    assert [option["label"] for option in ben.private()[-1].menus[0]["options"]] == [
        "A · Ben",
        "B · Chloé",
        "Computer C",
    ]


async def test_swap_does_the_same_and_the_dice_still_add_up(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="kaeseschieben")
    await chloe.command("join")
    assert (await ben.command("table swap", one=0, other=1)).private == []
    assert await names(world) == ["Chloé", "Ben"]
    await ben.command("start")
    await ben.command("table end", what="match")
    await chloe.command("table end")
    assert "draws follow from the secret" in (await ask(ben, "verify")).text


async def test_only_the_leader_swaps_and_only_before_the_start(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="kaeseschieben")
    options = (await ben.press("Options")).private[0]
    assert options.button("Swap seats")["disabled"]
    table = await table_of(world)
    assert "nobody" in (await ben.press_id(f"sa:{table.id}:0:seating", world.table.id)).text
    dora = world.person("Dora")
    await dora.command("join")
    await ben.press("Options")
    panel = (await ben.press("Swap seats")).private[0]
    assert not (await dora.press("Options")).private[0].has_button("Swap seats")
    assert "Only the table" in (await dora.press_id(f"sa:{table.id}:0:seating", world.table.id)).text
    assert "Only the table" in (await dora.command("table swap", one=0, other=1)).text
    assert "Nobody" in (await ben.command("table swap", one=0, other=5)).text
    assert "different" in (await ben.command("table swap", one=1, other=1)).text
    await ben.command("start")
    [menu] = panel.menus
    answer = await ben.press_id(menu["custom_id"], panel.id, [option["value"] for option in menu["options"]])
    assert "already begun" in answer.text
    assert await names(world) == ["Ben", "Dora"]


async def test_who_has_moved_up_is_not_swapped_for_another(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="kaeseschieben")
    dora, emil = world.person("Dora"), world.person("Emil")
    for person in (chloe, dora, emil):
        await person.command("join")
    await ben.press("Options")
    panel = (await ben.press("Swap seats")).private[0]
    [menu] = panel.menus
    await chloe.command("leave")
    await ben.press_id(menu["custom_id"], panel.id, [menu["options"][0]["value"], menu["options"][2]["value"]])
    assert await names(world) == ["Ben", "Dora", "Emil"], "Dora sat on the third seat when the panel was made"
    fresh = ben.private()[-1].menus[0]
    assert [option["label"] for option in fresh["options"]] == ["A · Ben", "B · Dora", "C · Emil"]
