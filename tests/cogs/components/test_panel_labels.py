"""Button labels of private panels, short enough for a phone: those of the games, and all that commands lead to."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from discord import ui

from cogs.components.layout import Message
from cogs.components.press_id import PressId
from cogs.faces.mensch.pawn_text import nameable
from cogs.faces.scene import Scene
from cogs.faces.wiedumir.labels import FIRST, SHARE, label_of
from cogs.games.forgetit.controls import paint_picker
from cogs.games.kaeseschieben.pad import paint_pad
from cogs.games.mensch.claiming import paint_claim
from cogs.games.registry import hosted_games
from cogs.games.wiedumir.panel import paint_calculator, paint_question
from cogs.games.wiedumir.typed import completion_of
from cogs.private_answers import Paint
from cogs.wording.names import isolated, shortened, without_isolation
from engine.game import Seat
from engine.match import Match
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.board import Pawn
from engine.wiedumir.view import Phase as CardPhase
from host.table.seats import Person
from host.workers import WorkerQuery
from localization.catalog import Language, load_speakers
from tests.cogs.components.test_button_labels import LONGEST
from tests.cogs.components.test_every_panel import all_panels
from tests.cogs.conftest import TestWorld
from tests.cogs.playing import mover, seat_all
from tests.cogs.scenes import scene_of
from tests.engine.playing import begin, dice_of, random_mover
from tests.simulated_discord import Player

POSITIONS, PRESSES = 5, 3

NAMED = (Person(1, "Maximiliane von Hohenstein"), Person(2, "محمد عبد الله الأنصاري"), Person(3, "Bo"))


def painter_of(key: str, scene: Scene[Any]) -> Paint | None:
    """Painter of the private panel of the moment, if the position has one."""
    view = scene.view
    match key:
        case "kaeseschieben":
            return paint_pad if scene.view.steps else None
        case "forgetit":
            return paint_picker if scene.view.hand.shown else None
        case "wiedumir":
            return paint_question if view.phase is CardPhase.DECIDING else None
    return paint_claim if view.window is not None and nameable(view) else None


def painted(paint: Paint, scene: Scene[Any], state: Sequence[str]) -> Message:
    vars(scene.table)["is_helped"] = True
    contents = paint(scene, state)
    return contents.tell(contents.work(*contents.args)) if isinstance(contents, WorkerQuery) else contents


def parts_of(contents: Message) -> Iterator[ui.Item[Any]]:
    for item in contents.layout.children:
        yield from item.children if isinstance(item, ui.ActionRow) else [item]


def pressed_further(paint: Paint, contents: Message, chance: random.Random) -> tuple[Paint, Sequence[str]] | None:
    """One of the presses on the panel that draw it again, and the state that it carries."""
    ways: list[tuple[Paint, Sequence[str]]] = []
    for part in parts_of(contents):
        if isinstance(part, ui.Button) and not part.disabled and part.custom_id is not None:
            press = PressId.parse(part.custom_id)
            assert press is not None
            if press.verb.endswith(f".{SHARE}"):
                ways.append((paint_calculator, press.args))
            elif press.verb.endswith((".draft", ".picking")):
                ways.append((paint, press.args))
        elif isinstance(part, ui.Select) and f".{FIRST}" in part.custom_id:
            ways += [(paint, (option.value,)) for option in part.options]
    return chance.choice(ways) if ways else None


def labels_in(contents: Message) -> list[str]:
    return [part.label or "" for part in parts_of(contents) if isinstance(part, ui.Button)]


def seen_length(label: str) -> int:
    """Marks that isolate a name from right to left take no room."""
    return len(without_isolation(label))


def scenes(key: str, seed: int, chance: random.Random) -> Iterator[tuple[Match, Seat]]:
    """Random positions in which a private panel can be opened, with the seat that it is for, without end."""
    game = hosted_games()[key].editions[-1]
    found = 0
    while True:
        options = {option.key: chance.choice(option.choices) for option in game.spec.menus}
        if key == "einigkeit":
            options["claims"] = "players"
        seats = chance.choice([count for count in game.spec.seat_counts if count > 1])
        match, move = begin(game, seats=seats, seed=seed + found, options=options), random_mover(chance)
        for _ in range(200):
            if match.over:
                break
            seat = match.to_act()[0]
            scene = scene_of(key, match, seat, Language.ENGLISH)
            if painter_of(key, scene) is not None and chance.random() < 0.2:
                yield match, seat
                found += 1
            match = match.act(seat, move(match, seat), dice_of(seed + found).draw)


@pytest.mark.parametrize("key", ["kaeseschieben", "forgetit", "wiedumir", "einigkeit"])
def test_every_label_of_a_games_private_panels_has_room(key: str, seed: int) -> None:
    chance = random.Random(seed)
    leads_further = False
    for number, (match, seat) in enumerate(scenes(key, seed, chance), start=1):
        for language in Language:
            scene = scene_of(key, match, seat, language, NAMED)
            paint = painter_of(key, scene)
            further: tuple[Paint, Sequence[str]] | None = None if paint is None else (paint, ())
            for press in range(PRESSES):
                if further is None:
                    break
                leads_further = leads_further or press > 0
                paint, state = further
                contents = painted(paint, scene, state)
                for label in labels_in(contents):
                    assert seen_length(label) <= LONGEST, label
                further = pressed_further(paint, contents, chance)
        # A claim leads to no further panel.
        if number >= POSITIONS and (leads_further or key == "einigkeit"):
            break


def test_two_people_go_by_name_also_where_a_name_is_long() -> None:
    match = begin(hosted_games()["wiedumir"].editions[-1], seats=5, seed=1)
    scene = scene_of("wiedumir", match, 3, Language.ENGLISH, NAMED)
    assert label_of(ChoosePair(0, 2), scene) == "Maximiliane von Hohenste… → Bo"
    assert label_of(ChoosePair(0, 4), scene) == "Maximiliane von Hohenstein → E"
    assert label_of(ShareOut((1, 0, 2, 0, 3)), scene) == "Maximiliane v…: 1, Bo: 2, E: 3"
    assert label_of(ShareOut((1, 1, 1, 0, 2)), scene) == "A: 1, B: 1, C: 1, E: 2", "with no room for four names"


def test_two_people_of_the_same_name_go_by_their_letters() -> None:
    match = begin(hosted_games()["wiedumir"].editions[-1], seats=3, seed=1)
    scene = scene_of("wiedumir", match, 2, Language.ENGLISH, (Person(1, "Bo"), Person(2, "Bo"), Person(3, "Al")))
    assert label_of(ChoosePair(0, 1), scene) == "A → B"
    assert label_of(ChoosePair(1, 2), scene) == "Bo → Al"


def test_what_isolates_a_name_is_whole_in_a_long_completion() -> None:
    say = load_speakers()[Language.ENGLISH]
    view = begin(hosted_games()["wiedumir"].editions[-1], seats=5, seed=1).view(0)
    names = [f"محمد عبد الله الأنصاري {number}" for number in "١٢٣٤٥"]
    for action in (ShareOut((0, 1, 1, 1, 1)), ShareOut((0, 1, 0, 2, 0)), ChoosePair(1, 2)):
        label, _ = completion_of(action, view, names, say)
        assert len(label) <= 100
        assert label.count("\u2068") == label.count("\u2069")
    assert shortened(isolated(names[0]), 10) == "\u2068محمد عب…\u2069"


def test_completions_of_pairs_and_shares_say_what_the_buttons_say() -> None:
    names = ["Anna", "محمد", "Bo"]
    say = load_speakers()[Language.ENGLISH]
    view = begin(hosted_games()["wiedumir"].editions[-1], seats=3, seed=1).view(0)

    def label(action: Action) -> str:
        return completion_of(action, view, names, say)[0]

    assert label(ChoosePair(0, 1)) == "Anna → \u2068محمد\u2069"
    assert label(ShareOut((0, 2, 1))) == "\u2068محمد\u2069: 2, Bo: 1"
    assert label(ChooseSeat(1)) == "\u2068محمد\u2069"
    assert label(PlacePawn(Pawn(1, 0), 1)) == "B1 → square 1: \u2068محمد\u2069 +1"


@pytest.mark.usefixtures("heap")
@pytest.mark.parametrize("locale", ["de", "en-US", "fr"])
async def test_every_label_of_what_commands_lead_to_has_room(world: TestWorld, chloe: Player, locale: str) -> None:
    player = world.person("Ben", locale, manage_guild=True, manage_messages=True)
    await seat_all(world, [player, chloe], game="mensch")
    await (await mover(world, [player, chloe])).command("roll")
    await all_panels(world, player)
    for message in player.sees():
        for part in message.buttons:
            press = PressId.parse(part["custom_id"])
            if press is not None and press.verb in ("options", "story"):
                await player.press_id(part["custom_id"], message.id)
    labels = [label for message in player.sees() for label in message.labels]
    assert len(labels) > 30
    assert [label for label in labels if seen_length(label) > LONGEST] == []
