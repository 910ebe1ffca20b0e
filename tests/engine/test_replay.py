"""A replay's steps are the record's positions in which somebody was to act, as onlookers saw them."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from engine.match import Match, positions
from engine.replay import overview, step_at
from engine.transcript import Note
from tests.hosted import EDITIONS
from tests.records.frozen import FOLDER, transcript_of


@pytest.fixture(params=["kaeseschieben-1/2-seats.json", "einigkeit-1/cancelled.json", "wiedumir-1/2-seats.json"])
def match(request: pytest.FixtureRequest) -> Match:
    """Also of a former edition, and one that was given up."""
    file: Path = FOLDER / request.param
    transcript = transcript_of(json.loads(file.read_text(encoding="utf-8")))
    return Match.fold(EDITIONS.of(transcript.header), transcript)


def test_each_step_is_a_position_of_the_record(match: Match) -> None:
    game = match.game
    waiting = []
    version = 0
    for position in positions(match.game, match.transcript):
        if isinstance(position.record, Note):
            continue
        version += 1
        if game.outcome(position.state) is not None or game.pending_chance(position.state) is None:
            waiting.append((version, game.view(position.state, None)))
    total = step_at(game, match.transcript, 0).total
    assert total == len(waiting)
    for number in (0, 1, total // 2, total - 1):
        step = step_at(game, match.transcript, number)
        assert (step.version, step.view) == waiting[number]
        assert step.number == number
    last = step_at(game, match.transcript, total + 5)
    assert (last.number, last.view, last.to_act) == (total - 1, match.view(None), ())
    assert (last.version, last.milestones, last.outcome) == (match.version, match.milestones, match.outcome)
    assert last.recent == match.recent


@pytest.mark.parametrize("most", [2, 3, 5, 8, 13])
def test_an_overview_of_few_steps_is_spread_evenly_from_the_first_to_the_last(match: Match, most: int) -> None:
    every = [step.number for step in overview(match.game, match.transcript, 10_000)]
    assert len(every) > 13
    few = [step.number for step in overview(match.game, match.transcript, most)]
    places = [every.index(number) for number in few]
    assert (len(places), places[0], places[-1]) == (most, 0, len(every) - 1)
    gaps = {after - before for before, after in pairwise(places)}
    assert max(gaps) - min(gaps) <= 1
    assert [step.number for step in overview(match.game, match.transcript, len(every))] == every
