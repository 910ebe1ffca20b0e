"""/mine: all tables where the person has a seat, on all servers, in private; those that wait for them first."""

from __future__ import annotations

from discord import ui

from cogs.command_handlers import Command
from cogs.components.buttons import buttons_between_pages, page_count, page_number, page_within
from cogs.components.layout import TEXT_LIMIT, Component, framed, jump_url, text, text_message
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.scene import seat_name
from cogs.messages.table_parts import Holidays, holiday_day, holiday_lines, holidays_among
from cogs.press_handlers import on_press
from cogs.wording.names import plain
from cogs.wording.own_times import in_time
from host.table.public_table import PublicTable
from host.table.status import Status
from host.table.table_preferences import Pace
from localization.catalog import Speaker

MINE = "mine"
"""The verb of the buttons that turn the page; the page is their argument."""

PAGE_SIZE = 8
"""The number of tables on a page."""

_ROOM = TEXT_LIMIT - 500
"""Characters for the tables of a page, beside what is said above and below them."""


@Command("mine", price=2)
async def show_first_page(conversation: Conversation) -> None:
    await _show(conversation, 0)


@on_press(MINE, price=2)
async def turn_page(conversation: Conversation, press: PressId) -> None:
    """The page that the button names, or the last one if there are fewer by now."""
    await _show(conversation, page_number(press.arg) or 0)


async def _show(conversation: Conversation, page: int) -> None:
    say, person_id = conversation.say, conversation.person_id
    tables = await conversation.host.time.tables_of(person_id)
    if not tables:
        await conversation.redraw(text_message(f"{say('mine-title', count=0)}\n{say('mine-none')}"))
        return
    pages = page_count(len(tables), PAGE_SIZE)
    page = page_within(page, pages)
    shown = tables[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]
    waiting = sum(table.waiting_for == person_id for table in tables)
    heading = [say("mine-title", count=len(tables))]
    if len(tables) > 1:
        heading.append(say("mine-waiting", count=waiting))
    services = conversation.services
    people = {holder.person_id for table in shown for holder in table.seats} - {person_id, None}
    away = await holidays_among(services.preferences, filter(None, people), services.now())
    entries = [await _entry(conversation, table, away) for table in shown]
    if sum(map(len, entries)) > _ROOM:
        entries = [_brief_entry(conversation, table) for table in shown]
    items: list[Component] = [text("\n\n".join(["\n".join(heading), *entries]))]
    if pages > 1:
        arrows = buttons_between_pages(page, pages, lambda other: PressId.anywhere(MINE, str(other)), say)
        items += [text(f"-# {say('page-of', page=page + 1, pages=pages)}"), ui.ActionRow(*arrows)]
    await conversation.redraw(framed(*items))


async def _entry(conversation: Conversation, table: PublicTable, away: Holidays) -> str:
    """The game as a link to the table, whose turn it is, what is left of the time, and who else plays."""
    say, person_id = conversation.say, conversation.person_id
    head = f"{_head(conversation, table)}{await _server(conversation, table)}"
    others = [
        seat_name(seat, holder, say) for seat, holder in enumerate(table.seats) if not holder.belongs_to(person_id)
    ]
    facts = [_state(table, person_id, say)]
    if others:
        facts.append(say("mine-with", names=", ".join(others)))
    if table.preferences.pace is not Pace.LIVE:
        facts.append(say(f"pace-{table.preferences.pace}"))
    # Whose turn it is and who is away stands there already.
    others_away = [
        (seat, holder)
        for seat, holder in enumerate(table.seats)
        if holder.person_id not in (None, person_id) and not (_is_held(table) and holder.person_id == table.waiting_for)
    ]
    facts += holiday_lines(others_away, away, say)
    return f"{head}\n{' · '.join(filter(None, facts))}"


def _brief_entry(conversation: Conversation, table: PublicTable) -> str:
    """Entry without anything that many seats and long names make long."""
    return f"{_head(conversation, table)}\n{_state(table, conversation.person_id, conversation.say)}"


def _head(conversation: Conversation, table: PublicTable) -> str:
    say = conversation.say
    url = jump_url(table.guild_id, table.channel_id, table.message_id)
    game = say(f"game-{table.game_key}") if table.game_key in conversation.services.faces else table.game_key
    sign = "🔔 " if table.waiting_for == conversation.person_id else ""
    return f"{sign}**[{game}]({url})**"


def _state(table: PublicTable, person_id: int, say: Speaker) -> str:
    """State of the table: whose turn it is, and until when."""
    if table.status is Status.LOBBY:
        return say("mine-lobby")
    if table.status is not Status.PLAYING:
        return say("mine-ending")
    if table.asleep:
        return say("mine-asleep")
    if not table.plays(person_id):
        return say("mine-away")
    if table.waiting_for is None:
        return say("mine-computer")
    name = next(
        seat_name(seat, holder, say) for seat, holder in enumerate(table.seats) if holder.belongs_to(table.waiting_for)
    )
    own = table.waiting_for == person_id
    turn = say("mine-your-turn") if own else say("mine-turn-of", name=name)
    clock = table.clock
    if clock is None:
        return f"{turn} ({say('mine-since', when=in_time(table.waiting_since))})"
    if clock.holiday_until is not None:
        return f"{turn} ({say('mine-holiday', day=holiday_day(clock.holiday_until))})"
    return f"{turn} ({say('mine-time-up' if clock.up else 'mine-until', when=in_time(clock.ends_at))})"


def _is_held(table: PublicTable) -> bool:
    return table.clock is not None and table.clock.is_held


async def _server(conversation: Conversation, table: PublicTable) -> str:
    """The name of the table's server, unless it is this one."""
    if table.guild_id == conversation.interaction.guild_id:
        return ""
    guild = await conversation.services.servers.of(table.guild_id)
    return "" if guild is None else f" · {plain(guild.name)}"
