"""Story of a match, counted again from its states and from its twins."""

import random
from dataclasses import replace
from typing import Any

import pytest

from cogs.games.registry import hosted_games
from engine.game import NORMAL
from engine.long_work import story
from engine.match import Match
from engine.mensch.board import BASE
from engine.remarks import Remark, Tone, chosen_remarks
from engine.story import FORMS, Story
from engine.transcript import RESIGNED, Seated, Stopped, Transcript, resigned_to
from localization.catalog import load_speakers
from tests.engine.playing import begin, computer, dice_of, random_mover
from tests.engine.recipes import Recipe
from tests.engine.test_non_interference import SECRETIVE, twin_of
from tests.hosted import GAMES

MATCHES = {
    "mensch": Recipe("three", 3, seed=7),
    "einigkeit": Recipe("pairs", 4, {"claims": "automatic"}, seed=3),
    "forgetit": Recipe("three", 3, seed=4),
    "kaeseschieben": Recipe("two", 2, seed=7),
    "wiedumir": Recipe("four", 4, {"auto_move": False}, seed=6),
}


@pytest.fixture(scope="module")
def told() -> dict[str, tuple[Match, Story]]:
    matches = {key: recipe.play(GAMES[key]) for key, recipe in MATCHES.items()}
    return {key: (match, story(match.game, match.transcript)) for key, match in matches.items()}


@pytest.mark.parametrize("key", MATCHES)
def test_everybody_is_praised_and_teased_once_in_every_language(key: str, told: dict[str, tuple[Match, Story]]) -> None:
    match, found = told[key]
    pairs = [(remark.seat, remark.tone) for remark in found.remarks]
    assert sorted(pairs) == sorted((seat, tone) for seat in range(match.header.seats) for tone in Tone)
    assert found.turning_point is not None
    turned, prefix = found.turning_point.told, hosted_games()[key].face.text_key
    for say in load_speakers().values():
        for remark in found.remarks:
            lines = {say(f"{prefix}-{remark.tone}-{remark.kind}", form=form, **remark.values) for form in range(FORMS)}
            assert len(lines) == FORMS
            assert all(str(remark.values["count"]) in line for line in lines)
        names = dict(zip(("name", "other"), ("Anna", "Ben"), strict=False))
        lines = {say(f"{prefix}-turned-{turned.kind}", form=form, **names, **turned.values) for form in range(FORMS)}
        assert len(lines) == FORMS
        assert all("Anna" in line and ("Ben" in line) == (len(turned.seats) > 1) for line in lines)


def test_a_captured_pawn_stood_where_the_sentence_says(told: dict[str, tuple[Match, Story]]) -> None:
    for key in ("mensch", "einigkeit"):
        point = told[key][1].turning_point
        assert point is not None
        victim, _ = point.told.seats
        before, after = (step.view.pawns[victim] for step in (point.before, point.after))
        [pawn] = [pawn for pawn, progress in enumerate(before) if progress != BASE and after[pawn] == BASE]
        assert before[pawn] == point.told.values["count"]


def test_lost_points_are_a_dash_of_that_round(told: dict[str, tuple[Match, Story]]) -> None:
    match, found = told["forgetit"]
    assert found.turning_point is not None
    turned = found.turning_point.told
    entry = match.view(None).sheet[turned.seats[0]][int(turned.values["round"]) - 1]
    assert entry == (None if turned.kind == "bust" else turned.values["count"])


def test_a_match_tells_the_same_each_time_and_matches_differ_in_their_words(
    told: dict[str, tuple[Match, Story]],
) -> None:
    match, found = told["wiedumir"]
    assert story(match.game, match.transcript) == found
    others = (Transcript(replace(match.header, commitment=f"{digit}" * 64), match.records) for digit in range(8))
    assert len({story(match.game, other).form for other in others}) > 1


def test_people_read_different_things_and_nobody_is_only_teased() -> None:
    found = [Remark(Tone.PRAISE, kind, seat, weight=weight) for kind, weight in (("a", 3), ("b", 2)) for seat in (0, 1)]
    found += [Remark(Tone.TEASE, "c", seat) for seat in (0, 1, 2)]
    chosen = [(each.seat, each.kind) for each in chosen_remarks(found, (0, 1, 2))]
    assert chosen == [(0, "a"), (0, "c"), (1, "b"), (1, "c")]


@pytest.mark.parametrize(("key", "seats", "options"), SECRETIVE[1::9])
def test_a_story_tells_nothing_that_was_never_revealed(key: str, seats: int, options: dict[str, Any]) -> None:
    """A match given up before its first part is over, and the same with other secrets."""
    players = [computer(random.Random(12)), random_mover(random.Random(12))]
    match, dice = begin(GAMES[key], seats=seats, seed=12, options=options), dice_of(12)
    spoken = False
    while not match.over and match.milestones == 0:
        if len(match.records) % 40 == 0:
            own, other = (_given_up(each) for each in (match, twin_of(match)))
            assert own == other
            spoken = spoken or bool(own.remarks)
        seat = match.to_act()[0]
        match = match.act(seat, players[seat % 2](match, seat), dice.draw)
    assert spoken


def _given_up(match: Match) -> Story:
    seats = match.header.seats
    notes = (Seated(seats - 1, resigned_to(NORMAL)), Stopped(RESIGNED))
    return story(match.game, Transcript(match.header, (*match.records, *notes)))
