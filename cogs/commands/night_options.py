"""The panel by which the host of a game night leads it: date, games, rounds, who hosts, and its end."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any

import discord
from discord import ui

from cogs.commands.night import is_soon, led_by, night_of, read_typed, show
from cogs.components.forms import form_of, one_of, sent, some_of, typed
from cogs.components.layout import Component, Layout, Message, button, menu, rows, text, text_message, unframed
from cogs.components.press_id import PressId, component_data, id_in
from cogs.conversation import Conversation
from cogs.nights.message import OPTIONS, press_on
from cogs.permissions import person_sees_channel
from cogs.press_handlers import asking, on_form, on_press
from cogs.wording.names import game_name
from cogs.wording.own_times import date_in_words
from host.nights import changes
from host.nights.night import MOST_ROUNDS, Format, Night, Phase
from host.nights.recurrence import Rule
from host.refusal import Refused
from host.table.seats import Person
from localization.catalog import Speaker

SET, FURTHER, DATE, HEIR = "night-set", "night-further", "night-date", "night-heir"
OTHER_DATE = "night-other-date"
DOORS, DOORS_SURE, CLOSE_DOORS = "night-doors", "night-doors-sure", "night-close-doors"
FINISH, CALL_OFF, CALL_OFF_SURE = "night-finish", "night-call-off", "night-call-off-sure"
AGAIN, HALVE = "night-again", "night-halve"

WHOLE_SERIES = "series"

_MINUTES = (None, 20, 30, 45, 60, 90, 120)
_HOURS = (None, 1, 2, 3, 4, 5, 6, 8)
_LONGEST_DATE = 100

_CHOICES: Mapping[str, Mapping[str, Any]] = {
    "rounds": {str(number): number for number in range(1, MOST_ROUNDS + 1)},
    "minutes": {str(minutes or "none"): minutes for minutes in _MINUTES},
    "hours": {str(hours or "none"): hours for hours in _HOURS},
    "format": {each.value: each for each in Format},
    "computers": {"yes": True, "no": False},
    "repeats": {each.value: each for each in Rule},
}
"""Choices of the host's, by the field of `NightChoices`."""

_FORMS = {SET: ("rounds", "minutes", "hours", "format"), FURTHER: ("computers", "repeats")}
"""The choices of each form, which Discord lets have five; the games are in the first one, too."""


async def _led(conversation: Conversation, press: PressId) -> Night:
    """The night, which the person leads. Raises Refused."""
    return await led_by(conversation, await night_of(conversation, press))


@on_press(OPTIONS, leaves_message=True)
async def show_options(conversation: Conversation, press: PressId) -> None:
    """Everything that the host can choose and do now. Raises Refused for others."""
    await conversation.answer(_panel(conversation, await _led(conversation, press)))


def _panel(conversation: Conversation, night: Night) -> Message:
    say, zone = conversation.say, night.choices.zone
    games = ", ".join(game_name(key, say) for key in night.choices.games)
    stands = {"games": games, **{key: say(f"night-{key}-is", value=_present(night, key)) for key in _CHOICES}}
    lines = [say("option-line", option=say(f"night-{key}"), value=value) for key, value in stands.items()]
    parts: list[Component] = [text("\n".join([say("night-options"), *lines]))]
    parts.append(ui.ActionRow(*(button(say(f"button-{verb}"), press_on(night, verb), emoji="⚙️") for verb in _FORMS)))
    if night.phase in (Phase.ASKING, Phase.SET) and len(night.poll.dates) > 1:
        dates = [(date_in_words(date, zone, say.language), str(place)) for place, date in enumerate(night.poll.dates)]
        parts.append(menu(press_on(night, DATE), dates, placeholder=say("night-choose-date"), emoji="📅"))
    heirs: ui.UserSelect[Layout] = ui.UserSelect(
        custom_id=str(press_on(night, HEIR)), placeholder=say("night-choose-heir")
    )
    parts.append(ui.ActionRow(heirs))
    acts = [button(say("button-night-call-off"), press_on(night, CALL_OFF), emoji="🚫")]
    if night.phase is Phase.SET:
        acts.insert(0, button(say("button-night-other-date"), press_on(night, OTHER_DATE), emoji="📅"))
        acts.insert(0, button(say("button-night-doors"), press_on(night, DOORS), emoji="🚪"))
    if night.phase is Phase.OPEN and not night.played and conversation.services.now() < night.doors_at:
        acts.insert(0, button(say("button-night-close-doors"), press_on(night, CLOSE_DOORS), emoji="🚪"))
    if night.phase is Phase.OPEN and not night.round_is_on:
        acts.insert(0, button(say("button-night-finish"), press_on(night, FINISH), emoji="🏆"))
    if night.played and any(table.is_undecided for table in night.played[-1].tables):
        acts.insert(0, button(say("button-night-again"), press_on(night, AGAIN), emoji="🔁"))
        acts.insert(1, button(say("button-night-halve"), press_on(night, HALVE), emoji="🤝"))
    return unframed(*parts, *rows(acts))


