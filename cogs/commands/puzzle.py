"""/puzzle: the puzzle of the day, its answers, and what somebody shares of theirs."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from discord import ui

from cogs.command_handlers import Command
from cogs.components.layout import Layout, Message, button, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.messages.puzzles import (
    ANSWER,
    ANY_GAME,
    LETTERS,
    OPEN,
    PRACTICE_ANSWER,
    PRACTISE,
    SHARE,
    puzzle_in_short,
    puzzle_message,
)
from cogs.press_handlers import on_press
from host.people.preferences import PersonPreferences
from host.puzzles import Answered, Posed
from host.refusal import Refused
from store.rows import DIRECT_MESSAGES

_FORMER = "ABCD"
"""Letters of the choices on buttons of older messages."""


@on_press(OPEN, leaves_message=True, plays=True)
@Command("puzzle", plays=True, anywhere=True)
async def show_puzzle(conversation: Conversation) -> None:
    """Today's question, or what became of the person's answer. Raises Refused."""
    await _show(conversation, await _posed(conversation))


@on_press(ANSWER, leaves_message=True, plays=True)
async def answer(conversation: Conversation, press: PressId) -> None:
    """The first answer of the day counts. Raises Refused for a puzzle that is over."""
    *key, letter = press.args or ("",)
    posed = await _posed(conversation, key)
    await conversation.host.puzzles.answer(conversation.person_id, posed, _choice(posed, letter))
    await _show(conversation, posed)


@on_press(PRACTISE, leaves_message=True, plays=True)
async def practise(conversation: Conversation, press: PressId) -> None:
    """Another puzzle, of a former day, whose answer does not count. Raises Refused for what no menu of ours offers."""
    services, today = conversation.services, await _today(conversation)
    game, _, kind = press.arg.partition(".")
    day = await services.host.puzzles.practice_day(
        conversation.person_id, ("" if game == ANY_GAME else game, kind), today, secrets.randbelow
    )
    posed = await services.painter.off_loop(lambda: services.host.puzzles.pose(day, conversation.place))
    await _show_practice(conversation, posed)


@on_press(PRACTICE_ANSWER, leaves_message=True, plays=True)
async def answer_practice(conversation: Conversation, press: PressId) -> None:
    """Raises Refused for a puzzle that an update has replaced."""
    *key, letter = press.args or ("",)
    if not key or not key[0].isdecimal():
        raise Refused("unknown-press")
    services = conversation.services
    posed = await services.painter.off_loop(lambda: services.host.puzzles.pose(int(key[0]), conversation.place))
    if posed.key != tuple(key):
        raise Refused("puzzle-over")
    choice = _choice(posed, letter)
    await _show_practice(conversation, posed, await services.host.puzzles.practised(posed, choice))


async def _show_practice(conversation: Conversation, posed: Posed, answered: Answered | None = None) -> None:
    painter, larger = conversation.services.painter, conversation.preferences.larger_text
    await conversation.redraw(
        await puzzle_message(posed, painter, conversation.say, answered, larger=larger, practice=True)
    )


def _choice(posed: Posed, letter: str) -> int:
    """Raises Refused for a letter that is not offered."""
    offered = {
        each: place for letters in (LETTERS, _FORMER) for each, place in zip(letters, posed.choices, strict=False)
    }
    if letter not in offered:
        raise Refused("unknown-press")
    return offered[letter]


@on_press(SHARE)
async def share(conversation: Conversation, press: PressId) -> None:
    """A line for everybody here, once a day, which says how it went and gives nothing away. Raises Refused."""
    posed = await _posed(conversation, press.args)
    may, is_server = conversation.interaction.permissions, conversation.interaction.guild_id is not None
    if is_server and not may.send_messages:
        raise Refused("cannot-write-here")
    if is_server and conversation.is_guest and not may.use_external_apps:
        # Discord would show it to nobody else.
        raise Refused("only-in-private-here")
    services, person = conversation.services, conversation.person
    answered = await services.host.puzzles.answered(person.id, posed, await _today(conversation))
    if answered is None:
        raise Refused("unknown-press")
    await services.preferences.people.change(person.id, lambda own: _sharing(own, posed.day))
    say = conversation.say
    if conversation.place != DIRECT_MESSAGES:
        say = await services.languages.speaker_of(posed.table)
    parts = [puzzle_in_short(posed, say), f"<@{person.id}> {'🤏' if answered.chosen else '✅'}"]
    if not answered.chosen:
        parts.append(say("puzzle-streak", days=answered.streak))
    parts.append(f"{answered.counts.get(0, 0)}/{sum(answered.counts.values())}")
    way = button(say("button-puzzle-too"), PressId.anywhere(OPEN), emoji="🧩")
    shared = Layout(text(" · ".join(parts)), ui.ActionRow(way))
    await conversation.answer(Message(shared), public=True)


def _sharing(own: PersonPreferences, day: int) -> PersonPreferences:
    """Raises Refused if that day's puzzle has been shared."""
    if own.puzzle_shared >= day:
        raise Refused("puzzle-shared")
    return replace(own, puzzle_shared=day)


async def _posed(conversation: Conversation, key: Sequence[str] = ()) -> Posed:
    """Today's where the person lives; or that of the key, which is taken until its next day has ended there.

    What the server has posted may be a day ahead of the person's. Raises Refused.
    """
    services, place = conversation.services, conversation.place
    puzzles, day = services.host.puzzles, await _today(conversation)
    if key:
        days = {day, puzzles.today(await services.languages.zone_of(place)).toordinal()}
        taken = days | {each - 1 for each in days}
        day = next((each for each in taken if key[0] == str(each)), day)
    posed = await services.painter.off_loop(lambda: puzzles.pose(day, place))
    if key and posed.key != tuple(key):
        raise Refused("puzzle-over")
    return posed


async def _today(conversation: Conversation) -> int:
    """The day that the person has, counted from the year 1."""
    return conversation.host.puzzles.today(await conversation.time_zone()).toordinal()


async def _show(conversation: Conversation, posed: Posed) -> None:
    services = conversation.services
    answered = await services.host.puzzles.answered(conversation.person_id, posed, await _today(conversation))
    larger = conversation.preferences.larger_text
    message = await puzzle_message(posed, services.painter, conversation.say, answered, larger=larger)
    await conversation.redraw(message)
