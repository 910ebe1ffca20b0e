"""/leaderboard: who plays a game best on this server, season by season; and new seasons for its managers."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import app_commands, ui

from cogs.command_handlers import Command, games
from cogs.components.buttons import SHOW, buttons_between_pages, page_count, page_number
from cogs.components.layout import (
    Button,
    Component,
    Message,
    Row,
    button,
    framed,
    menu,
    rows,
    text,
    text_message,
)
from cogs.components.press_id import CHOSEN, PressId
from cogs.conversation import Conversation
from cogs.faces.result import medal
from cogs.messages.result_text import points_text
from cogs.press_handlers import on_press
from cogs.settings.server import require_manager
from cogs.wording.names import game_name, plain
from host.refusal import Refused
from host.results.ratings import Leaderboard
from store.ratings import BEGINNERS_POINTS, SETTLED_AFTER, RankedPerson

ASK_SEASON, START_SEASON, KEEP_SEASON = "season", "season-start", "season-keep"

audit = logging.getLogger("host.audit")


@on_press(ASK_SEASON)
async def ask_about_season(conversation: Conversation) -> None:
    """Ask whether the present season is to end. Raises Refused."""
    require_manager(conversation)
    say = conversation.say
    present = await conversation.host.ratings.season_to_end(conversation.guild_id)
    question = say(
        "season-question",
        number=present.number,
        following=present.number + 1,
        began=f"<t:{int(present.began_at)}:D>",
        points=str(BEGINNERS_POINTS),
    )
    # The number says which season ends: a second press does not end the next one, too.
    start = PressId.anywhere(START_SEASON, str(present.number))
    buttons = ui.ActionRow(
        button(say("button-season-start", number=present.number + 1), start, style=discord.ButtonStyle.danger),
        button(say("button-season-keep", number=present.number), PressId.anywhere(KEEP_SEASON)),
    )
    parts: list[Component] = [text(question), buttons]
    await conversation.redraw(framed(*parts))


@on_press(START_SEASON, price=4)
async def start_season(conversation: Conversation, press: PressId) -> None:
    """It is to end. Raises Refused."""
    require_manager(conversation)
    number = page_number(press.arg)
    if number is None:
        raise Refused("unknown-press")
    begun = await conversation.host.ratings.start_season(conversation.guild_id, after=number)
    audit.info("Server %d: season %d begun by person %d", conversation.guild_id, begun, conversation.person_id)
    await conversation.redraw(text_message(conversation.say("season-begun", number=begun)))


@on_press(KEEP_SEASON)
async def keep_season(conversation: Conversation) -> None:
    """It goes on."""
    await conversation.redraw(text_message(conversation.say("season-kept")))


LISTED = "leaderboard-listed"
"""Verb of the button by which a person appears or no longer does."""

PAGE_SIZE = 10
"""The number of people on a page."""

_MOST_SEASONS = 10_000
"""More than any server will ever have."""


@Command("leaderboard", {"game": games}, on_servers_only=True, price=2)
async def leaderboard(
    conversation: Conversation,
    game: str | None = None,
    season: app_commands.Range[int, 1, _MOST_SEASONS] | None = None,
    appear: bool | None = None,
) -> None:
    if appear is not None:
        await _appear(conversation, appear=appear)
    await show_leaderboard(conversation, game or await _usual_game(conversation, season), season)


async def show_leaderboard(conversation: Conversation, game: str, number: int | None = None, page: int = 0) -> None:
    """A page of the game's leaderboard, of that season or the present one. Raises Refused."""
    services = conversation.services
    if game not in services.faces:
        raise Refused("unknown-game")
    board = await services.host.ratings.leaderboard(
        conversation.guild_id, game, season=number, page=page, page_size=PAGE_SIZE, asker=conversation.person_id
    )
    listed = (await services.preferences.people.of(conversation.person_id)).listed
    await conversation.redraw(_message(conversation, board, listed=listed))


@on_press(SHOW, leaves_message=True, price=2)
async def turn_page(conversation: Conversation, press: PressId) -> None:
    """The page that a button names, or a choice in one of the menus. Raises Refused."""
    await show_leaderboard(conversation, *_where(press.args))


@on_press(LISTED, price=2)
async def choose_listed(conversation: Conversation, press: PressId) -> None:
    """The person wants to appear, or no longer."""
    if press.args[:1] not in (("yes",), ("no",)):
        raise Refused("unknown-press")
    where = _where(press.args[1:])
    await _appear(conversation, appear=press.args[0] == "yes")
    await show_leaderboard(conversation, *where)


async def _appear(conversation: Conversation, *, appear: bool) -> None:
    people = conversation.services.preferences.people
    await people.change(conversation.person_id, lambda former: replace(former, listed=appear))


