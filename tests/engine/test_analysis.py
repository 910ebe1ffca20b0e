"""The account of a match: it adds up, luck is zero on average, and forced choices cost nothing."""

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest

from cogs.games.registry import hosted_games
from engine import transcript
from engine.analysis import Account, Analysis, analyse, level_of
from engine.comparison import foreseen
from engine.match import standing
from engine.transcript import PERSON, Acted, Seated, Stopped, Transcript
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.engine.playing import begin, computer, play
from tests.engine.secret_choice_game import SecretChoice

SEED = random.randrange(1 << 32)


@pytest.mark.parametrize("key", hosted_games())
def test_the_account_adds_up_for_every_side_and_follows_from_the_record_alone(key: str) -> None:
    print("seed", SEED)
    game = hosted_games()[key].editions[-1]
    seats = 4 if 4 in game.spec.seat_counts else game.spec.seat_counts[0]
    level = game.spec.levels[0]
    match = play(begin(game, seats=seats, seed=SEED), computer(random.Random(SEED), level), seed=SEED, actions=5)
    found = analyse(game, match.transcript)
    assert found is not None
    for account in found.accounts:
        assert sum(account[:6]) == pytest.approx(account.result, abs=1e-9)
        assert account.choices <= 0
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-9)
    assert [point.chances for point in found.curve][-1] == tuple(account.result for account in found.accounts)
    assert all(sum(point.chances) == pytest.approx(1) for point in found.curve)
    for moment in found.moments:
        assert moment.better_chance > moment.chance
        assert moment.played != moment.better
    assert analyse(game, match.transcript) == found
    assert Analysis.from_json(json.loads(json.dumps(found))) == found


def test_the_strongest_computer_makes_no_mistakes_by_its_own_account() -> None:
    game = hosted_games()["mensch"].editions[-1]
    match = play(begin(game, seats=2, seed=4), computer(random.Random(1), "hard"), seed=4, actions=56)
    found = analyse(game, match.transcript)
    assert found is not None
    assert found.moments == ()
    assert [account.choices for account in found.accounts] == pytest.approx([0, 0])
    assert {level_of([account], game) for account in found.accounts} == {"hard"}


@pytest.mark.parametrize(
    ("notes", "since", "theirs"),
    [
        ({100: transcript.computer("easy")}, (), [range(100)]),
        ({100: transcript.computer("easy"), 200: PERSON}, (0, 0), [range(100), range(200, 400)]),
        ({100: transcript.computer("easy"), 200: PERSON}, (200, 0), [range(200, 400)]),
        ({100: transcript.resigned_to("easy")}, (), [range(100)]),
    ],
    ids=["left", "back", "substitute", "resigned"],
)
def test_only_what_a_person_decided_is_told_as_theirs(
    notes: dict[int, str], since: tuple[int, ...], theirs: list[range]
) -> None:
    """A stand-in's choices are those of another."""
    game = hosted_games()["mensch"].editions[-1]
    match = play(begin(game, seats=2, seed=5), computer(random.Random(5), "easy"), seed=5, actions=200)

    def with_players(players: dict[int, str]) -> Transcript:
        records = list(match.transcript.records)
        for place, player in players.items():
            records.insert(place, Seated(0, player))
        return Transcript(match.transcript.header, tuple(records))

    played, undivided = with_players(notes), with_players(dict.fromkeys(notes, PERSON))
    found, whole = analyse(game, played, since), analyse(game, undivided)
    assert found is not None
    assert whole is not None
    own = [moment.records for moment in found.moments if moment.seat == 0]
    assert own
    assert all(any(place in part for part in theirs) for place in own)
    assert [one for one in found.moments if one.seat == 1] == [one for one in whole.moments if one.seat == 1]
    for account, before in zip(found.accounts, whole.accounts, strict=True):
        assert sum(account[:6]) == pytest.approx(account.result, abs=1e-9)
        assert account.choices + account.others == pytest.approx(before.choices + before.others)
    assert found.accounts[0].decisions < whole.accounts[0].decisions
    assert found.accounts[0].choices > whole.accounts[0].choices
    assert found.accounts[1].decisions == whole.accounts[1].decisions


