"""Face of For-Get-It: its story, buttons, pictures and results."""

from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.components.layout import ALT_TEXT_LIMIT, Button, Message, Picture, button, text, unframed
from cogs.faces.face import GameFace, Part, page
from cogs.faces.forgetit.buttons import PICK, SHEET, STOP, kept_in_short, roll_button, stop_button
from cogs.faces.forgetit.lesson import ForGetItLesson
from cogs.faces.forgetit.story import PRIVATE, PUBLIC, TELLING, describe_odds
from cogs.faces.result import Result, resigned_in
from cogs.faces.scene import Scene
from engine.forgetit.actions import Keep, KeepNothing, Stop, decode
from engine.forgetit.hand import ROUNDS, Sheet, round_factor, totals
from engine.forgetit.view import ForGetItView, Phase, last_turn
from engine.game import Event, Options, Seat
from localization.catalog import Speaker
from render.forgetit.cover import COVER
from render.forgetit.describe import describe_position, describe_sheet, words_of
from render.forgetit.emoji import EMOJI
from render.forgetit.motion import moving
from render.forgetit.ranked_rows import ranked_rows
from render.forgetit.rules_pictures import draw_rule
from render.forgetit.sheet_picture import SEATS_PER_SHEET, draw_sheets
from render.forgetit.sprites import FIGURE, PALETTE
from render.forgetit.turn_picture import WIDTH, draw_turn, lay_out_turn
from render.gif import Frame
from render.people import MARKS
from render.ranking_picture import Beside
from render.theme import Theme


def sheet_message(scene: Scene[ForGetItView]) -> Message:
    """The sheet as a picture and in words."""
    view = scene.view
    in_words = describe_sheet(view.sheet, view.round, scene.say, scene.names)
    # Who hears the words below need not hear them twice.
    below = scene.say("picture-in-words-below")
    pictures = tuple(replace(picture, alt_text=below) for picture in draw_rounds(scene, view.round))
    galleries = (picture.gallery() for picture in pictures)
    return unframed(text(scene.say("forgetit-sheet-title")), *galleries, text(in_words), attachments=pictures)


def draw_rounds(scene: Scene[ForGetItView], rounds: int) -> tuple[Picture, ...]:
    """The sheets as they stood after that many rounds, or as many as have been begun."""
    view = scene.view
    sheet = tuple(column[:rounds] for column in view.sheet)
    if view.phase is Phase.OVER:
        rounds = min(rounds, max(1, *map(len, sheet)))
    over = view.phase is Phase.OVER and sheet == view.sheet and len(set(totals(sheet))) > 1
    return tuple(
        Picture(f"sheet-{page}.png", png, _described(scene, sheet, rounds, page))
        for page, png in enumerate(draw_sheets(sheet, scene.theme, scene.players, over=over), 1)
    )


def _described(scene: Scene[ForGetItView], sheet: Sheet, rounds: int, page: int) -> str:
    """The seats on that page, which counts from 1, with their names where there is room for them."""
    seats = range(len(sheet))[(page - 1) * SEATS_PER_SHEET : page * SEATS_PER_SHEET]
    described = describe_sheet(sheet, rounds, scene.say, scene.isolated_names, seats)
    if len(described) > ALT_TEXT_LIMIT:
        described = describe_sheet(sheet, rounds, scene.say, seats=seats)[:ALT_TEXT_LIMIT]
    return described


_LEGEND_UP_TO = 2
"""The last round in which the colours of the buttons are explained."""


