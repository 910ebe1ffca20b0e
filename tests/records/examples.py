"""Writes docs/examples/: ``python -m tests.records.examples``. The page there explains them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from engine.fair_dice import commitment_to, dice_of, pick_of
from engine.game import NORMAL, ROLL, Options
from engine.match import Match
from engine.record_json import export_finished
from engine.transcript import PERSON, Header, Note, Seated, Seeded, computer
from tests.hosted import GAMES
from tests.records.matches import Json

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
FIRST_PRESS = 1390000000000000000


def _begin(game: str, options: Options, seats: int, secret: bytes) -> Header:
    spec = GAMES[game].spec
    return Header(
        game=game,
        rules_version=spec.rules_version,
        options={**spec.default_options(), **options},
        seats=seats,
        commitment=commitment_to(secret),
    )


def _play(header: Header, secret: bytes, *, entries: int, notes: dict[int, Note]) -> Match:
    """As computers of the usual level would, until there are that many entries; then a vote ends the match.

    Each note comes as soon as the record has that many entries.
    """
    match = Match.begin(GAMES[header.game], header, dice_of(secret, header, header.seeds, str(FIRST_PRESS)).draw,
                        str(FIRST_PRESS))  # fmt: skip
    players, notes = list(header.players), dict(notes)
    press = FIRST_PRESS
    while len(match.records) < entries:
        for number in [number for number in notes if number <= len(match.records)]:
            note = notes.pop(number)
            match = match.note(note)
            if isinstance(note, Seated):
                players[note.seat] = note.player
        seat = match.to_act()[0]
        press += 7_000_000_000
        by_person = players[seat : seat + 1] == [PERSON]
        cause = str(press) if by_person else None
        action = match.game.choose(match.view(seat), NORMAL, pick_of(secret, match.version, seat))
        draw = dice_of(secret, header, match.seeds, cause).draw
        match = match.act(seat, match.game.encode(action), draw, cause)
    return match.stop("match", dice_of(secret, header, match.seeds, None).draw)


def _document(match: Match, secret: bytes, names: Sequence[str]) -> Json:
    return {**export_finished(match.transcript, secret, match.outcome), "names": list(names)}


def examples() -> Iterator[tuple[str, Json]]:
    secret = bytes([8]) * 32
    header = _begin("forgetit", {}, 2, secret)
    header = replace(header, seeds=("1389999999000000000", None), players=(PERSON, computer("normal")))
    notes: dict[int, Note] = {8: Seeded(0, "cheese & luck")}
    yield "forgetit.json", _document(_play(header, secret, entries=24, notes=notes), secret, ["Anna", "Bot A"])

    secret = bytes([7]) * 32
    header = _begin("kaeseschieben", {}, 2, secret)
    seeds = ("1389999999000000000", "1389999999500000000")
    header = replace(header, seeds=seeds, players=(PERSON, PERSON))
    notes = {9: Seated(1, computer("normal")), 15: Seated(1, PERSON)}
    yield "kaeseschieben.json", _document(_play(header, secret, entries=24, notes=notes), secret, ["Anna", "Ben"])

    secret = bytes([218]) * 32
    header = _begin("mensch", {"three_tries": True}, 2, secret)
    seeds = ("1389999999000000000", "1389999999500000000")
    header = replace(header, seeds=seeds, players=(PERSON, PERSON))
    yield "mensch.json", _document(_play(header, secret, entries=26, notes={}), secret, ["Anna", "Ben"])

    secret = bytes([11]) * 32
    header = _begin("forgetit", {}, 2, secret)
    seeds = ("1389999999000000000", "1389999999500000000")
    header = replace(header, seeds=seeds, players=(PERSON, PERSON))
    yield "taken-back.json", _document(_with_second_thoughts(header, secret), secret, ["Anna", "Ben"])


def _with_second_thoughts(header: Header, secret: bytes) -> Match:
    """Somebody sets dice aside, takes that back and sets others aside; then a vote ends the match."""

    def cause(number: int) -> str:
        return str(FIRST_PRESS + number * 7_000_000_000)

    match = Match.begin(GAMES[header.game], header, dice_of(secret, header, header.seeds, cause(0)).draw, cause(0))
    seat = match.to_act()[0]
    match = match.act(seat, ROLL, dice_of(secret, header, header.seeds, cause(1)).draw, cause(1))
    first, *_, second, _ = (match.game.encode(action) for action in match.game.legal_actions(match.state, seat))
    draw = dice_of(secret, header, header.seeds, None).draw
    decided = match.act(seat, first, draw).undo(match.version).act(seat, second, draw)
    return decided.act(seat, "stop", draw).stop("match", draw)


def as_text(document: Json) -> str:
    """JSON with each record on a line of its own."""
    lines = []
    for key, value in document.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "records":
            text = "[\n  " + ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in value) + "\n ]"
        lines.append(f' "{key}": {text}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, document in examples():
        (FOLDER / name).write_text(as_text(document), encoding="utf-8")
