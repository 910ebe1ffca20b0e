"""Mensch ärgere Dich nicht and Einigkeit macht stark, both editions."""

from __future__ import annotations

from typing import Any

from tests.stranger.entries import Entries, Stopped, places_by

CORNERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


class Game:
    def __init__(self, record: dict[str, Any]) -> None:
        self.entries = Entries(record)
        self.options = record["options"]
        self.seats: int = record["seats"]
        self.pairs = record["game"] == "einigkeit"
        self.second = record["rules_version"] == 2
        self.claims = self.options.get("claims", "off")
        self.pawns = [[1, 0, 0, 0] for _ in range(self.seats)]
        self.home: list[int] = []
        self.claimable: list[int] = []
        self.waits = False  # whether the table does nothing by itself as long as a claim may come
        self.offender: tuple[int, int] | None = None  # who moved, and whose pawns; as long as a claim may come

    def allied(self, one: int, other: int) -> bool:
        return one == other or (self.pairs and (one + other) % 2 == 0)

    def square(self, seat: int, progress: int) -> int | None:
        if not 1 <= progress <= 40:
            return None
        return (10 * CORNERS[self.seats][seat] + progress - 1) % 40

    def standing(self, square: int | None, *, allies_of: int | None = None, foes_of: int | None = None) -> list[Any]:
        return [
            (seat, pawn)
            for seat in range(self.seats)
            for pawn in range(4)
            if square is not None
            and self.square(seat, self.pawns[seat][pawn]) == square
            and (allies_of is None or self.allied(seat, allies_of))
            and (foes_of is None or not self.allied(seat, foes_of))
        ]

    def is_wall(self, owner: int, progress: int) -> bool:
        square = self.square(owner, progress)
        if self.pairs and progress == 1 and not self.second:
            return len(self.standing(square, allies_of=owner)) > 1
        return self.pairs and any(len(self.standing(square, allies_of=seat)) > 1 for seat in (0, 1))

    def able(self, owner: int, number: int) -> list[int]:
        own, able = self.pawns[owner], []
        for pawn, start in enumerate(own):
            end = start + number if start else 1
            if (start == 0 and number != 6) or end > 44 or start in own[:pawn]:
                continue
            if end in own and (not self.pairs or end > 40):
                continue
            if any(self.is_wall(owner, step) for step in range(start + 1, end + 1)):
                continue
            able.append(pawn)
        if 0 in own:
            on_start = [pawn for pawn in able if own[pawn] == 1]
            walled = self.pairs and self.second and self.is_wall(owner, 1)
            if on_start and not (self.pairs and number == 6) and not walled:
                return on_start
            if not self.pairs and number == 6 and 1 not in own:
                return [own.index(0)]
        return able

    def captured(self, owner: int, pawn: int, number: int) -> list[Any]:
        start = self.pawns[owner][pawn]
        return self.standing(self.square(owner, start + number if start else 1), foes_of=owner)

    def send_back(self, pawns: list[Any]) -> None:
        for seat, pawn in pawns:
            self.pawns[seat][pawn] = 0

    def owner(self, seat: int) -> int:
        return (seat + 2) % 4 if self.options.get("help_partner") and min(self.pawns[seat]) > 40 else seat

    def tries(self, owner: int) -> int:
        on_loop = any(1 <= progress <= 40 for progress in self.pawns[owner])
        granted = self.pairs or self.options["three_tries"]
        return 3 if granted and 0 in self.pawns[owner] and not on_loop else 1

    def decision(self, seat: int) -> str:
        """The seat's next decision; claims before it are carried out. An empty text if a claim has left a roll due
        that nobody makes, or a number to be looked at again."""
        claimants = [other for other in range(4) if (other - self.offender[0]) % 2] if self.offender else []
        by, code = self.entries.decision(seat, *claimants)
        if not code.startswith("claim:"):
            assert by == seat
            return code
        assert self.offender is not None
        pawn = int(code[6:]) - 1
        assert by in claimants
        assert pawn in self.claimable
        self.pawns[self.offender[1]][pawn] = 0
        self.offender, self.waits = None, False
        return ""

    def roll(self, seat: int) -> int:
        if not self.options["auto_roll"] or self.waits:
            code = self.decision(seat)
            if not code and not self.options["auto_roll"]:
                code = self.decision(seat)
            assert code in ("roll", "")
        if self.offender is not None and (not self.second or self.offender[0] != seat):
            self.offender, self.waits = None, False
        [number] = self.entries.draw("roll", sides=6, dice=1)
        owner = self.owner(seat)
        if self.pairs and self.second and number == 6 and 0 in self.pawns[owner]:
            wall = self.standing(self.square(owner, 1), foes_of=owner)
            self.send_back(wall if len(wall) > 1 else [])
        return number

    def chosen(self, seat: int, owner: int, number: int) -> tuple[int, list[int]] | None:
        """The pawn that moves and all that could; None if none can."""
        while able := self.able(owner, number):
            if len(able) == 1 and self.options["auto_move"] and not self.waits:
                return able[0], able
            code = self.decision(seat)
            if code:
                assert code.startswith("move:")
                pawn = int(code[5:]) - 1
                assert pawn in able
                return pawn, able
        return None

    def move(self, seat: int, owner: int, pawn: int, able: list[int], number: int) -> None:
        captured = self.captured(owner, pawn, number)
        self.offender, self.waits = None, False
        if not captured and self.claims != "off":
            others = [other for other in able if other != pawn and self.pawns[owner][other]]
            self.claimable = [other for other in others if self.captured(owner, other, number)]
            if self.claimable or (self.second and self.claims == "players"):
                self.offender, self.waits = (seat, owner), len(able) > 1
        start = self.pawns[owner][pawn]
        self.send_back(captured)
        self.pawns[owner][pawn] = start + number if start else 1
        if self.offender and self.claims == "automatic" and not self.finished(owner):
            self.pawns[owner][max(self.claimable, key=lambda other: self.pawns[owner][other])] = 0
            self.offender, self.waits = None, False

    def finished(self, owner: int) -> bool:
        """Whether the match is over, now that the owner's pawns were moved."""
        if min(self.pawns[owner]) > 40 and owner not in self.home:
            self.home.append(owner)
        if self.pairs:
            return {0, 2} <= set(self.home) or {1, 3} <= set(self.home)
        return len(self.home) >= self.seats - 1

    def following(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        while min(self.pawns[self.owner(seat)]) > 40:
            seat = (seat + 1) % self.seats
        return seat

    def play(self) -> None:
        contenders = list(range(self.seats))
        while len(contenders) > 1:
            rolls = self.entries.draw("roll", sides=6, dice=len(contenders))
            contenders = [seat for seat, value in zip(contenders, rolls, strict=True) if value == max(rolls)]
        seat, tries = contenders[0], 0
        while True:
            number = self.roll(seat)
            owner = self.owner(seat)
            chosen = self.chosen(seat, owner, number)
            if chosen is None:
                tries = 0 if number == 6 else tries + 1
                if number != 6 and tries >= self.tries(owner):
                    seat, tries = self.following(seat), 0
                continue
            tries = 0
            was_home = owner in self.home
            self.move(seat, owner, *chosen, number)
            if self.finished(owner):
                return
            if number != 6 or (owner in self.home and not was_home):
                seat = self.following(seat)

    def places(self) -> list[int]:
        if self.pairs:
            sums = [sum(self.pawns[seat]) + sum(self.pawns[seat + 2]) for seat in (0, 1)]
            return places_by(sums) * 2
        order = {seat: self.seats - number for number, seat in enumerate(self.home)}
        return places_by([(order.get(seat, 0), sum(self.pawns[seat])) for seat in range(self.seats)])


def replay(record: dict[str, Any]) -> list[int] | None:
    game = Game(record)
    try:
        game.play()
    except Stopped as stop:
        assert game.entries.at_end
        return None if stop.scope == "cancelled" else game.places()
    assert game.entries.at_end
    return game.places()
