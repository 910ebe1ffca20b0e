"""How For-Get-It looks: its story, buttons, pictures and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.games.face import GameFace
from cogs.games.forgetit.odds_text import PRIVATE, PUBLIC, describe_odds
from cogs.games.forgetit.sheet import draw_rounds
from cogs.games.forgetit.story import tell
from cogs.games.forgetit.verbs import KEEP, PICK, SHEET, STOP
from cogs.games.result import Result
from cogs.games.scene import Scene
from cogs.layout import ALT_TEXT_LIMIT, Button, Picture, button
from engine.forgetit.actions import Keep, KeepNothing, encode
from engine.forgetit.events import DiceRolled, NothingKept, NumbersKept, StarterDrawn
from engine.forgetit.recent import last_turn
from engine.forgetit.scoring import ROUNDS, round_factor
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Event, Seat
from localization.catalog import Speaker
from render.forgetit.motion import moving
from render.forgetit.palette import PALETTE
from render.forgetit.ranked_rows import ranked_rows
from render.forgetit.rules_pictures import draw_rule
from render.forgetit.turn_picture import draw_turn
from render.forgetit.words import describe_position
from render.gif import Frame
from render.theme import Theme


class ForGetItFace(GameFace[ForGetItView]):
    key = "forgetit"
    palette = PALETTE
    rule_parts = (
        ("goal", None),
        ("words", "words"),
        ("keep", "keep"),
        ("score", "score"),
        ("afresh", None),
        ("end", None),
    )

    def headline(self, scene: Scene[ForGetItView]) -> str:
        key = "forgetit-headline-doubled" if round_factor(scene.view.round) > 1 else "forgetit-headline"
        return scene.say(key, round=scene.view.round, rounds=ROUNDS)

    def turn_of(self, fact: Any) -> Seat | None:
        return None if isinstance(fact, StarterDrawn) else super().turn_of(fact)

    def plainness(self, fact: Any) -> int | None:
        match fact:
            case DiceRolled() | NothingKept():
                return 0
            case NumbersKept():
                return 1
        return None

    def tell(self, facts: Sequence[Any], place: int, scene: Scene[ForGetItView]) -> str:
        return tell(facts[place], scene)

    def prompt(self, scene: Scene[ForGetItView]) -> str:
        asked = self.ask(scene, scene.view.phase)
        return f"{asked}\n{describe_odds(scene)}" if scene.view.odds == PUBLIC else asked

    def buttons(self, scene: Scene[ForGetItView]) -> list[Button]:
        view, say = scene.view, scene.say
        if view.phase is Phase.CHOOSING:
            return _keep_buttons(scene)
        rolling = say("forgetit-button-roll", count=view.hand.next_roll.total)
        primary, success = discord.ButtonStyle.primary, discord.ButtonStyle.success
        buttons = [button(rolling, scene.common_press("roll"), style=primary, emoji="🎲")]
        if view.phase is Phase.DECIDING:
            points = say("points", count=view.hand.score * round_factor(view.round))
            stopping = say("forgetit-button-stop", points=points)
            buttons.append(button(stopping, scene.press(STOP), style=success, emoji="✋"))
        return buttons

    def side_buttons(self, scene: Scene[ForGetItView]) -> list[Button]:
        sheet = button(scene.say("forgetit-button-sheet"), scene.press(SHEET), emoji="📋")
        if scene.view.odds != PRIVATE:
            return [sheet]
        return [button(scene.say("button-odds"), scene.common_press("odds"), emoji="🎯"), sheet]

    def draw(self, scene: Scene[ForGetItView]) -> Picture:
        last = last_turn(scene.recent)
        alt_text = describe_position(scene.view, scene.say, last=last)[:ALT_TEXT_LIMIT]
        return Picture("dice.png", draw_turn(scene.view, scene.theme, last, scene.players), alt_text)

    def motion(self, scene: Scene[ForGetItView], before: ForGetItView, events: Sequence[Event]) -> Sequence[Frame]:
        return moving(before, scene.view, events, scene.theme, scene.players)

    def position(self, scene: Scene[ForGetItView]) -> str:
        return describe_position(scene.view, scene.say, scene.names, last_turn(scene.recent))

    def result(self, scene: Scene[ForGetItView], number: int) -> Result:
        view, say = scene.view, scene.say
        rounds = number + 1
        is_last = view.phase is Phase.OVER and rounds == scene.table.milestones
        return Result(
            title=say("forgetit-result-title", round=rounds, rounds=ROUNDS),
            rows=ranked_rows(view, number, say),
            by_vote=is_last and view.by_vote,
            winners=scene.table.outcome.winners if is_last and scene.table.outcome is not None else (),
        )

    def draw_result(self, scene: Scene[ForGetItView], number: int) -> tuple[Picture, ...]:
        """After each round the sheet; only the end is worth a podium."""
        sheets = draw_rounds(scene, number + 1)
        is_last = scene.view.phase is Phase.OVER and number + 1 == scene.table.milestones
        return (*super().draw_result(scene, number), *sheets) if is_last else sheets

    def odds(self, scene: Scene[ForGetItView], seat: Seat | None) -> str:
        return describe_odds(scene)

    def draw_rule(self, name: str, theme: Theme, say: Speaker) -> bytes:
        return draw_rule(name, theme)


def _keep_buttons(scene: Scene[ForGetItView]) -> list[Button]:
    """All of a number, none, or, if that leaves a choice, single dice."""
    view, say, hand = scene.view, scene.say, scene.view.hand
    numbers = sorted(hand.numbers_to_keep(), key=lambda number: -hand.kept(number, hand.showing(number)).score)
    buttons = []
    for number in numbers:
        shown = hand.showing(number)
        gain = (hand.kept(number, shown).score - hand.score) * round_factor(view.round)
        label = say("forgetit-button-keep-all", number=number, gain=gain)
        _, *code = encode(Keep(number, shown)).split(":")
        buttons.append(button(label, scene.press(KEEP, *code), style=discord.ButtonStyle.primary))
    if any(hand.showing(number).total > hand.fewest for number in numbers):
        buttons.append(button(say("forgetit-button-pick"), scene.press(PICK), emoji="👆"))
    _, *nothing = encode(KeepNothing()).split(":")
    buttons.append(button(say("forgetit-button-keep-none"), scene.press(KEEP, *nothing)))
    return buttons
