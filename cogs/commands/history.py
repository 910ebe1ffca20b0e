"""/history: the matches of this channel, of this server, or of somebody, each with its result, replay and record.

What one may see of others' matches is what one may see of their tables (`visibility`), on this server alone. One's own
are those of all servers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import ui

from cogs.command_handlers import Command, among, games
from cogs.commands import analysis
from cogs.commands.fair_dice import verify_file
from cogs.components.buttons import page_buttons, page_number
from cogs.components.layout import Component, Message, Row, button, framed, jump_url, link, menu, rows, text
from cogs.components.press_id import CHOSEN, PressId
from cogs.components.view_of_history import ALL, CHANNEL, MATCH, SERVER, SHOW, ViewOfHistory, match_press
from cogs.conversation import Conversation
from cogs.faces.result import medal
from cogs.faces.scene import player_name
from cogs.messages.result_text import change_text
from cogs.permissions import sees_channel
from cogs.press_handlers import on_press
from cogs.wording.names import game_name
from host.match.seat_results import CANCELLED, FINISHED, RESIGNED, RETIRED, STOPPED, is_level
from host.refusal import Refused
from host.results.history import HistoryPage, PastMatch
from host.results.ratings import RatingChange
from host.table.seats import Person
from localization.catalog import Speaker
from store.rows import SeatResult

PAGE_SIZE = 5
"""The number of matches on a page."""

_WAYS = (FINISHED, STOPPED, RESIGNED, CANCELLED, RETIRED)

_MOST_CHANNELS = 10
"""The number of channels that Discord is asked about for one page."""


@Command(
    "history",
    {"where": among("history", CHANNEL, SERVER), "game": games, "ended": among("history-ended", *_WAYS)},
    on_servers_only=True,
    price=3,
)
async def history(
    conversation: Conversation,
    where: str | None = None,
    person: discord.User | None = None,
    game: str = ALL,
    ended: str = ALL,
    record: discord.Attachment | None = None,
) -> None:
    if record is not None:
        await verify_file(conversation, record)
        return
    if person is not None and where is not None:
        raise Refused("history-where-or-person")
    scope = (where or CHANNEL) if person is None else str(person.id)
    await show_history(conversation, ViewOfHistory(scope, game, ended))


async def show_history(conversation: Conversation, view: ViewOfHistory) -> None:
    """A page of what is asked for, for the asker alone."""
    person = conversation.person_id
    page = await conversation.host.history.page(
        view.filter(conversation.channel_id, conversation.guild_id, person),
        _Sight(conversation),
        page_size=PAGE_SIZE,
        beside=view.beside or None,
        later=view.later,
    )
    await conversation.redraw(_message(conversation, view, page))


@on_press(SHOW, price=3)
async def turn_page(conversation: Conversation, press: PressId) -> None:
    """The page that a button names, or a choice in one of the menus. Raises Refused."""
    view = ViewOfHistory.parse(press.args)
    if view.game not in (ALL, *conversation.services.faces) or view.ended not in (ALL, *_WAYS):
        raise Refused("unknown-press")
    await show_history(conversation, view)


@on_press(MATCH)
async def show_match(conversation: Conversation, press: PressId) -> None:
    """One match with everybody's place, and the ways to its result, replay, luck, dice and record. Raises Refused."""
    number = page_number(press.arg)
    if not number:
        raise Refused("unknown-press")
    host, say = conversation.host, conversation.say
    match = await host.history.match(number)
    if not await _Sight(conversation)(match):
        raise Refused("no-such-table")
    changes = await host.ratings.changes(number, asker=conversation.person_id)
    buttons = [link(say("button-history-message"), jump_url(match.guild_id, match.channel_id, match.message_id))]
    if match.guild_id == conversation.guild_id:
        replayed = match.ended_how != RETIRED and match.game in conversation.services.faces
        if replayed:
            buttons.append(button(say("button-replay"), PressId(number, 0, "replay"), emoji="🎞️"))
            if match.has_outcome:
                buttons.append(button(say("button-analysis"), PressId(number, 0, analysis.VERB), emoji="📈"))
        buttons.append(button(say("button-verify"), PressId(number, 0, "verify"), emoji="🧮"))
        buttons.append(button(say("button-export"), PressId(number, 0, "export"), emoji="📄"))
    back = ViewOfHistory.parse(press.args[1:])
    buttons.append(button(say("button-history-back"), back.press, emoji="📜"))
    parts: list[Component] = [text(match_whole(match, changes, say)), *rows(buttons)]
    await conversation.redraw(framed(*parts))


