"""Face of Käseschieben: its story, buttons, pictures and results."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.components.layout import ALT_TEXT_LIMIT, Button, Picture, button
from cogs.faces.face import GameFace, Part, page
from cogs.faces.kaeseschieben.lesson import KaeseschiebenLesson
from cogs.faces.kaeseschieben.path_letters import way_of
from cogs.faces.kaeseschieben.story import TELLING
from cogs.faces.names_in_alt_text import room_beside_names
from cogs.faces.result import Result
from cogs.faces.scene import Scene
from engine.game import Event, Options, Seat
from engine.kaeseschieben.actions import DeclineBonus, MoveMouse, TakeCheese, decode, encode
from engine.kaeseschieben.board import Size
from engine.kaeseschieben.events import DieRolled, MouseMoved
from engine.kaeseschieben.view import KaeseschiebenView, Phase, facing, moves_since
from engine.kaeseschieben.walk import Walk
from localization.catalog import Speaker
from render.gif import Frame
from render.kaeseschieben.board_picture import draw_board
from render.kaeseschieben.cover import COVER
from render.kaeseschieben.describe import describe_own_cheeses, describe_position, faces_in_words
from render.kaeseschieben.emoji import EMOJI
from render.kaeseschieben.layout import PALETTE, TRAYS
from render.kaeseschieben.motion import moving
from render.kaeseschieben.own_cheeses_picture import draw_own_cheeses
from render.kaeseschieben.ranked_rows import ranked_rows
from render.kaeseschieben.rules_pictures import draw_rule
from render.kaeseschieben.sprites import FIGURE
from render.people import MARKS
from render.theme import Theme

PAD = "pad"
"""Opens the mover's pad."""

BONUS = "bonus"
"""An answer to the last cheese's bonus, as its action code (K11)."""


