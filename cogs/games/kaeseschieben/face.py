"""Käseschieben's part of the table: its story, its buttons, its pictures, its moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from discord.ext import commands

from cogs import turns
from cogs.conversation import Conversation
from cogs.games.illustrated_rules import illustrate
from cogs.games.kaeseschieben import pad
from cogs.games.kaeseschieben.completion import complete_path
from cogs.games.kaeseschieben.path_letters import read_path
from cogs.games.kaeseschieben.story import tell_lately
from cogs.games.sentences import list_of_seats, prompt, seat_name
from cogs.layout import ALT_TEXT_LIMIT, Button, Picture, button
from cogs.press_id import PressId
from engine.game import AnyGame, IllegalAction, Seat
from engine.kaeseschieben.actions import DeclineBonus, MoveMouse, TakeCheese, encode
from engine.kaeseschieben.board import Size
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from host.public_table import PublicTable
from host.refusal import Refused
from host.table import Status
from localization.catalog import Speaker
from render.kaeseschieben.board_picture import draw_board
from render.kaeseschieben.own_cheeses_picture import draw_own_cheeses
from render.kaeseschieben.palette import PALETTE
from render.kaeseschieben.ranked_rows import ranked_rows
from render.kaeseschieben.rules_pictures import draw_rule
from render.kaeseschieben.words import (
    describe_own_cheeses,
    describe_position,
    faces_in_words,
)
from render.ranking import describe_ranking
from render.ranking_picture import draw_ranking
from render.seat_marks import MARKS
from render.theme import Theme

_RULES = (("goal", None), ("roll", "die"), ("push", "push"), ("blocked", "blocked"), ("worms", "worms"), ("end", None))
"""The parts of the rules with their illustrations."""

_BONUS = "bonus"


class KaeseschiebenFace:
    @property
    def game(self) -> AnyGame:
        return KAESESCHIEBEN

    def cogs(self) -> list[commands.Cog]:
        return []

    def headline(self, table: PublicTable, say: Speaker) -> str:
        view: KaeseschiebenView = table.view
        return say("kaeseschieben-headline", round=view.round, rounds=view.rounds) if view.rounds > 1 else ""

    def story(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        return tell_lately(table.recent, say, names)

    def prompt(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        view: KaeseschiebenView = table.view
        faces = faces_in_words(view.faces)
        return prompt(table, say, names, "kaeseschieben", view.phase, faces=faces, steps=view.steps)

    def buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        view: KaeseschiebenView = table.view

        def press(verb: str, *args: str) -> PressId:
            return PressId(table.id, table.version, verb, args)

        buttons = []
        primary = discord.ButtonStyle.primary
        if view.phase is Phase.TO_ROLL:
            buttons.append(button(say("button-roll"), press("roll"), style=primary, emoji="🎲"))
        elif view.phase is Phase.MOVING:
            buttons.append(button(say("kaeseschieben-button-pad"), press(pad.OPEN), style=primary, emoji="🐭"))
        else:
            buttons.extend(_bonus_buttons(view, press, say))
        return buttons

    def side_buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        peek = PressId(table.id, table.version, "peek")
        return [button(say("kaeseschieben-button-peek"), peek, emoji="🔍")]

    def draw(self, view: KaeseschiebenView, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        return Picture("board.png", draw_board(view, theme), describe_position(view, say)[:ALT_TEXT_LIMIT])

    def position(self, view: KaeseschiebenView, say: Speaker, names: Sequence[str]) -> str:
        return describe_position(view, say, names)

    def draw_result(
        self, view: KaeseschiebenView, number: int, theme: Theme, say: Speaker, names: Sequence[str]
    ) -> Picture:
        rows = ranked_rows(view, number, say)
        return Picture("result.png", draw_ranking(rows, theme, PALETTE), describe_ranking(rows, say)[:ALT_TEXT_LIMIT])

    def result(self, table: PublicTable, number: int, say: Speaker, names: Sequence[str]) -> str:
        view: KaeseschiebenView = table.view
        result = view.results[number]
        title = say("kaeseschieben-result-title", round=number + 1, rounds=view.rounds)
        if result.by_vote:
            title += f"\n-# {say('kaeseschieben-result-by-vote')}"
        lines = [
            f"{'🏆 ' if seat in result.winners else ''}{seat_name(seat, names)} · "
            + say("points", count=result.points[seat])
            for seat in range(view.seats)
        ]
        told = [f"### {title}", *lines]
        if table.status is Status.FINISHED and number + 1 == len(view.results):
            key = "kaeseschieben-match-won" if len(view.winners) == 1 else "kaeseschieben-match-shared"
            told.append(say(key, names=list_of_seats(view.winners, names, say)))
        return "\n".join(told)

    async def after_roll(self, conversation: Conversation, table: PublicTable, *, again: bool) -> None:
        await pad.show_pad(conversation, table)

    def read_move(self, view: KaeseschiebenView, text: str, say: Speaker) -> str:
        if view.phase is not Phase.MOVING:
            raise IllegalAction("bonus-first" if view.phase is Phase.BONUS else "roll-first")
        path = read_path(text, say.language)
        Walk.of_view(view, path).require_complete()
        return encode(MoveMouse(path))

    def complete_move(self, view: KaeseschiebenView, text: str, say: Speaker) -> list[tuple[str, str]]:
        return complete_path(view, text, say)

    async def press(self, conversation: Conversation, press: PressId) -> None:
        match press.verb:
            case pad.OPEN:
                table = await conversation.bot.host.table(press.table)
                await pad.show_pad(conversation, table)
            case pad.DRAFT:
                await pad.draft(conversation, press)
            case pad.DONE:
                await turns.play_move(conversation, press.table, pad.done_code(press), press.version)
            case _ if press.verb == _BONUS:
                await turns.play_move(conversation, press.table, ":".join(press.args), press.version)
            case _:
                raise Refused("unknown-press")

    def odds(self, view: KaeseschiebenView, seat: Seat | None, say: Speaker) -> str:
        raise Refused("no-odds-in-game")

    def draw_own(
        self, view: KaeseschiebenView, theme: Theme, say: Speaker, names: Sequence[str]
    ) -> tuple[Picture | None, str]:
        assert view.viewer is not None
        own = view.piles[view.viewer]
        if not own:
            return None, say("kaeseschieben-peek-nothing")
        if own[0].wormy is None:
            return None, say("kaeseschieben-peek-closed")
        told = describe_own_cheeses(view, say)
        return Picture("own-cheeses.png", draw_own_cheeses(view, theme), told[:ALT_TEXT_LIMIT]), told

    def rules(self, theme: Theme, say: Speaker) -> list[tuple[str, Picture | None]]:
        return illustrate("kaeseschieben", _RULES, draw_rule, theme, say)


def _bonus_buttons(view: KaeseschiebenView, press: Callable[..., PressId], say: Speaker) -> list[Button]:
    """K11: whose cheese of which size, or none."""
    buttons = []
    for victim, pile in enumerate(view.piles):
        for size in reversed(Size):
            count = sum(owned.cheese.size is size for owned in pile)
            if victim != view.turn and count:
                label = say(f"kaeseschieben-button-take-{size}", letter=MARKS[victim].letter, count=count)
                code = encode(TakeCheese(victim, size)).split(":")
                buttons.append(button(label, press(_BONUS, *code), emoji=MARKS[victim].emoji))
    buttons.append(button(say("kaeseschieben-button-decline"), press(_BONUS, encode(DeclineBonus()))))
    return buttons
