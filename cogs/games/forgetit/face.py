"""For-Get-It's part of the table: its story, its buttons, its pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord
from discord.ext import commands

from cogs import turns
from cogs.conversation import Conversation
from cogs.games.forgetit import picker
from cogs.games.forgetit.commands import ForGetItCommands
from cogs.games.forgetit.dice_text import complete_keep, read_keep_code
from cogs.games.forgetit.odds_text import PRIVATE, PUBLIC, tell_odds
from cogs.games.forgetit.sheet import draw_rounds, show_sheet
from cogs.games.forgetit.story import tell_lately
from cogs.games.illustrated_rules import illustrate
from cogs.games.sentences import list_of_seats, prompt, seat_name
from cogs.layout import ALT_TEXT_LIMIT, Button, Picture, button
from cogs.press_id import PressId
from engine.forgetit.actions import Keep, KeepNothing, encode
from engine.forgetit.chances.turn_values import mean_values
from engine.forgetit.rules import FORGETIT
from engine.forgetit.scoring import ROUNDS, round_factor, totals
from engine.forgetit.view import ForGetItView, Phase
from engine.game import AnyGame, Seat
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.forgetit.rules_pictures import draw_rule
from render.forgetit.turn_picture import draw_turn
from render.forgetit.words import describe_position
from render.theme import Theme

_RULES = (
    ("goal", None),
    ("words", "words"),
    ("keep", "keep"),
    ("score", "score"),
    ("afresh", None),
    ("end", None),
)
"""The parts of the rules with their illustrations."""

_KEEP, _STOP, _SHEET = "keep", "stop", "sheet"


class ForGetItFace:
    @property
    def game(self) -> AnyGame:
        return FORGETIT

    def cogs(self) -> list[commands.Cog]:
        return [ForGetItCommands()]

    def headline(self, table: PublicTable, say: Speaker) -> str:
        view: ForGetItView = table.view
        key = "forgetit-headline-doubled" if round_factor(view.round) > 1 else "forgetit-headline"
        return say(key, round=view.round, rounds=ROUNDS)

    def story(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        return tell_lately(table.recent, say, names)

    def prompt(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        view: ForGetItView = table.view
        asked = prompt(table, say, names, "forgetit", view.phase)
        return f"{asked}\n{tell_odds(view, say)}" if view.odds == PUBLIC else asked

    def buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        view: ForGetItView = table.view

        def press(verb: str, *args: str) -> PressId:
            return PressId(table.id, table.version, verb, args)

        primary = discord.ButtonStyle.primary
        if view.phase is Phase.CHOOSING:
            buttons = _keep_buttons(view, press, say)
        else:
            rolling = say("forgetit-button-roll", count=view.hand.next_roll.total)
            buttons = [button(rolling, press("roll"), style=primary, emoji="🎲")]
        if view.phase is Phase.DECIDING:
            points = say("points", count=view.hand.score * round_factor(view.round))
            stopping = say("forgetit-button-stop", points=points)
            buttons.append(button(stopping, press(_STOP), style=discord.ButtonStyle.success, emoji="✋"))
        return buttons

    def side_buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        sheet = button(say("forgetit-button-sheet"), PressId(table.id, table.version, _SHEET), emoji="📋")
        if table.view.odds != PRIVATE:
            return [sheet]
        return [button(say("button-odds"), PressId(table.id, table.version, "odds"), emoji="🎯"), sheet]

    def draw(self, view: ForGetItView, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        if view.odds == PUBLIC:
            mean_values()  # The text beside the picture needs them, and working them out would hold up the event loop.
        return Picture("dice.png", draw_turn(view, theme), describe_position(view, say)[:ALT_TEXT_LIMIT])

    def position(self, view: ForGetItView, say: Speaker, names: Sequence[str]) -> str:
        return describe_position(view, say, names)

    def draw_result(self, view: ForGetItView, number: int, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        return draw_rounds(view, number + 1, theme, say)

    def result(self, table: PublicTable, number: int, say: Speaker, names: Sequence[str]) -> str:
        view: ForGetItView = table.view
        rounds = number + 1
        points = totals(view.sheet, rounds)
        told = [f"### {say('forgetit-result-title', round=rounds, rounds=ROUNDS)}"]
        last = view.phase is Phase.OVER and rounds == table.milestones
        if last and view.by_vote:
            told.append(f"-# {say('forgetit-result-by-vote')}")
        for seat in range(view.seats):
            column = view.sheet[seat][:rounds]
            noted = "…" if len(column) < rounds else "–" if column[-1] is None else str(column[-1])
            name = seat_name(seat, names)
            told.append(say("forgetit-result-line", name=name, entry=noted, total=points[seat]))
        if last and table.outcome is not None:
            winners = table.outcome.winners
            key = "forgetit-match-won" if len(winners) == 1 else "forgetit-match-shared"
            told.append(say(key, names=list_of_seats(winners, names, say)))
        return "\n".join(told)

    async def after_roll(self, conversation: Conversation, table: PublicTable, *, again: bool) -> None:
        if again:
            raise Refused("outdated")
        await turns.confirm_move(conversation, table)

    def read_move(self, view: ForGetItView, text: str, say: Speaker) -> str:
        return read_keep_code(view, text)

    def complete_move(self, view: ForGetItView, text: str, say: Speaker) -> list[tuple[str, str]]:
        return complete_keep(view, text, say)

    async def press(self, conversation: Conversation, press: PressId) -> None:
        match press.verb:
            case picker.OPEN | picker.PICK:
                await picker.show_picker(conversation, press)
            case picker.PICKED:
                await turns.play_move(conversation, press.table, picker.picked_code(press), press.version)
            case _ if press.verb in (_KEEP, _STOP):
                code = ":".join((press.verb, *press.args))
                await turns.play_move(conversation, press.table, code, press.version)
            case _ if press.verb == _SHEET:
                await show_sheet(conversation, await conversation.bot.host.table(press.table))
            case _:
                raise Refused("unknown-press")

    def odds(self, view: ForGetItView, seat: Seat | None, say: Speaker) -> str:
        return tell_odds(view, say)

    def draw_own(
        self, view: ForGetItView, theme: Theme, say: Speaker, names: Sequence[str]
    ) -> tuple[Picture | None, str]:
        raise Refused("nothing-secret")

    def rules(self, theme: Theme, say: Speaker) -> list[tuple[str, Picture | None]]:
        return illustrate("forgetit", _RULES, draw_rule, theme, say)


def _keep_buttons(view: ForGetItView, press: Callable[..., PressId], say: Speaker) -> list[Button]:
    """All of a number, none, or, if that leaves a choice, single dice."""
    hand = view.hand
    numbers = sorted(hand.numbers_to_keep(), key=lambda number: -hand.kept(number, hand.showing(number)).score)
    buttons = []
    for number in numbers:
        shown = hand.showing(number)
        gain = (hand.kept(number, shown).score - hand.score) * round_factor(view.round)
        label = say("forgetit-button-keep-all", number=number, gain=gain)
        code = encode(Keep(number, shown)).split(":")
        buttons.append(button(label, press(*code), style=discord.ButtonStyle.primary))
    if any(hand.showing(number).total > hand.fewest for number in numbers):
        buttons.append(button(say("forgetit-button-pick"), press(picker.OPEN), emoji="👆"))
    buttons.append(button(say("forgetit-button-keep-none"), press(*encode(KeepNothing()).split(":"))))
    return buttons
