"""The part of the table that is Mensch ärgere Dich nicht's, and Einigkeit macht stark's: one face for both."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ext import commands

from cogs import turns
from cogs.conversation import Conversation, component_data
from cogs.games.illustrated_rules import RulePart, illustrate
from cogs.games.mensch.claiming import CLAIM, ClaimCommands, claim, claim_buttons, only_claimed_since
from cogs.games.mensch.lately import tell_last, tell_lately
from cogs.games.mensch.odds_text import tell_odds
from cogs.games.mensch.pawn_text import complete_move, read_move
from cogs.games.mensch.story import last_die
from cogs.games.sentences import list_of_seats, prompt, seat_name
from cogs.layout import ALT_TEXT_LIMIT, Button, Picture, button, words
from cogs.press_id import PressId
from cogs.table_message import seat_names
from engine.game import AnyGame, Seat
from engine.mensch.actions import MOVES, decode
from engine.mensch.board import SIX, PawnId
from engine.mensch.events import PawnMoved
from engine.mensch.rules import EINIGKEIT, MENSCH
from engine.mensch.view import MenschView, Phase
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.mensch.board_picture import draw_board
from render.mensch.palette import PALETTE
from render.mensch.ranked_rows import ranked_rows
from render.mensch.rules_pictures import draw_rule
from render.mensch.words import (
    blocked_in_words,
    describe_position,
    destination_in_words,
    obstacles_told,
    ranking,
)
from render.ranking import describe_ranking
from render.ranking_picture import draw_ranking
from render.seat_marks import MARKS
from render.theme import Theme

_MOVE = "move"


class MenschFace:
    """``rules`` are the parts of the rules with their illustrations; ``own_cogs`` are made anew for each bot."""

    def __init__(self, game: AnyGame, rules: Sequence[RulePart], own_cogs: Sequence[type[commands.Cog]] = ()) -> None:
        self._game = game
        self._rules = rules
        self._own_cogs = own_cogs

    @property
    def game(self) -> AnyGame:
        return self._game

    def cogs(self) -> list[commands.Cog]:
        return [cog() for cog in self._own_cogs]

    def headline(self, table: PublicTable, say: Speaker) -> str:
        """Who plays with whom."""
        view: MenschView = table.view
        if not view.agreed.pairs:
            return ""
        one, other = (
            " + ".join(f"{MARKS[seat].emoji} {MARKS[seat].letter}" for seat in view.agreed.allies(first))
            for first in (0, 1)
        )
        return say("mensch-headline-pairs", one=one, other=other)

    def story(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        view: MenschView = table.view
        people = {seat for seat, holder in enumerate(table.seats) if not holder.played_by_computer}
        return tell_lately(table.recent, view.agreed, people, say, names)

    def prompt(self, table: PublicTable, say: Speaker, names: Sequence[str]) -> str:
        view: MenschView = table.view
        phase = "roll-again" if _rolls_again(table) else str(view.phase)
        lines = [prompt(table, say, names, "mensch", phase, die=view.die)]
        if view.owner is not None and view.owner != view.turn:
            lines.append(say("mensch-helping", owner=seat_name(view.owner, names)))
        if view.phase is Phase.TO_ROLL and view.attempts > 1:
            lines.append(say("mensch-try", attempt=view.attempt))
        if view.claim is not None:
            opponents = view.agreed.opponents[view.claim.seat]
            lines.append(say("mensch-claim-open", names=list_of_seats(opponents, names, say)))
            if view.agreed.auto_roll:
                lines.append(say("mensch-claim-pass"))
        return "\n".join(lines)

    def buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        view: MenschView = table.view
        if view.phase is Phase.MOVING:
            return _pawn_buttons(table, say)
        rolling = PressId(table.id, table.version, "roll")
        roll = button(say("button-roll"), rolling, style=discord.ButtonStyle.primary, emoji="🎲")
        return [roll, *claim_buttons(table, say)]

    def side_buttons(self, table: PublicTable, say: Speaker) -> list[Button]:
        view: MenschView = table.view
        if not view.agreed.odds:
            return []
        return [button(say("button-odds"), PressId(table.id, table.version, "odds"), emoji="🎯")]

    def draw(self, view: MenschView, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        return Picture("board.png", draw_board(view, theme), describe_position(view, say)[:ALT_TEXT_LIMIT])

    def position(self, view: MenschView, say: Speaker, names: Sequence[str]) -> str:
        return describe_position(view, say, names)

    def draw_result(self, view: MenschView, number: int, theme: Theme, say: Speaker, names: Sequence[str]) -> Picture:
        rows = ranked_rows(view, say)
        return Picture("result.png", draw_ranking(rows, theme, PALETTE), describe_ranking(rows, say)[:ALT_TEXT_LIMIT])

    def result(self, table: PublicTable, number: int, say: Speaker, names: Sequence[str]) -> str:
        view: MenschView = table.view
        told = [f"### {say('mensch-result-title')}"]
        if view.by_vote:
            told.append(f"-# {say('mensch-result-by-vote')}")
        told += [
            say(
                "mensch-result-line",
                place=place,
                name=seat_name(seat, names),
                **view.tallies[seat]._asdict(),
            )
            for place, seat in ranking(view)
        ]
        winners = [seat for seat, place in enumerate(view.places) if place == 1]
        key = "mensch-match-won" if len(winners) == 1 else "mensch-match-shared"
        if view.agreed.pairs and len(winners) == 2:
            key = "mensch-pair-won"
        told.append(say(key, names=list_of_seats(winners, names, say)))
        return "\n".join(told)

    async def after_roll(self, conversation: Conversation, table: PublicTable, *, again: bool) -> None:
        if not again:
            await turns.confirm_move(conversation, table)
            return
        press = PressId.parse(str(component_data(conversation.interaction).get("custom_id", "")))
        view: MenschView = table.view
        if press is not None and view.phase is Phase.TO_ROLL and only_claimed_since(table, press.version):
            # Somebody was quicker to claim; that takes nothing from whoever wants to roll.
            await turns.roll(conversation, table.id, table.version)
            return
        die = last_die(table.recent)
        if die is None or die.seat != view.turn or die.seat != table.seat_of(conversation.person.id):
            raise Refused("outdated")
        await self._tell_again(conversation, table)

    def read_move(self, view: MenschView, text: str, say: Speaker) -> str:
        return read_move(view, text, say)

    def complete_move(self, view: MenschView, text: str, say: Speaker) -> list[tuple[str, str]]:
        return complete_move(view, text, say)

    async def press(self, conversation: Conversation, press: PressId) -> None:
        code = ":".join((press.verb, *press.args))
        match press.verb:
            case _ if press.verb == _MOVE:
                await self._move(conversation, press, code)
            case _ if press.verb == CLAIM:
                await claim(conversation, press.table, code, press.version)
            case _:
                raise Refused("unknown-press")

    async def _move(self, conversation: Conversation, press: PressId, code: str) -> None:
        """Moves a pawn. A second press finds the first one's move, and tells what came of it."""
        try:
            await turns.play_move(conversation, press.table, code, press.version)
        except Refused as refusal:
            table = await conversation.bot.host.table(press.table)
            seat = table.seat_of(conversation.person.id)
            since = table.events_of(press.version)
            moved = (event for event in since if isinstance(event, PawnMoved))
            if refusal.code != "outdated" or not any(
                (each.seat, MOVES[each.pawn.pawn]) == (seat, decode(code)) for each in moved
            ):
                raise
            await self._tell_again(conversation, table)

    async def _tell_again(self, conversation: Conversation, table: PublicTable) -> None:
        """Answers a press that has had its effect."""
        say = conversation.say
        lately = tell_last(table.recent, table.view.agreed, say, seat_names(table, say))
        await conversation.answer(words(f"{say('mensch-press-came-twice')}\n{lately}"))

    def odds(self, view: MenschView, seat: Seat | None, say: Speaker) -> str:
        return tell_odds(view, seat, say)

    def draw_own(
        self, view: MenschView, theme: Theme, say: Speaker, names: Sequence[str]
    ) -> tuple[Picture | None, str]:
        raise Refused("nothing-secret")

    def rules(self, theme: Theme, say: Speaker) -> list[tuple[str, Picture | None]]:
        return illustrate(self._game.spec.key, self._rules, draw_rule, theme, say)


