"""The one door for presses: every button, menu and form of ours, however old, comes through here.

The custom id alone says what is meant, so a press works after a restart, and none can be lost to a view that memory
no longer holds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs import leaderboard_button
from cogs.clock_parts import STAND_IN
from cogs.coach import CHOOSE_AGAIN, GO_ON, HINT, READ
from cogs.commands import (
    bell,
    board,
    cancelling,
    clocks,
    ending,
    fair_dice,
    help,
    history,
    leaderboard,
    learning,
    luck,
    mine,
    opening,
    privacy,
    proposals,
    putting_out,
    records,
    replay,
    resigning,
    rulebook,
    season,
    seating,
    seats,
    statistics,
    substituting,
    watching,
)
from cogs.commands.bell import REMINDER
from cogs.commands.leadership import led
from cogs.commands.lobby_presses import before_start
from cogs.commands.visibility import require_visible
from cogs.conversation import Conversation, component_data, converse, show_form
from cogs.games.controls import GameControls, PressHandler
from cogs.looking_up import show_more, show_story
from cogs.odds import show_odds
from cogs.pace_parts import OWN_THREAD, PACE, PANEL, WHEN_LATE
from cogs.peeking import peek
from cogs.play_button import PLAY
from cogs.press_id import PressId, is_ours
from cogs.proposal_parts import AGREE, OBJECT
from cogs.services import Services
from cogs.settings import panel as settings_panel
from cogs.settings.defaults import GAME
from cogs.settings.mine import HOLIDAY
from cogs.stray_messages import tidy_up
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker

COMMON: Mapping[str, PressHandler] = {
    "join": lambda conversation, press, table: seats.join(conversation, table),
    "leave": lambda conversation, press, table: seats.leave(conversation, table),
    substituting.TAKE: substituting.choose_seat,
    resigning.ASK: lambda conversation, press, table: resigning.ask(conversation, table),
    resigning.NOW: lambda conversation, press, table: resigning.resign_now(conversation, table),
    resigning.KEEP: lambda conversation, press, table: resigning.keep(conversation),
    watching.WATCH: lambda conversation, press, table: watching.watch_table(conversation, table),
    "start": lambda conversation, press, table: seats.start(conversation, table),
    "add-computer": seats.add_computer,
    "remove-computer": lambda conversation, press, table: seats.remove_computer(conversation, table),
    "computers": lambda conversation, press, table: seats.choose_computer(conversation, table),
    "options": lambda conversation, press, table: seats.show_options(conversation, table),
    "option": before_start(seats.choose_option),
    putting_out.VERB: before_start(seats.choose_put_out),
    "seating": before_start(lambda conversation, press, table: seating.show_seating(conversation, table)),
    "swap": before_start(seating.choose_swap),
    "rules": lambda conversation, press, table: rulebook.show_rules(conversation, table.game_key, table=table),
    "fair-dice": lambda conversation, press, table: fair_dice.show_fair_dice(conversation, table),
    "story": lambda conversation, press, table: show_story(conversation, table),
    "more": lambda conversation, press, table: show_more(conversation, table),
    "board-alone": lambda conversation, press, table: board.show_alone(conversation, table),
    "bell": lambda conversation, press, table: bell.show_bell(conversation, table),
    "notice": lambda conversation, press, table: bell.choose_notice(conversation, table),
    "peek": lambda conversation, press, table: peek(conversation, table),
    "odds": lambda conversation, press, table: show_odds(conversation, table),
    "undo": lambda conversation, press, table: proposals.take_back(conversation, table),
    ending.ASK_ABOUT_END: lambda conversation, press, table: ending.ask_about_end(conversation, table),
    ending.PROPOSE_END: ending.propose_end,
    AGREE: proposals.agree,
    OBJECT: proposals.object_to,
    STAND_IN: lambda conversation, press, table: clocks.propose_stand_in(conversation, table),
    PANEL: lambda conversation, press, table: clocks.show_pace(conversation, table),
    PACE: clocks.choose_pace,
    WHEN_LATE: clocks.choose_when_late,
    OWN_THREAD: lambda conversation, press, table: opening.move_to_thread(conversation, table),
    REMINDER: lambda conversation, press, table: bell.choose_reminder(conversation, table),
    cancelling.GIVE_UP: lambda conversation, press, table: cancelling.give_up(conversation, table),
    HINT: lambda conversation, press, table: learning.give_hint(conversation, table),
    GO_ON: learning.go_on,
    READ: learning.read_page,
    "replay": lambda conversation, press, table: replay.show_replay(conversation, table),
    "replay-step": replay.choose_step,
    luck.VERB: luck.choose_measure,
    "export": lambda conversation, press, table: records.export(conversation, table),
    "rematch": lambda conversation, press, table: opening.rematch(conversation, table),
}
"""What every game's table has, besides ``roll``. Verbs of a game's own begin with the game."""

WITHOUT_TABLE: Mapping[str, Callable[[Conversation, PressId], Awaitable[None]]] = {
    PLAY: help.play,
    help.RULES: help.rules,
    help.LEARN: help.learn,
    help.COMMANDS: lambda conversation, press: help.show_commands(conversation),
    help.GAMES: lambda conversation, press: help.show_help(conversation),
    statistics.VERB: statistics.turn_to,
    statistics.CHOOSE: statistics.choose_game,
    rulebook.PAGE: rulebook.turn_page,
    rulebook.CONTENTS: rulebook.choose_page,
    mine.MINE: mine.turn_page,
    HOLIDAY: lambda conversation, press: clocks.show_own_clock(conversation),
    clocks.UNTIL: lambda conversation, press: clocks.choose_holiday(conversation),
    clocks.BACK: lambda conversation, press: clocks.come_back(conversation),
    leaderboard_button.SHOW: leaderboard.turn_page,
    leaderboard.CHOOSE_GAME: leaderboard.choose_game,
    leaderboard.CHOOSE_SEASON: leaderboard.choose_season,
    leaderboard.LISTED: leaderboard.choose_listed,
    season.ASK: lambda conversation, press: season.ask(conversation),
    season.START: season.start,
    season.KEEP: lambda conversation, press: season.keep(conversation),
    history.SHOW: history.turn_page,
    history.CHOOSE_GAME: history.choose_game,
    history.CHOOSE_ENDED: history.choose_ended,
    history.MATCH: history.show_match,
    settings_panel.OPEN: settings_panel.open_section,
    settings_panel.SET: settings_panel.choose,
    GAME: settings_panel.open_game,
    watching.UNWATCH: watching.stop_watching,
    watching.NOTICE: watching.choose_notice,
}
"""What can be pressed where there is no table."""

PERSONAL: Mapping[str, Callable[[Conversation], Awaitable[None]]] = {
    privacy.EXPORT: privacy.export,
    privacy.DELETE: privacy.ask_before_deleting,
    privacy.DELETE_NOW: privacy.delete,
    privacy.KEEP: privacy.keep,
}
"""What concerns the person and no table. It works in direct messages, too, and for people who are blocked."""

FORMS_WITHOUT_TABLE: Mapping[str, Callable[[Conversation, PressId], Awaitable[None]]] = {
    settings_panel.TYPE: settings_panel.choose_typed,
}
"""What a form that was sent means where there is no table."""

FORMS: Mapping[str, PressHandler] = {
    fair_dice.OWN_SEED: lambda conversation, press, table: fair_dice.choose_seed(conversation, table),
    cancelling.CANCEL: lambda conversation, press, table: cancelling.cancel_for_typed_reason(conversation, table),
}
"""What a form that was sent means."""

OPENS_FORM: Mapping[str, Callable[[PressId, Speaker], ui.Modal]] = {
    fair_dice.OWN_SEED: fair_dice.seed_form,
    cancelling.CANCEL: cancelling.reason_form,
}
"""The buttons that open a form, by the same verbs."""

ON_RESULTS = frozenset({"rematch", "replay", "export", luck.VERB, leaderboard_button.SHOW})
"""What may be pressed on the result of a match, or in what leads back to it: messages that are no strays, and stay."""


class Presses(commands.Cog):
    def __init__(self, services: Services, controls: Mapping[str, GameControls[Any]]) -> None:
        self._services = services
        self._controls = controls

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        is_form = interaction.type is discord.InteractionType.modal_submit
        if interaction.type is not discord.InteractionType.component and not is_form:
            return
        custom_id = str(component_data(interaction).get("custom_id", ""))
        if not is_ours(custom_id):
            return
        press = PressId.parse(custom_id)
        if press is not None and press.verb in OPENS_FORM and not is_form:
            await show_form(
                self._services, interaction, lambda conversation: OPENS_FORM[press.verb](press, conversation.say)
            )
            return

        if press is not None and settings_panel.asks_for_words(press) and not is_form:
            await show_form(
                self._services, interaction, lambda conversation: settings_panel.form_for(conversation, press)
            )
            return

        if press is not None and press.verb in PERSONAL and not is_form:
            await converse(self._services, interaction, PERSONAL[press.verb], even_if_blocked=True)
            return

        async def handle(conversation: Conversation) -> None:
            try:
                await self._handle(conversation, press, is_form=is_form)
            finally:
                if press is not None and not is_form and press.verb not in ON_RESULTS:
                    await tidy_up(conversation, press.table)

        await converse(self._services, interaction, handle)

    async def _handle(self, conversation: Conversation, press: PressId | None, *, is_form: bool) -> None:
        if press is None or is_form != (press.verb in FORMS or press.verb in FORMS_WITHOUT_TABLE):
            raise Refused("unknown-press")
        if is_form and press.verb in FORMS_WITHOUT_TABLE:
            await FORMS_WITHOUT_TABLE[press.verb](conversation, press)
            return
        if press.verb in WITHOUT_TABLE:
            await WITHOUT_TABLE[press.verb](conversation, press)
            return
        table = await conversation.services.host.table(press.table, folded=press.verb not in ON_RESULTS)
        await require_visible(conversation, table)
        controls = self._controls.get(table.game_key)
        if controls is None:
            raise Refused("table-retired")
        if is_form:
            await FORMS[press.verb](conversation, press, table)
        elif press.verb == "roll":
            await controls.roll(conversation, table, press.version)
        elif press.verb == CHOOSE_AGAIN:
            await controls.choose_again(conversation, table)
        elif press.verb in COMMON:
            await led(conversation, table, lambda table: COMMON[press.verb](conversation, press, table))
        else:
            await _handler_of(press, table, controls)(conversation, press, table)


def _handler_of(press: PressId, table: PublicTable, controls: GameControls[Any]) -> PressHandler:
    """Raises Refused for verbs of other games, and for those that no version of ours ever wrote."""
    game, _, verb = press.verb.rpartition(".")
    # Buttons that were posted before verbs carried their game have none.
    if game not in ("", table.game_key) or verb not in controls.presses:
        raise Refused("unknown-press")
    return controls.presses[verb]
