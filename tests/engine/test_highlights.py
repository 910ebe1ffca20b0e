"""Highlights told of a match at its end, counted again from its states, in every language."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from cogs.games.registry import hosted_games
from engine.game import Event, Seat
from engine.long_work import highlights
from engine.match import Match, positions
from engine.mensch.board import PawnId
from engine.mensch.events import PawnMoved
from engine.statistics import STORIES, TITLES, Highlight, most_remarkable
from engine.wiedumir.board import Pawn
from engine.wiedumir.events import PawnMoved as ForeignMoved
from localization.catalog import load_speakers
from tests.engine.playing import begin
from tests.engine.recipes import Recipe
from tests.hosted import GAMES

RECIPES = {
    "mensch": Recipe("three", 3, seed=5),
    "einigkeit": Recipe("pairs", 4, {"claims": "automatic"}, seed=3),
    "forgetit": Recipe("three", 3, seed=4),
    "kaeseschieben": Recipe("rounds", 3, {"rounds": 3}, seed=2),
    "wiedumir": Recipe("four", 4, {"auto_move": False}, seed=6),
}
SPEAKERS = load_speakers()
FACES = {key: hosted.face for key, hosted in hosted_games().items()}


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    return {key: recipe.play(GAMES[key]) for key, recipe in RECIPES.items()}


def found_in(match: Match) -> list[Highlight]:
    events = [event for position in positions(match.game, match.transcript) for event in position.events]
    return list(match.game.find_highlights(match.view(None), events))


def values_of(match: Match, kind: str, value: str) -> list[tuple[Seat, Any]]:
    return [(found.seats[0], found.values[value]) for found in found_in(match) if found.kind == kind]


@pytest.mark.parametrize("key", RECIPES)
def test_a_match_comes_in_a_few_sentences_of_every_language(key: str, matches: dict[str, Match]) -> None:
    match = matches[key]
    chosen = highlights(match.game, match.transcript)
    stories = [highlight for highlight in chosen if not highlight.is_title]
    titles = [highlight for highlight in chosen if highlight.is_title]
    assert 2 <= len(stories) <= STORIES
    assert len(titles) <= TITLES
    assert len({story.kind for story in stories}) == len(stories)
    assert len({title.seats for title in titles}) == len(titles)
    for say in SPEAKERS.values():
        for highlight in found_in(match):
            form = "title" if highlight.is_title else "highlight"
            names = dict(zip(("name", "other"), ("Anna", "Ben"), strict=False))
            line = say(f"{FACES[key].text_key}-{form}-{highlight.kind}", **names, **highlight.values)
            assert "Anna" in line
            assert ("Ben" in line) == (len(highlight.seats) > 1)
            assert "{" not in line


@pytest.mark.parametrize("key", RECIPES)
def test_a_match_that_was_given_up_has_nothing_to_tell(key: str, matches: dict[str, Match]) -> None:
    transcript = matches[key].transcript
    assert highlights(GAMES[key], type(transcript)(transcript.header, transcript.records[:30])) == ()


def test_captures_and_sixes_are_those_that_the_states_counted(matches: dict[str, Match]) -> None:
    match = matches["mensch"]
    former = match.game.new(match.header.options, match.header.seats).pawns
    lost: Counter[Seat] = Counter()
    for position in positions(match.game, match.transcript):
        pawns = position.state.pawns
        for seat, (before, now) in enumerate(zip(former, pawns, strict=True)):
            lost[seat] += sum(stood > 0 and stands == 0 for stood, stands in zip(before, now, strict=True))
        former = pawns
    assert dict(values_of(match, "captured", "count")) == {seat: count for seat, count in lost.items() if count > 1}
    tallies = match.view(None).tallies
    for seat, count in values_of(match, "hunter", "count"):
        assert count == tallies[seat].captures == max(tally.captures for tally in tallies)
    for kind in ("lucky", "unlucky"):
        for seat, sixes in values_of(match, kind, "sixes"):
            assert sixes == tallies[seat].sixes


def test_what_two_players_do_to_each_other_is_not_said_again() -> None:
    mensch = begin(GAMES["mensch"], seats=2, seed=1)
    victim = PawnId(1, 0)
    captures = [PawnMoved(0, PawnId(0, 0), start, start + 3, (victim,)) for start in (1, 4, 7)]
    kinds = {found.kind for found in mensch.game.find_highlights(mensch.view(None), captures)}
    assert "nemesis" in kinds
    assert not kinds & {"captured", "hunter"}
    more = [*captures, PawnMoved(2, PawnId(2, 0), 1, 4, (victim,)), PawnMoved(0, PawnId(0, 0), 10, 13, (PawnId(2, 1),))]
    kinds = {found.kind for found in mensch.game.find_highlights(mensch.view(None), more)}
    assert {"nemesis", "captured", "hunter"} <= kinds, "these say more"

    wiedumir = begin(GAMES["wiedumir"], seats=2, seed=1)
    moves = [ForeignMoved(0, Pawn(1, 0), square, square + 1, None, False) for square in range(4)]
    kinds = {found.kind for found in wiedumir.game.find_highlights(wiedumir.view(None), moves)}
    assert "moved" in kinds
    assert "meddler" not in kinds


def test_scores_and_dashes_are_those_on_the_sheet(matches: dict[str, Match]) -> None:
    match = matches["forgetit"]
    sheet = match.view(None).sheet
    for kind in ("best", "best-at-last"):
        for seat, points in values_of(match, kind, "points"):
            assert points == max(entry or 0 for column in sheet for entry in column)
            assert points in sheet[seat]
    for kind, most in (("forgetful", max), ("steady", min)):
        for seat, count in values_of(match, kind, "count"):
            assert count == sheet[seat].count(None) == most(column.count(None) for column in sheet)
    assert match.outcome is not None
    assert match.outcome.scores is not None
    for found in found_in(match):
        totals = [sum(entry or 0 for entry in column[: int(found.values.get("round", 12))]) for column in sheet]
        if found.kind == "comeback":
            assert found.values["points"] == max(totals) - totals[found.seats[0]]
            assert found.seats == match.outcome.winners
        if found.kind == "close":
            assert found.values["points"] == totals[found.seats[0]] - totals[found.seats[1]]
        if found.kind == "lost":
            assert sheet[found.seats[0]][int(found.values["round"]) - 1] is None


def test_worms_are_counted_as_they_were_revealed_and_pushes_as_cheeses_lay(matches: dict[str, Match]) -> None:
    match = matches["kaeseschieben"]
    results = match.view(None).results
    worms = [
        (seat, 0 if not revealed.wormy else revealed.cheese.size.points)
        for result in results
        for seat, pile in enumerate(result.piles)
        for revealed in pile
        if revealed.wormy
    ]
    chosen = values_of(match, "worm", "points") + values_of(match, "decisive-worm", "points")
    assert sorted(chosen) == sorted(worms)
    gifts: Counter[tuple[Seat, Seat]] = Counter()
    former = match.game.new(match.header.options, match.header.seats)
    moved = []
    for position in positions(match.game, match.transcript):
        state = position.state
        if getattr(position.record, "code", "").startswith("move") and state.round == former.round:
            pusher = position.record.seat  # type: ignore[union-attr]
            lay = {cheese.id: square for square, cheese in former.cheeses.items()}
            lie = {cheese.id: square for square, cheese in state.cheeses.items()}
            moved.append((pusher, sum(lie.get(cheese) != square for cheese, square in lay.items())))
            for seat in range(match.header.seats):
                if seat != pusher:
                    gifts[pusher, seat] += len(state.piles[seat]) - len(former.piles[seat])
        former = state
    for gift in found_in(match):
        if gift.kind == "gifts":
            assert int(gift.values["count"]) >= gifts[gift.seats[0], gift.seats[1]] > 0
    for pushed in values_of(match, "pushed", "count"):
        assert pushed in moved


@pytest.mark.parametrize("key", RECIPES)
def test_a_few_lucky_rolls_earn_no_title(key: str, matches: dict[str, Match]) -> None:
    """A match that ended early was long enough for none; here all runs of four rolls stand for such matches."""
    match, luck = matches[key], {"fleet", "slow", "lucky", "unlucky", "forgetful", "steady"}
    begun, *rolls = split_by_rolls(
        [event for position in positions(match.game, match.transcript) for event in position.events]
    )
    for first in range(len(rolls) - 4):
        events = list(chain(begun, *rolls[first : first + 4]))
        assert not luck & {found.kind for found in match.game.find_highlights(match.view(None), events)}, events


def split_by_rolls(events: Sequence[Event]) -> list[list[Event]]:
    """Events before the first roll, and each roll with what followed."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if type(event).__name__ in ("DieRolled", "DiceRolled"):
            parts.append([])
        parts[-1].append(event)
    return parts


def test_as_many_people_as_possible_are_spoken_of() -> None:
    chosen = most_remarkable(
        [
            Highlight("one", (0,), weight=3.0),
            Highlight("two", (0,), weight=2.9),
            Highlight("two", (1,), weight=1.6),
            Highlight("three", (2,), weight=1.0),
            Highlight("lucky", (0,), weight=1.0, is_title=True),
            Highlight("quick", (0,), weight=2.0, is_title=True),
            Highlight("slow", (1,), weight=0.5, is_title=True),
        ]
    )
    assert [(highlight.kind, highlight.seats) for highlight in chosen] == [
        ("one", (0,)), ("two", (1,)), ("quick", (0,)),
    ]  # fmt: skip
