"""Whole matches to export: random or by computers, running, ended by vote, given up."""

import json
import random
from typing import Any

from engine.fair_dice import commitment_to, dice_of
from engine.game import Options
from engine.match import Match
from engine.record_json import export_finished, export_running
from engine.transcript import CANCELLED, PERSON, Header, Seated, Seeded, computer
from tests.engine.playing import Chooser, secret_of
from tests.hosted import GAMES

Json = dict[str, Any]

FIRST_PRESS = 1_390_000_000_000_000_000
"""Presses have ids like Discord's."""


def header_of(key: str, seats: int, seed: int, options: Options | None = None) -> Header:
    """The last seat is a computer player's."""
    spec = GAMES[key].spec
    return Header(
        game=key,
        rules_version=spec.rules_version,
        options={**spec.default_options(), **(options or {})},
        seats=seats,
        commitment=commitment_to(secret_of(seed)),
        seeds=(*(str(FIRST_PRESS - 100 + seat) for seat in range(seats - 1)), None),
        players=(*[PERSON] * (seats - 1), computer("normal")),
    )


def play(header: Header, chooser: Chooser, *, seed: int, decisions: int = 20_000, out_of_turn: bool = False) -> Match:
    """Until the match is over or that many decisions were made; people change their seeds and leave for a while.

    ``out_of_turn``: seats whose turn it is not decide as well, where the rules let them.
    """
    game, secret = GAMES[header.game], secret_of(seed)
    press = FIRST_PRESS
    match = Match.begin(game, header, dice_of(secret, header, header.seeds, str(press)).draw, str(press))
    away = False
    for number in range(decisions):
        if match.over:
            break
        if number % 40 == 7:
            match = match.note(Seeded(0, f"lucky words, {number} “ü”"))
        if number % 60 in (20, 30):
            away = not away
            match = match.note(Seated(0, computer("normal") if away else PERSON))
        seat = match.to_act()[0]
        if out_of_turn and len(match.to_act()) > 1:
            # Those that may act before the first need not find anything to do.
            seats = [seat for seat in match.to_act() if match.game.legal_actions(match.state, seat)]
            seat = seats[number % len(seats)]
        press += 1
        by_person = not (seat == 0 and away) and header.seeds[seat : seat + 1] != (None,)
        cause = str(press) if by_person else None
        draw = dice_of(secret, header, match.seeds, cause).draw
        match = match.act(seat, chooser(match, seat), draw, cause)
    return match


def stopped(match: Match, scope: str, *, seed: int) -> Match:
    return match.stop(scope, dice_of(secret_of(seed), match.header, match.seeds, "77").draw, "77")


def document_of(match: Match, *, seed: int) -> Json:
    """Document that `/export` gives: names included, and through JSON once."""
    exported = export_finished(match.transcript, secret_of(seed), match.outcome)
    document = exported if match.over else export_running(match.transcript)
    names = [f"Player {seat}" for seat in range(match.header.seats)]
    return json.loads(json.dumps({**document, "names": names}))  # type: ignore[no-any-return]


def given_up(match: Match) -> Match:
    return match.stop(CANCELLED, lambda _index, _request: ())


def random_mover(seed: int) -> Chooser:
    randomness = random.Random(seed)

    def choose(match: Match, seat: int) -> str:
        return match.game.encode(randomness.choice(match.game.legal_actions(match.state, seat)))

    return choose
