"""Face of a game in Discord: its texts, pictures and buttons, made from what a viewer may see."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Generic

from cogs.components.layout import ALT_TEXT_LIMIT, Button, Picture
from cogs.components.spoken import spoken
from cogs.faces.lesson import GameLesson
from cogs.faces.names_in_alt_text import with_names
from cogs.faces.result import (
    Result,
    in_places_of_match,
    is_final,
    levelled,
    stand_ins_line,
    with_resignations,
    with_stand_in_note,
    with_stand_ins,
)
from cogs.faces.scene import Scene, V
from cogs.faces.story import (
    MOST_LINES,
    MOST_TO_READ,
    Telling,
    Turn,
    aside_line,
    folded,
    is_aside,
    last_turn_answered_at_once,
    names_in_turns,
    since_last_turn,
)
from engine.game import Event, Options, Seat, TakenBack
from host.refusal import Refused
from host.table.status import Status
from host.workers import WorkerQuery
from localization.catalog import Speaker
from render.alternatives import Box
from render.cover import Cover
from render.emoji import Emoji
from render.figures import PAWN, Figure
from render.gif import Frame
from render.people import MARKS
from render.png import Palette
from render.podium import describe_ranking
from render.ranking_picture import Beside, draw_ranking
from render.theme import Theme

OPTIONS, MORE_OPTIONS = "options", "options-more"
"""The pages that explain every option of the game; they are made from the game's own list of them. A game with many
shares them out between both, others have only the first."""

CONTROLS = "controls"
"""The page of buttons and commands. What every table has is below the game's own."""

_SEPARATORS = " \u00a0:,;"
"""Separators between the clauses of a turn's line."""


@dataclass(frozen=True, slots=True)
class Part:
    """The text ``rules-<game>-<name>``, and the illustration below it.

    The alt text of the illustration is ``rules-<game>-picture-<picture>``.
    """

    name: str
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class RulePage:
    """The title is ``rules-title-<name>``."""

    name: str
    parts: tuple[Part, ...]


def page(name: str, *parts: str | Part) -> RulePage:
    """A page of these parts; without any, of the one that is named like it."""
    return RulePage(name, tuple(Part(part) if isinstance(part, str) else part for part in parts or (name,)))


