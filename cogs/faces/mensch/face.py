"""Face of Mensch ärgere Dich nicht and Einigkeit macht stark: one for both."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import chain

import discord

from cogs.components.layout import ALT_TEXT_LIMIT, Button, Picture, button
from cogs.components.own_emoji import emoji_called
from cogs.faces.face import MORE_OPTIONS, GameFace, Part, RulePage, page
from cogs.faces.lesson import GameLesson
from cogs.faces.mensch.lesson import EinigkeitLesson, MenschLesson
from cogs.faces.mensch.pawn_text import MISSED, MOVE, NOTHING_MISSED
from cogs.faces.mensch.story import TELLING, facts_of, last_die, tell_odds, turn_of
from cogs.faces.result import Result
from cogs.faces.scene import Scene
from cogs.faces.story import since_last_turn
from cogs.wording.own_times import in_time
from engine.game import Event, Options, Seat
from engine.mensch.actions import ClaimCapture, MovePawn, decode
from engine.mensch.agreement import HINT
from engine.mensch.board import SIX, PawnId, is_home, is_settled
from engine.mensch.claims import leaves_time
from engine.mensch.events import DieRolled
from engine.mensch.view import Destination, MenschView, Phase
from host.background.computers import PATIENCE
from host.workers import WorkerQuery
from localization.catalog import Speaker
from render.canvas import Canvas
from render.cover import Cover
from render.gif import Frame
from render.mensch.board_picture import draw_board, lay_out_board
from render.mensch.cover import COVER, PAIRS_COVER
from render.mensch.describe import (
    blocked_in_words,
    blocked_pawns,
    describe_position,
    destination_in_words,
    move_button,
    pawn_name,
)
from render.mensch.materials import PALETTE
from render.mensch.motion import moving
from render.mensch.ranked_rows import ranked_rows
from render.mensch.rules_pictures import draw_rule
from render.people import MARKS
from render.theme import Theme


class MenschFace(GameFace[MenschView]):
    """``key``, ``cover``, ``rule_pages`` and ``lesson`` are those of either game."""

    text_key = "mensch"
    palette = PALETTE
    telling = TELLING

    def __init__(self, key: str, cover: Cover, rule_pages: Sequence[RulePage], lesson: GameLesson[MenschView]) -> None:
        self.key = key
        self.cover = cover
        self.rule_pages = rule_pages
        self.lesson = lesson

    def choice(self, scene: Scene[MenschView], code: str) -> str:
        view = scene.view
        match decode(code):
            case MovePawn(pawn):
                found = next(each for each in view.destinations if each.pawn.pawn == pawn)
                return _label(scene, found)
            case ClaimCapture(pawn):
                assert view.window is not None
                return scene.say("mensch-choice-claim", pawn=pawn_name(PawnId(view.window.pawn.seat, pawn)))
        return super().choice(scene, code)

    def headline(self, scene: Scene[MenschView]) -> str:
        """Names of the pairs."""
        agreed = scene.view.agreed
        if not agreed.pairs:
            return ""
        # Without spaces, a phone has room for both pairs on one line; a narrower one breaks it between them.
        one, other = (
            "+".join(f"{MARKS[seat].emoji}{MARKS[seat].letter}" for seat in agreed.allies(first)) for first in (0, 1)
        )
        return scene.say("mensch-headline-pairs", one=one, other=other)

    def concluded(self, view: MenschView) -> MenschView:
        nothing_to_do = view._replace(destinations=(), obstacles=(), window=None)
        return nothing_to_do._replace(phase=Phase.OVER, turn=None, owner=None)

    def prompt(self, scene: Scene[MenschView]) -> str:
        view, say = scene.view, scene.say
        phase = "roll-again" if _rolls_again(scene) else str(view.phase)
        die = None if scene.in_words else emoji_called(f"die_{view.die}")
        lines = [self.ask(scene, phase, die=f"{view.die} {die or ''}".rstrip())]
        if _computer_waits(scene) and scene.acting_seat is not None:
            when = in_time(scene.table.moved_at + PATIENCE)
            lines = [say("mensch-prompt-waits", name=scene.seat_name(scene.acting_seat), when=when)]
        by_person = scene.acting_seat in scene.people
        if by_person and view.owner is not None and view.owner != view.turn:
            lines.append(say("mensch-helping", owner=scene.seat_name(view.owner)))
        if by_person and view.phase is Phase.TO_ROLL and view.attempts > 1 and view.owner is not None:
            lines.append(say("mensch-try", attempt=view.attempt))
            own = view.pawns[view.owner]
            if any(is_home(progress) and not is_settled(own, pawn) for pawn, progress in enumerate(own)):
                lines.append(say("mensch-try-goal"))
        if view.window is not None:
            if view.agreed.claims == HINT:
                opponents = view.agreed.opponents[view.window.seat]
                lines.append(say("mensch-claim-open", names=scene.list_of_seats(opponents)))
            if by_person and view.agreed.auto_roll and view.phase is Phase.TO_ROLL:
                lines.append(say("mensch-claim-pass"))
        return "\n".join(lines)

    def buttons(self, scene: Scene[MenschView]) -> list[Button]:
        view, say = scene.view, scene.say
        if view.phase is Phase.MOVING:
            return _pawn_buttons(scene)
        roll = scene.common_press("roll")
        return [button(say("button-roll"), roll, style=discord.ButtonStyle.primary, emoji="🎲")]

    def side_buttons(self, scene: Scene[MenschView]) -> list[Button]:
        if scene.view.window is None:
            return []
        # The same after every such move, whether or not there is ground for it (P7).
        if _computer_waits(scene):
            return [
                button(scene.say("mensch-button-call"), scene.press(MISSED), emoji="☝️"),
                button(scene.say("mensch-button-nothing-missed"), scene.press(NOTHING_MISSED), emoji="👌"),
            ]
        return [button(scene.say("mensch-button-missed"), scene.press(MISSED), emoji="👀")]

    def has_odds(self, scene: Scene[MenschView], seat: Seat | None) -> bool:
        return scene.view.agreed.odds and seat is not None

    def rolled(self, event: Event) -> tuple[Seat, int] | None:
        return (event.seat, event.value) if isinstance(event, DieRolled) else None

    def draw(self, scene: Scene[MenschView]) -> Picture:
        latest = _latest(scene)
        title = scene.say(f"game-{self.key}")
        view = shown = _as_ranked(scene)
        numbered: tuple[Seat, ...] = ()
        if (before := scene.weighed) is not None and before.turn is not None:
            shown, numbered = view._replace(destinations=()), view.agreed.allies(before.turn)
            shown = shown._replace(turn=before.turn, die=before.die, attempt=before.attempt, attempts=before.attempts)
        png = draw_board(shown, scene.theme, latest, players=scene.players, title=title, numbered=numbered)
        in_words = describe_position(view, scene.say, latest=latest)
        return Picture("board.png", png, in_words[:ALT_TEXT_LIMIT])

    def motion(self, scene: Scene[MenschView], before: MenschView, events: Sequence[Event]) -> Sequence[Frame]:
        earlier = list(chain.from_iterable(scene.recent))[: -len(events)]
        latest = _latest_of(earlier, before.turn)
        title = scene.say(f"game-{self.key}")
        players = scene.players

        def board(view: MenschView, lifted: Collection[PawnId]) -> Canvas:
            return lay_out_board(view, scene.theme, latest, players=players, title=title, lifted=lifted)

        return moving(_as_ranked(replace(scene, view=before)), events, scene.people, board, scene.theme)

    def position(self, scene: Scene[MenschView]) -> str:
        return describe_position(_as_ranked(scene), scene.say, scene.names, _latest(scene))

    def result(self, scene: Scene[MenschView], number: int) -> Result:
        view, say = scene.view, scene.say
        winners = tuple(seat for seat, place in enumerate(view.places) if place == 1)
        return Result(
            title=say("mensch-result-title"),
            rows=ranked_rows(view, say),
            by_vote=view.by_vote,
            notes=(say("mensch-result-ended-early"),) if view.by_vote else (),
            winners=winners,
            as_pair=view.agreed.pairs and len(winners) == 2,
        )

    def odds(self, scene: Scene[MenschView], seat: Seat | None) -> WorkerQuery[str]:
        return tell_odds(scene.view, seat, scene.say)

    def draw_rule(self, name: str, theme: Theme, say: Speaker, options: Options) -> bytes:
        return draw_rule(name, theme)


def _latest(scene: Scene[MenschView]) -> list[Event]:
    """Events since the acting seat's last turn, as the story recounts them."""
    return _latest_of(chain.from_iterable(scene.recounted), scene.reader)


