"""Face of Wie Du mir …: its story, buttons, pictures and results."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

import discord

from cogs.components.layout import ALT_TEXT_LIMIT, Button, Picture, button
from cogs.components.press_id import PressId
from cogs.faces.face import MORE_OPTIONS, GameFace, Part, RulePage, page
from cogs.faces.result import Result, is_final, resigned_in
from cogs.faces.scene import Scene
from cogs.faces.wiedumir.labels import ACT, DECIDE, brief_label_of, label_of, landing_on, quoted_card, seat_of
from cogs.faces.wiedumir.lesson import WieDuMirLesson
from cogs.faces.wiedumir.story import TELLING
from engine.game import Event, Options, Seat
from engine.wiedumir.actions import Action, MovePawn, RollDie, TakeChip, decode, encode
from engine.wiedumir.board import Board, Pawn, parse_board
from engine.wiedumir.cards import Card
from engine.wiedumir.events import DieRolled
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.recent import recent_turn
from engine.wiedumir.view import Phase, WieDuMirView
from localization.catalog import Speaker
from render.canvas import Canvas
from render.gif import Frame
from render.people import MARKS
from render.theme import Theme
from render.wiedumir.board_layout import OFF_PATH
from render.wiedumir.board_picture import draw_board, lay_out_board
from render.wiedumir.cover import COVER
from render.wiedumir.describe import describe_position, headline, printed, several_games
from render.wiedumir.emoji import EMOJI
from render.wiedumir.motion import moving
from render.wiedumir.pieces import FIGURE, PALETTE
from render.wiedumir.ranked_rows import ranked_rows
from render.wiedumir.rules_pictures import draw_rule
from render.wiedumir.seat_trays import draw_own_chips

_MOST_ANSWERS = 8
_MOST_SHARES = 5
"""More than these are put to the drawer in private, in a menu or on the calculator."""

_MOST_NAMED = 4
"""Of more answers, each with names would leave a phone no room for the board: they go by the seats' letters."""

_CARDS_ON_A_PAGE = 6
"""All 22 on one page would be a long way to scroll on a phone."""


def act(scene: Scene[WieDuMirView], action: Action) -> PressId:
    """The press that does it."""
    return scene.press(ACT, *encode(action).split(":"))


def short_answers(view: WieDuMirView) -> Sequence[Action]:
    """The possible answers to the drawn card, if they are public and few."""
    if view.question is None:
        return ()
    every = view.question.answers()
    most = _MOST_SHARES if isinstance(view.question, ShareQuestion) else _MOST_ANSWERS
    return every if len(every) <= most else ()


def _moves(scene: Scene[WieDuMirView]) -> list[Button]:
    view, say, choice = scene.view, scene.say, discord.ButtonStyle.primary
    buttons = [
        button(
            landing_on(scene, pawn, square),
            act(scene, MovePawn(pawn)),
            style=choice,
        )
        for pawn, square in view.moves
    ]
    if view.may_take:
        taking = act(scene, TakeChip())
        buttons.append(button(say("wiedumir-button-take"), taking, style=choice, emoji="🪙"))
    return buttons


def _pages_of_cards() -> Sequence[RulePage]:
    """The first one begins with what is true of all cards."""
    parts = [f"card-{card.key}" for card in Card]
    shares = [parts[first : first + _CARDS_ON_A_PAGE] for first in range(0, len(parts), _CARDS_ON_A_PAGE)]
    shares[0].insert(0, "all-cards")
    return [page(f"cards-{number}", *share) for number, share in enumerate(shares, 1)]


