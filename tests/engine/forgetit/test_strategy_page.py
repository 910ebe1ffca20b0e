"""The page on strategy says what the tables say."""

from engine.forgetit.players.cups import FRESH
from engine.forgetit.players.odds import mean_values
from engine.forgetit.players.turn_tables import last_turn, open_ends
from startup.settings import ROOT

PAGE = (ROOT / "docs" / "forgetit-strategy.md").read_text(encoding="utf-8")


def test_the_figures_in_the_text() -> None:
    chances = dict(open_ends()[FRESH][0])
    reaching = sum(chance for score, chance in chances.items() if score >= 24)
    assert f"brings {mean_values().roll(FRESH, None, 0):.1f} points" in PAGE
    assert f"{100 * chances[0]:.0f} of 100 turns end with a dash" in PAGE
    assert f"2 × 24 points or more in about {100 * reaching:.0f} of 100 turns" in PAGE
    needing = sum(chance for score, chance in last_turn(last_word=True) if score >= 24)
    assert f"in {100 * needing:.0f} of 100 if that is all they need" in PAGE
