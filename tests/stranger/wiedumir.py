"""Wie Du mir …, both editions."""

from __future__ import annotations

from typing import Any

from tests.stranger.entries import Entries, Stopped, places_by

GOAL = 15
FROM_COUNTS = {6, 7, 11, 12, 13, 15, 22}
GIVEN = {6: 4, 11: 3, 15: 2, 22: 5}

Pawn = tuple[int, int]


class Game:
    def __init__(self, record: dict[str, Any], entries: Entries) -> None:
        self.options, self.entries = record["options"], entries
        self.seats: int = record["seats"]
        self.second = record["rules_version"] == 2
        # A question mark is worth 0, which no other square is.
        self.board = [0 if word == "?" else int(word) for word in self.options["board"].split()]
        self.at = {(seat, pawn): 0 for seat in range(self.seats) for pawn in range(2 if self.seats <= 5 else 1)}
        self.chips = [4] * self.seats
        self.used: list[int] = []
        self.waiting: set[int] = set()
        self.arrivals: dict[Pawn, int] = {}
        self.first_home: int | None = None
        self.own = (-1, -1)
        cards = [card for card in range(1, 23) if self.seats > 2 or card not in (6, 9, 13)]
        self.pile = [cards[place] for place in entries.draw("shuffle", size=len(cards))]
        self.turn = entries.draw("roll", sides=self.seats, dice=1)[0] - 1

    @property
    def supply(self) -> int:
        return 60 - sum(self.chips)

    @property
    def over(self) -> bool:
        return all(square == GOAL for square in self.at.values())

    def others(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def goal_pawns(self, seat: int) -> int:
        return sum(owner == seat and square == GOAL for (owner, _), square in self.at.items())

    def choosable(self) -> list[Pawn]:
        pawns = sorted(self.at)
        if not self.second:
            return pawns
        return [pawn for pawn in pawns if pawn[1] == 0 or self.at[pawn] != self.at[pawn[0], 0]]

    def steps(self, square: int, count: int, way: int = 1) -> int:
        occupied = set(self.at.values()) - {0, GOAL}
        while count and 0 <= square + way <= GOAL:
            square += way
            count -= square not in occupied
        return square

    def gain(self, seat: int, amount: int) -> None:
        self.chips[seat] += min(amount, self.supply)
        self.limit(seat)

    def pay(self, seat: int, amount: int) -> None:
        self.chips[seat] -= min(amount, self.chips[seat])

    def limit(self, seat: int) -> None:
        if self.chips[seat] > 10 and not self.options["no_limits"]:
            self.chips[seat] = 4

    def play_turn(self) -> None:
        seat = self.turn
        assert self.entries.decision_of(seat) == "roll"
        [number] = self.entries.draw("roll", sides=3, dice=1)
        possible = [f"move:{owner}:{pawn}" for owner, pawn in self.choosable() if self.at[owner, pawn] != GOAL]
        all_home = all(square == GOAL for (owner, _), square in self.at.items() if owner == seat)
        if self.options["no_measure"] and all_home and number == 1 and self.supply:
            possible.append("take")
        code = possible[0] if len(possible) == 1 and self.options["auto_move"] else self.entries.decision_of(seat)
        assert code in possible
        if code == "take":
            self.gain(seat, 1)
        else:
            pawn = int(code.split(":")[1]), int(code.split(":")[2])
            self.put(pawn, self.steps(self.at[pawn], number))
        self.turn = (seat + 1) % self.seats

    def put(self, pawn: Pawn | None, square: int) -> None:
        """The pawn moves and lands, with everything that it sets off."""
        while pawn is not None:
            self.at[pawn] = square
            if square == GOAL:
                return self.arrive(pawn)
            value = self.board[square - 1] if square else None
            if value is None:
                return None
            if value:
                change = self.gain if value > 0 else self.pay
                return change(pawn[0], abs(value))
            pawn, square = self.draw_card(pawn)
        return None

    def arrive(self, pawn: Pawn) -> None:
        self.arrivals[pawn] = max(self.arrivals.values(), default=0) + 1
        self.first_home = pawn[0] if self.first_home is None else self.first_home
        for card in (21, 4, 16):
            if card in self.waiting and (card != 16 or self.over):
                self.waiting.remove(card)
                self.used.append(card)
                if card == 21:
                    self.gain(pawn[0], 3)
                else:
                    self.pay(pawn[0], 2 if card == 4 else 4)

    def draw_card(self, own: Pawn) -> tuple[Pawn | None, int]:
        """Returns the pawn that the card moves, and where to."""
        if not self.pile:
            used, self.used = self.used, []
            self.pile = [used[place] for place in self.entries.draw("shuffle", size=len(used))]
        card, seat, self.own = self.pile.pop(0), own[0], own
        moved = None if self.impossible(card, own) else self.carry_out(card, own, self.answer(card, seat))
        if card not in self.waiting:
            self.used.append(card)
        return moved or (None, 0)

    def impossible(self, card: int, own: Pawn) -> bool:
        seat, others = own[0], self.others(own[0])
        rest = [self.chips[other] for other in others]
        ahead = [square for pawn, square in self.at.items() if pawn != own and 0 < square < GOAL]
        behind = [square for pawn, square in self.at.items() if pawn != own and square < GOAL]
        if card == 1:
            return not ahead or self.at[own] > max(ahead)
        if card == 10:
            return not behind or self.at[own] < min(behind)
        if card == 2 and not any(map(self.goal_pawns, others)):
            return True
        if card in (2, 5, 6, 11, 15, 22):
            return not self.chips[seat]
        if card == 7:
            return min(rest) >= 8 or not self.supply
        if card == 12:
            return self.seats == 2 or not any(rest)
        if card == 13:
            return not any(rest)
        if card in (17, 18):
            return not self.supply or (card == 18 and self.chips[seat] >= 10)
        return card == 21 and self.first_home is not None and not self.supply

    def answer(self, card: int, seat: int) -> str:
        possible = self.answers(card, seat)
        if possible == []:
            return ""
        asked = self.options["no_comparing"] and card in FROM_COUNTS
        if possible and len(possible) == 1 and self.options["auto_move"] and not asked:
            return possible[0]
        code = self.entries.decision_of(seat)
        assert possible is None or code in possible
        return code

    def answers(self, card: int, seat: int) -> list[str] | None:
        """All of them, none if the card asks nothing; None if there are too many ways to share out."""
        others = sorted(self.others(seat))
        if card in (3, 8, 19):
            return self.squares(card, seat)
        if card == 7:
            below = [other for other in others if self.chips[other] < 8]
            missing = {other: max(0, 8 - self.chips[other] - self.supply) for other in below}
            if not self.second or 0 in missing.values():
                below = [other for other in below if missing[other] == min(missing.values())]
            return [f"seat:{other}" for other in below]
        if card == 14:
            return [f"seat:{other}" for other in others]
        if card == 9:
            return [f"pair:{one}:{two}" for one in others for two in others if one < two]
        if card == 12:
            most = min(2, max(self.chips[other] for other in others))
            losers = [other for other in others if self.chips[other] >= most]
            return [f"pair:{one}:{two}" for one in losers for two in others if one != two]
        if card == 11 and not any(map(self.goal_pawns, others)):
            return []
        return self.shares(card, seat, others) if card in (6, 11, 13, 15, 22) else []

    def squares(self, card: int, seat: int) -> list[str]:
        free = [square for square in range(GOAL + 1) if square in (0, GOAL) or square not in self.at.values()]
        codes = []
        for owner, pawn in [self.own] if card == 19 else self.choosable():
            here = self.at[owner, pawn]
            ends = {self.steps(here, 2, -1), self.steps(here, 2)} if card == 8 else set(free)
            if card != 3 or owner != seat:
                codes += [f"place:{owner}:{pawn}:{end}" for end in sorted(ends - {here})]
        return codes

    def shares(self, card: int, seat: int, others: list[int]) -> list[str] | None:
        own = self.chips[seat]
        least = min(4, sum(self.chips[other] for other in others)) if card == 13 else min(GIVEN[card], own)
        most = own if card == 15 else least
        limits = dict.fromkeys(others, most)
        if card == 13:
            limits = {other: min(most, self.chips[other]) for other in others}
        if card == 11:
            limits = {other: most for other in others if self.goal_pawns(other)}
        if card == 6:
            limits = dict.fromkeys((self.others(seat)[0], self.others(seat)[-1]), -(-most // 2))
        shares: list[list[int]] = [[]]
        for other in range(self.seats):
            shares = [[*share, amount] for share in shares for amount in range(limits.get(other, 0) + 1)
                      if sum(share) + amount <= most]  # fmt: skip
            if len(shares) > 50_000:
                return None
        return ["share:" + ",".join(map(str, share)) for share in shares if sum(share) >= least]

    def carry_out(self, card: int, own: Pawn, code: str) -> tuple[Pawn, int] | None:
        seat, kind, numbers = own[0], code.partition(":")[0], []
        if code:
            numbers = [int(word) for word in code.partition(":")[2].replace(",", ":").split(":")]
        if kind == "place":
            return (numbers[0], numbers[1]), numbers[2]
        if card == 1:
            return own, max(square for pawn, square in self.at.items() if pawn != own and square < GOAL) + 1
        if card == 10:
            return own, max(0, min(square for pawn, square in self.at.items() if pawn != own) - 1)
        if card == 20:
            return own, self.steps(self.at[own], 4)
        if card == 2:
            owed = {other: self.goal_pawns(other) for other in self.others(seat)}
            receivers = [other for other in owed if owed[other]]
            while self.chips[seat] and any(owed.values()):
                for other in owed:
                    if owed[other] and self.chips[seat]:
                        owed[other], self.chips[seat] = owed[other] - 1, self.chips[seat] - 1
                        self.chips[other] += 1
            for other in receivers:
                self.limit(other)
        elif kind == "share":
            way = -1 if card == 13 else 1
            for other, amount in enumerate(numbers):
                self.chips[other] += way * amount
                self.chips[seat] -= way * amount
            for other in [seat] if card == 13 else [other for other, amount in enumerate(numbers) if amount]:
                self.limit(other)
        elif card == 12:
            amount = min(2, self.chips[numbers[0]])
            self.chips[numbers[0]] -= amount
            self.chips[numbers[1]] += amount
            self.limit(numbers[1])
        elif card in (9, 14):
            one, two = numbers if card == 9 else (seat, numbers[0])
            self.chips[one], self.chips[two] = self.chips[two], self.chips[one]
            self.limit(one)
            self.limit(two)
        elif card == 7:
            self.gain(numbers[0], 8 - self.chips[numbers[0]])
        elif card in (5, 11):
            self.pay(seat, 3)
        elif card in (17, 18):
            self.gain(seat, 5 if card == 17 else 10 - self.chips[seat])
        elif card == 21 and self.first_home is not None:
            self.gain(self.first_home, 3)
        else:
            self.waiting.add(card)
        return None

    def merits(self) -> list[tuple[int, int]]:
        """Chips, then who was home earlier; not being home is worse than any arrival."""
        home = []
        for seat in range(self.seats):
            pawns = [pawn for pawn in self.at if pawn[0] == seat]
            at_home = all(self.at[pawn] == GOAL for pawn in pawns)
            home.append(-max(self.arrivals[pawn] for pawn in pawns) if at_home else -(10**9))
        return list(zip(self.chips, home, strict=True))


def replay(record: dict[str, Any]) -> list[int] | None:
    entries, points = Entries(record), [0] * record["seats"]
    kind, _, limit = record["options"]["length"].partition("-")
    games, over = 0, False
    while not over:
        game = Game(record, entries)
        try:
            while not game.over:
                game.play_turn()
        except Stopped as stop:
            if stop.scope == "cancelled":
                assert entries.at_end
                return None
            over = stop.scope == "match"
        games += 1
        points = [before + own for before, own in zip(points, game.chips, strict=True)]
        over = over or (games if kind == "games" else max(points)) >= int(limit)
    assert entries.at_end
    return places_by(list(game.merits()) if record["options"]["length"] == "games-1" else list(points))
