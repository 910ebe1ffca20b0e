"""Controls of Käseschieben: choose a path, answer the bonus, look for worms."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.kaeseschieben.face import BONUS, PAD
from cogs.faces.kaeseschieben.path_letters import complete_path, read_path
from cogs.faces.scene import Scene
from cogs.games.controls import Choices, GameControls, GamePress, acting, code_of
from cogs.games.kaeseschieben.pad import DONE, DRAFT, IN_PLACE_OF_OLD, done_code, paint_pad, require_moving
from cogs.private_answers import Panel
from engine.game import IllegalAction
from engine.kaeseschieben.actions import MoveMouse, encode
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from host.table.public_table import PublicTable
from host.workers import WorkerQuery

_PAD = Panel(paint_pad, require_moving)


class KaeseschiebenControls(GameControls[KaeseschiebenView]):
    @property
    def presses(self) -> Mapping[str, GamePress]:
        return {PAD: _PAD.open, DRAFT: _on_pad(_PAD.go_on), DONE: _on_pad(acting(done_code)), BONUS: acting(code_of)}

    def read_move(self, scene: Scene[KaeseschiebenView], typed: str) -> str:
        if scene.view.phase is not Phase.MOVING:
            raise IllegalAction("bonus-first" if scene.view.phase is Phase.BONUS else "roll-first")
        return encode(MoveMouse(read_path(typed, scene.say.language)))

    def complete_move(self, scene: Scene[KaeseschiebenView], typed: str) -> Choices | WorkerQuery[Choices]:
        return complete_path(scene, typed)

    async def after_roll(self, conversation: Conversation, table: PublicTable) -> None:
        await _PAD.show(conversation, table)

    async def rolled_before(self, conversation: Conversation, table: PublicTable, version: int | None) -> None:
        await _PAD.show(conversation, table)

    async def choose_again(self, conversation: Conversation, table: PublicTable) -> None:
        if table.view.phase is not Phase.MOVING:
            await super().choose_again(conversation, table)
            return
        await _PAD.show(conversation, table)


def _on_pad(handle: GamePress) -> GamePress:
    """For what is pressed on a pad. One from an earlier turn does nothing but become that of the present move."""

    async def handle_press(conversation: Conversation, press: PressId, table: PublicTable) -> None:
        if _is_left_over(conversation, press, table):
            await _PAD.show(conversation, table, IN_PLACE_OF_OLD)
        else:
            await handle(conversation, press, table)

    return handle_press


def _is_left_over(conversation: Conversation, press: PressId, table: PublicTable) -> bool:
    """Tell whether the pad is from an earlier moment than the move that the person is to make."""
    to_move = table.status.is_open and table.is_turn_of(conversation.person_id) and table.view.phase is Phase.MOVING
    return to_move and press.version != table.version