class _Sight:
    """Knowledge of whether the person may know of a match. What was found out of a channel holds for the whole page."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._channels = {conversation.channel_id: True}

    async def __call__(self, match: PastMatch) -> bool:
        conversation = self._conversation
        if match.has_seat(conversation.person_id):
            return True
        if match.guild_id != conversation.guild_id:
            return False
        if match.channel_id not in self._channels:
            asks_too_much = len(self._channels) > _MOST_CHANNELS
            self._channels[match.channel_id] = not asks_too_much and await sees_channel(conversation, match.channel_id)
        return self._channels[match.channel_id]


def _message(conversation: Conversation, view: ViewOfHistory, page: HistoryPage) -> Message:
    say = conversation.say
    parts: list[Component] = [text(_title(conversation, view))]
    if not page.matches:
        parts.append(text(say("history-empty")))
    for match in page.matches:
        opens = match_press(match.table_id, view)
        elsewhere = match.guild_id != conversation.guild_id
        parts.append(
            ui.Section(
                match_lines(match, say, elsewhere=elsewhere), accessory=button(say("button-history-match"), opens)
            )
        )
    parts += _menus(conversation, view)
    places = [
        button(say(f"history-{label}"), view.latest(scope=scope).press, disabled=scope == view.scope)
        for label, scope in ((CHANNEL, CHANNEL), (SERVER, SERVER), ("mine", str(conversation.person_id)))
    ]
    newer = None if page.newer is None else replace(view, beside=page.newer, later=True).press
    older = None if page.older is None else replace(view, beside=page.older, later=False).press
    turning = page_buttons(newer, older, say) if newer or older else []
    parts += rows([*places, *turning])
    return framed(*parts)


def _title(conversation: Conversation, view: ViewOfHistory) -> str:
    say, asker = conversation.say, conversation.person
    if view.scope in (CHANNEL, SERVER):
        return say(f"history-title-{view.scope}")
    if view.person_id == asker.id:
        return say("history-title-mine")
    # Discord shows the name, and a mention in an answer like this one notifies nobody.
    return say("history-title-person", name=f"<@{view.person_id}>")


def _menus(conversation: Conversation, view: ViewOfHistory) -> list[Row]:
    say = conversation.say
    games = [(say("history-all-games"), ALL), *((say(f"game-{key}"), key) for key in conversation.services.faces)]
    ends = [(say("history-ended-any"), ALL), *((say(f"history-ended-{way}"), way) for way in _WAYS)]
    of_games = menu(view.latest(game=CHOSEN).press, games, present=view.game)
    of_ends = menu(view.latest(ended=CHOSEN).press, ends, present=view.ended)
    return [of_games, of_ends]


_MOST_NAMES = 4
"""In a list."""


def match_lines(match: PastMatch, say: Speaker, *, elsewhere: bool) -> str:
    """Lines of a match: game and time, and below who came in where, the best only. ``elsewhere``: on another server."""
    facts = [f"**{game_name(match.game, say)}**", f"<t:{int(match.ended_at)}:d>"]
    if match.ended_how != FINISHED:
        facts.append(say(f"history-ended-{match.ended_how}"))
    if elsewhere:
        facts.append(say("history-elsewhere"))
    ranked = _ranked(match)
    with_points = _points_made_places(match)
    seats = [_seat(match, result, say, with_points=with_points) for result in ranked[:_MOST_NAMES]]
    if len(ranked) > _MOST_NAMES:
        seats.append(f"+{len(ranked) - _MOST_NAMES}")
    return f"{' · '.join(facts)}\n{' · '.join(seats)}"


def match_whole(match: PastMatch, changes: Sequence[RatingChange], say: Speaker) -> str:
    """Everybody with place, points if these made the places, and the change of their rating."""
    title = say("history-match-title", game=game_name(match.game, say), table=str(match.table_id))
    when = say("history-match-ended", when=f"<t:{int(match.ended_at)}:f>", how=say(f"history-ended-{match.ended_how}"))
    rated = {change.seat: change_text(change) for change in changes}
    with_points = _points_made_places(match)
    lines = [
        " · ".join(filter(None, (_seat(match, result, say, with_points=with_points), rated.get(result.seat))))
        for result in _ranked(match)
    ]
    return "\n".join([title, when, *lines])


def _ranked(match: PastMatch) -> list[SeatResult]:
    """By place, where there are places."""
    return sorted(match.results, key=lambda result: (result.place or 0, result.seat))


def _seat(match: PastMatch, result: SeatResult, say: Speaker, *, with_points: bool) -> str:
    held = match.names.get(result.seat)
    name = player_name(result.seat, None if held is None else Person(0, held), say)
    if result.place is None:
        return name
    sign = medal(None if is_level(match.results) else result.place)
    if result.resigned:
        return f"{sign} {say('history-seat-resigned', name=name)}"
    points = f" {result.score}" if result.score is not None and with_points else ""
    return f"{sign} {name}{points}"


def _points_made_places(match: PastMatch) -> bool:
    """False where it was something else, such as rounds won: beside those places, points look like a mistake."""
    scores = [result.score or 0 for result in _ranked(match) if not result.resigned]
    return scores == sorted(scores, reverse=True)
