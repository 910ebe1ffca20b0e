"""How a game looks in Discord: its texts, pictures and buttons, made from what a viewer may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Generic

from cogs.games.result import Result
from cogs.games.scene import Scene, V
from cogs.games.story import shortened, since_last_turn
from cogs.inquiry import Inquiry
from cogs.layout import ALT_TEXT_LIMIT, Button, Picture
from engine.game import Event, Seat
from host.refusal import Refused
from localization.catalog import Speaker
from render.gif import Frame
from render.png import Palette
from render.ranking import describe_ranking
from render.ranking_picture import draw_ranking
from render.seat_marks import MARKS
from render.theme import Theme

RulePart = tuple[str, str | None]
"""The end of a text's key, and the name of its illustration if it has one."""


class GameFace(ABC, Generic[V]):
    """One game's appearance, over its views V. What takes time here runs off the event loop.

    ``key`` is the game's; its texts are named ``game-<key>``, ``<text_key>-prompt-<phase>`` and so on. ``palette`` has
    the colours of its pictures.
    """

    key: str
    palette: Palette
    rule_parts: Sequence[RulePart] = ()

    @property
    def text_key(self) -> str:
        """What the names of the game's texts begin with."""
        return self.key

    # The table's message

    def headline(self, scene: Scene[V]) -> str:
        """What stands beside the game's name, such as the round. May be empty."""
        return ""

    def story(self, scene: Scene[V]) -> str:
        """What has happened since the acting seat's last turn, fact by fact."""
        facts = self.facts(chain.from_iterable(scene.recent), scene)
        first = since_last_turn([self.turn_of(fact) for fact in facts], scene.acting_seat)
        return shortened(facts, first, lambda place: self.tell(facts, place, scene), self.plainness, scene.say)

    def facts(self, events: Iterable[Event], scene: Scene[V]) -> Sequence[Any]:
        """What is recounted as one thing, oldest first; here, each event."""
        return list(events)

    def turn_of(self, fact: Any) -> Seat | None:
        """In whose turn the fact happened; None for what belongs to no turn. Facts with a ``seat`` belong to it."""
        return getattr(fact, "seat", None)

    def plainness(self, fact: Any) -> int | None:
        """0 for what may be left out first of a long story, 1 for what may go next, None for what must be read."""
        return None

    @abstractmethod
    def tell(self, facts: Sequence[Any], place: int, scene: Scene[V]) -> str:
        """One fact in a sentence, knowing those around it; "" for those that another one covers."""

    @abstractmethod
    def prompt(self, scene: Scene[V]) -> str:
        """What is to be done now, and by whom; `ask` makes most of it."""

    def ask(self, scene: Scene[V], phase: str, **values: int | str) -> str:
        """The text ``<text_key>-prompt-<phase>`` to the seat to act, which mentions the person who plays it."""
        seat = scene.acting_seat
        assert seat is not None
        holder = scene.table.seats[seat]
        if holder.person is None or holder.played_by_computer:
            name, phase = f"**{scene.names[seat]}**", "computer"
        else:
            name = f"<@{holder.person.id}>"
        return f"{MARKS[seat].emoji} " + scene.say(f"{self.text_key}-prompt-{phase}", name=name, **values)

    @abstractmethod
    def buttons(self, scene: Scene[V]) -> list[Button]:
        """What can be done now, for everybody to see."""

    def side_buttons(self, scene: Scene[V]) -> list[Button]:
        """What can be looked at besides."""
        return []

    @abstractmethod
    def draw(self, scene: Scene[V]) -> Picture:
        """The position with its alt text."""

    def motion(self, scene: Scene[V], before: V, events: Sequence[Event]) -> Sequence[Frame]:
        """How `draw`'s picture of ``before`` becomes that of the scene through the events; nothing if it just does."""
        return ()

    @abstractmethod
    def position(self, scene: Scene[V]) -> str:
        """The whole position in words."""

    # Results

    @abstractmethod
    def result(self, scene: Scene[V], number: int) -> Result:
        """The result of that milestone, counted from 0."""

    def draw_result(self, scene: Scene[V], number: int) -> tuple[Picture, ...]:
        """The same as a picture, with further ones where a game has more to show."""
        rows = self.result(scene, number).rows
        alt_text = describe_ranking(rows, scene.say, scene.plain_names)
        if len(alt_text) > ALT_TEXT_LIMIT:
            # Sixteen long names do not fit, and their letters do.
            alt_text = describe_ranking(rows, scene.say)[:ALT_TEXT_LIMIT]
        return (Picture("result.png", draw_ranking(rows, scene.theme, self.palette, scene.players), alt_text),)

    # What only some may know

    def draw_own(self, scene: Scene[V]) -> tuple[Picture | None, str]:
        """What only the view's own seat may know: a picture, if there is anything to show, and words."""
        raise Refused("nothing-secret")

    def odds(self, scene: Scene[V], seat: Seat | None) -> str | Inquiry[str]:
        """Chances in the present position, for the holder of the seat.

        Raises Refused where the game, the table or the moment has none.
        """
        raise Refused("no-odds-in-game")

    # Rules

    def draw_rule(self, name: str, theme: Theme, say: Speaker) -> bytes:
        """The illustration of a part of the rules, as PNG."""
        raise LookupError(name)

    def rules(self, theme: Theme, say: Speaker) -> list[tuple[str, Picture | None]]:
        """The texts ``<key>-rules-<part>``, with pictures whose alt texts are ``<key>-rules-<part>-picture``."""
        parts: list[tuple[str, Picture | None]] = []
        for part, illustration in self.rule_parts:
            picture = None
            if illustration is not None:
                alt_text = say(f"{self.key}-rules-{part}-picture")
                picture = Picture(f"{illustration}.png", self.draw_rule(illustration, theme, say), alt_text)
            parts.append((say(f"{self.key}-rules-{part}"), picture))
        return parts
