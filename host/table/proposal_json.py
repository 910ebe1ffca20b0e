"""A proposal as the store keeps it in its table's document."""

from __future__ import annotations

from typing import Any

from host.table.proposal import EndEarly, Proposal, StandIn, TakeBack, What

Json = dict[str, Any]


def proposal_to_json(proposal: Proposal) -> Json:
    return {
        **_what_to_json(proposal.what),
        "proposer": proposal.proposer,
        "press": proposal.press,
        "agreed": sorted(proposal.agreed),
        "objected": sorted(proposal.objected),
        "made_at": proposal.made_at,
    }


def proposal_of(document: Json) -> Proposal | None:
    """The proposal that is open by the table's document. What was a vote in older documents is one to end early."""
    if (vote := document.get("vote")) is not None:
        return Proposal(EndEarly(vote["scope"]), 0, "", frozenset(vote["yes"]), frozenset(vote["no"]))
    if (kept := document.get("proposal")) is None:
        return None
    return Proposal(
        _what_from_json(kept),
        kept["proposer"],
        kept["press"],
        frozenset(kept["agreed"]),
        frozenset(kept["objected"]),
        # Documents from before decisions could be taken back do not have it.
        kept.get("made_at", 0.0),
    )


def _what_to_json(what: What) -> Json:
    match what:
        case EndEarly(scope):
            return {"kind": what.kind, "scope": scope}
        case StandIn(seat, level):
            return {"kind": what.kind, "seat": seat, "level": level}
        case TakeBack(seat, to):
            return {"kind": what.kind, "seat": seat, "to": to}


def _what_from_json(document: Json) -> What:
    match document["kind"]:
        case EndEarly.kind:
            return EndEarly(document["scope"])
        case StandIn.kind:
            return StandIn(document["seat"], document["level"])
        case TakeBack.kind:
            return TakeBack(document["seat"], document["to"])
    raise ValueError(f"no proposal: {document}")