def _rolls_again(table: PublicTable) -> bool:
    """Whether it is a 6 that makes the same seat roll once more (M9)."""
    view: MenschView = table.view
    die = last_die(table.recent)
    return view.phase is Phase.TO_ROLL and die is not None and (die.seat, die.value) == (view.turn, SIX)


def _pawn_buttons(table: PublicTable, say: Speaker) -> list[Button]:
    """Where each pawn may go and what happens there; greyed out with the reason where it may not."""
    view: MenschView = table.view
    assert view.owner is not None
    emoji = MARKS[view.owner].emoji

    def press(pawn: int) -> PressId:
        return PressId(table.id, table.version, _MOVE, (str(pawn + 1),))

    buttons = {
        each.pawn.pawn: button(
            destination_in_words(view, each, say),
            press(each.pawn.pawn),
            style=discord.ButtonStyle.primary,
            emoji=emoji,
        )
        for each in view.destinations
    }
    own = view.pawns[view.owner]
    blocked = obstacles_told(own, view.obstacles)
    for pawn, obstacle in blocked:
        if own.index(own[pawn]) < pawn:
            continue  # One button stands for all on the same place.
        together = [PawnId(view.owner, other) for other, _ in blocked if own[other] == own[pawn]]
        told = blocked_in_words(together, obstacle, say)
        buttons[pawn] = button(told, press(pawn), emoji=emoji, disabled=True)
    return [buttons[pawn] for pawn in sorted(buttons)]


MENSCH_FACE = MenschFace(
    MENSCH,
    (("goal", None), ("six", "six"), ("capture", "capture"), ("home", "home"), ("end", None)),
)

EINIGKEIT_FACE = MenschFace(
    EINIGKEIT,
    (("goal", None), ("wall", "wall"), ("fall", "fall"), ("claim", None), ("end", None)),
    own_cogs=(ClaimCommands,),
)
