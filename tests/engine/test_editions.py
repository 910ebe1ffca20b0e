"""The header chooses the rules; an option that is younger than a header has the meaning that it had before."""

from dataclasses import replace

import pytest

from engine.editions import Editions, UnknownEdition
from engine.game import IllegalAction, OptionSpec, OptionValue
from engine.match import Match
from engine.transcript import CorruptRecord, Header, Transcript
from tests.engine.playing import begin, dice_of
from tests.engine.secret_choice_game import SecretChoice

KEY = "odds-and-evens"
FIRST, SECOND, THIRD = (SecretChoice(version) for version in (1, 2, 3))


def header(rules_version: int, game: str = KEY, **options: OptionValue) -> Header:
    return Header(game, rules_version, options, 2, "")


@pytest.mark.parametrize("given", [(FIRST, SECOND, THIRD), (THIRD, FIRST, SECOND)])
def test_new_matches_are_played_by_the_newest_edition_whatever_the_order(given: tuple[SecretChoice, ...]) -> None:
    editions = Editions({KEY: given})
    assert editions.newest(KEY) is THIRD
    assert editions.keys == (KEY,)
    assert list(editions) == list(given)


def test_a_match_is_played_by_the_edition_of_its_header() -> None:
    editions = Editions({KEY: [FIRST, SECOND, THIRD]})
    assert [editions.of(header(version)) for version in (1, 2, 3)] == [FIRST, SECOND, THIRD]


@pytest.mark.parametrize(
    "unknown", [header(1), header(4), header(2, game="poker")], ids=["retired", "not yet known", "another game"]
)
def test_an_edition_that_is_not_here_is_named(unknown: Header) -> None:
    with pytest.raises(UnknownEdition) as refused:
        Editions({KEY: [SECOND, THIRD]}).of(unknown)
    assert (refused.value.game, refused.value.rules_version) == (unknown.game, unknown.rules_version)


def test_a_game_that_is_not_here_has_no_newest_edition() -> None:
    with pytest.raises(UnknownEdition, match="poker"):
        Editions({KEY: [FIRST]}).newest("poker")


def test_an_option_that_is_younger_than_the_header_means_what_held_before() -> None:
    assert FIRST.spec.default_options() == {"rounds": 2}
    assert FIRST.spec.complete({}) == {"rounds": 1}
    assert FIRST.spec.complete({"rounds": 3}) == {"rounds": 3}
    match = begin(FIRST, seats=2, seed=1, options={"rounds": 1}).act(0, "choose:0", dice_of(1).draw)
    match = match.act(1, "choose:0", dice_of(1).draw)
    older = Match.fold(FIRST, replace(match.transcript, header=header(1)))
    assert older.over, "after one round"
    assert older.state == match.state


def test_an_option_that_was_always_there_must_be_in_the_header() -> None:
    always = SecretChoice(1, OptionSpec("rounds", (1, 2, 3), 2))
    with pytest.raises(IllegalAction, match="unknown-option"):
        always.spec.complete({})
    with pytest.raises(CorruptRecord, match="header"):
        Match.fold(always, Transcript(header(1)))


def test_a_header_with_an_option_that_the_edition_does_not_have_is_refused() -> None:
    with pytest.raises(CorruptRecord, match="header"):
        Match.fold(FIRST, Transcript(header(1, rounds=2, cheese=True)))


OPTIONS = (
    OptionSpec("rounds", (1, 2, 3), 2),
    OptionSpec("open", (False, True), False),
    OptionSpec("board", (), "the owner's", lambda value: isinstance(value, str)),
)


@pytest.mark.parametrize(
    ("former", "carried"),
    [
        ({"rounds": 3, "open": True}, {"rounds": 3, "open": True}),
        ({}, {}),
        ({"rounds": 9}, {}),
        ({"rounds": True, "open": 1}, {}),
        ({"cheese": 4, "rounds": 1}, {"rounds": 1}),
        ({"board": "a former one"}, {}),
    ],
    ids=["kept", "new option", "choice is gone", "other type", "option is gone", "not the table's"],
)
def test_a_rematch_keeps_what_the_table_chose_and_may_still_choose(
    former: dict[str, OptionValue], carried: dict[str, OptionValue]
) -> None:
    spec = SecretChoice(2, *OPTIONS).spec
    expected = {**spec.default_options(), **carried}
    found = spec.carried_over(former)
    assert found == expected
    assert [type(found[key]) for key in expected] == [type(value) for value in expected.values()]
    spec.check_options(found)
