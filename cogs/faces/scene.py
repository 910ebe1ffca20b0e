"""A table in play as one viewer sees it: what faces turn into text, pictures and buttons."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from cogs.components.press_id import PressId
from cogs.wording.names import isolated, plain, shortened, tidy
from engine.game import Event, Seat, TakenBack
from engine.replay import ReplayStep
from host.table.public_table import PublicTable
from host.table.seats import Person, SeatHolder
from host.table.status import Status
from localization.catalog import Speaker
from render.people import MARKS, Player, seat_labels
from render.theme import Theme

V = TypeVar("V")

_LONGEST_LABEL_NAME = 32


@dataclass(frozen=True, slots=True)
class Scene(Generic[V]):
    """``view`` is an onlooker's, or that of the seat for which something private is made.

    ``names`` are the seats' players as text in which no Markdown is left. ``avatars`` are small picture files of
    people by their number, of those whose picture is known and may be shown; ``holidays``, when the holidays end of
    those who are on one. ``board_says`` speaks the language of the board that everybody sees, None where ``say`` does.
    ``told_to`` is the number of the person who is told everything in words, None where there is a picture.
    ``since`` is the version from which to recount what happened, None for the acting seat's last turn.
    ``weighed`` is the view before a decision whose ways are compared: what is no part of them is drawn as it was then,
    and nothing is offered.
    """

    table: PublicTable
    view: V
    say: Speaker
    names: Sequence[str]
    theme: Theme
    avatars: Mapping[int, bytes] = field(default_factory=dict)
    holidays: Mapping[int, float] = field(default_factory=dict)
    board_says: Speaker | None = None
    told_to: int | None = None
    since: int | None = None
    weighed: V | None = None

    @property
    def recent(self) -> tuple[tuple[Event, ...], ...]:
        """Events of the latest records, one tuple for each; without what was taken back, and that it was."""
        return tuple(
            tuple(event for event in events if not isinstance(event, TakenBack))
            if TakenBack in map(type, events)
            else events
            for events in self.table.recent
        )

    @property
    def recounted(self) -> tuple[tuple[Event, ...], ...]:
        """Events of `recent` that may be recounted."""
        known = self.recent
        return known if self.since is None else known[max(0, len(known) - (self.table.version - self.since)) :]

    @property
    def reader(self) -> Seat | None:
        """The seat since whose last turn it is recounted; one that has never had any where the version says it."""
        return self.acting_seat if self.since is None else len(self.names)

    @property
    def moment(self) -> tuple[Hashable, ...]:
        """Key that changes whenever something else is to be seen in this language by the same viewer."""
        return (self.table.id, self.table.version, self.say.language, tuple(self.plain_names))

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that no computer plays."""
        return frozenset(seat for seat, holder in enumerate(self.table.seats) if not holder.played_by_computer)

    @property
    def acting_seat(self) -> Seat | None:
        """The seat that the table waits for."""
        return self.table.to_act[0] if self.table.to_act else None

    @property
    def plain_names(self) -> list[str]:
        """For labels of buttons and menus, which obey no Markdown."""
        return [label_name(seat, holder.person, self.say) for seat, holder in enumerate(self.table.seats)]

    @property
    def isolated_names(self) -> list[str]:
        """For labels and alt texts that say more than the name."""
        return [isolated(name) for name in self.plain_names]

    @property
    def players(self) -> list[Player]:
        """Each seat's player as pictures show it."""
        return [
            Player(
                name,
                self.avatars.get(holder.person.id) if holder.person else None,
                is_computer=holder.played_by_computer,
                resigned=holder.resigned,
            )
            for name, holder in zip(self.plain_names, self.table.seats, strict=True)
        ]

    @property
    def in_words(self) -> bool:
        """Tell whether labels say what they do at length, without signs."""
        return self.told_to is not None

    @property
    def asks_reader(self) -> bool:
        """Tell whether it is the reader's turn; always for what everybody reads."""
        return self.told_to is None or self.acting_seat == self.table.seat_of(self.told_to)

    def seat_name(self, seat: Seat) -> str:
        """Symbol and name, such as "🔺 **Anna**"; in words "Anna (A)", as descriptions have it."""
        if self.in_words:
            return seat_labels(len(self.names), self.names)[seat]
        return f"{MARKS[seat].emoji} **{self.names[seat]}**"

    def list_of_seats(self, seats: Sequence[Seat]) -> str:
        """Such as "Anna, Ben and Chloé"."""
        return self.listed([self.seat_name(seat) for seat in seats])

    def listed(self, names: Sequence[str]) -> str:
        """Such as "Anna, Ben and Chloé" of at least one name."""
        return names[0] if len(names) == 1 else self.say("list-and", most=", ".join(names[:-1]), last=names[-1])

    def press(self, verb: str, *args: str) -> PressId:
        """A press that this game alone understands."""
        return PressId.at(self.table, f"{self.table.game_key}.{verb}", *args)

    def common_press(self, verb: str, *args: str) -> PressId:
        """A press that every table understands, such as ``roll``."""
        return PressId.at(self.table, verb, *args)


def at_step(scene: Scene[Any], step: ReplayStep) -> Scene[Any]:
    """The scene as onlookers saw it then."""
    table = replace(
        scene.table,
        status=Status.PLAYING if step.to_act else scene.table.status,
        version=step.version,
        view=step.view,
        recent=step.recent,
        log=tuple(entry for entry in scene.table.log if entry.at <= step.version),
        to_act=step.to_act,
        outcome=step.outcome,
        milestones=step.milestones,
        asleep=False,
        proposal=None,
    )
    return replace(scene, table=table, view=step.view)


def seat_names(table: PublicTable, say: Speaker) -> list[str]:
    """Names of the seats' players, as text that obeys no Markdown."""
    return [seat_name(seat, holder, say) for seat, holder in enumerate(table.seats)]


def seat_name(seat: Seat, holder: SeatHolder, say: Speaker) -> str:
    """Name of the seat's player, or the seat's letter where nothing of the name can be seen.

    A name that the person had deleted is not shown.
    """
    return player_name(seat, holder.person, say)


def player_name(seat: Seat, person: Person | None, say: Speaker) -> str:
    """Name of somebody who plays there or did, None for a computer player."""
    if person is None:
        return say("computer-name", letter=MARKS[seat].letter)
    if not person.name:
        return say("person-without-name")
    return plain(person.name) or MARKS[seat].letter


def label_name(seat: Seat, person: Person | None, say: Speaker) -> str:
    """Name for buttons and menus, which obey no Markdown."""
    if person is None or not person.name:
        return player_name(seat, person, say)
    return shortened(tidy(person.name), _LONGEST_LABEL_NAME) or MARKS[seat].letter
