"""When the people who are asked have decided what somebody proposed, and what a proposal outlasts."""

from __future__ import annotations

import pytest

from host.table.proposal import EndEarly, Proposal, StandIn
from host.table.proposal_json import proposal_of, proposal_to_json

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


def test_nobody_needs_a_stand_in_who_acts() -> None:
    stand_in = Proposal.made(StandIn(1, "normal"), 1, "7", 0.0)
    assert stand_in.outlasts_act(0, ended_part=False)
    assert not stand_in.outlasts_act(1, ended_part=False)


@pytest.mark.parametrize("what", [EndEarly("round"), StandIn(2, "easy")], ids=str)
def test_what_is_stored_is_read_again(what: EndEarly | StandIn) -> None:
    proposal = Proposal(what, 1, "77", frozenset({1, 3}), frozenset({2}))
    assert proposal_of({"proposal": proposal_to_json(proposal)}) == proposal
    assert proposal_of({"proposal": None}) is None


def test_a_vote_of_an_older_document_is_a_proposal_whose_maker_nobody_knows() -> None:
    vote = {"scope": "match", "yes": [1], "no": [2, 3]}
    assert proposal_of({"vote": vote}) == Proposal(MATCH, 0, "", frozenset({1}), frozenset({2, 3}))
    assert proposal_of({"vote": None}) is None


def test_a_proposal_that_was_stored_before_its_time_was_kept_is_read() -> None:
    proposal = Proposal.made(MATCH, 1, "7", 30.0)
    kept = proposal_to_json(proposal)
    del kept["made_at"]
    read = proposal_of({"proposal": kept})
    assert read is not None
    assert (read.what, read.proposer, read.agreed) == (MATCH, 1, frozenset({1}))