class WieDuMirFace(GameFace[WieDuMirView]):
    key = "wiedumir"
    palette = PALETTE
    cover = COVER
    emoji = EMOJI
    figure = FIGURE
    off_board = OFF_PATH
    rule_pages = (
        page("glance"),
        page("aim"),
        page("setup", Part("setup", "board")),
        page("turn", Part("move", "move"), "move-more"),
        page("squares", Part("squares", "squares"), "squares-more"),
        page("limit", "limit", Part("limit-example", "limit")),
        page("cards", Part("cards", "cards"), "cards-more"),
        *_pages_of_cards(),
        page("waiting", Part("waiting", "waiting"), "waiting-more"),
        page("end"),
        page("options", "options"),
        RulePage(MORE_OPTIONS, ()),
        page("tips"),
        page("controls"),
    )
    lesson = WieDuMirLesson()
    telling = TELLING
    worded_rule_pictures = frozenset({"cards", "waiting"})

    def choice(self, scene: Scene[WieDuMirView], code: str) -> str:
        match action := decode(code):
            case RollDie():
                return super().choice(scene, code)
            case TakeChip():
                return scene.say("wiedumir-button-take")
            case MovePawn(pawn):
                return landing_on(scene, pawn, dict(scene.view.moves)[pawn])
        return label_of(action, scene)

    def headline(self, scene: Scene[WieDuMirView]) -> str:
        return headline(scene.view, scene.say)

    def concluded(self, view: WieDuMirView) -> WieDuMirView:
        nothing_to_do = replace(view, roll=None, moves=(), may_take=False, drawn=None, question=None)
        return replace(nothing_to_do, phase=Phase.OVER, turn=None, to_act=None)

    def prompt(self, scene: Scene[WieDuMirView]) -> str:
        asked = self.ask(scene, scene.view.phase, roll=scene.view.roll or 0)
        decides = scene.view.drawn is not None and scene.acting_seat in scene.people
        return f"{asked}\n{quoted_card(scene.view, scene.say, scene.say)}" if decides else asked

    def buttons(self, scene: Scene[WieDuMirView]) -> list[Button]:
        say, primary = scene.say, discord.ButtonStyle.primary
        if scene.view.phase is Phase.TO_ROLL:
            return [button(say("button-roll"), scene.common_press("roll"), style=primary, emoji="🎲")]
        if scene.view.phase is Phase.MOVING:
            return _moves(scene)
        if short := short_answers(scene.view):
            if len(short) > _MOST_NAMED and not scene.in_words:
                return [button(brief_label_of(action, scene), act(scene, action), style=primary) for action in short]
            return [
                button(label_of(action, scene), act(scene, action), style=primary, emoji=MARKS[seat_of(action)].emoji)
                for action in short
            ]
        return [button(say("wiedumir-button-decide"), scene.press(DECIDE), style=primary, emoji="🃏")]

    def side_buttons(self, scene: Scene[WieDuMirView]) -> list[Button]:
        if not scene.view.no_comparing:
            return []
        return [button(scene.say("wiedumir-button-peek"), scene.common_press("peek"), emoji="🔍")]

    def rolled(self, event: Event) -> tuple[Seat, int] | None:
        return (event.seat, event.number) if isinstance(event, DieRolled) else None

    def draw(self, scene: Scene[WieDuMirView]) -> Picture:
        turn = recent_turn(scene.recounted, scene.reader)
        alt_text = describe_position(scene.view, turn, scene.say)[:ALT_TEXT_LIMIT]
        weighed = scene.weighed is not None
        board = draw_board(scene.view, turn, scene.theme, scene.say, scene.players, weighed=weighed)
        return Picture("board.png", board, alt_text)

    def motion(self, scene: Scene[WieDuMirView], before: WieDuMirView, events: Sequence[Event]) -> Sequence[Frame]:
        # The records that brought about these events come last.
        groups, later = list(scene.recent), len(events)
        while later:
            later -= len(groups.pop())
        turn, players = recent_turn(groups, before.to_act), scene.players

        def board(lifted: Collection[Pawn]) -> Canvas:
            return lay_out_board(before, turn, scene.theme, scene.say, players, lifted)

        return moving(before, events, scene.people, board, scene.theme, scene.say)

    def position(self, scene: Scene[WieDuMirView]) -> str:
        return describe_position(scene.view, recent_turn(scene.recounted, scene.reader), scene.say, scene.names)

    def result(self, scene: Scene[WieDuMirView], number: int) -> Result:
        view = scene.view
        result = view.results[number]
        # Of several games, the last result has the places of the match, whose ties are shared.
        broken = () if several_games(view) and is_final(scene, number) else result.broken_ties
        return Result(
            title=_result_title(view, number, scene.say),
            rows=ranked_rows(view, number, scene.say, resigned_in(scene, number)),
            by_vote=result.by_vote,
            notes=(scene.say("wiedumir-result-tie"),) if broken else (),
            winners=view.winners if number + 1 == len(view.results) else (),
        )

    def draw_own(self, scene: Scene[WieDuMirView]) -> tuple[Picture | None, str]:
        view, say = scene.view, scene.say
        assert view.viewer is not None
        chips = say("wiedumir-chips", count=view.chips[view.viewer] or 0)
        if not view.no_comparing:
            return None, say("wiedumir-peek-open", chips=chips)
        if view.phase is Phase.OVER:
            return None, say("wiedumir-peek-over", chips=chips)
        text = say("wiedumir-peek-own", chips=chips)
        if not view.no_limits:
            text += f" {say('wiedumir-peek-limit')}"
        return Picture("own-chips.png", draw_own_chips(view, scene.theme), text), text

    def rule_values(self, options: Options) -> Mapping[str, str]:
        """W1: the bot's owner may have exchanged the board."""
        return {"squares": printed(_board_of(options))}

    def draw_rule(self, name: str, theme: Theme, say: Speaker, options: Options) -> bytes:
        return draw_rule(name, theme, say, _board_of(options))


def _board_of(options: Options) -> Board:
    return parse_board(str(options["board"]))


def _result_title(view: WieDuMirView, number: int, say: Speaker) -> str:
    if view.length.target is not None:
        return say("wiedumir-result-title-target", game=number + 1, target=view.length.target)
    if not several_games(view):
        return say("wiedumir-result-title")
    return say("wiedumir-result-title-of", game=number + 1, games=view.length.games or 1)
