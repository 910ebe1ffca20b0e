"""Controls of Mensch ärgere Dich nicht and Einigkeit macht stark: roll, choose a pawn, claim."""

from collections.abc import Mapping

from cogs.components.layout import text_message
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.mensch.pawn_text import (
    CLAIM,
    MISSED,
    MOVE,
    NOTHING_MISSED,
    claim_in,
    complete_claim,
    complete_move,
    read_move,
)
from cogs.faces.mensch.story import last_die, tell_latest
from cogs.faces.scene import Scene
from cogs.games.controls import Choices, GameControls, GamePress, play_move
from cogs.games.mensch.claiming import CLAIMING, let_pass, only_claimed_since, press_claim, type_claim
from engine.game import IllegalAction
from engine.mensch.actions import MOVES, decode
from engine.mensch.events import PawnMoved
from engine.mensch.view import MenschView, Phase
from host.refusal import Refused
from host.table.public_table import PublicTable


class MenschControls(GameControls[MenschView]):
    """``pairs``: for the partner game, in which missed captures can be claimed."""

    def __init__(self, *, pairs: bool) -> None:
        self._pairs = pairs

    @property
    def presses(self) -> Mapping[str, GamePress]:
        claims: Mapping[str, GamePress] = (
            {MISSED: CLAIMING.open, NOTHING_MISSED: let_pass, CLAIM: press_claim} if self._pairs else {}
        )
        return {MOVE: _press_move, **claims}

    async def type_move(self, conversation: Conversation, table: PublicTable, typed: str) -> None:
        claimed = claim_in(typed, conversation.say) if self._pairs else None
        if claimed is None:
            await super().type_move(conversation, table, typed)
        else:
            await type_claim(conversation, table, claimed)

    def read_move(self, scene: Scene[MenschView], typed: str) -> str:
        if scene.view.viewer != scene.view.turn:
            # An opponent who may object to the latest move (P7) may not move.
            raise IllegalAction("not-your-turn")
        return read_move(scene.view, typed, scene.say)

    def complete_move(self, scene: Scene[MenschView], typed: str) -> Choices:
        moves = complete_move(scene.view, typed, scene.say) if scene.view.viewer == scene.view.turn else []
        return [*moves, *(complete_claim(scene.view, typed, scene.say) if self._pairs else ())]

    async def rolled_before(self, conversation: Conversation, table: PublicTable, version: int | None) -> None:
        """Roll all the same if only a claim came in between; else explain why the press is outdated."""
        view: MenschView = table.view
        if version is not None and view.phase is Phase.TO_ROLL and only_claimed_since(table, version):
            # Somebody was quicker to claim; that takes nothing from the person who wants to roll.
            await self.roll(conversation, table, table.version)
            return
        die = last_die(table.recent)
        if die is None or die.seat != view.turn or die.seat != table.seat_of(conversation.person_id):
            raise Refused("outdated")
        await _tell_again(conversation, table)


async def _press_move(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """Moves a pawn. A second press finds the first one's move, and says what it did."""
    code = ":".join((MOVE, *press.args))
    try:
        await play_move(conversation, table.id, code, press.version)
    except Refused as refusal:
        present = await conversation.host.table(table.id)
        seat = present.seat_of(conversation.person_id)
        moved = (event for event in present.events_of(press.version) if isinstance(event, PawnMoved))
        if refusal.code != "outdated" or not any(
            (each.seat, MOVES[each.pawn.pawn]) == (seat, decode(code)) for each in moved
        ):
            raise
        await _tell_again(conversation, present)


async def _tell_again(conversation: Conversation, table: PublicTable) -> None:
    """Says what a press that came twice has already done."""
    scene = await conversation.scene(table)
    await conversation.answer(text_message(f"{scene.say('press-came-twice')}\n{tell_latest(scene)}"))
