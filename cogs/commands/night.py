"""/night: a game night is planned, people say when they can come and that they are there, and rounds begin."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import ui
from discord.app_commands import Range

from cogs.command_handlers import Command
from cogs.commands.opening import require_rights, require_rights_for_threads
from cogs.components.buttons import PLAN_NIGHT
from cogs.components.forms import typed
from cogs.components.layout import (
    Attachment,
    Component,
    button,
    jump_url,
    menu,
    text,
    text_message,
    unframed,
)
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.controls import Choices
from cogs.nights.events import calendar_file, expected_end
from cogs.nights.message import (
    ANSWER,
    CALENDAR,
    COME,
    NEXT,
    NONE_OF_THEM,
    WISH,
    YES,
    press_on,
    standing_lines,
)
from cogs.permissions import require_opening, seen_among, sees_channel
from cogs.press_handlers import asking, on_form, on_press
from cogs.wording.names import game_name
from cogs.wording.own_times import date_in_words, zone_in_words
from cogs.wording.typed_dates import dates_to_type, read_dates
from host.nights import changes
from host.nights.night import LONGEST_TITLE, MOST_ROUNDS, REMINDER_SECONDS, Answer, Night, NightChoices, Poll
from host.nights.scores import SEASON_SECONDS, season
from host.nights.seating import seat_next
from host.refusal import Refused
from host.table.seats import storable
from localization.time_zones import LIKELY, known_zones

CHOOSE_WISH, ZONE = "night-choose-wish", "night-zone"

_LONGEST_DATES = 100

_MOST_IN_SEASON = 20


async def night_of(conversation: Conversation, press: PressId) -> Night:
    """The night that the press is about. Raises Refused, also for one that the person cannot see."""
    night = await conversation.host.nights.night(press.table)
    here = night.channel_id == conversation.channel_id or await sees_channel(conversation, night.channel_id)
    if night.guild_id != conversation.guild_id or not here:
        raise Refused("no-such-night")
    conversation.services.nights.messages.pressed(night, conversation.interaction)
    return night


async def led_by(conversation: Conversation, night: Night) -> Night:
    """The night, if the person leads it, or does so now that its host has left the server. Raises Refused."""
    person, moderator = conversation.person_id, conversation.is_moderator
    if person != night.host and not moderator and night.is_open:
        night = await conversation.services.nights.without_absent(night, [night.host])
    changes.require_host(night, person, moderator=moderator)
    return night


async def show(conversation: Conversation, night: Night) -> None:
    await conversation.services.nights.attend_to(night.id)


async def _complete(conversation: Conversation, typed: str) -> Choices:
    """Reading by the bot of what has been typed so far."""
    if not typed.strip():
        return []
    zone, say = await conversation.time_zone(), conversation.say
    try:
        readings = await _readings(conversation, typed)
    except Refused as refusal:
        return [(say(f"refused-{refusal.code}", **refusal.values), typed)]
    sent = [typed, *(dates_to_type(dates, zone) for dates in readings[1:])]
    shown = [" · ".join(date_in_words(date, zone, say.language) for date in dates) for dates in readings]
    return list(zip(shown, sent, strict=True))


@Command("night plan", completions={"dates": _complete})
async def plan(
    conversation: Conversation,
    dates: Range[str, 1, _LONGEST_DATES],
    title: Range[str, 1, LONGEST_TITLE] = "",
    rounds: Range[int, 1, MOST_ROUNDS] = 4,
) -> None:
    services = conversation.services
    require_opening(conversation, await conversation.server())
    channel = conversation.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-threads-here")
    require_rights(conversation)
    require_rights_for_threads(conversation)
    zone, say = await conversation.time_zone(), conversation.say
    read = await read_typed(conversation, dates)
    person = conversation.person
    night = Night(
        guild_id=conversation.guild_id,
        channel_id=channel.id,
        host=person.id,
        names={person.id: person.name},
        choices=NightChoices(
            title=storable(title).strip() or say("night-default-title"),
            games=tuple(services.faces),
            rounds=rounds,
            zone=zone,
            calendar=conversation.interaction.permissions.create_events,
        ),
        poll=Poll(read, {person.id: (Answer.YES,) * len(read)}),
        moved_at=services.now(),
    )
    if len(read) == 1:
        night = changes.decide(night, read[0], by=person.id, reminded=is_soon(conversation, read[0]))
    planned = await services.host.nights.plan(night, several=conversation.is_moderator)
    shown = await services.nights.attend_to(planned.id)
    if shown.post.message_id is None:
        await services.host.nights.note(planned.id, changes.abandon)
        raise Refused("cannot-post-here")
    lines = [say("night-planned", zone=zone_in_words(zone, services.now(), say))]
    if shown.evening is not None and shown.evening.event.id is None:
        lines.append(f"-# {say('night-no-event')}")
    parts: list[Component] = [text("\n".join(lines))]
    if conversation.preferences.time_zone is None:
        zones = [(zone_in_words(each, services.now(), say), each) for each in _zones_to_choose(zone, services.now())]
        parts.append(menu(press_on(shown, ZONE), zones, present=zone))
    await conversation.answer(unframed(*parts))


def _zones_to_choose(guessed: str, now: float) -> Sequence[str]:
    """Likely zones from west to east, with the one that was guessed."""
    zones = {guessed, *LIKELY}
    return sorted(zones, key=lambda zone: (datetime.fromtimestamp(now, ZoneInfo(zone)).utcoffset(), zone))


@on_press(ZONE, leaves_message=True)
async def choose_zone(conversation: Conversation, press: PressId) -> None:
    """The person lives there, and the night is at the same hours there. Raises Refused."""
    night = await led_by(conversation, await night_of(conversation, press))
    zone, services, say = conversation.chosen, conversation.services, conversation.say
    if zone not in known_zones():
        raise Refused("unknown-press")
    await services.host.nights.change(night.id, changes.in_zone, zone, services.now())
    await services.preferences.people.change(conversation.person_id, lambda own: replace(own, time_zone=zone))
    await show(conversation, night)
    told = say("night-planned", zone=zone_in_words(zone, services.now(), say))
    await conversation.redraw(text_message(told))


@on_form(PLAN_NIGHT, asking("night-plan-form", longest=_LONGEST_DATES))
async def plan_typed(conversation: Conversation) -> None:
    """The evening for which dates were typed. Raises Refused as the command does."""
    await plan(conversation, typed(conversation.interaction))


def is_soon(conversation: Conversation, date: float) -> bool:
    """Tell whether hearing of the date is reminder enough."""
    return date - REMINDER_SECONDS <= conversation.services.now()


async def read_typed(conversation: Conversation, typed: str) -> tuple[float, ...]:
    """The dates that the person means; where two are possible, in the order of their locale. Raises Refused."""
    return (await _readings(conversation, typed))[0]


async def _readings(conversation: Conversation, typed: str) -> list[tuple[float, ...]]:
    """As `read_dates` gives them. Off the event loop: the first words take half a second."""
    language, now, zone = conversation.say.language, conversation.services.now(), await conversation.time_zone()
    return await asyncio.to_thread(read_dates, typed, language, conversation.locale, now, zone)


@Command("night standings")
async def show_season(conversation: Conversation) -> None:
    """The best of the server's nights within a year that the person can know of, without those who hide."""
    services, say = conversation.services, conversation.say
    since = services.now() - SEASON_SECONDS
    nights = [
        night
        for night in await services.host.nights.of_server(conversation.guild_id)
        if night.counts and night.evening is not None and night.evening.date >= since
    ]
    visible = await seen_among(conversation, {night.channel_id for night in nights})
    over = [night.standings for night in nights if night.channel_id in visible]
    people = {each.person for standings in over for each in standings}
    hidden = {person for person in people if not (await services.preferences.people.of(person)).listed}
    counted, ranked = season([[each for each in standings if each.person not in hidden] for standings in over])
    if not ranked:
        raise Refused("no-nights-yet")
    lines = [say("night-season", nights=len(over), counted=counted)]
    lines += standing_lines(ranked[:_MOST_IN_SEASON], say, "night-season-standing")
    await conversation.answer(text_message("\n".join(lines)))


