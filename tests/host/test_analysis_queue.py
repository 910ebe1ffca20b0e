"""Queue for an analysis: place and time while others wait, and a refusal where it would come too late."""

from contextlib import ExitStack

import pytest

from host.refusal import Refused
from host.results.analysis_queue import FIRST_GUESS, LONGEST_WAIT, AnalysisQueue


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_everybody_moves_up_when_an_analysis_is_done() -> None:
    clock = Clock()
    queue = AnalysisQueue(2, clock)
    first, others = ExitStack(), ExitStack()
    first.enter_context(queue.joined(1))
    for table_id in (2, 3, 4, 5):
        others.enter_context(queue.joined(table_id))
    assert [queue.standing(table_id) for table_id in (1, 2, 3)] == [None, None, (1, 1)]
    assert queue.standing(5) == (3, 1)
    clock.seconds = 400.0
    first.close()
    assert queue.standing(3) is None, "under way"
    # Four analyses are ahead or under way, two at a time, and they have turned out to take long.
    usual = FIRST_GUESS + (400.0 - FIRST_GUESS) / 5
    standing = queue.standing(5)
    assert standing is not None
    assert (standing.place, standing.minutes) == (2, -(-usual // 60))
    others.close()
    assert queue.standing(5) is None


def test_who_would_wait_longer_than_an_answer_may_take_is_refused_and_can_come_back() -> None:
    queue = AnalysisQueue(1, Clock())
    with ExitStack() as waiting:
        for table_id in range(int(LONGEST_WAIT // FIRST_GUESS) + 1):
            waiting.enter_context(queue.joined(table_id))
        with pytest.raises(Refused) as refused, queue.joined(1000):
            pytest.fail("it has no place")
        assert refused.value.code == "coach-busy"
        assert refused.value.values["minutes"] == 1
        assert queue.standing(1000) is None
    with queue.joined(1000):
        assert queue.standing(1000) is None, "it begins at once"


def test_who_gives_up_leaves_the_queue_and_says_nothing_about_how_long_it_takes() -> None:
    clock = Clock()
    queue = AnalysisQueue(1, clock)

    def gives_up() -> None:
        with queue.joined(1):
            clock.seconds = 10_000.0
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gives_up()
    with queue.joined(2), queue.joined(3):
        assert queue.standing(3) == (1, 1)
