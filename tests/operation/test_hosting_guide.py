"""docs/hosting.md says what is so."""

import re

import pytest

from cogs.servers.servers import ASKED_PERMISSIONS
from localization.catalog import Language, load_speakers
from startup.settings import NAMES, ROOT, Settings

KEY_CODES = ("unreadable", "unwritable", "open", "not-hex", "too-short", "missing", "other")
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_invitation_asks_for_the_rights_that_the_bot_asks_for() -> None:
    assert re.findall(r"permissions=(\d+)", GUIDE) == [str(ASKED_PERMISSIONS.value)]


def test_the_table_of_settings_is_complete() -> None:
    assert tuple(re.findall(r"^\| `([A-Z_]+)` \|", GUIDE, re.MULTILINE)) == NAMES
    assert f"`{Settings().playground_port}`" in GUIDE


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("start-wrong-token", {}),
        ("start-members-intent", {}),
        ("start-wrong-shards", {}),
        ("start-outdated", {"code": "…"}),
        *(("start-malformed-token", {"what": what}) for what in ("line-break", "quotes", "space", "character")),
        ("start-no-token", {}),
        *((f"start-{what}-in-use", {"place": "…"}) for what in ("database", "shards", "count")),
        ("start-shards-need-server", {"place": "…"}),
        ("start-health-port", {"address": "…", "port": "…", "reason": "…"}),
        ("start-no-discord", {"reason": "…"}),
        ("start-database-unusable", {"place": "…", "cause": "other", "reason": "…"}),
        ("start-database-too-new", {"place": "…"}),
        ("start-database-other-shape", {"place": "…", "detail": "…"}),
        ("start-wrong-setting", {"name": "…", "value": "…", "expected": "…"}),
        ("start-wrong-board-square", {"file": "…", "line": "…", "text": "…"}),
        ("start-wrong-board-too-many", {"file": "…", "line": "…", "kind": "plus", "most": 5}),
        ("start-wrong-board-too-few", {"file": "…", "line": "…", "kind": "plus", "found": 4, "needed": 5}),
        ("start-wrong-board-unreadable", {"file": "…", "reason": "…"}),
        ("start-wrong-board-encoding", {"file": "…"}),
        *((f"start-key-{code}", {"place": "…", "reason": "…"}) for code in KEY_CODES),
        ("start-port-taken", {"port": "…"}),
    ],
)
def test_every_sentence_at_the_start_is_explained_in_the_bots_own_words(key: str, values: dict[str, str]) -> None:
    sentence = load_speakers()[Language.ENGLISH](key, **values)
    explained = re.findall(r"^\| (.+?) \|", GUIDE.split("## When it does not work")[1], re.MULTILINE)
    assert any(sentence.startswith(words) for words in explained)
