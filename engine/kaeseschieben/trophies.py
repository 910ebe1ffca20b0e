"""Trophies of Käseschieben, and what is counted for them alone. Of worms, only those that rounds have revealed."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.game import Event, Seat
from engine.kaeseschieben.board import FACES
from engine.kaeseschieben.events import BonusTaken, MouseMoved, RoundBegan, StepsGranted
from engine.kaeseschieben.view import KaeseschiebenView
from engine.trophies import Trophy, won

TROPHIES = (
    Trophy("fine-nose", {"cheeses": 6}, {"worms": 0}),
    Trophy("worm-farm", {"most-worms": 4}),
    won("tough-stomach", {"worms": 4}),
    Trophy("plough", {"pushed-at-once": 7}),
    Trophy("avalanche", {"fallen-at-once": 3}),
    won("benefactor", {"gifts": 4}),
    Trophy("rotten-prize", {"wormy-bonuses": 1}),
)


def find_deeds(view: KaeseschiebenView, events: Sequence[Event]) -> Mapping[str, Mapping[Seat, int]]:
    """``most-worms`` are those of one round; ``pushed-at-once`` and ``fallen-at-once`` cheeses of one move. One in
    ``odds`` is how likely the seat's most stars in one roll were.
    """
    names = ("most-worms", "pushed-at-once", "fallen-at-once", "wormy-bonuses", "odds")
    deeds: dict[str, Counter[Seat]] = {name: Counter() for name in names}

    def most(name: str, seat: Seat, count: int) -> None:
        deeds[name][seat] = max(deeds[name][seat], count)

    for result in view.results:
        for seat, pile in enumerate(result.piles):
            most("most-worms", seat, sum(cheese.wormy for cheese in pile))
    round = 0
    for event in events:
        match event:
            case RoundBegan(number):
                round = number
            case StepsGranted(seat, faces):
                most("odds", seat, len(FACES) ** faces.count(None))
            case MouseMoved(seat, slides=slides):
                most("pushed-at-once", seat, len(slides))
                most("fallen-at-once", seat, sum(slide.over is not None for slide in slides))
            case BonusTaken(seat) if round <= len(view.results):
                # It came last to the pile.
                deeds["wormy-bonuses"][seat] += view.results[round - 1].piles[seat][-1].wormy
    return deeds
