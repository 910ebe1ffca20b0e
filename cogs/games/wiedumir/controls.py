"""Controls of Wie Du mir …: move pawns, answer cards, look up chips."""

from collections.abc import Mapping
from dataclasses import replace

from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.scene import Scene
from cogs.faces.wiedumir.labels import ACT, DECIDE, FIRST, LAST, SHARE
from cogs.games.controls import Choices, GameControls, GamePress, acting, code_of, play_move, require_turn
from cogs.games.wiedumir import typed
from cogs.games.wiedumir.panel import paint_calculator, paint_question
from cogs.private_answers import Panel
from engine.game import IllegalAction
from engine.wiedumir.actions import encode
from engine.wiedumir.view import Phase, WieDuMirView
from host.table.public_table import PublicTable


def _require_card(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused or IllegalAction unless a card asks the person."""
    require_turn(conversation, table)
    if table.view.phase is not Phase.DECIDING:
        raise IllegalAction("no-card")


_QUESTION, _CHIPS = Panel(paint_question, _require_card), Panel(paint_calculator, _require_card)


class WieDuMirControls(GameControls[WieDuMirView]):
    @property
    def presses(self) -> Mapping[str, GamePress]:
        return {ACT: acting(code_of), DECIDE: _QUESTION.open, FIRST: _choose_first, SHARE: _CHIPS.go_on, LAST: _answer}

    def read_move(self, scene: Scene[WieDuMirView], text: str) -> str:
        """A pawn to move, or the answer to the card in hand."""
        if scene.view.phase is Phase.DECIDING:
            return encode(typed.read_answer(scene.view, text, scene.plain_names, scene.say))
        return encode(typed.read_move(scene.view, text, scene.say))

    def complete_move(self, scene: Scene[WieDuMirView], text: str) -> Choices:
        if scene.view.phase is Phase.DECIDING:
            return typed.complete_answer(scene.view, text, scene.plain_names, scene.say)
        return typed.complete_move(scene.view, text, scene.say)


async def _choose_first(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    chosen = replace(press, args=tuple(conversation.chosen_values[:1]))
    await _QUESTION.go_on(conversation, chosen, table)


async def _answer(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    code = conversation.chosen
    await play_move(conversation, table.id, code, press.version)