async def _form(conversation: Conversation, press: PressId) -> ui.Modal:
    """All that a button of the panel lets the host choose, as it stands. Raises Refused for others."""
    night, say = await _led(conversation, press), conversation.say
    fields = [one_of(key, say(f"night-{key}"), _entries(key, say), _present(night, key)) for key in _FORMS[press.verb]]
    if press.verb == SET:
        games = [(game_name(key, say), key) for key in conversation.services.faces]
        fields.insert(0, some_of("games", say("night-games"), games, night.choices.games, least=1))
    return form_of(press, say(f"button-{press.verb}"), *fields)


@on_form(SET, _form)
@on_form(FURTHER, _form)
async def choose(conversation: Conversation, press: PressId) -> None:
    """All values of a form at once. Raises Refused for what it does not offer."""
    night, given = await _led(conversation, press), sent(conversation.interaction)
    chosen: dict[str, Any] = {}
    for key in _FORMS[press.verb]:
        value = "".join(given.get(key, ()))
        if value not in _CHOICES[key]:
            raise Refused("unknown-press")
        chosen[key] = _CHOICES[key][value]
    if press.verb == SET:
        chosen["games"] = tuple(key for key in conversation.services.faces if key in given.get("games", ()))
        if not chosen["games"]:
            raise Refused("unknown-press")
    changed = {key: value for key, value in chosen.items() if value != getattr(night.choices, key)}
    if (changes.with_choices(night, **changed).ends_at or inf) <= conversation.services.now():
        raise Refused("night-too-late")
    await _changed(conversation, night, changes.update_settings, **changed)


def _entries(key: str, say: Speaker) -> list[tuple[str, str]]:
    return [(say(f"night-{key}-is", value=value), value) for value in _CHOICES[key]]


def _present(night: Night, key: str) -> str:
    """The word of the value that the night has."""
    return next(word for word, meant in _CHOICES[key].items() if meant == getattr(night.choices, key))


@on_press(DATE, leaves_message=True)
async def decide(conversation: Conversation, press: PressId) -> None:
    """It is then, and who can come is told."""
    night = await _led(conversation, press)
    place = conversation.chosen
    if not place.isascii() or not place.isdecimal() or int(place) >= len(night.poll.dates):
        raise Refused("unknown-press")
    if night.poll.dates[int(place)] <= conversation.services.now():
        raise Refused("night-too-late")
    await _decide(conversation, night, night.poll.dates[int(place)])


@on_form(OTHER_DATE, asking("night-other-date", longest=_LONGEST_DATE))
async def decide_typed(conversation: Conversation, press: PressId) -> None:
    """It is on the date that was typed; everybody who may come is told. Raises Refused."""
    night = await _led(conversation, press)
    dates = await read_typed(conversation, typed(conversation.interaction))
    if len(dates) > 1:
        raise Refused("dates-too-many", most=1)
    await _decide(conversation, night, dates[0])


async def _decide(conversation: Conversation, night: Night, date: float) -> None:
    nights, soon = conversation.host.nights, is_soon(conversation, date)
    decided = await nights.change(night.id, changes.decide, date, by=conversation.person_id, reminded=soon)
    await show(conversation, decided)
    await conversation.redraw(_panel(conversation, await nights.night(night.id)))


