"""You and me, and all of us here: pages behind /stats, of channels that the asker sees and of people who appear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from discord import ui

from cogs.commands.statistics import ALL, BETWEEN, CHRONICLE, HERE, Page, is_listed, require_shown
from cogs.components.layout import Button, Component, button, framed, menu, rows, text
from cogs.components.press_id import CHOSEN, PressId, id_in
from cogs.components.view_of_history import SERVER, ViewOfHistory, match_press
from cogs.conversation import Conversation
from cogs.faces.result import medal
from cogs.messages.recaps import OPEN as RECAP
from cogs.messages.result_text import points_text, record_text
from cogs.permissions import seen_among
from cogs.press_handlers import on_press
from cogs.servers.servers import may_be_member
from host.refusal import Refused
from host.results.chronicle import apart

_TRIES = 3
"""Times that somebody else is looked for in place of those who have left the server."""

_MOST_NAMED = 3
"""People who have won game nights."""


@on_press(CHRONICLE, price=4)
async def show_chronicle(conversation: Conversation, press: PressId) -> None:
    """All of us here: who leads and who won nights, or the records of one game. Raises Refused."""
    say, faces, game = conversation.say, conversation.services.faces, "".join(press.args)
    if conversation.in_direct_messages or game not in (ALL, *faces):
        raise Refused("unknown-press")
    parts: list[Component] = [text(say("chronicle-title"))]
    if game == ALL:
        parts.append(text("\n".join([*await _leaders(conversation), *await _nights(conversation)])))
    else:
        parts += await _records(conversation, game)
    games = [(say("chronicle-all-games"), ALL), *((say(f"game-{key}"), key) for key in faces)]
    parts.append(menu(PressId.anywhere(CHRONICLE, CHOSEN), games, present=game))
    parts += rows([_to_statistics(conversation, conversation.person_id)])
    await conversation.redraw(framed(*parts))


@on_press(RECAP, price=4)
async def show_from_recap(conversation: Conversation, press: PressId) -> None:
    """Show who leads, from the button of a recap."""
    await show_chronicle(conversation, PressId.anywhere(CHRONICLE, ALL))


async def _leaders(conversation: Conversation) -> list[str]:
    """A line for each game whose ratings have a first place this season."""
    say, ratings, lines = conversation.say, conversation.host.ratings, []
    for game in conversation.services.faces:
        board = await ratings.leaderboard(
            conversation.guild_id, game, season=None, page=0, page_size=_TRIES, asker=conversation.person_id
        )
        here = await _here(conversation, [one.person_id for one in board.lines if one.place is not None])
        for first in [one for one in board.lines if one.person_id in here][:1]:
            points, name = points_text(first.points, provisional=False), f"<@{first.person_id}>"
            lines.append("- " + say("chronicle-leader", game=say(f"game-{game}"), name=name, points=points))
    return [say("chronicle-leaders"), *lines] if lines else [say("chronicle-no-leaders")]


async def _nights(conversation: Conversation) -> list[str]:
    """A line for each of those who have won most game nights."""
    say, services = conversation.say, conversation.services
    won = await services.host.nights.won_on(conversation.guild_id)
    counts: Counter[int] = Counter()
    for channel in await seen_among(conversation, won):
        counts.update(won[channel])
    listed = [each for each in counts if await is_listed(conversation, each)]
    here = await _here(conversation, sorted(listed, key=lambda each: -counts[each])[: _MOST_NAMED + _TRIES])
    named = [(each, count) for each, count in counts.most_common() if each in here][:_MOST_NAMED]
    lines = [
        f"{medal(place)} " + say("chronicle-night", name=f"<@{each}>", count=count)
        for place, (each, count) in enumerate(named, start=1)
    ]
    return [say("chronicle-nights"), *lines] if lines else []


async def _records(conversation: Conversation, game: str) -> list[Component]:
    """A section for each match that holds some, with a press that leads to it."""
    say, chronicle, guild_id = conversation.say, conversation.host.chronicle, conversation.guild_id
    seen = await seen_among(conversation, await chronicle.channels(guild_id))
    gone: set[int] = set()
    for _ in range(_TRIES):
        found = await chronicle.records(guild_id, game, seen, gone)
        left = {each.person_id for each in found} - await _here(conversation, {each.person_id for each in found})
        gone |= left
        if not left:
            break
    # One press for each match, which may hold several.
    by_match: dict[int, list[str]] = {}
    for each in found:
        if each.person_id not in gone:
            record = record_text(each.name, each.number, say)
            line = say("chronicle-record", record=record, name=f"<@{each.person_id}>")
            by_match.setdefault(each.table_id, []).append(line)
    view, label = ViewOfHistory(SERVER, game), say("button-history-match")
    sections: list[Component] = [
        ui.Section("\n".join(lines), accessory=button(label, match_press(table_id, view)))
        for table_id, lines in by_match.items()
    ]
    return sections or [text(say("chronicle-no-records"))]


@on_press(BETWEEN, price=3)
async def show_between(conversation: Conversation, press: PressId) -> None:
    """The asker and another person, game by game. Raises Refused as /stats does."""
    other = id_in(press.arg)
    if other is None:
        raise Refused("unknown-press")
    await require_shown(conversation, Page(other, HERE))
    say, chronicle, guild_id = conversation.say, conversation.host.chronicle, conversation.guild_id
    seen = await seen_among(conversation, await chronicle.channels(guild_id))
    found = await chronicle.between(conversation.person_id, other, guild_id, seen)
    lines = [say("between-title", name=f"<@{other}>")]
    for game, tally in found.games.items():
        values = {"matches": tally.matches, "ahead": tally.ahead, "behind": tally.behind}
        level = tally.matches - tally.ahead - tally.behind
        lines.append("- " + say("statistics-opponent", name=say(f"game-{game}"), level=level, **values))
    if not found.games:
        lines.append(say("between-nothing"))
    if abs(found.streak) > 1:
        lines.append(say("between-ahead" if found.streak > 0 else "between-behind", count=abs(found.streak)))
    if found.luck is not None:
        own, others = map(round, found.luck)
        lines.append(say("between-luck", own=own, others=others))
    parts: list[Component] = [text("\n".join(lines))]
    if found.closest is not None:
        closest = say("between-closest", game=say(f"game-{found.closest.game}"), points=apart(found.closest))
        opens = match_press(found.closest.table_id, ViewOfHistory(str(conversation.person_id)))
        parts.append(ui.Section(closest, accessory=button(say("button-history-match"), opens)))
    parts += rows([_to_statistics(conversation, other)])
    await conversation.redraw(framed(*parts))


async def _here(conversation: Conversation, people: Iterable[int]) -> set[int]:
    """Keep the people who have not left the server."""
    return {each for each in people if await may_be_member(conversation.interaction.guild, each)}


def _to_statistics(conversation: Conversation, person_id: int) -> Button:
    return button(conversation.say("button-statistics-facts"), Page(person_id, HERE).press, emoji="📊")
