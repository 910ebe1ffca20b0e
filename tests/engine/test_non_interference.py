"""Secrets by construction: a match in which everything hidden is drawn again looks the same to onlookers."""

import random

import pytest

from engine.chance import Chance, ChanceResult, Shuffle
from engine.fair_dice import FairDice
from engine.match import Match
from engine.record_json import export_running
from engine.transcript import Acted, Chanced, CorruptRecord, Record, Transcript
from tests.engine.playing import begin, computer, dice_of, every_table, random_mover
from tests.games import UNDER_TEST
from tests.hosted import GAMES

SECRETIVE = [table for table in every_table() if GAMES[table[0]].spec.has_secrets]


def with_other_secrets(match: Match, attempt: int) -> Match | None:
    """A twin of the match with everything that is still hidden drawn again; None if its actions do not fit."""
    dice = FairDice(bytes([attempt]) * 32, ("other",))
    shown = UNDER_TEST[match.header.game].shown_of_shuffle

    def redraw(index: int, request: Chance, result: ChanceResult) -> ChanceResult:
        if not request.hidden:
            return result
        if not isinstance(request, Shuffle):
            return dice.draw(index, request)
        known = 0 if shown is None else shown(match, index)
        rest = result[known:]
        return (*result[:known], *(rest[place] for place in dice.draw(index, Shuffle(len(rest)))))

    records: list[Record] = [
        Chanced(record.request, redraw(index, record.request, record.result)) if isinstance(record, Chanced) else record
        for index, record in enumerate(match.records)
    ]
    try:
        return Match.fold(match.game, Transcript(match.header, tuple(records)))
    except CorruptRecord:
        return None


def twin_of(match: Match) -> Match:
    """With other secrets after every record, so that a match is compared with many."""
    for attempt in range(200):
        twin = with_other_secrets(match, (len(match.records) + attempt) % 256)
        if twin is not None and twin.state != match.state:
            return twin
    raise AssertionError("no other secrets fit this match")


@pytest.mark.parametrize(("key", "seats", "options"), SECRETIVE)
def test_onlookers_learn_nothing_from_views_events_turns_and_exports(
    key: str, seats: int, options: dict[str, bool | int | str]
) -> None:
    randomness = random.Random(11)
    players = [computer(randomness), random_mover(randomness)]
    match = begin(GAMES[key], seats=seats, seed=11, options=options)
    dice = dice_of(11)
    compared = 0
    while not match.over and match.milestones == 0:
        if len(match.records) % 8 == 0:
            compared += 1
            twin = twin_of(match)
            assert twin.view(None) == match.view(None)
            assert twin.recent == match.recent
            assert twin.to_act() == match.to_act()
            assert export_running(twin.transcript) == export_running(match.transcript)
        seat = match.to_act()[0]
        match = match.act(seat, players[seat % 2](match, seat), dice.draw)
    assert compared > 3
    assert any(isinstance(record, Acted) for record in match.records)
