"""Contract of every game, whatever its rules."""

import random
from dataclasses import fields

import pytest

from engine.game import IllegalAction
from engine.match import Match, positions
from tests.engine.playing import begin, computer, dice_of, every_table, play, random_mover
from tests.games import UNDER_TEST
from tests.hosted import GAMES

SEED = 3

ACTIONS = 60
"""Length of random play where it need not reach the end."""

MANY = 300
"""No more legal actions than these are looked at; some sequences make millions as they are asked for."""

TABLES = [
    pytest.param(key, seats, options, id=f"{key}-{seats}" + "".join(f"-{k}={v}" for k, v in options.items()))
    for key, seats, options in every_table()
]
POSITIONS = 2
"""As many of a match are asked what the chances to win are, which takes long where many play."""

# All tests of one table follow each other, and share its course.
each_table = pytest.mark.parametrize(("key", "seats", "options"), TABLES, scope="module")

Options = dict[str, bool | int | str]


def random_match(key: str, seats: int, options: Options, *, seed: int, actions: int = ACTIONS) -> Match:
    match = begin(GAMES[key], seats=seats, seed=seed, options=options)
    return play(match, random_mover(random.Random(seed)), seed=seed, actions=actions)


@pytest.fixture(scope="module")
def course(key: str, seats: int, options: Options) -> list[Match]:
    """A match after each of its first acts, which are random ones."""
    mover = random_mover(random.Random(SEED))
    dice = dice_of(SEED)
    matches = [begin(GAMES[key], seats=seats, seed=SEED, options=options)]
    while not matches[-1].over and len(matches) < ACTIONS:
        seat = matches[-1].to_act()[0]
        matches.append(matches[-1].act(seat, mover(matches[-1], seat), dice.draw))
    return matches


@each_table
def test_random_play_comes_to_an_end(key: str, seats: int, course: list[Match]) -> None:
    match = play(course[-1], random_mover(random.Random(SEED)), seed=SEED)
    assert match.over
    for position in positions(match.game, match.transcript):
        UNDER_TEST[key].invariants(position.state)
    assert match.outcome is not None
    assert len(match.outcome.places) == seats
    assert 1 in match.outcome.places
    assert match.to_act() == ()
    assert match.milestones >= 1


@each_table
def test_somebody_is_to_act_until_the_end_and_every_offer_is_accepted(
    key: str, seats: int, course: list[Match]
) -> None:
    game = GAMES[key]
    for match in course:
        if match.over:
            break
        assert game.pending_chance(match.state) is None
        assert match.to_act()
        for seat in range(seats):
            legal = game.legal_actions(match.state, seat)
            assert seat in match.to_act() or not legal
            # Those that may act before it need not find anything to do.
            assert seat != match.to_act()[0] or legal
            again = game.legal_actions(match.state, seat)
            places = range(len(legal)) if len(legal) <= MANY else random.Random(4).sample(range(len(legal)), MANY)
            looked_at = [legal[place] for place in places]
            assert len(set(looked_at)) == len(looked_at)
            assert len(again) == len(legal)
            assert [again[place] for place in places] == looked_at
            # Sequences of their own know whether they hold an action; a tuple would look through all of them.
            offered = set(legal) if isinstance(legal, tuple) else legal
            for action in looked_at:
                assert action in offered
                game.check(match.state, seat, action)
                assert game.decode(game.encode(action)) == action


@each_table
def test_states_and_views_cannot_be_changed(key: str, seats: int, options: Options) -> None:
    match = random_match(key, seats, options, seed=8, actions=5)
    for frozen in (match.state, match.view(None), match.view(0)):
        names = getattr(frozen, "_fields", None) or [field.name for field in fields(frozen)]
        # What a frozen dataclass raises is one, too.
        with pytest.raises(AttributeError):
            setattr(frozen, names[0], None)


@each_table
def test_the_computer_player_answers_with_a_legal_action_from_its_view_alone(
    key: str, seats: int, options: Options
) -> None:
    """`choose` is given the view only, so it cannot know more; here it must be legal too."""
    match = begin(GAMES[key], seats=seats, seed=9, options=options)
    play(match, computer(random.Random(9)), seed=9, actions=ACTIONS)


@pytest.mark.parametrize("key", GAMES)
def test_options_must_be_known_and_have_one_of_their_choices(key: str) -> None:
    spec = GAMES[key].spec
    spec.check_options(spec.default_options())
    for option in spec.options:
        for choice in option.choices:
            spec.check_options({**spec.default_options(), option.key: choice})
        for wrong in (None, "cheese", -1, 10**6, 1.0):
            with pytest.raises(IllegalAction, match="unknown-option"):
                spec.check_options({**spec.default_options(), option.key: wrong})  # type: ignore[dict-item]
        missing = {other: value for other, value in spec.default_options().items() if other != option.key}
        with pytest.raises(IllegalAction, match="unknown-option"):
            spec.check_options(missing)
    with pytest.raises(IllegalAction, match="unknown-option"):
        spec.check_options({**spec.default_options(), "cheese": True})


@pytest.mark.parametrize("key", GAMES)
def test_a_match_begins_only_with_seats_and_options_that_the_game_has(key: str) -> None:
    game = GAMES[key]
    options = game.spec.default_options()
    for seats in set(range(18)) - set(game.spec.seat_counts):
        with pytest.raises(IllegalAction, match="wrong-seats"):
            game.new(options, seats)
    with pytest.raises(IllegalAction, match="unknown-option"):
        game.new({**options, "cheese": True}, game.spec.seat_counts[0])


@pytest.mark.parametrize("key", GAMES)
def test_a_truth_value_is_no_number(key: str) -> None:
    spec = GAMES[key].spec
    for option in spec.options:
        swapped = int(option.default) if isinstance(option.default, bool) else bool(option.default)
        with pytest.raises(IllegalAction, match="unknown-option"):
            spec.check_options({**spec.default_options(), option.key: swapped})


@each_table
def test_a_sampled_state_looks_like_the_view_that_it_was_sampled_from(key: str, course: list[Match]) -> None:
    game, pick = GAMES[key], random.Random(7).randrange
    for match in course[:-1:5]:
        for seat in match.to_act():
            view = match.view(seat)
            sampled = game.sample_state(view, pick)
            assert game.view(sampled, seat) == view
            assert game.to_act(sampled) == match.to_act()
            assert list(game.legal_actions(sampled, seat)[:MANY]) == list(game.legal_actions(match.state, seat)[:MANY])


@each_table
def test_the_chances_to_win_are_those_of_every_side(key: str, seats: int, course: list[Match]) -> None:
    """Asked by an onlooker and by the seat in turn, one after the other."""
    game = GAMES[key]
    asked = course[:: max(15, len(course) // POSITIONS)]
    views = [
        match.view(match.to_act()[0] if place % 2 else None) for place, match in enumerate(asked) if not match.over
    ]
    for view in views:
        chances = game.win_chances(view)
        assert len(chances) == len(game.sides(seats))
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
    assert chances == game.win_chances(view)
