"""/rules in Discord: leafing, the contents, a table's options, and what no button of ours sends."""

from tests.cogs.by_button import change_options, settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import look_up
from tests.simulated_discord import Player


async def test_one_leafs_through_the_rules_in_one_private_message_also_after_a_restart(
    world: TestWorld, ben: Player, chloe: Player
) -> None:
    [first] = (await ben.command("rules", game="kaeseschieben")).private
    assert "1. At a glance" in first.text
    assert "Wolfgang Riedesser" in first.text
    assert "unofficial" in first.text
    assert first.labels == ["Back", "Page 1 of 12", "Next"]
    assert [button.get("disabled", False) for button in first.buttons] == [True, True, False]
    [second] = (await ben.press("Next", on=first.id)).private
    assert (second.id, "2. The aim" in second.text) == (first.id, True)
    bonus = await ben.choose(second.menus[0], second.id, "8. The last cheese")
    assert "You see sizes, not worms." in bonus.text
    assert bonus.private[0].files["bonus.png"].startswith(b"\x89PNG")
    assert "A’s edge" in bonus.private[0].alt_texts[0]
    await world.restart_bot()
    assert "7. Whose cheese" in (await ben.press("Back", on=first.id)).text
    assert len(ben.private()) == 1
    assert chloe.private() == []


async def test_a_page_is_found_by_its_number_or_a_word_of_its_title(
    world: TestWorld, anna: Player, ben: Player
) -> None:
    assert "Karten, die warten" in (await anna.command("rules", game="wiedumir", page="12")).text
    assert "All nine aside" in (await ben.command("rules", game="forgetit", page="all nine")).text
    for page in ("0", "14", "²", "no such thing", "9" * 90):
        answer = (await ben.command("rules", game="forgetit", page=page)).text
        assert "There is no such page. The rules of this game have pages 1 to 13." in answer
    titles = await ben.complete("rules", "page", "aside")
    assert titles == [], "without a game or a table here, it is the first game"
    await ben.command("play", game="forgetit")
    titles = await ben.complete("rules", "page", "aside")
    assert [title["name"] for title in titles] == ["6. Setting dice aside", "7. All nine aside"]
    assert "7. All nine aside" in (await ben.command("rules", page=titles[1]["value"])).text
    await settings(ben, "mine", language="de")
    assert [title["value"] for title in await ben.complete("rules", "page", "alle neun")] == ["7"]


async def test_what_a_running_match_has_agreed_is_marked(world: TestWorld, ben: Player, chloe: Player) -> None:
    await ben.command("play", game="kaeseschieben")
    await change_options(ben, closed_lids=True)
    await chloe.command("join")
    await ben.press("Start")
    [shown] = (await look_up(ben, "rules")).private
    assert "Agreed at this table: Closed lids: **on**" in shown.text
    options = (await ben.choose(shown.menus[0], shown.id, "10. Variants and options")).text
    assert "**Closed lids** · usually: off\n" in options
    assert "✅ At this table: **on**" in options
    assert "✅ At this table: **1**" in options
    assert "Couvercles fermés\N{NO-BREAK SPACE}: **oui**" in (await chloe.command("rules")).text
    assert "At this table" not in (await ben.command("rules", game="mensch", page="10")).text
