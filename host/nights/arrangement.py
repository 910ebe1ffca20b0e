"""A local search: divides people among tables so that those who cost little together sit together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

Pairs = Mapping[int, Mapping[int, int]]


class Arrangement:
    """People at tables. Negative numbers are absentees, who keep their seats.

    ``pairs`` says what it costs that two of them share a table, never less than 0. ``dislike`` is what a whole table
    costs; it matters only where the pairs cost the same.
    """

    def __init__(self, tables: Sequence[Sequence[int]], pairs: Pairs, dislike: Callable[[Sequence[int]], int]) -> None:
        self.tables = [list(table) for table in tables]
        self._pairs = pairs
        self._dislike = dislike
        self._movable = [person for table in tables for person in table if person >= 0]
        self._at = {person: number for number, table in enumerate(tables) for person in table}
        # What each person costs together with each table's people, also where that person does not sit.
        self._costs = {
            one: [sum(of_one[other] for other in table) for table in tables] for one, of_one in pairs.items()
        }
        self._dislikes = [dislike(table) for table in tables]

    @property
    def cost(self) -> tuple[int, int]:
        """Of all pairs at the same table, and the dislike of all tables."""
        return sum(self._costs[person][at] for person, at in self._at.items()) // 2, sum(self._dislikes)

    def improve(self) -> None:
        """Makes every exchange of two people that lowers the cost, until none does."""
        improved = True
        while improved:
            improved = False
            for one in self._movable:
                # Exchanges between tables that cost nothing need no look.
                if not self._is_costly(self._at[one]):
                    continue
                for other in self._movable:
                    here, there = self._at[one], self._at[other]
                    if here == there:
                        continue
                    to_one, to_other = self._costs[one], self._costs[other]
                    change = to_one[there] - to_one[here] + to_other[here] - to_other[there]
                    # Neither of them meets the other.
                    change -= 2 * self._pairs[one][other]
                    if change == 0 and (self._dislikes[here] or self._dislikes[there]):
                        change = self._change_of_dislike(one, other)
                    if change < 0:
                        self._exchange(one, other)
                        improved = True

    def _is_costly(self, table: int) -> bool:
        return self._dislikes[table] > 0 or any(self._costs[person][table] for person in self.tables[table])

    def _change_of_dislike(self, one: int, other: int) -> int:
        here, there = self._at[one], self._at[other]
        at_here = [other if person == one else person for person in self.tables[here]]
        at_there = [one if person == other else person for person in self.tables[there]]
        return self._dislike(at_here) + self._dislike(at_there) - self._dislikes[here] - self._dislikes[there]

    def _exchange(self, one: int, other: int) -> None:
        here, there = self._at[one], self._at[other]
        self._at[one], self._at[other] = there, here
        for table, leaves, comes in ((here, one, other), (there, other, one)):
            self.tables[table][self.tables[table].index(leaves)] = comes
            self._dislikes[table] = self._dislike(self.tables[table])
            for person, of_person in self._pairs.items():
                self._costs[person][table] += of_person[comes] - of_person[leaves]
