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

from cogs.commands import (
    bell,
    board,
    cancelling,
    clocks,
    ending,
    fair_dice,
    help,
    history,
    kicking,
    leaderboard,
    learning,
    luck,
    my_tables,
    opening,
    privacy,
    proposals,
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
from cogs.commands.table_menu import show_more
from cogs.components import leaderboard_button
from cogs.components.component_data import component_data
from cogs.components.pace_parts import OWN_THREAD, PACE, PANEL, WHEN_LATE
from cogs.components.play_button import PLAY
from cogs.components.press_id import PressId, is_ours
from cogs.components.view_of_history import MATCH
from cogs.conversation import Conversation, converse, show_form
from cogs.games.controls import GameControls, PressHandler
from cogs.messages.clock_parts import STAND_IN
from cogs.messages.coach import CHOOSE_AGAIN, GO_ON, HINT, READ
from cogs.messages.proposal_parts import AGREE, OBJECT
from cogs.permissions.visibility import require_visible
from cogs.private_answers.odds import show_odds
from cogs.private_answers.peeking import peek
from cogs.private_answers.recap import show_story
from cogs.services import Services
from cogs.settings import panel as settings_panel
from cogs.settings.defaults import GAME
from cogs.settings.my_settings import HOLIDAY
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker


def _at_table(handle: Callable[[Conversation, PublicTable], Awaitable[None]]) -> PressHandler:
    """For what depends on nothing in the press but its table."""

    async def handle_press(conversation: Conversation, press: PressId, table: PublicTable) -> None:
        await handle(conversation, table)

    return handle_press


def _anywhere(handle: Callable[[Conversation], Awaitable[None]]) -> Callable[[Conversation, PressId], Awaitable[None]]:
    """For what depends on nothing in the press."""

    async def handle_press(conversation: Conversation, press: PressId) -> None:
        await handle(conversation)

    return handle_press


COMMON: Mapping[str, PressHandler] = {
    "join": _at_table(seats.join),
    "leave": _at_table(seats.leave),
    substituting.TAKE: substituting.choose_seat,
    resigning.ASK: _at_table(resigning.ask),
    resigning.NOW: resigning.resign_now,
    resigning.KEEP: lambda conversation, press, table: resigning.keep(conversation),
    watching.WATCH: _at_table(watching.watch_table),
    "start": _at_table(seats.start),
    "add-computer": seats.add_computer,
    "remove-computer": _at_table(seats.remove_computer),
    "computers": _at_table(seats.choose_computer),
    "options": _at_table(seats.show_options),
    "option": before_start(seats.choose_option),
    kicking.VERB: before_start(_at_table(seats.choose_put_out)),
    "seating": before_start(_at_table(seating.show_seating)),
    "swap": before_start(_at_table(seating.choose_swap)),
    "rules": lambda conversation, press, table: rulebook.show_rules(conversation, table.game_key, table=table),
    "fair-dice": _at_table(fair_dice.show_fair_dice),
    "story": _at_table(show_story),
    "more": _at_table(show_more),
    "board-alone": _at_table(board.show_alone),
    "bell": _at_table(bell.show_bell),
    "notice": _at_table(bell.choose_notice),
    "peek": _at_table(peek),
    "odds": _at_table(show_odds),
    "undo": lambda conversation, press, table: proposals.take_back(conversation, table, press.version),
    ending.ASK_ABOUT_END: _at_table(ending.ask_about_end),
    ending.PROPOSE_END: ending.propose_end,
    AGREE: proposals.agree,
    OBJECT: proposals.object_to,
    STAND_IN: _at_table(clocks.propose_stand_in),
    PANEL: _at_table(clocks.show_pace),
    PACE: _at_table(clocks.choose_pace),
    WHEN_LATE: clocks.choose_when_late,
    OWN_THREAD: _at_table(opening.move_to_thread),
    REMINDER: _at_table(bell.choose_reminder),
    cancelling.GIVE_UP: _at_table(cancelling.give_up),
    HINT: _at_table(learning.give_hint),
    GO_ON: learning.go_on,
    READ: learning.read_page,
    "replay": _at_table(replay.show_replay),
    "replay-step": replay.choose_step,
    luck.VERB: luck.choose_measure,
    "verify": _at_table(records.verify),
    "export": _at_table(records.export),
    "rematch": _at_table(opening.rematch),
}
"""What every game's table has, besides ``roll``. Verbs of a game's own begin with the game."""

WITHOUT_TABLE: Mapping[str, Callable[[Conversation, PressId], Awaitable[None]]] = {
    PLAY: help.play,
    help.RULES: _anywhere(help.rules),
    help.LEARN: _anywhere(help.learn),
    help.COMMANDS: _anywhere(help.show_commands),
    help.GAMES: _anywhere(help.show_help),
    statistics.VERB: statistics.turn_to,
    statistics.CHOOSE: statistics.choose_game,
    rulebook.PAGE: rulebook.turn_page,
    rulebook.CONTENTS: rulebook.choose_page,
    my_tables.MINE: my_tables.turn_page,
    HOLIDAY: _anywhere(clocks.show_own_clock),
    clocks.UNTIL: _anywhere(clocks.choose_holiday),
    clocks.BACK: _anywhere(clocks.come_back),
    leaderboard_button.SHOW: leaderboard.turn_page,
    leaderboard.CHOOSE_GAME: leaderboard.choose_game,
    leaderboard.CHOOSE_SEASON: leaderboard.choose_season,
    leaderboard.LISTED: leaderboard.choose_listed,
    season.ASK: _anywhere(season.ask),
    season.START: season.start,
    season.KEEP: _anywhere(season.keep),
    history.SHOW: history.turn_page,
    history.CHOOSE_GAME: history.choose_game,
    history.CHOOSE_ENDED: history.choose_ended,
    MATCH: history.show_match,
    settings_panel.OPEN: settings_panel.open_section,
    settings_panel.SET: settings_panel.choose,
    GAME: settings_panel.open_game,
    watching.UNWATCH: _anywhere(watching.stop_watching),
    watching.NOTICE: _anywhere(watching.choose_notice),
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
    fair_dice.OWN_SEED: _at_table(fair_dice.choose_seed),
    cancelling.CANCEL: _at_table(cancelling.cancel_for_typed_reason),
}
"""What a form that was sent means."""

OPENS_FORM: Mapping[str, Callable[[PressId, Speaker], ui.Modal]] = {
    fair_dice.OWN_SEED: fair_dice.seed_form,
    cancelling.CANCEL: cancelling.reason_form,
}
"""The buttons that open a form, by the same verbs."""

ON_RESULTS = frozenset({"rematch", "replay", "verify", "export", luck.VERB, leaderboard_button.SHOW})
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
                    await self._services.stray_messages.tidy_up(interaction, press.table)

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
