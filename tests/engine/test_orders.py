"""Standing orders (R6): what they do, that they never choose, and that nobody can forge what they caused."""

import json
import random
import runpy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.fair_dice import dice_of
from engine.game import FORCED, ROLL
from engine.match import Match
from engine.orders import MOST_TURNS, TURNS, cause_of
from engine.record_file import read_record_file
from engine.transcript import PERSON, Acted, Chanced, CorruptRecord, Ordered, Seated, computer
from engine.verification import Finding, RulesCheck, verify
from tests.engine.playing import begin, scripted, secret_of
from tests.hosted import EDITIONS, GAMES
from tests.records.matches import Json, document_of, header_of
from tests.records.schema import complaints

VERIFIER = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "verify_record.py"))

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("mensch", 3, {"auto_move": False}),
    ("einigkeit", 4, {"claims": "players"}),
    ("wiedumir", 3, {"auto_move": False, "no_comparing": True}),
    ("kaeseschieben", 2, {}),
    ("forgetit", 2, {}),
]


def played(key: str, seats: int, options: dict[str, Any], *, until: tuple[str, ...] = (), seed: int = 5) -> Match:
    """A match, ended by vote if it lasts, in which seat 0 has given an order, and gives it again when it is over."""
    randomness, secret = random.Random(seed), secret_of(seed)
    header, press = header_of(key, seats, seed, options), 9_000
    match = Match.begin(GAMES[key], header, dice_of(secret, header, header.seeds, str(press)).draw, str(press))
    while not match.over and match.version < 250:
        if match.order_of(0) is None and match.version % 5 == 0:
            match = match.note(Ordered(0, tuple(match.game.orders), until))
        match = match.with_order_ended()
        if (found := match.by_order()) is not None:
            (place, order), code = found
            cause = cause_of(len(match.records))
            dice = dice_of(secret, header, match.seeds, cause)
            assert match.game.only_action(match.state, order.seat) == match.game.decode(code)
            match = match.act(order.seat, code, dice.draw, cause, place)
            continue
        press, seat = press + 1, match.to_act()[0]
        code = match.game.encode(randomness.choice(match.game.legal_actions(match.state, seat)))
        match = match.act(seat, code, dice_of(secret, header, match.seeds, str(press)).draw, str(press))
    stop = dice_of(secret, header, match.seeds, "7").draw
    return match if match.over else match.stop("match", stop, "7")


def ordered_acts(match: Match) -> list[tuple[int, str]]:
    records = enumerate(match.records)
    return [(at, each.code) for at, each in records if isinstance(each, Acted) and each.ordered is not None]


@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_what_an_order_did_is_kept_and_checked_by_everybody(key: str, seats: int, options: dict[str, Any]) -> None:
    match = played(key, seats, options, until=(TURNS,))
    assert ROLL in dict(ordered_acts(match)).values()
    # How chips can be shared out follows from numbers that are secret without comparing (W15).
    assert not any(code.startswith("share") for _, code in ordered_acts(match))
    assert Match.fold(match.game, match.transcript) == match
    document = document_of(match, seed=5)
    assert complaints(document) == []
    found = verify(match.transcript, secret_of(5), EDITIONS, document["places"])
    assert found.passed
    assert found.rules == RulesCheck(Finding.CONFIRMED)
    assert read_record_file(json.dumps(document).encode()).transcript == match.transcript
    assert VERIFIER["verify"](document)[0] == []


def test_a_forced_move_is_played_too() -> None:
    match = played("mensch", 3, {"auto_move": False})
    assert {code[:4] for _, code in ordered_acts(match)} == {ROLL, "move"}


def test_an_order_ends_after_three_turns_and_when_the_seat_is_handed_over() -> None:
    match = played("forgetit", 2, {}, until=(TURNS,))
    ends = [at for at, each in enumerate(match.records) if each == Ordered(0, (), (TURNS,))]
    begins = [at for at, each in enumerate(match.records) if isinstance(each, Ordered) and each.acts]
    first = [code for at, code in ordered_acts(match) if begins[0] < at < ends[0]]
    assert len(first) >= MOST_TURNS
    running = begin(GAMES["mensch"], seats=2, seed=1).note(Ordered(0, (ROLL,))).note(Ordered(1, (ROLL,)))
    assert running.by_order() is not None
    left = running.note(Seated(running.to_act()[0], computer("normal")))
    assert left.by_order() is None
    assert left.note(Seated(running.to_act()[0], PERSON)).by_order() is None


@pytest.mark.parametrize(
    ("alarm", "opening"), [("capture", "20 44 43 42|4 0 0 0"), ("threat", "24 44 43 42|1 0 0 0")], ids=str
)
def test_an_order_ends_at_an_alarm(alarm: str, opening: str) -> None:
    match = begin(GAMES["mensch"], seats=2, seed=3, options={"opening": opening}, draw=scripted([(6, 1)]))
    for until in ((alarm,), ()):
        assert (match.note(Ordered(0, (ROLL,), until)).with_order_ended().by_order() is None) == bool(until)


def forged_order(document: Json, at: int) -> None:
    del document["records"][next(n for n, each in enumerate(document["records"]) if "order" in each)]


def forged_act(document: Json, at: int) -> None:
    document["records"][at]["ordered"] += 1


def forged_kind(document: Json, at: int) -> None:
    for each in document["records"]:
        if each.get("order"):
            each["order"] = [FORCED]


@pytest.mark.parametrize("forge", [forged_order, forged_act, forged_kind])
def test_what_nobody_ordered_is_refused_by_bot_and_script(forge: Any) -> None:
    match = played("mensch", 3, {"auto_move": False})
    document = document_of(match, seed=5)
    forge(document, ordered_acts(match)[0][0])
    assert any("ordered" in complaint for complaint in VERIFIER["verify"](document)[0])
    with pytest.raises(CorruptRecord, match="ordered"):
        Match.fold(match.game, read_record_file(json.dumps(document).encode()).transcript)


def test_a_draw_that_a_press_is_said_to_have_caused_is_refused() -> None:
    match = played("forgetit", 2, {})
    at = ordered_acts(match)[0][0] + 1
    drawn = match.records[at]
    assert isinstance(drawn, Chanced)
    records = (*match.records[:at], drawn._replace(cause="123"), *match.records[at + 1 :])
    with pytest.raises(CorruptRecord, match="cause"):
        Match.fold(match.game, replace(match.transcript, records=records))
