"""Events of Käseschieben. All of it is public (K9: a fallen cheese's size is, its worm is not)."""

from dataclasses import dataclass

from engine.game import Event, Milestone, Seat, Verdict
from engine.kaeseschieben.board import Direction, Edge, Size, Square
from engine.kaeseschieben.steps import Slide


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """``starter`` was drawn if ``drawn``, else it had the fewest points before (K5)."""

    round: int
    starter: Seat
    drawn: bool


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """One throw; ``face`` is 1, 2, 3 or None for the star (K6)."""

    seat: Seat
    face: int | None


@dataclass(frozen=True, slots=True)
class StepsGranted(Event):
    """The roll is complete. ``faces`` are all its throws, None for each star."""

    seat: Seat
    faces: tuple[int | None, ...]
    steps: int


@dataclass(frozen=True, slots=True)
class MouseMoved(Event):
    """A whole turn's path. ``squares`` begins with where the mouse stood.

    ``lapsed`` steps were left when none was possible or the last cheese had fallen (K7). ``slides`` are the ways of
    the cheeses that were pushed (K8), in the order of their first pushes.
    """

    seat: Seat
    path: tuple[Direction, ...]
    squares: tuple[Square, ...]
    lapsed: int
    slides: tuple[Slide, ...] = ()


@dataclass(frozen=True, slots=True)
class CheeseFell(Event):
    """``owner`` is None if no seat owns the edge (K9). ``left`` cheeses are still on the board."""

    pusher: Seat
    size: Size
    edge: Edge
    owner: Seat | None
    left: int


@dataclass(frozen=True, slots=True)
class BonusOffered(Event):
    """The seat's edge took the last cheese, so it may take one from another seat (K11)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    seat: Seat
    victim: Seat
    size: Size


@dataclass(frozen=True, slots=True)
class BonusDeclined(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundScored(Milestone):
    """The worms are revealed; the view's ``results`` hold them.

    ``winners`` is empty if no seat scored (K13). ``by_vote``: K15.
    """

    round: int
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    by_vote: bool


@dataclass(frozen=True, slots=True)
class MatchDecided(Verdict):
    """``rounds_won`` and ``points`` of every seat over the whole match (K13)."""

    winners: tuple[Seat, ...]
    rounds_won: tuple[int, ...]
    points: tuple[int, ...]
