"""Point at which the people who are asked have decided on a proposal, and what a proposal outlasts."""

import pytest

from host.table.proposal import EndEarly, Proposal

MATCH = EndEarly("match")


def people(count: int) -> frozenset[int]:
    return frozenset(range(1, count + 1))


@pytest.mark.parametrize(
    ("asked", "agreed", "objected", "decided"),
    [
        (1, 1, 0, True),
        (2, 1, 0, None),
        (2, 1, 1, False),
        (2, 2, 0, True),
        (3, 1, 1, None),
        (3, 1, 2, False),
        (3, 2, 1, True),
        (4, 2, 1, None),
        (4, 2, 2, False),
        (5, 2, 2, None),
        (5, 3, 2, True),
        (5, 2, 3, False),
    ],
)
def test_more_than_half_of_those_asked_decide(asked: int, agreed: int, objected: int, decided: bool | None) -> None:
    everybody = sorted(people(asked))
    proposal = Proposal.made(MATCH, everybody[0], "7", 0.0)
    for person in everybody[1:agreed]:
        proposal = proposal.answered(person, agrees=True)
    for person in everybody[agreed : agreed + objected]:
        proposal = proposal.answered(person, agrees=False)
    assert proposal.decision(people(asked)) is decided


def test_who_is_not_asked_does_not_count_and_a_changed_mind_does() -> None:
    proposal = Proposal.made(MATCH, 1, "7", 0.0).answered(8, agrees=True).answered(9, agrees=True)
    assert proposal.decision(people(3)) is None
    assert proposal.answered(2, agrees=False).answered(2, agrees=True).decision(people(3)) is True
    assert proposal.decision(frozenset()) is False, "nobody is left to agree"


def test_the_end_of_a_round_is_no_longer_proposed_once_it_has_ended_and_that_of_the_match_is() -> None:
    this_round = Proposal.made(EndEarly("round"), 1, "7", 0.0)
    assert this_round.outlasts_act(0, ended_part=False)
    assert not this_round.outlasts_act(0, ended_part=True)
    assert Proposal.made(MATCH, 1, "7", 0.0).outlasts_act(0, ended_part=True)
