"""Actions behind buttons, menus and forms, asked for by name: presses carry everything in their custom ids."""

from typing import Any

from cogs.components.press_id import PressId
from cogs.settings.my_settings import SETTINGS
from cogs.settings.panel import PAGE_SIZE, SECTIONS, SET, TYPE
from cogs.settings.setting import OFF, ON, OPEN, Place, Words
from cogs.settings.table import SETTINGS as TABLE_SETTINGS
from host.host import Host
from host.refusal import Refused
from tests.simulated_discord import Answer, Player

_KEYS = {
    "mine": {"language": "own-language", "notify": "notice", "motion": "own-motion", "ratings": "listed"},
    "table": {"stand-ins": "table-stand-in", **{key: f"table-{key}" for key in ("theme", "motion", "help",
              "substitutes", "pace", "when-late")}},
}  # fmt: skip
"""Short names of settings, by section."""


async def ask(player: Player, verb: str, *args: str, table: int | None = None, values: tuple[str, ...] = ()) -> Answer:
    """A press with that verb, for the table of that number or the channel's latest."""
    host = _host(player)
    if table is None:
        try:
            table = (await host.latest_table_in(player.channel.id, folded=False)).id
        except Refused:
            table = 0
    return await player.press_id(str(PressId(table, 0, verb, args)), await _any_message(player), values)


async def typed(player: Player, verb: str, words: str) -> Answer:
    """Send that text by the form which the verb's button opens."""
    opened = await ask(player, verb)
    return opened if opened.form is None else await player.fill_in(opened.form, seed=words)


async def change_options(player: Player, **values: str | bool) -> Answer:
    """Options of an invitation by their keys: words of an English choice, or on and off."""
    panel = (await player.press("Options")).private[0]
    form = (await player.press("Change options …", on=panel.id)).form
    fields = {field["component"]["custom_id"]: field["component"] for field in form.modal["components"]}
    sent: dict[str, Any] = {
        key: next(each["value"] for each in fields[key]["options"] if each["label"] == value)
        for key, value in values.items()
        if key in fields
    }
    switches = fields.get("switches", {"options": []})["options"]
    on = {each["value"] for each in switches if values.get(each["value"], each.get("default"))}
    return await player.fill_in(form, **sent, **({"switches": sorted(on)} if switches else {}))


async def settings(player: Player, section: str = "mine", /, **values: Any) -> Answer:
    """The section of the panel, with these values chosen one after the other: words of menus, switches, typed words."""
    panel = (await player.command("settings")).private[0]
    answer = await player.press_id(str(Place("").press(OPEN)), panel.id, [section])
    if not answer.private:
        # It was open already.
        answer.private.append(panel)
    host = _host(player)
    open_table = await host.any_open_table_in(player.channel.id) if section == "table" else None
    for name, value in values.items():
        key = _KEYS.get(section, {}).get(name, name)
        every = getattr(SECTIONS[section], "_settings", None) or (TABLE_SETTINGS if section == "table" else SETTINGS)
        number = next((number for number, each in enumerate(every) if each.key == key), 0)
        setting = every[number] if every[number].key == key else None
        place = Place(section, 0 if open_table is None else open_table.id, page=number // PAGE_SIZE)
        if isinstance(setting, Words):
            form = (await player.press_id(str(place.press(TYPE, key)), panel.id)).form
            answer = await player.fill_in(form, seed=value)
        elif isinstance(value, bool):
            answer = await player.press_id(str(place.press(SET, key, ON if value else OFF)), panel.id)
        else:
            chosen = [value] if isinstance(value, str) else [str(each) for each in value]
            answer = await player.press_id(str(place.press(SET, key)), panel.id, chosen)
    return answer


def _host(player: Player) -> Host:
    world: Any = player._world
    host: Host = world.bot.services.host
    return host


async def _any_message(player: Player) -> int:
    """The id of a message in the channel that everybody can press on, else of a private one of this person's."""
    public = [seen for seen in player.sees() if not seen.ephemeral]
    if public:
        return public[-1].id
    return (await player.command("mine")).private[0].id
