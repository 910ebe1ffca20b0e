"""A log that grows is a new value; what it grew from stays as it was, however many grow from it."""

from __future__ import annotations

from engine.transcript import AppendLog


def test_what_a_log_grew_from_stays_as_it_was() -> None:
    log = AppendLog("ab")
    longer = log.with_more("c")
    assert [tuple(log), tuple(longer)] == [tuple("ab"), tuple("abc")]
    assert (len(log), list(log), log[-1], log[1:]) == (2, ["a", "b"], "b", ("b",))


def test_two_futures_of_one_log_know_nothing_of_each_other() -> None:
    log = AppendLog("ab").with_more("c")
    one, other = log.with_more("de"), log.with_more("x")
    assert ["".join(each) for each in (log, one.with_more("f"), other.with_more("y"))] == ["abc", "abcdef", "abcxy"]
    assert ["".join(each) for each in (one, other)] == ["abcde", "abcx"]


def test_only_the_latest_are_kept_where_that_is_asked_for() -> None:
    logs = [AppendLog[int]()]
    for number in range(50):
        logs.append(logs[-1].with_more((number,), most=7))
    for length, log in enumerate(logs):
        assert log == tuple(range(length))[-7:]
        assert [log[place] for place in range(-len(log), 0)] == list(log)
        assert log.with_more((-1,), most=7) == (*range(length), -1)[-7:]
