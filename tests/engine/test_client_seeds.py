"""Protocol 2: what a draw follows from, what is stored of it, and what computer players' chance follows from."""

import random
from dataclasses import replace

import pytest

from engine.chance import Roll, Shuffle
from engine.fair_dice import FairDice, commitment_to, dice_of, pick_of
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.match import Match
from engine.record_json import (
    export_running,
    header_to_json,
    record_from_json,
    record_to_json,
    sealed_to_json,
)
from engine.transcript import PERSON, CorruptRecord, Header, Seated, Seeded, computer
from engine.verification import verify
from tests.records.frozen import transcript_of

SECRET = bytes(range(32))
HEADER = Header(
    game="kaeseschieben",
    rules_version=KAESESCHIEBEN.spec.rules_version,
    options=KAESESCHIEBEN.spec.default_options(),
    seats=2,
    commitment=commitment_to(SECRET),
    seeds=("11", "22"),
    players=(PERSON, PERSON),
)


def dice(match: Match | None, cause: str | None) -> FairDice:
    return dice_of(SECRET, HEADER, HEADER.seeds if match is None else match.seeds, cause)


def some_match() -> Match:
    """Rolls and moves by presses, a seed that changes, a seat that a computer plays for a while."""
    randomness = random.Random(5)
    match = Match.begin(KAESESCHIEBEN, HEADER, dice(None, "33").draw, "33")
    match = match.note(Seated(1, computer("normal")))
    for number in range(12):
        if number == 6:
            match = match.note(Seeded(0, "Käse & “mice”"))
        seat = match.to_act()[0]
        cause = None if seat == 1 else str(1000 + number)
        code = KAESESCHIEBEN.encode(randomness.choice(KAESESCHIEBEN.legal_actions(match.state, seat)))
        match = match.act(seat, code, dice(match, cause).draw, cause)
    return match.note(Seated(1, PERSON))


def test_every_draw_of_a_match_follows_from_secret_seeds_press_and_number() -> None:
    match = some_match()
    found = verify(match.transcript, SECRET)
    assert found.passed
    assert found.draws >= 8
    assert match.seeds == ("Käse & “mice”", "22")


@pytest.mark.parametrize(
    ("seeds", "cause"), [(("11", "23"), "33"), (("22", "11"), "33"), (("11", None), "33"), (("11", "22"), None)]
)
def test_another_seed_another_seat_or_another_press_gives_other_draws(
    seeds: tuple[str | None, ...], cause: str | None
) -> None:
    usual, other = dice_of(SECRET, HEADER, HEADER.seeds, "33"), dice_of(SECRET, HEADER, seeds, cause)
    assert [usual.draw(index, Shuffle(20)) for index in range(5)] != [other.draw(i, Shuffle(20)) for i in range(5)]


def test_draws_never_change_so_that_old_records_verify_for_ever() -> None:
    fixed = dice_of(SECRET, HEADER, ("11", None), "33")
    assert fixed.public_values == ("4fc82b26aecb47d2868c4efbe3581732a3e7cbcc6c2efb32062c08170a05eeb8", "-", "33")
    assert fixed.draw(7, Roll(6, 5)) == (1, 3, 2, 2, 5)


def test_a_note_changes_no_position_and_outdates_no_press() -> None:
    match = some_match()
    noted = match.note(Seeded(1, "luck"))
    assert (noted.version, noted.state, noted.recent) == (match.version, match.state, match.recent)
    assert len(noted.records) == len(match.records) + 1
    assert Match.fold(KAESESCHIEBEN, noted.transcript) == noted


def test_the_store_holds_no_hidden_result_and_gives_the_match_back_with_the_secret() -> None:
    match = some_match()
    stored = [sealed_to_json(record) for record in match.records]
    hidden = [entry for entry in stored if entry.get("chance", {}).get("hidden")]
    assert [entry["result"] for entry in hidden] == [None, None]
    assert transcript_of({**header_to_json(HEADER), "records": stored}, SECRET) == match.transcript
    assert transcript_of({**header_to_json(HEADER), "records": stored}, bytes(32)) != match.transcript


def test_records_survive_json_and_show_who_plays_with_which_seed() -> None:
    match = some_match()
    assert tuple(record_from_json(record_to_json(record)) for record in match.records) == match.records
    exported = export_running(match.transcript)
    assert (exported["protocol"], exported["seeds"], exported["players"]) == (2, ["11", "22"], ["person", "person"])
    assert {"seat": 0, "seed": "Käse & “mice”"} in exported["records"]
    assert {"seat": 1, "player": "computer:normal"} in exported["records"]


def test_a_computers_chance_is_even_repeatable_and_no_draw() -> None:
    picked = [pick_of(SECRET, version, 0)(6) for version in range(3000)]
    assert picked == [pick_of(SECRET, version, 0)(6) for version in range(3000)]
    assert all(400 < picked.count(value) < 600 for value in range(6))
    assert picked != [pick_of(SECRET, version, 1)(6) for version in range(3000)]
    assert picked != [pick_of(bytes(32), version, 0)(6) for version in range(3000)]


def test_a_protocol_that_is_not_known_is_refused() -> None:
    with pytest.raises(CorruptRecord, match="protocol 3"):
        dice_of(SECRET, replace(HEADER, protocol=3), HEADER.seeds, "33")