async def _usual_game(conversation: Conversation, number: int | None) -> str:
    """The game that was last played in this channel, if it is rated here, or else one that is."""
    services = conversation.services
    rated = await services.host.ratings.rated_games(conversation.guild_id, number)
    known = [key for key in services.faces if key in rated] or list(services.faces)
    try:
        here = (await services.host.latest_table_in(conversation.channel_id, folded=False)).game_key
    except Refused:
        here = ""
    return here if here in known else known[0]


def _message(conversation: Conversation, board: Leaderboard, *, listed: bool) -> Message:
    say = conversation.say
    pages = page_count(board.entries, PAGE_SIZE)
    lines = [say("leaderboard-title", game=game_name(board.game, say)), _when(conversation, board)]
    lines += _lines(conversation, board) if board.lines else [say("leaderboard-empty")]
    lines += _about_asker(conversation, board, listed=listed)
    if pages > 1:
        lines.append(f"-# {say('page-of', page=board.page + 1, pages=pages)}")
    parts: list[Component] = [text("\n".join(lines)), *_menus(conversation, board)]
    parts += rows(_buttons(conversation, board, pages, listed=listed))
    return framed(*parts)


def _when(conversation: Conversation, board: Leaderboard) -> str:
    """Name of the season, and when it began and ended."""
    say = conversation.say
    later = [one for one in board.seasons if one.number == board.season + 1]
    for one in board.seasons:
        if one.number == board.season:
            began = f"<t:{int(one.began_at)}:D>"
            if later:
                return say("season-over", number=one.number, began=began, ended=f"<t:{int(later[0].began_at)}:D>")
            return say("season-present", number=one.number, began=began)
    return say("season-first")


def _lines(conversation: Conversation, board: Leaderboard) -> Iterator[str]:
    say = conversation.say
    announced = False
    for ranked in board.lines:
        if ranked.place is None and not announced:
            announced = True
            yield f"-# {say('leaderboard-provisional', matches=SETTLED_AFTER)}"
        yield say(
            "leaderboard-line",
            place=medal(ranked.place),
            name=plain(ranked.name) or say("person-without-name"),
            points=points_text(ranked.points, provisional=ranked.place is None),
            matches=ranked.matches,
        )


def _about_asker(conversation: Conversation, board: Leaderboard, *, listed: bool) -> Iterator[str]:
    """Lines on the person's own rank, if no line above says it."""
    say, own = conversation.say, board.own
    if not listed:
        yield f"-# {say('leaderboard-hidden')}"
    if own is not None and own.person_id not in [ranked.person_id for ranked in board.lines]:
        yield f"-# {_standing(conversation, own)}"


def _standing(conversation: Conversation, own: RankedPerson) -> str:
    say = conversation.say
    points = points_text(own.points, provisional=own.place is None)
    if own.place is None:
        return say("leaderboard-own-provisional", points=points, matches=own.matches)
    return say("leaderboard-own", place=own.place, points=points, matches=own.matches)


def _menus(conversation: Conversation, board: Leaderboard) -> list[Row]:
    """Of the games, and of the seasons if there have been several."""
    say = conversation.say
    games = [(game_name(key, say), key) for key in conversation.services.faces]
    seasons = [(say("season-name", number=one.number), str(one.number)) for one in board.seasons]
    of_games = menu(PressId.anywhere(SHOW, CHOSEN, str(board.season), "0"), games, present=board.game)
    of_seasons = menu(PressId.anywhere(SHOW, board.game, CHOSEN, "0"), seasons, present=str(board.season))
    return [of_games, of_seasons] if len(seasons) > 1 else [of_games]


def _buttons(conversation: Conversation, board: Leaderboard, pages: int, *, listed: bool) -> list[Button]:
    say = conversation.say
    where = (board.game, str(board.season))
    buttons: list[Button] = []
    if pages > 1:
        buttons = buttons_between_pages(board.page, pages, lambda page: PressId.anywhere(SHOW, *where, str(page)), say)
    wanted = "no" if listed else "yes"
    appear = PressId.anywhere(LISTED, wanted, *where, str(board.page))
    buttons.append(button(say(f"button-leaderboard-listed-{wanted}"), appear, emoji="🙈" if listed else "👋"))
    may_manage = conversation.interaction.permissions.manage_guild
    if may_manage and board.seasons and board.season == board.seasons[0].number:
        buttons.append(button(say("button-season"), PressId.anywhere(ASK_SEASON), emoji="🆕"))
    return buttons


def _where(args: tuple[str, ...]) -> tuple[str, int | None, int]:
    """Game, season and page. Raises Refused for what no button of ours says."""
    if len(args) != 3 or (page := page_number(args[2])) is None:
        raise Refused("unknown-press")
    return args[0], _season_of(args[1:2]), page


def _season_of(values: tuple[str, ...]) -> int | None:
    if len(values) != 1 or (number := page_number(values[0])) is None:
        raise Refused("unknown-press")
    return number or None