def _latest_of(events: Iterable[Event], reader: Seat | None) -> list[Event]:
    facts = facts_of(events)
    first = since_last_turn([turn_of(fact) for fact in facts], reader)
    return [fact for fact in facts[first:] if isinstance(fact, Event)]


def _as_ranked(scene: Scene[MenschView]) -> MenschView:
    """The view with the places of the match, in which a seat that was given up comes last."""
    view, table = scene.view, scene.table
    if not table.resigned:
        return view
    if view.places and table.outcome is not None:
        return view._replace(places=table.outcome.places)
    if view.agreed.pairs:
        return view
    return view._replace(finished=tuple(seat for seat in view.finished if seat not in table.resigned))


def _rolls_again(scene: Scene[MenschView]) -> bool:
    """Tell whether it is a 6 that makes the same seat roll once more (M9)."""
    die = last_die(scene.recent)
    return scene.view.phase is Phase.TO_ROLL and die is not None and (die.seat, die.value) == (scene.view.turn, SIX)


def _computer_waits(scene: Scene[MenschView]) -> bool:
    """Tell whether people may object to the latest move before the computer that is in turn acts (R5)."""
    view, table = scene.view, scene.table
    if view.window is None or not leaves_time(view.window) or table.scripted_act is not None:
        return False
    return scene.acting_seat not in scene.people and not scene.people.isdisjoint(
        view.agreed.opponents[view.window.seat]
    )


