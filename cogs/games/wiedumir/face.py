"""Wie du mir …'s part of the table: its story, its buttons, its pictures, its moves."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from cogs import turns
from cogs.conversation import Conversation
from cogs.games.illustrated_rules import illustrate
from cogs.games.sentences import list_of_seats, prompt, seat_name
from cogs.games.wiedumir import calculator, panel, public_buttons, typed
from cogs.games.wiedumir.commands import WieDuMirCommands
from cogs.games.wiedumir.story import tell_lately
from cogs.layout import ALT_TEXT_LIMIT, Button, Picture, button
from cogs.press_id import PressId
from engine.game import AnyGame, Seat
from engine.wiedumir.actions import encode
from engine.wiedumir.board import Board
from engine.wiedumir.rules import WieDuMir
from engine.wiedumir.view import Phase, WieDuMirView
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.ranking import describe_ranking
from render.ranking_picture import draw_ranking
from render.theme import Theme
from render.wiedumir.board_picture import draw_board
from render.wiedumir.card_picture import card_title
from render.wiedumir.own_chips_picture import draw_own_chips
from render.wiedumir.palette import PALETTE
from render.wiedumir.ranked_rows import ranked_rows
from render.wiedumir.rules_pictures import draw_rule
from render.wiedumir.words import describe_position, headline, several_games

_RULES = (
    ("goal", None),
    ("move", "move"),
    ("squares", "squares"),
    ("limit", "limit"),
    ("cards", "cards"),
    ("end", None),
)
"""The parts of the rules with their illustrations."""


class WieDuMirFace:
    """``board`` is what new matches are played on."""

    def __init__(self, board: Board) -> None:
        self._game = WieDuMir(board)

    @property
    def game(self) -> AnyGame:
        return self._game

    def cogs(self) -> list[commands.Cog]:
        return [WieDuMirCommands()]

    def headline(self, table: PublicTable, say: Speaker) -> str:
        return headline(table.view, say)

    def story(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        return tell_lately(table.recent, table.view, say, names)

    def prompt(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        view: WieDuMirView = table.view
        title = "" if view.drawn is None else card_title(view.drawn.card, say)
        return prompt(table, say, names, "wiedumir", view.phase, roll=view.roll or 0, title=title)

    def buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        return public_buttons.acting_buttons(table, say)

    def side_buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        if not table.view.no_comparing:
            return []
        return [button(say("wiedumir-button-peek"), PressId(table.id, table.version, "peek"), emoji="🔍")]

    def draw(self, view: WieDuMirView, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        return Picture("board.png", draw_board(view, theme, say), describe_position(view, say)[:ALT_TEXT_LIMIT])

    def position(self, view: WieDuMirView, say: Speaker, names: Sequence[str]) -> str:
        return describe_position(view, say, names)

    def draw_result(self, view: WieDuMirView, number: int, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        rows = ranked_rows(view, number, say)
        return Picture("result.png", draw_ranking(rows, theme, PALETTE), describe_ranking(rows, say)[:ALT_TEXT_LIMIT])

    def result(self, table: PublicTable, number: int, say: Speaker, names: Sequence[str]) -> str:
        view: WieDuMirView = table.view
        result = view.results[number]
        told = [f"### {_result_title(view, number, say)}"]
        if result.by_vote:
            told.append(f"-# {say('wiedumir-result-by-vote')}")
        key = "wiedumir-result-line-tally" if several_games(view) else "wiedumir-result-line"
        for seat in result.order:
            chips, points = say("wiedumir-chips", count=result.chips[seat]), say("points", count=result.points[seat])
            crown = "🏆 " if result.places[seat] == 1 else ""
            name = crown + seat_name(seat, names)
            told.append(say(key, place=result.places[seat], name=name, chips=chips, points=points))
        for tied in result.broken_ties:
            told.append(say("wiedumir-result-tie", names=" › ".join(seat_name(seat, names) for seat in tied)))
        if view.winners and number + 1 == len(view.results):
            key = "wiedumir-match-won" if len(view.winners) == 1 else "wiedumir-match-shared"
            told.append(say(key, names=list_of_seats(view.winners, names, say)))
        return "\n".join(told)

    async def after_roll(self, conversation: Conversation, table: PublicTable, *, again: bool) -> None:
        if again:
            raise Refused("outdated")
        await turns.confirm_move(conversation, table)

    def read_move(self, view: WieDuMirView, text: str, say: Speaker) -> str:
        return encode(typed.read_move(view, text, say))

    def complete_move(self, view: WieDuMirView, text: str, say: Speaker) -> list[tuple[str, str]]:
        return typed.complete_move(view, text, say)

    async def press(self, conversation: Conversation, press: PressId) -> None:
        match press.verb:
            case public_buttons.ACT:
                await turns.play_move(conversation, press.table, ":".join(press.args), press.version)
            case public_buttons.DECIDE | panel.FIRST:
                await panel.open_panel(conversation, press)
            case calculator.SHARE:
                await panel.calculate(conversation, press)
            case panel.LAST:
                await panel.answer(conversation, press)
            case _:
                raise Refused("unknown-press")

    def odds(self, view: WieDuMirView, seat: Seat | None, say: Speaker) -> str:
        raise Refused("no-odds-in-game")

    def draw_own(
        self, view: WieDuMirView, theme: Theme, say: Speaker, names: Sequence[str]
    ) -> tuple[Picture | None, str]:
        assert view.viewer is not None
        chips = say("wiedumir-chips", count=view.chips[view.viewer] or 0)
        if not view.no_comparing:
            return None, say("wiedumir-peek-open", chips=chips)
        if view.phase is Phase.OVER:
            return None, say("wiedumir-peek-over", chips=chips)
        told = say("wiedumir-peek-own", chips=chips)
        if not view.no_limits:
            told += f" {say('wiedumir-peek-limit')}"
        return Picture("own-chips.png", draw_own_chips(view, theme), told), told

    def rules(self, theme: Theme, say: Speaker) -> list[tuple[str, Picture | None]]:
        return illustrate("wiedumir", _RULES, lambda name, look: draw_rule(name, look, say), theme, say)


def _result_title(view: WieDuMirView, number: int, say: Speaker) -> str:
    if view.length.target is not None:
        return say("wiedumir-result-title-target", game=number + 1, target=view.length.target)
    if not several_games(view):
        return say("wiedumir-result-title")
    return say("wiedumir-result-title-of", game=number + 1, games=view.length.games or 1)