class KaeseschiebenFace(GameFace[KaeseschiebenView]):
    key = "kaeseschieben"
    palette = PALETTE
    cover = COVER
    emoji = EMOJI
    figure = FIGURE
    off_board = TRAYS
    rule_pages = (
        page("glance"),
        page("aim"),
        page("setup", Part("setup", "start")),
        page("turn", Part("roll", "die"), "steps"),
        page("push", Part("push", "push"), Part("blocked", "blocked")),
        page("example", Part("example", "example"), "example-after"),
        page("cheeses", Part("worms", "worms"), "peek"),
        page("bonus", Part("bonus", "bonus"), "bonus-more"),
        page("end", "end", "match"),
        page("options", "options"),
        page("tips"),
        page("controls"),
    )
    lesson = KaeseschiebenLesson()
    telling = TELLING

    def headline(self, scene: Scene[KaeseschiebenView]) -> str:
        view = scene.view
        return scene.say("kaeseschieben-headline", round=view.round, rounds=view.rounds) if view.rounds > 1 else ""

    def choice(self, scene: Scene[KaeseschiebenView], code: str) -> str:
        """The way with its end, such as "↑↑→ c5"; or the cheese to be taken."""
        say = scene.say
        match decode(code):
            case MoveMouse(path):
                end = Walk.of_view(scene.view, path).mouse.name
                return f"{way_of(path, scene)} {end}"
            case TakeCheese(victim, size):
                return f"{say(f'kaeseschieben-a-{size}-taken')} · {MARKS[victim].letter}"
            case DeclineBonus():
                return say("kaeseschieben-button-decline")
        return super().choice(scene, code)

    def concluded(self, view: KaeseschiebenView) -> KaeseschiebenView:
        return replace(view, phase=Phase.OVER, turn=None)

    def prompt(self, scene: Scene[KaeseschiebenView]) -> str:
        view = scene.view
        faces, stars = faces_in_words(view.faces), view.faces.count(None)
        return self.ask(scene, view.phase, faces=faces, stars=stars, steps=view.steps)

    def buttons(self, scene: Scene[KaeseschiebenView]) -> list[Button]:
        say, primary = scene.say, discord.ButtonStyle.primary
        match scene.view.phase:
            case Phase.TO_ROLL:
                return [button(say("button-roll"), scene.common_press("roll"), style=primary, emoji="🎲")]
            case Phase.MOVING:
                return [button(say("kaeseschieben-button-pad"), scene.press(PAD), style=primary, emoji="🐭")]
        return _bonus_buttons(scene)

    def side_buttons(self, scene: Scene[KaeseschiebenView]) -> list[Button]:
        if scene.view.closed_lids:
            return []
        none = not any(scene.view.piles)
        label = scene.say("kaeseschieben-button-peek-none" if none else "kaeseschieben-button-peek")
        return [button(label, scene.common_press("peek"), emoji="🔍", disabled=none)]

    def rolled(self, event: Event) -> tuple[Seat, int] | None:
        return (event.seat, event.face) if isinstance(event, DieRolled) and event.face is not None else None

    def draw(self, scene: Scene[KaeseschiebenView]) -> Picture:
        moves = _moves(scene)
        # The pushes of older moves are worth less than the names.
        room = room_beside_names(scene)
        alt_text = describe_position(scene.view, scene.say, moves=moves, limit=room)[:ALT_TEXT_LIMIT]
        picture = draw_board(scene.view, scene.theme, scene.players, moves, facing(scene.recent))
        return Picture("board.png", picture, alt_text)

    def motion(
        self, scene: Scene[KaeseschiebenView], before: KaeseschiebenView, events: Sequence[Event]
    ) -> Sequence[Frame]:
        return moving(before, events, scene.people, scene.theme)

    def position(self, scene: Scene[KaeseschiebenView]) -> str:
        return describe_position(scene.view, scene.say, scene.names, _moves(scene))

    def result(self, scene: Scene[KaeseschiebenView], number: int) -> Result:
        view, say = scene.view, scene.say
        result = view.results[number]
        return Result(
            title=say("kaeseschieben-result-title", round=number + 1, rounds=view.rounds),
            rows=ranked_rows(view, number, say),
            by_vote=result.by_vote,
            notes=() if result.winners else (say("kaeseschieben-story-scored-by-nobody", round=number + 1),),
            winners=view.winners if number + 1 == len(view.results) else (),
        )

    def draw_own(self, scene: Scene[KaeseschiebenView]) -> tuple[Picture | None, str]:
        view, say = scene.view, scene.say
        assert view.viewer is not None
        own = view.piles[view.viewer]
        if not own:
            return None, say("kaeseschieben-peek-nothing")
        if own[0].wormy is None:
            return None, say("kaeseschieben-peek-closed")
        png = draw_own_cheeses(view, scene.theme, scene.players)
        return Picture("own-cheeses.png", png, say("picture-in-words-below")), describe_own_cheeses(view, say)

    def draw_rule(self, name: str, theme: Theme, say: Speaker, options: Options) -> bytes:
        return draw_rule(name, theme)


def _moves(scene: Scene[KaeseschiebenView]) -> tuple[MouseMoved, ...]:
    """Moves since the viewer's own, or else the acting seat's."""
    view = scene.view
    return moves_since(scene.recent, view.turn if view.viewer is None else view.viewer)


def _bonus_buttons(scene: Scene[KaeseschiebenView]) -> list[Button]:
    """K11: whose cheese of which size, or none."""
    view, say = scene.view, scene.say
    buttons = []
    for victim, pile in enumerate(view.piles):
        for size in reversed(Size):
            count = sum(owned.cheese.size is size for owned in pile)
            if victim != view.turn and count:
                label = say(f"kaeseschieben-button-take-{size}", letter=MARKS[victim].letter, count=count)
                code = encode(TakeCheese(victim, size)).split(":")
                buttons.append(button(label, scene.press(BONUS, *code), emoji=MARKS[victim].emoji))
    buttons.append(button(say("kaeseschieben-button-decline"), scene.press(BONUS, encode(DeclineBonus()))))
    return buttons
