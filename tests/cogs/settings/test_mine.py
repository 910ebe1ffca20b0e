"""Choices that people make for themselves, and the effects that they notice."""

from io import BytesIO

import pytest
from PIL import Image

from cogs.components.buttons import page_count
from cogs.settings import my_settings, panel
from cogs.settings.setting import OPEN, Place, Switch
from host.people.preferences import PersonPreferences
from localization.catalog import Speaker
from tests.cogs.by_button import settings
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import look_up, mover, seat_all
from tests.simulated_discord import Answer, Player, Seen


def setting_id(panel: Seen, setting: str) -> str:
    """The custom id of the menu or button of that setting."""
    every = [*panel.menus, *panel.buttons, *panel.pickers]
    ids = (str(part["custom_id"]) for part in every)
    return next((custom_id for custom_id in ids if f":{setting}" in custom_id), "")


async def page_with(player: Player, panel: Seen, setting: str) -> Seen:
    """The panel, turned to the page with that setting."""
    while not setting_id(panel, setting):
        on = next(each for each in panel.buttons if (each.get("emoji") or {}).get("name") == "▶️")
        [panel] = (await player.press_id(on["custom_id"], panel.id)).private
    return panel


async def choose(player: Player, panel: Seen, setting: str, *values: str) -> Answer:
    panel = await page_with(player, panel, setting)
    return await player.press_id(setting_id(panel, setting), panel.id, values)


async def test_my_language_is_mine_alone_and_outlives_a_restart(world: TestWorld, ben: Player, chloe: Player) -> None:
    await seat_all(world, [ben, chloe])
    panel = (await settings(chloe, "mine")).private[0]
    assert "Mes réglages" in panel.text
    assert len(panel.menus[0]["options"]) == 2, "mine and this table: she does not manage the server"
    public = [seen.text for seen in world.messages]
    await world.restart_bot()
    changed = await choose(chloe, panel, "own-language", "de")
    assert "Meine Einstellungen" in changed.text
    assert "Seit deinem letzten Zug" in (await look_up(chloe, "story")).text
    assert "sitzt schon am Tisch" in (await chloe.command("join")).text
    assert [seen.text for seen in world.messages] == public, "everybody's messages keep the table's language"
    await settings(chloe, "mine", language="auto")
    assert "déjà une place" in (await chloe.command("join")).text


async def test_letters_are_in_the_language_of_the_person(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    for player in (anna, ben):
        await settings(player, "mine", language="fr", notify="direct")
    await seat_all(world, [anna, ben])
    acting = await mover(world, [anna, ben])
    assert "ton tour" in acting.letters()[-1].text
    assert "Roll" in "".join(world.table.labels)


@pytest.mark.pictures
async def test_pictures_for_me_alone_are_lettered_larger(world: TestWorld, ben: Player) -> None:
    anna = world.person("Anna")
    await seat_all(world, [anna, ben], game="mensch")
    public = world.table.files["board.png"]
    assert (await ben.command("board", show="alone")).private[0].files["board.png"] == public
    panel = (await settings(ben, "mine")).private[0]
    assert "**on**" in (await choose(ben, panel, "larger-text:on")).text
    [own] = (await look_up(ben, "board-alone")).private
    assert Image.open(BytesIO(own.files["board.png"])).size == Image.open(BytesIO(public)).size
    assert own.files["board.png"] != public
    assert (await anna.command("board", show="alone")).private[0].files["board.png"] == public
    await anna.command("board")
    assert world.table.files["board.png"] == public, "what everybody sees is as before"


async def test_in_direct_messages_there_is_only_mine(world: TestWorld, ben: Player) -> None:
    user = ben.actor.user
    assert (await user.slash("settings")).acknowledged
    shown = world.history(user.dm_channel, user)[-1]
    assert [option["label"] for option in shown.menus[0]["options"]] == ["Mine"]


async def test_quiet_hours_have_a_time_zone_and_a_holiday_is_chosen_by_its_last_day(
    world: TestWorld, ben: Player
) -> None:
    assert "Time zone: **New York" in (await settings(ben, "mine", **{"quiet-hours": "21-7"})).text
    assert "Time zone: **Vienna" in (await settings(ben, "mine", **{"time-zone": "Wien"})).text
    assert "Time zone: **New York" in (await settings(ben, "mine", **{"time-zone": "-"})).text, "they need one"
    answer = await settings(ben, "mine", **{"time-zone": "new york", "quiet-hours": "22-7"})
    assert "Quiet hours: **22:00–07:00**" in answer.text
    assert "Time zone: **New York (UTC−5, 03:00 there)**" in answer.text
    form = (await ben.press_id(setting_id(answer.private[0], "quiet-hours"), answer.private[0].id)).form
    assert "Quiet hours: **none**" in (await ben.fill_in(form, seed="-")).text
    assert "do not know this place" in (await settings(ben, "mine", **{"time-zone": "Atlantis"})).text
    panel = await page_with(ben, (await ben.command("settings")).private[0], "holiday-until")
    menu = next(menu for menu in panel.menus if "holiday" in menu["custom_id"])
    away = await ben.press_id(menu["custom_id"], panel.id, [menu["options"][2]["value"]])
    assert "You’re on holiday until" in away.text
    await ben.press("I’m back")
    home = await page_with(ben, (await ben.command("settings")).private[0], "holiday-until")
    assert "Holiday: none" in home.text


async def test_a_time_zone_is_typed_and_read_in_ones_own_language(anna: Player) -> None:
    panel = await page_with(anna, (await settings(anna, "mine")).private[0], "time-zone")
    button = setting_id(panel, "time-zone")
    for typed, read in (("Wien", "Wien"), ("Genf", "Zürich"), ("Europe/Brussels", "Brüssel")):
        form = (await anna.press_id(button, panel.id)).form
        assert f"Zeitzone: **{read} (UTC+1, dort ist es 09:00)**" in (await anna.fill_in(form, seed=typed)).text
    form = (await anna.press_id(button, panel.id)).form
    assert "'value': 'Brüssel'" in str(form.modal)
    assert "kenne ich nicht" in (await anna.fill_in(form, seed="Atlantis")).text


class Blank(Switch[PersonPreferences]):
    """Without texts of its own."""

    def title(self, say: Speaker) -> str:
        return self.key

    description = title


@pytest.mark.parametrize("number", [1, 9, 10, 11, 25])
async def test_however_many_settings_there_are_each_can_be_changed_on_its_page(
    world: TestWorld, ben: Player, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    blanks = [Blank(f"blank-{each}-", field="larger_text") for each in range(number - 1)]
    monkeypatch.setattr(my_settings, "SETTINGS", (*blanks, my_settings.TIME_ZONE))
    shown = (await ben.command("settings")).private[0]
    for page in range(page_count(number, panel.PAGE_SIZE)):
        await ben.press_id(str(Place("mine", page=page).press(OPEN)), shown.id)
        for blank in blanks[page * panel.PAGE_SIZE :][: panel.PAGE_SIZE]:
            seen = next(seen for seen in ben.sees() if seen.id == shown.id)
            stands = "off" if f"{blank.key}: **on**" in seen.text else "on"
            assert f"{blank.key}: **{stands}**" in (await choose(ben, seen, blank.key)).text
    seen = next(seen for seen in ben.sees() if seen.id == shown.id)
    form = (await ben.press_id(setting_id(seen, "time-zone"), shown.id)).form
    assert "Time zone: **Berlin (UTC" in (await ben.fill_in(form, seed="Europe/Berlin")).text
