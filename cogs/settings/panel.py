"""/settings: all settings in one private message, a menu of the sections, and below it what can be chosen in one.

The place and the setting stand in the custom ids, so that a press works after a restart. Whether a person may change
what they press is asked at each press.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.command_handlers import Command
from cogs.components.buttons import buttons_between_pages, page_count, page_within
from cogs.components.forms import form, typed
from cogs.components.layout import Component, Row, framed, menu, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.press_handlers import asking, on_form, on_press
from cogs.settings import my_settings
from cogs.settings.defaults import GAME, Defaults
from cogs.settings.server import LOOK, PERMISSIONS, PLACES, POSTED, OfServer
from cogs.settings.setting import OPEN, AnySection, Place, Setting, Words
from cogs.settings.table import OfTable
from cogs.wording.own_times import parse_day
from host.people import absence
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker

SET, TYPE = "set", "set-typed"
"""The verbs that choose something, and that ask for it to be typed: of the button and of the form that it opens."""

PAGE_SIZE = 3
"""Settings on a page, those that people look for on the first: with more, a phone's screen would not hold it."""

MINE, TABLE = my_settings.Mine(), OfTable()
SERVER, ACCESS = OfServer("server", LOOK), OfServer("access", (*PLACES, *PERMISSIONS))
DEFAULTS, DAILY = Defaults(), OfServer("puzzle", POSTED)

_ALL = (MINE, TABLE, SERVER, ACCESS, DEFAULTS, DAILY)
SECTIONS: Mapping[str, AnySection] = {section.key: section for section in _ALL}


@Command("settings")
async def show_own(conversation: Conversation) -> None:
    await show(conversation, await MINE.find(conversation))


async def show(conversation: Conversation, place: Place) -> None:
    """The message with that place open. Raises Refused where the person may not see it."""
    section, say = _section(place.section), conversation.say
    preferences = await section.present(conversation, place)
    settings = await section.settings(conversation, place)
    pages = page_count(len(settings), PAGE_SIZE)
    page = page_within(place.page, pages)
    place = replace(place, page=page)
    may_change = await section.may_change(conversation, place)
    items: list[Component] = [
        text(say(f"settings-{section.key}-title")),
        await _menu_of_sections(conversation, section),
        *await section.further_parts(conversation, place),
    ]
    for setting in settings[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]:
        items += _parts(setting, preferences, place, say, may_change=may_change)
    if not may_change:
        items.append(text(say(f"settings-{section.key}-for-others")))
    if pages > 1:
        arrows = buttons_between_pages(page, pages, lambda other: replace(place, page=other).press(OPEN), say)
        items.append(ui.ActionRow(*arrows))
    await conversation.redraw(framed(*items))


@on_press(OPEN)
async def open_section(conversation: Conversation, press: PressId) -> None:
    """The section chosen in the menu, or the place that a button names."""
    chosen = conversation.chosen_values
    if chosen:
        await show(conversation, await _section(chosen[0]).find(conversation))
    else:
        await show(conversation, Place.of(press)[0])


@on_press(GAME)
async def open_game(conversation: Conversation, press: PressId) -> None:
    """Open the section for the game chosen in its menu."""
    place, _ = Place.of(press)
    await show(conversation, Place(place.section, game=conversation.chosen))


@on_press(SET)
async def choose(conversation: Conversation, press: PressId) -> None:
    """A value chosen in the message. Raises Refused, and then nothing has changed."""
    place, args = Place.of(press)
    section = _section(place.section)
    setting = await section.setting(conversation, place, "".join(args[:1]))
    await _change(conversation, place, setting, setting.pressed(conversation, args[1:]))


async def _change(conversation: Conversation, place: Place, setting: Setting[Any], value: Any) -> None:
    """Stores the value and shows how everything stands then. Raises Refused."""
    await _section(place.section).change(
        conversation, place, lambda preferences: setting.with_value(preferences, value)
    )
    await show(conversation, place)


def form_for(conversation: Conversation, press: PressId) -> ui.Modal:
    """The form with what has been typed before. Raises Refused for what nobody types."""
    setting, say = _typed_setting(press), conversation.say
    return form(
        press,
        title=setting.title(say)[:45],
        label=setting.title(say)[:45],
        description=setting.description(say),
        longest=setting.longest,
        required=False,
        default=None if (present := setting.value(conversation.preferences)) is None else setting.text(present, say),
    )


@on_form(TYPE, form_for)
async def choose_typed(conversation: Conversation, press: PressId) -> None:
    """Set the value that was typed into the form."""
    setting = _typed_setting(press)
    value = setting.typed(conversation, typed(conversation.interaction))
    await _change(conversation, Place.of(press)[0], setting, value)


def _typed_setting(press: PressId) -> Words[Any]:
    """People type of themselves alone. Raises Refused for what is not typed."""
    place, args = Place.of(press)
    for each in my_settings.SETTINGS:
        if place.section == MINE.key and isinstance(each, Words) and (each.key,) == args:
            return each
    raise Refused("unknown-press")


@on_press(my_settings.UNTIL, price=2)
@on_form(my_settings.ANOTHER_DAY, asking("holiday-form", longest=my_settings.LONGEST), price=2)
async def go_on_holiday(conversation: Conversation) -> None:
    """A holiday until the end of the day that was chosen in the menu, or typed into the form. Raises Refused."""
    services, person_id = conversation.services, conversation.person_id
    now, people = services.now(), services.preferences.people
    until = conversation.chosen or typed(conversation.interaction)
    end = parse_day(until, conversation.locale, await conversation.time_zone(), now)
    await people.change(person_id, lambda former: replace(former, holiday=absence.extended(former.holiday, now, end)))
    await _show_all(conversation, await services.host.time.change_holiday(person_id, end))


@on_press(my_settings.BACK, price=2)
async def come_back(conversation: Conversation) -> None:
    """The person's holiday ends now. Raises Refused if they have none."""
    services, person_id = conversation.services, conversation.person_id
    now = services.now()
    if absence.running((await services.preferences.people.of(person_id)).holiday, now) is None:
        raise Refused("no-holiday")
    await services.preferences.people.change(person_id, lambda former: replace(former, holiday=None))
    await _show_all(conversation, await services.host.time.change_holiday(person_id, None))


async def _show_all(conversation: Conversation, changed: list[PublicTable]) -> None:
    await show_own(conversation)
    for table in changed:
        await conversation.services.show_change(table)


def _section(key: str) -> AnySection:
    if key not in SECTIONS:
        raise Refused("unknown-press")
    return SECTIONS[key]


async def _menu_of_sections(conversation: Conversation, present: AnySection) -> Row:
    """Menu of the sections that this person has a use for here."""
    sections = []
    for key, section in SECTIONS.items():
        try:
            await section.find(conversation)
        except Refused:
            if section is not present:
                continue
        sections.append((conversation.say(f"settings-{key}"), key))
    return menu(Place("").press(OPEN), sections, present=present.key)


def _parts(
    setting: Setting[Any], preferences: Any, place: Place, say: Speaker, *, may_change: bool
) -> Sequence[Component]:
    if not may_change:
        return [text(setting.line(preferences, say))]
    verb = TYPE if isinstance(setting, Words) else SET
    return setting.parts(preferences, lambda *args: place.press(verb, setting.key, *args), say)
