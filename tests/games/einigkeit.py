"""Einigkeit macht stark under test: Mensch ärgere Dich nicht in pairs, with walls and claims."""

from engine.transcript import CANCELLED
from tests.engine.mensch.boards import pawns_in_words
from tests.engine.recipes import RUNNING, Recipe
from tests.game_under_test import GameUnderTest, PressesUnderTest
from tests.games.mensch import facts, sixteen_pawns

GAME = GameUnderTest(
    key="einigkeit",
    position=pawns_in_words,
    facts=facts,
    invariants=sixteen_pawns,
    playthrough=Recipe("claims-by-players", 4, {}, 26, level="easy"),
    to_freeze=(
        Recipe("claims-by-players", 4, {"auto_roll": True}, 4001, level="easy", stopped=250),
        Recipe("claims-with-a-hint", 4, {"claims": "hint", "auto_roll": True}, 4008, level="easy", stopped=60),
        Recipe("automatic-claims", 4, {"claims": "automatic", "auto_roll": True, "odds": False}, 4002, level="easy"),
        Recipe("no-claims", 4, {"claims": "off", "auto_move": False, "auto_roll": True}, 4003, stopped=250),
        Recipe("help-your-partner", 4, {"help_partner": True, "auto_roll": True}, 4004, level="hard"),
        Recipe("random-ended-by-vote", 4, {}, 4005, level=None, stopped=150),
        # Walls on start squares, one's own and opponents' (P4, P5).
        Recipe("wall-on-own-start-square", 4, {"auto_move": False, "auto_roll": True}, 4138, level="easy", stopped=30),
        Recipe("wall-on-start-square", 4, {"auto_move": False, "auto_roll": True}, 4141, level="easy", stopped=60),
        Recipe("cancelled", 4, {}, 4006, stopped=30, scope=CANCELLED),
        Recipe("running", 4, {"auto_move": False}, 4007, level="easy", stopped=101, scope=RUNNING),
    ),
    # Those of Mensch ärgere Dich nicht show its walls and pairs as well.
    pictures={},
    presses=PressesUnderTest(arguments=("1", "3", "5")),
)