@pytest.mark.parametrize("actions", [40, 20_000], ids=["at once", "played on to the end"])
def test_the_account_of_a_resigned_match_ends_with_its_winner(actions: int) -> None:
    game = hosted_games()["mensch"].editions[-1]
    match = play(begin(game, seats=2, seed=5), computer(random.Random(5), "easy"), seed=5, actions=actions)
    ahead = analyse(game, match.transcript)
    assert ahead is not None
    leader = max(range(2), key=lambda seat: ahead.accounts[seat].result)
    *records, last = match.transcript.records
    end = [last] if match.over else [last, Stopped(transcript.RESIGNED)]
    resigned = Seated(leader, transcript.resigned_to("easy"))
    found = analyse(game, Transcript(match.transcript.header, (*records, resigned, *end)))
    assert found is not None
    for seat, (account, before) in enumerate(zip(found.accounts, ahead.accounts, strict=True)):
        assert account.result == (seat != leader)
        assert account.resigned == pytest.approx(account.result - before.result)
        assert sum(account[:6]) + account.resigned == pytest.approx(account.result, abs=1e-9)
    assert found.curve[-1].chances == tuple(account.result for account in found.accounts)


def test_what_comes_to_light_between_rounds_is_hidden_and_neither_luck_nor_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    game = hosted_games()["kaeseschieben"].editions[-1]
    begun = begin(game, seats=2, seed=3, options={"rounds": 2})
    match = play(begun, computer(random.Random(3), "normal"), seed=3, actions=30)
    found = analyse(game, match.transcript)
    assert found is not None
    for account in found.accounts:
        assert sum(account[:6]) == pytest.approx(account.result, abs=1e-9)
        assert account.hidden


@pytest.mark.parametrize("closed_lids", [False, True])
def test_choices_by_what_only_their_seat_knows_are_hidden(closed_lids: bool) -> None:
    game = hosted_games()["kaeseschieben"].editions[-1]
    begun = begin(game, seats=2, seed=4, options={"closed_lids": closed_lids})
    found = analyse(game, play(begun, computer(random.Random(4), "normal"), seed=4, actions=60).transcript)
    assert found is not None
    assert any(account.hidden for account in found.accounts) is not closed_lids


def test_whom_a_secret_choice_leaves_the_rest_of_the_win_is_told_as_what_others_brought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By what its seat gets, the chances of the two others fall or rise alike; more is its choice between them."""
    begin_kaeseschieben_late(monkeypatch)
    game = hosted_games()["kaeseschieben"].editions[-1]
    match = play(begin(game, seats=3, seed=5), computer(random.Random(5), "easy"), seed=5, actions=9)
    ends = range(len(match.records) + 1)
    found = [analyse(game, replace(match.transcript, records=match.records[:end])) for end in ends]
    secret_choices, brought = 0, 0.0
    for record, (before, after) in zip(match.records, pairwise(found), strict=True):
        if before is None or after is None or not isinstance(record, Acted):
            continue
        changes = [
            Account._make(now - then for now, then in zip(*each, strict=True))
            for each in zip(after.accounts, before.accounts, strict=True)
        ]
        assert changes[record.seat].others == 0
        if not any(change.hidden for change in changes):
            continue
        secret_choices += 1
        chances = before.curve[-1].chances
        left, right = (seat for seat in range(3) if seat != record.seat)
        assert changes[left].rest * chances[right] == pytest.approx(changes[right].rest * chances[left])
        brought += abs(changes[left].others)
    assert secret_choices
    assert brought


@pytest.mark.parametrize("key", ["wiedumir", "kaeseschieben"])
def test_what_is_told_of_a_decision_is_the_same_in_all_worlds_that_its_seat_could_not_tell_apart(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    game, chance, differences = hosted_games()[key].editions[-1], random.Random(5), 0
    begun = begin(game, seats=3, seed=5, options={"no_comparing": True} if key == "wiedumir" else {})
    match = play(begun, computer(chance, "easy"), seed=5, actions=60)
    for state in [position.state for position in standing(game, match.transcript)]:
        for seat in game.to_act(state):
            twin = game.sample_state(game.view(state, seat), chance.randrange)
            for action in game.legal_actions(state, seat)[:3]:
                code = game.encode(action)
                assert foreseen(game, state, seat, code) == foreseen(game, twin, seat, code)
                differences += game.apply(state, seat, action).events != game.apply(twin, seat, action).events
    assert differences, "secrets would have been told"


def test_no_level_is_named_where_typical_costs_are_unknown() -> None:
    account = Account(0.5, 0, 0, 0, 0, 0, 0.5, 0, decisions=100)
    assert level_of([account], SecretChoice()) is None


def test_a_match_in_which_nothing_was_decided_has_no_account() -> None:
    game = hosted_games()["mensch"].editions[-1]
    match = begin(game, seats=2, seed=1)
    assert analyse(game, Transcript(match.header)) is None