@on_press(ANSWER, leaves_message=True)
async def answer(conversation: Conversation, press: PressId) -> None:
    """Note when the person can come. What they did not choose is no."""
    night = await night_of(conversation, press)
    chosen = conversation.chosen_values
    answers = [
        next((given for given in (Answer.YES, Answer.MAYBE) if f"{place}{given.value}" in chosen), Answer.NO)
        for place in range(len(night.poll.dates))
    ]
    if NONE_OF_THEM not in chosen and all(each is Answer.NO for each in answers):
        raise Refused("unknown-press")
    await _change(conversation, night, changes.answer, conversation.person, answers)


@on_press(COME, leaves_message=True)
async def come(conversation: Conversation, press: PressId) -> None:
    """The person means to come, or is here; or not."""
    night = await night_of(conversation, press)
    await _change(conversation, night, changes.set_attendance, conversation.person, coming=press.args == (YES,))


@on_press(CALENDAR, leaves_message=True)
async def send_calendar(conversation: Conversation, press: PressId) -> None:
    """The date as a file for calendars."""
    night = await night_of(conversation, press)
    if night.evening is None:
        raise Refused("night-without-date")
    url = jump_url(night.guild_id, night.channel_id, night.post.message_id)
    uid = f"night-{night.id}@{conversation.interaction.application_id}"
    title, start, end = night.choices.title, night.evening.date, expected_end(night)
    content = await asyncio.to_thread(calendar_file, title, start, end, url, uid, conversation.services.now())
    file = Attachment("night.ics", content)
    await conversation.answer(unframed(text(conversation.say("night-calendar")), file.component(), attachments=(file,)))