def _label(scene: Scene[MenschView], destination: Destination) -> str:
    make = destination_in_words if scene.in_words else move_button
    return make(scene.view, destination, scene.say)


def _pawn_buttons(scene: Scene[MenschView]) -> list[Button]:
    """Buttons for where each pawn may go and what happens there; greyed out with the reason where it may not."""
    view, say = scene.view, scene.say
    assert view.owner is not None
    emoji = MARKS[view.owner].emoji
    buttons = {
        each.pawn.pawn: button(
            _label(scene, each),
            scene.press(MOVE, str(each.pawn.pawn + 1)),
            style=discord.ButtonStyle.primary,
            emoji=emoji,
        )
        for each in view.destinations
    }
    own = view.pawns[view.owner]
    blocked = blocked_pawns(own, view.obstacles)
    for pawn, obstacle in blocked:
        if own.index(own[pawn]) < pawn:
            continue  # One button stands for all on the same place.
        together = [PawnId(view.owner, other) for other, _ in blocked if own[other] == own[pawn]]
        label = blocked_in_words(together, obstacle, say)
        buttons[pawn] = button(label, scene.press(MOVE, str(pawn + 1)), emoji=emoji, disabled=True)
    return [buttons[pawn] for pawn in sorted(buttons)]


MENSCH_FACE = MenschFace(
    "mensch",
    COVER,
    (
        page("glance"),
        page("aim"),
        page("board", Part("board", "board"), "path"),
        page("turn", "start", "turn"),
        page("capture", Part("capture", "capture")),
        page("six", Part("six", "six"), "clear"),
        page("home", Part("home", "home")),
        page("stuck"),
        page("end"),
        page("options", "options"),
        page("beginners"),
        page("controls"),
    ),
    MenschLesson(),
)

EINIGKEIT_FACE = MenschFace(
    "einigkeit",
    PAIRS_COVER,
    (
        page("glance"),
        page("aim"),
        page("board", Part("board", "board-of-pairs"), "path"),
        page("turn", "start", "turn"),
        page("six", Part("six", "six"), "clear"),
        page("capture", Part("capture", "capture")),
        page("missed", Part("missed", "missed"), "missed-more"),
        page("walls", Part("wall", "wall"), "wall-more"),
        page("fall", Part("fall", "fall")),
        page("home", Part("home", "home")),
        page("stuck"),
        page("end"),
        page("options", "options"),
        RulePage(MORE_OPTIONS, ()),
        page("beginners"),
        page("controls"),
    ),
    EinigkeitLesson(),
)
