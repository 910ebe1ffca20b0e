"""Somebody who hears the words of messages, and what is on buttons and in menus, plays as well as those who see."""

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

import pytest
from discord import ui

from cogs.components.layout import Message
from cogs.components.press_id import PressId
from cogs.components.spoken import spoken_message
from cogs.faces.mensch.pawn_text import nameable
from cogs.faces.scene import Scene
from cogs.games.controls import code_of
from cogs.games.forgetit.controls import paint_picker
from cogs.games.forgetit.keeping import keep_code
from cogs.games.kaeseschieben.pad import done_code, paint_pad
from cogs.games.mensch.claiming import paint_claim
from cogs.games.registry import hosted_games
from cogs.games.wiedumir.panel import paint_calculator, paint_question
from cogs.messages.table_message import position_message
from cogs.private_answers import Paint
from engine.forgetit.actions import RollDice, Stop, encode
from engine.game import ROLL, IllegalAction, Seat
from engine.match import Match
from engine.mensch.view import MenschView
from host.workers import WorkerQuery
from tests.engine.playing import begin, dice_of
from tests.render.drawn_match import scene_in_match

GAMES = hosted_games()

PANELS: Mapping[str, Paint] = {
    "pad": paint_pad, "draft": paint_pad, "pick": paint_picker, "picking": paint_picker, "decide": paint_question,
    "first": paint_question, "share": paint_calculator, "missed": paint_claim,
}  # fmt: skip

CHECKED = 12
"""Each position of so many is looked through for everything that can be chosen."""

MOST_PANELS = 60
"""In positions with more, one way through them is as good as another."""


TOLD = 12
"""Records."""


@dataclass(frozen=True)
class Choice:
    """A button or an entry that can be chosen, as it is heard."""

    label: str
    press: PressId


def carried_out(press: PressId) -> tuple[str, ...]:
    """The codes of what the bot does on that press; none where it shows something."""
    match press.verb.rpartition(".")[2]:
        case "roll":
            return (ROLL,)
        case "done":
            return (done_code(press),)
        case "keep-roll":
            return keep_code(press), encode(RollDice())
        case "keep-stop":
            return keep_code(press), encode(Stop())
        case "stop":
            return (encode(Stop()),)
        case "move" | "claim" as verb:
            return (":".join((verb, *press.args)),)
        case "act" | "bonus" | "last":
            return (code_of(press),)
    return ()


def heard(message: Message, scene: Scene[Any]) -> list[Choice]:
    """Choices that the message offers. No two sound alike, but dice that are alike."""
    choices = []
    for part in spoken_message(message, scene.say).layout.walk_children():
        press = PressId.parse(part.custom_id or "") if isinstance(part, ui.Button | ui.Select) else None
        if isinstance(part, ui.Button) and press is not None and not part.disabled:
            choices.append(Choice(part.label or "", press))
        elif isinstance(part, ui.Select) and press is not None:
            # A menu's value takes the place that its press has for it, or is all that it says.
            entries = [(option.label, press.with_chosen([option.value]), option.value) for option in part.options]
            choices += [Choice(label, replace(to, args=to.args or (value,))) for label, to, value in entries]
    said = [choice.label for choice in choices if not choice.press.verb.endswith(".picking")]
    assert len(set(said)) == len(said), said
    assert all(said), "something has no words"
    return choices


def at_table(key: str, match: Match, seat: Seat) -> tuple[Scene[Any], Message]:
    scene = scene_in_match(key, match)
    # What happened long ago takes long to tell.
    table = replace(scene.table, recent=scene.table.recent[-TOLD:])
    scene = replace(scene, table=table, told_to=1 + seat)
    return scene, position_message(GAMES[key].face, scene, pictures=False)[0]


def may_claim(own: MenschView) -> bool:
    return own.window is not None and own.viewer in own.agreed.opponents[own.window.seat] and bool(nameable(own))


def opened(scene: Scene[Any], own: Any, press: PressId) -> Message | None:
    """The panel that a press leads to, painted from the view of the person's own seat."""
    verb = press.verb.rpartition(".")[2]
    if verb not in PANELS or (verb == "missed" and not may_claim(own)):
        return None
    panel = PANELS[verb](replace(scene, view=own), press.args)
    return panel.tell(panel.work(*panel.args)) if isinstance(panel, WorkerQuery) else panel


def all_codes(key: str, match: Match, seat: Seat) -> set[str] | None:
    """Whatever one can come to choose; None if that is more than a person would go through."""
    scene, message = at_table(key, match, seat)
    to_hear, codes, seen = [message], set[str](), set[tuple[str, Sequence[str]]]()
    while to_hear:
        for choice in heard(to_hear.pop(), scene):
            codes.update(carried_out(choice.press)[:1])
            if (at := (choice.press.verb, choice.press.args)) not in seen:
                seen.add(at)
                panel = opened(scene, match.view(seat), choice.press)
                to_hear += [] if panel is None else [panel]
        if len(seen) > MOST_PANELS:
            return None
    return codes


def chosen_by_ear(key: str, match: Match, seat: Seat, chance: random.Random) -> tuple[str, ...]:
    """The codes of what somebody does who chooses among what is said, and goes on with what comes of it."""
    scene, message = at_table(key, match, seat)
    for _ in range(200):
        choices = heard(message, scene)
        # Else Käseschieben takes hundreds of turns.
        choice = chance.choice([each for each in choices if "cheese for" in each.label] or choices)
        if codes := carried_out(choice.press):
            return codes
        message = opened(scene, match.view(seat), choice.press) or message
    raise AssertionError("one never comes to an end")


def in_vain(match: Match, seat: Seat, code: str) -> bool:
    return code.startswith("claim:") and code not in legal(match, seat)


def legal(match: Match, seat: Seat) -> set[str]:
    """Codes of the actions that somebody who reads views may choose from."""
    return {match.game.encode(action) for action in match.game.legal_actions(match.state, seat)}


def turns(key: str, seed: int, chance: random.Random) -> Iterator[tuple[Match, Seat]]:
    """A whole match that is played by ear."""
    game, dice = GAMES[key].editions[-1], dice_of(seed)
    rolled = {option.key: True for option in game.spec.menus if option.key == "auto_roll"}
    match = begin(game, seats=max(2, min(game.spec.seat_counts)), seed=seed, options=rolled)
    while not match.over:
        # Those who may object come after the seat to act.
        seat = match.to_act()[0]
        yield match, seat
        for code in chosen_by_ear(key, match, seat, chance):
            # What was missed is not said: a claim may be in vain, and costs nothing (P7).
            with pytest.raises(IllegalAction) if in_vain(match, seat, code) else nullcontext():
                match = match.act(seat, code, dice.draw)


@pytest.mark.parametrize("key", GAMES)
def test_whole_matches_are_played_with_all_that_the_rules_allow(key: str, seed: int) -> None:
    chance = random.Random(seed)
    checked = 0
    for number, (match, seat) in enumerate(turns(key, seed, chance)):
        codes = None if number % CHECKED else all_codes(key, match, seat)
        if codes is not None:
            assert {code for code in codes if not in_vain(match, seat, code)} == legal(match, seat)
            checked += 1
    assert checked