@on_press(WISH, leaves_message=True)
async def show_wishes(conversation: Conversation, press: PressId) -> None:
    """The games in the order in which the person likes them: what they choose next comes next."""
    night = await night_of(conversation, press)
    await _show_wishes(conversation, night)


@on_press(CHOOSE_WISH, leaves_message=True)
async def wish(conversation: Conversation, press: PressId) -> None:
    """The next of the person's favourite games; without one, none is any longer. Raises Refused."""
    night = await night_of(conversation, press)
    chosen = conversation.chosen_values[:1]
    if not set(chosen) <= set(night.choices.games):
        raise Refused("unknown-press")
    present = [game for game in night.wishes.get(conversation.person_id, ()) if game not in chosen]
    wishes = [*present, *chosen] if chosen else []
    night = await conversation.host.nights.change(night.id, changes.wish, conversation.person, wishes)
    await _show_wishes(conversation, night)


async def _show_wishes(conversation: Conversation, night: Night) -> None:
    say, wishes = conversation.say, night.wishes.get(conversation.person_id, ())
    ranked = [f"{place}. {game_name(game, say)}" for place, game in enumerate(wishes, start=1)]
    parts: list[Component] = [text("\n".join([say("night-wishes"), *ranked]))]
    left = [(game_name(game, say), game) for game in night.choices.games if game not in wishes]
    if left:
        key = "night-next-wish" if wishes else "night-first-wish"
        parts.append(menu(press_on(night, CHOOSE_WISH), left, placeholder=say(key)))
    if wishes:
        parts.append(
            ui.ActionRow(button(say("button-night-wish-again"), press_on(night, CHOOSE_WISH, "again"), emoji="↩️"))
        )
    await conversation.redraw(unframed(*parts))


@on_press(NEXT, leaves_message=True)
async def next_round(conversation: Conversation, press: PressId) -> None:
    """Everybody who is here gets a table, each in a thread of its own. Raises Refused."""
    services = conversation.services
    night = await led_by(conversation, await night_of(conversation, press))
    changes.require_round_possible(night)
    require_rights_for_threads(conversation)
    night = await services.nights.without_absent(night, night.here)
    rules = {key: services.host.opening.newest(key) for key in night.choices.games}
    seated = await asyncio.to_thread(seat_next, night, rules)
    await services.host.nights.change(night.id, changes.begin_round, seated, night.here)
    await show(conversation, night)


async def _change(conversation: Conversation, night: Night, operation: Any, *values: Any, **named: Any) -> None:
    await conversation.host.nights.change(night.id, operation, *values, **named)
    await show(conversation, night)