class ForGetItFace(GameFace[ForGetItView]):
    key = "forgetit"
    palette = PALETTE
    cover = COVER
    emoji = EMOJI
    figure = FIGURE
    rule_pages = (
        page("glance"),
        page("aim"),
        page("setup", Part("setup", "dice")),
        page("turn"),
        page("words", Part("words", "words")),
        page("keep", Part("keep", "keep"), "keep-more"),
        page("afresh", Part("afresh", "afresh"), "afresh-more"),
        page("score", Part("score", "score"), "score-more"),
        page(
            "example",
            Part("example", "example-first"),
            Part("example-again", "example-again"),
            Part("example-score", "example-score"),
        ),
        page("end"),
        page("options", "options"),
        page("tips"),
        page("controls"),
    )
    lesson = ForGetItLesson()
    telling = TELLING
    results_add_up = True
    # Dice have no places of their own: those of several choices at once would hide what was rolled.
    off_board = ((0, 0, WIDTH, 2 * WIDTH),)

    def headline(self, scene: Scene[ForGetItView]) -> str:
        say, to_come = scene.say, scene.view.to_come
        key = "forgetit-headline-doubled" if round_factor(scene.view.round) > 1 else "forgetit-headline"
        headline = say(key, round=scene.view.round, rounds=ROUNDS)
        if to_come is None:
            return headline
        then = " ".join(f"{MARKS[seat].emoji}{MARKS[seat].letter}" for seat in to_come)
        return f"{headline} · {say('forgetit-headline-then', seats=then) if then else say('forgetit-headline-last')}"

    def choice(self, scene: Scene[ForGetItView], code: str) -> str:
        """Such as "3·3 (FOR IT)", "roll 4" or "bank 75"."""
        hand, say = scene.view.hand, scene.say
        match decode(code):
            case Keep(_, dice) as keep:
                return f"{kept_in_short(keep)} ({words_of(dice)})"
            case KeepNothing():
                return say("forgetit-keep-none-label")
            case Stop():
                return say("forgetit-bank", points=hand.score * round_factor(scene.view.round))
        return say("forgetit-roll", count=hand.next_roll.total)

    def concluded(self, view: ForGetItView) -> ForGetItView:
        return replace(view, phase=Phase.OVER, turn=None)

    def prompt(self, scene: Scene[ForGetItView]) -> str:
        view, lines = scene.view, [self.ask(scene, scene.view.phase)]
        if view.odds == PUBLIC:
            lines.append(describe_odds(scene))
        coloured = view.round <= _LEGEND_UP_TO and not scene.in_words
        if coloured and view.phase is Phase.CHOOSING and scene.acting_seat in scene.people:
            lines.append(scene.say("forgetit-legend"))
        return "\n".join(lines)

    def buttons(self, scene: Scene[ForGetItView]) -> list[Button]:
        view, say = scene.view, scene.say
        if view.phase is Phase.CHOOSING:
            return _keep_buttons(scene)
        rolling = say("forgetit-button-roll", count=view.hand.next_roll.total)
        primary = discord.ButtonStyle.primary
        buttons = [button(rolling, scene.common_press("roll"), style=primary, emoji="🎲")]
        if view.phase is Phase.DECIDING:
            points = say("points", count=view.hand.score * round_factor(view.round))
            stopping = say("forgetit-button-stop", points=points)
            buttons.append(button(stopping, scene.press(STOP), style=discord.ButtonStyle.success, emoji="✋"))
        return buttons

    def side_buttons(self, scene: Scene[ForGetItView]) -> list[Button]:
        return [button(scene.say("forgetit-button-sheet"), scene.press(SHEET), emoji="📋")]

    def has_odds(self, scene: Scene[ForGetItView], seat: Seat | None) -> bool:
        return scene.view.odds == PRIVATE

    def draw(self, scene: Scene[ForGetItView]) -> Picture:
        last = last_turn(scene.recent)
        alt_text = describe_position(scene.view, scene.say, last=last)[:ALT_TEXT_LIMIT]
        return Picture("dice.png", draw_turn(scene.view, scene.theme, last, players=scene.players), alt_text)

    def motion(self, scene: Scene[ForGetItView], before: ForGetItView, events: Sequence[Event]) -> Sequence[Frame]:
        shown = lay_out_turn(scene.view, scene.theme, last_turn(scene.recent), scene.players)
        return moving(before, scene.view, events, shown, scene.theme, scene.players)

    def position(self, scene: Scene[ForGetItView]) -> str:
        return describe_position(scene.view, scene.say, scene.names, last_turn(scene.recent))

    def result(self, scene: Scene[ForGetItView], number: int) -> Result:
        view, say = scene.view, scene.say
        rounds = number + 1
        is_last = view.phase is Phase.OVER and rounds == scene.table.milestones
        stopped = is_last and view.by_vote
        return Result(
            title=_title_when_stopped(view, say)
            if stopped
            else say("forgetit-result-title", round=rounds, rounds=ROUNDS),
            rows=ranked_rows(view, number, say, resigned_in(scene, number)),
            by_vote=stopped,
            notes=_notes_when_stopped(scene) if stopped else (),
            winners=scene.table.outcome.winners if is_last and scene.table.outcome is not None else (),
        )

    def draw_result(self, scene: Scene[ForGetItView], number: int, beside: Beside | None = None) -> tuple[Picture, ...]:
        """After each round the sheet; only the end is worth a podium, above the sheet with everybody's points."""
        sheets = draw_rounds(scene, number + 1)
        is_last = scene.view.phase is Phase.OVER and number + 1 == scene.table.milestones
        if not is_last:
            return sheets
        return (*self.draw_ranking(self.final_result(scene, number), scene, beside, podium_alone=True), *sheets)

    def odds(self, scene: Scene[ForGetItView], seat: Seat | None) -> str:
        return describe_odds(scene)

    def draw_rule(self, name: str, theme: Theme, say: Speaker, options: Options) -> bytes:
        return draw_rule(name, theme)


def _title_when_stopped(view: ForGetItView, say: Speaker) -> str:
    """The round that was the last to be finished, or in which some had had their turn."""
    finished, begun = min(map(len, view.sheet)), max(map(len, view.sheet))
    if not begun:
        return say("forgetit-result-title-empty")
    key = "forgetit-result-title" if finished == begun else "forgetit-result-title-within"
    return say(key, round=begun, rounds=ROUNDS)


def _notes_when_stopped(scene: Scene[ForGetItView]) -> tuple[str, ...]:
    """Notes on seats that had one turn fewer than the others."""
    sheet = scene.view.sheet
    begun = max(map(len, sheet))
    without = [seat for seat, column in enumerate(sheet) if len(column) < begun]
    if not without:
        return ()
    return (scene.say("forgetit-result-without-turn", names=scene.list_of_seats(without), round=begun),)


def _keep_buttons(scene: Scene[ForGetItView]) -> list[Button]:
    """All of a number, the best first, or none, each with what comes next; and single dice."""
    say, hand = scene.say, scene.view.hand
    keeps = [Keep(number, hand.showing(number)) for number in hand.numbers_to_keep()]
    keeps.sort(key=lambda keep: -hand.kept(keep.number, keep.dice).score)
    buttons = [roll_button(scene, keep) for keep in keeps]
    if keeps:
        buttons.append(stop_button(scene, keeps[0]))
    buttons.append(roll_button(scene, KeepNothing()))
    buttons.append(button(say("forgetit-button-pick"), scene.press(PICK), emoji="👆"))
    return buttons