@on_press(HEIR, leaves_message=True)
async def hand_over(conversation: Conversation, press: PressId) -> None:
    """Somebody else leads the night. Raises Refused for a bot, and for what no menu offers."""
    night = await _led(conversation, press)
    try:
        [chosen] = conversation.chosen_values
        user = component_data(conversation.interaction)["resolved"]["users"][chosen]
        is_bot, name = user.get("bot", False), str(user.get("global_name") or user["username"])
    except (KeyError, TypeError, ValueError):
        raise Refused("unknown-press") from None
    heir = id_in(chosen)
    if heir is None or is_bot:
        raise Refused("unknown-press")
    if not await person_sees_channel(conversation, heir, night.channel_id):
        raise Refused("cannot-be-invited")
    await conversation.host.nights.change(night.id, changes.hand_over, Person(heir, name))
    await show(conversation, night)
    await conversation.redraw(text_message(conversation.say("night-handed-over", person=f"<@{heir}>")))


@on_press(DOORS, DOORS_SURE, leaves_message=True)
async def open_doors(conversation: Conversation, press: PressId) -> None:
    """Asks again while the doors would stay closed for long."""
    night, say = await _led(conversation, press), conversation.say
    if night.evening is None or press.verb == DOORS_SURE or conversation.services.now() >= night.doors_at:
        await _changed(conversation, night, changes.open_doors)
        return
    sure = button(say("button-night-doors"), press_on(night, DOORS_SURE), emoji="🚪")
    question = text(say("night-doors-sure", date=f"<t:{int(night.evening.date)}:F>"))
    await conversation.redraw(unframed(question, ui.ActionRow(sure)))


@on_press(CLOSE_DOORS, leaves_message=True)
async def close_doors(conversation: Conversation, press: PressId) -> None:
    await _changed(conversation, await _led(conversation, press), changes.close_doors, now=conversation.services.now())


@on_press(FINISH, leaves_message=True)
async def finish(conversation: Conversation, press: PressId) -> None:
    """The night is over, and the podium comes. Raises Refused while a round is on."""
    night = await _led(conversation, press)
    await conversation.host.nights.change(night.id, changes.finish)
    await show(conversation, night)
    await conversation.close_panel()


@on_press(AGAIN, HALVE, leaves_message=True)
async def judge_cancelled(conversation: Conversation, press: PressId) -> None:
    """Tables without a result are played again, or count as ties."""
    await _changed(conversation, await _led(conversation, press), changes.judge_cancelled, again=press.verb == AGAIN)


@on_press(CALL_OFF, leaves_message=True)
async def ask_to_call_off(conversation: Conversation, press: PressId) -> None:
    night = await _led(conversation, press)
    say, danger = conversation.say, discord.ButtonStyle.danger
    sure = [button(say("button-night-call-off"), press_on(night, CALL_OFF_SURE), style=danger, emoji="🚫")]
    if night.choices.repeats is not Rule.NONE and night.evening is not None:
        every = press_on(night, CALL_OFF_SURE, WHOLE_SERIES)
        sure.append(button(say("button-night-call-off-series"), every, style=danger, emoji="🚫"))
    await conversation.redraw(unframed(text(say("night-call-off-sure")), ui.ActionRow(*sure)))


@on_press(CALL_OFF_SURE, leaves_message=True)
async def call_off(conversation: Conversation, press: PressId) -> None:
    """The night does not take place; those who meant to come are told."""
    night, services = await _led(conversation, press), conversation.services
    whole_series, by = press.args == (WHOLE_SERIES,) or night.evening is None, conversation.person_id
    await services.host.nights.change(night.id, changes.call_off, by=by, whole_series=whole_series)
    await show(conversation, night)
    await conversation.close_panel()


async def _changed(conversation: Conversation, night: Night, operation: Any, **values: Any) -> None:
    changed = await conversation.host.nights.change(night.id, operation, **values)
    await show(conversation, changed)
    await conversation.redraw(_panel(conversation, changed))