class GameFace(ABC, Generic[V]):
    """One game's appearance, over its views V. What takes time here runs off the event loop.

    ``key`` is the game's; its texts are named ``game-<key>``, ``<text_key>-prompt-<phase>`` and so on. ``palette`` has
    the colours of its pictures, ``cover`` is on its invitations, ``figure`` stands on its podiums, and ``emoji`` are
    those of its own by their names. In ``worded_rule_pictures`` there are words, so they differ from language to
    language. ``lesson`` is None for a game that `/learn` does not offer. ``results_add_up``: each shows all before it,
    too. ``off_board`` are the parts of a picture of a position that show no place on its board.
    """

    key: str
    palette: Palette
    telling: Telling
    lesson: GameLesson[V]
    cover: Cover = Cover()
    emoji: Mapping[str, Emoji] = {}
    figure: Figure = PAWN
    rule_pages: Sequence[RulePage] = ()
    worded_rule_pictures: frozenset[str] = frozenset()
    results_add_up: bool = False
    off_board: Sequence[Box] = ()

    @property
    def text_key(self) -> str:
        """Prefix of the names of the game's texts."""
        return self.key

    # The table's message

    def headline(self, scene: Scene[V]) -> str:
        """Words beside the game's name, such as the round. May be empty."""
        return ""

    def story(self, scene: Scene[V]) -> str:
        """The latest of what has happened since the acting seat's last turn, a line a turn; `recap` has all of it."""
        own, lines = self._lines(scene, scene.reader, full=False)
        latest = [*own, *lines][-MOST_LINES:]
        to_read = sum(len(line.replace("*", "")) for line in latest)
        return "\n".join(latest if to_read <= MOST_TO_READ else latest[-1:])

    def recap(self, scene: Scene[V], seat: Seat | None) -> str:
        """Recap for that seat, whole; for an onlooker, as for the acting seat."""
        first, lines = self._lines(scene, scene.reader if seat is None else seat, full=True)
        return folded(lines, scene.say, first)

    def recap_in(self, scene: Scene[V], most: int) -> list[str]:
        """Recap in that number of lines at most: where they are too few, the first says how many turns came before."""
        _, lines = self._lines(scene, scene.reader, full=False)
        before = 1 + len(lines) - most
        if before <= 1:
            return lines
        return [f"-# {scene.say('story-turns-before', count=before)}", *lines[before:]]

    def _lines(self, scene: Scene[V], reader: Seat | None, *, full: bool) -> tuple[list[str], list[str]]:
        """The lines of the reader's own last turn, if they are due, and those of what came after it."""
        turns = self.telling.turns(scene.table.happened(scene.since or 0))
        owners = [turn.seat for turn in turns]
        since = since_last_turn(owners, reader)
        own = None
        if reader is not None and reader in scene.people:
            own = last_turn_answered_at_once(owners, reader, scene.people)
        begin = since if own is None else own
        named = zip(turns[begin:], names_in_turns(turns[begin:], scene.names, scene.say), strict=True)
        lines = [[line for line in self._lines_of(turn, names, scene, full=full) if line] for turn, names in named]
        own_lines = list(chain.from_iterable(lines[: since - begin]))
        return own_lines, list(chain.from_iterable(lines[since - begin :]))

    def _lines_of(self, turn: Turn, names: Sequence[str], scene: Scene[V], *, full: bool) -> Iterator[str]:
        """The turn's line, cut in two where something happened aside. ``names`` are the players' at that time."""
        then = replace(scene, names=names)
        facts = tuple(fact for fact in turn.facts if not is_aside(fact))
        whole = self._line(Turn(turn.seat, facts), then, full=full) if facts else ""
        earlier: list[Any] = []
        written = 0
        for fact in turn.facts:
            if not is_aside(fact):
                earlier.append(fact)
                continue
            before = self._line(Turn(turn.seat, tuple(earlier)), then, full=full) if earlier else ""
            # A game that recounts a turn by its outcome has no such place: there it stands before that.
            if whole.startswith(before) and len(before) > written:
                yield _continued(whole[written : len(before)], written)
                written = len(before)
            yield aside_line(fact, scene)
        yield _continued(whole[written:], written)

    def _line(self, turn: Turn, scene: Scene[V], *, full: bool) -> str:
        """The turn as the game tells it; where something was taken back last, between what came before and after.

        A game that tells a turn by its outcome has no such place: there it stands before that, which came later.
        """
        facts = tuple(fact for fact in turn.facts if not isinstance(fact, TakenBack))
        line = self.telling.tell(Turn(turn.seat, facts), scene, full=full) if facts else ""
        places = [place for place, fact in enumerate(turn.facts) if isinstance(fact, TakenBack)]
        if not places:
            return line
        taken_back = scene.say("story-taken-back", name=scene.seat_name(turn.facts[places[-1]].seat))
        earlier = facts[: places[-1] + 1 - len(places)]
        beginning = self.telling.tell(Turn(turn.seat, earlier), scene, full=full) if earlier else ""
        if not line.startswith(beginning):
            beginning = ""
        later = line[len(beginning) :].lstrip(_SEPARATORS)
        return " ".join(filter(None, (beginning, taken_back, later)))

    @abstractmethod
    def prompt(self, scene: Scene[V]) -> str:
        """Sentence on what is to be done now, and by whom; `ask` makes most of it."""

    def ask(self, scene: Scene[V], phase: str, **values: int | str) -> str:
        """The text ``<text_key>-prompt-<phase>`` to the seat to act, which mentions the person who plays it."""
        seat = scene.acting_seat
        assert seat is not None
        holder = scene.table.seats[seat]
        if holder.person is None:
            said = scene.say(f"{self.text_key}-prompt-computer", name=f"**{scene.names[seat]}**", **values)
        elif holder.played_by_computer:
            said = scene.say("stand-in-thinking", name=f"**{scene.names[seat]}**")
        else:
            name = scene.seat_name(seat) if scene.in_words else f"<@{holder.person.id}>"
            said = scene.say(f"{self.text_key}-prompt-{phase}", name=name, **values)
        return f"{MARKS[seat].emoji} {said}"

    def choice(self, scene: Scene[V], code: str) -> str:
        """Name of the action of that code in a few words, such as "A3 ▸ 17"; the scene is of before it."""
        return scene.say("choice-roll")

    @abstractmethod
    def buttons(self, scene: Scene[V]) -> list[Button]:
        """Buttons for what the seat to act can do now, for everybody to see.

        While a computer is to act they are not shown.
        """

    @abstractmethod
    def concluded(self, view: V) -> V:
        """The position of a match that its rules did not end, with nobody to act."""

    def _left_over(self, scene: Scene[V]) -> Scene[V]:
        table = scene.table
        stopped = table.status is Status.CANCELLED or (table.status is Status.FINISHED and table.ended_by_resignation)
        return replace(scene, view=self.concluded(scene.view)) if stopped else scene

    def side_buttons(self, scene: Scene[V]) -> list[Button]:
        """Buttons for what else can be looked at."""
        return []

    def picture(self, scene: Scene[V]) -> Picture:
        """The position; its alt text also says who sits where and for whom a computer plays."""
        picture = with_stand_ins(self.draw(self._left_over(scene)), scene)
        told = spoken(picture.alt_text, scene.say)
        return with_names(replace(picture, alt_text=told) if len(told) <= ALT_TEXT_LIMIT else picture, scene)

    @abstractmethod
    def draw(self, scene: Scene[V]) -> Picture:
        """The position with its alt text."""

    def rolled(self, event: Event) -> tuple[Seat, int] | None:
        """Seat that rolled a single die, and its number; None for all else, and where dice are the picture."""
        return None

    def text_description(self, scene: Scene[V]) -> str:
        """The whole position in words, with those for whom a computer plays."""
        return "\n".join(filter(None, (self.position(self._left_over(scene)), stand_ins_line(scene))))

    def motion(self, scene: Scene[V], before: V, events: Sequence[Event]) -> Sequence[Frame]:
        """Frames by which `draw`'s picture of ``before`` becomes that of the scene through the events; none if it just
        does.
        """
        return ()

    @abstractmethod
    def position(self, scene: Scene[V]) -> str:
        """The whole position in words."""

    # Results

    @abstractmethod
    def result(self, scene: Scene[V], number: int) -> Result:
        """The result of that milestone, counted from 0."""

    def final_result(self, scene: Scene[V], number: int) -> Result:
        """Result as it is shown: the last one with the match's places, with nobody ahead where all are level, and with
        those who resigned at the end.
        """
        if not scene.table.resigned or not is_final(scene, number):
            result = self.result(scene, number)
            if is_final(scene, number):
                result = in_places_of_match(result, scene)
            result = levelled(result, len(scene.table.seats))
        else:
            result = with_resignations(None if scene.table.ended_by_resignation else self.result(scene, number), scene)
        return with_stand_in_note(result, scene) if is_final(scene, number) else result

    def draw_result(self, scene: Scene[V], number: int, beside: Beside | None = None) -> tuple[Picture, ...]:
        """Pictures of a result, with further ones where a game has more to show; ``beside`` stands by the podium."""
        return self.draw_ranking(self.final_result(scene, number), scene, beside)

    def draw_ranking(
        self, result: Result, scene: Scene[V], beside: Beside | None = None, *, podium_alone: bool = False
    ) -> tuple[Picture, ...]:
        """The rows of a result as a picture; ``podium_alone`` where another picture shows everybody's points."""
        rows = result.rows
        alt_text = describe_ranking(rows, scene.say, scene.isolated_names)
        if len(alt_text) > ALT_TEXT_LIMIT:
            # Sixteen long names do not fit, and their letters do.
            alt_text = describe_ranking(rows, scene.say)[:ALT_TEXT_LIMIT]
        png = draw_ranking(
            rows, scene.theme, self.palette, scene.players, self.figure, podium_alone=podium_alone, beside=beside
        )
        return (Picture("result.png", png, alt_text),)

    # What only some may know

    def draw_own(self, scene: Scene[V]) -> tuple[Picture | None, str]:
        """Secrets of the view's own seat: a picture, if there is anything to show, and words."""
        raise Refused("nothing-secret")

    def odds(self, scene: Scene[V], seat: Seat | None) -> str | WorkerQuery[str]:
        """Chances in the present position, for the holder of the seat.

        Raises Refused where the game, the table or the moment has none.
        """
        raise Refused("no-odds-in-game")

    def has_odds(self, scene: Scene[V], seat: Seat | None) -> bool:
        """Tell whether the holder of the seat, or an onlooker, may ask for odds at this table."""
        return False

    # Rules

    def rule_values(self, options: Options) -> Mapping[str, str]:
        """Values that the texts of the rules name and that are not the same for all options."""
        return {}

    def draw_rule(self, name: str, theme: Theme, say: Speaker, options: Options) -> bytes:
        """An illustration of the rules, as PNG."""
        raise LookupError(name)


def _continued(part: str, written: int) -> str:
    """A part of a line, of which that much was written before."""
    rest = part.strip(_SEPARATORS)
    return f"… {rest}" if written and rest else rest
