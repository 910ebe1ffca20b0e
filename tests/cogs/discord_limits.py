"""Discord's documented limits on a message of components. The simulated Discord checks less."""

from collections.abc import Iterable
from typing import Any

from cogs.components.layout import Message
from host.table.proposal import Proposal, StandIn

Json = dict[str, Any]

_PEOPLE = 5
_CHANNELS, _ROLES = 8, 6
"""Menus that Discord fills itself."""

_ROW, _BUTTON, _MENU, _SECTION, _TEXT, _GALLERY, _FILE, _CONTAINER = 1, 2, 3, 9, 10, 12, 13, 17
_ON_TOP = {_ROW, _SECTION, _TEXT, _GALLERY, _FILE, 14, _CONTAINER}
_LINK = 5
_RADIO, _CHECKBOXES = 21, 22

MOST_FILES = 10
LARGEST_FILE = 10 * 1024 * 1024


LONG_NAME = "*_`~|<[>]" * 3 + "*****"
"""32 characters, as long as Discord allows, each of them one that must be escaped."""

LONGEST_PROPOSAL = Proposal(StandIn(1, "perfect"), proposer=2**63 - 1, press=str(2**63), agreed=frozenset({2**63 - 1}))
"""Of the first seat's person about the second's, who have the numbers 2⁶³ - 1 and 2⁶³ - 2."""


def check(message: Message) -> None:
    """Fails with the rule that a message of ours would break."""
    layout: Any = message.layout  # discord.py has no types for this one method
    check_message(layout.to_components(), {picture.name: b"" for picture in message.attachments})


def check_message(components: list[Json], files: dict[str, bytes]) -> None:
    """Fails with the rule that the message breaks."""
    every = list(_walk(components))
    assert 1 <= len(every) <= 40
    assert all(part["type"] in _ON_TOP for part in components)
    texts = [part["content"] for part in every if part["type"] == _TEXT]
    assert all(content.strip() for content in texts)
    assert sum(map(len, texts)) <= 4000
    custom_ids = [part["custom_id"] for part in every if part.get("custom_id")]
    assert len(set(custom_ids)) == len(custom_ids), custom_ids
    assert all(len(custom_id) <= 100 for custom_id in custom_ids)
    for part in every:
        _check_part(part)
    named = {item["media"]["url"] for part in every if part["type"] == _GALLERY for item in part["items"]}
    named |= {part["file"]["url"] for part in every if part["type"] == _FILE}
    assert len(files) <= MOST_FILES
    assert len(named) == len(files), "every file is shown, and nothing is shown that is not there"
    assert all(len(content) <= LARGEST_FILE for content in files.values())


def check_form(form: Json) -> None:
    """Fails with the rule that the form breaks."""
    assert 1 <= len(form["title"]) <= 45
    assert 1 <= len(form["custom_id"]) <= 100
    assert 1 <= len(form["components"]) <= 5
    for label in form["components"]:
        assert 1 <= len(label["label"]) <= 45
        assert len(label.get("description") or "") <= 100
        field = label["component"]
        least = field.get("min_values", 1)
        if field["type"] == _CHECKBOXES:
            assert 1 <= len(field["options"]) <= 10
            assert 0 <= least <= field["max_values"] <= len(field["options"])
            assert field["required"] == (least > 0), "where none may be chosen, none is required"
        elif field["type"] == _RADIO:
            assert 2 <= len(field["options"]) <= 10
            assert sum(bool(option.get("default")) for option in field["options"]) <= 1
        elif field["type"] == _MENU:
            _check_part(field)
        for option in field.get("options", ()):
            assert 1 <= len(option["label"]) <= 100
            assert 1 <= len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100
    keys = [label["component"]["custom_id"] for label in form["components"]]
    assert len(set(keys)) == len(keys)


def check_choices(choices: list[Json]) -> None:
    """Check the choices that a completion offers."""
    assert len(choices) <= 25
    for choice in choices:
        assert 1 <= len(choice["name"]) <= 100
        assert 1 <= len(choice["value"]) <= 100


def _check_part(part: Json) -> None:
    match part["type"]:
        case 1:
            inner = part["components"]
            assert 1 <= len(inner) <= 5
            assert all(piece["type"] == _BUTTON for piece in inner) or (
                len(inner) == 1 and inner[0]["type"] in (_MENU, _PEOPLE, _CHANNELS, _ROLES)
            )
        case 2:
            # A screen reader says an emoji by its own name, and nothing of most signs.
            label = part.get("label") or ""
            assert any(map(str.isalnum, label)) or label == LONG_NAME, "what it does is said in words"
            assert len(part.get("label") or "") <= 80
            assert ("url" in part) == (part["style"] == _LINK)
            assert len(part.get("url") or "") <= 512
        case 3:
            assert 1 <= len(part["options"]) <= 25
            assert len(part.get("placeholder") or "") <= 150
            values = [option["value"] for option in part["options"]]
            assert len(set(values)) == len(values)
            assert part.get("min_values", 1) <= part.get("max_values", 1) <= len(values)
            assert sum(bool(option.get("default")) for option in part["options"]) <= part.get("max_values", 1)
            assert all(option["label"].strip() and len(option["label"]) <= 100 for option in part["options"])
            assert all(1 <= len(value) <= 100 for value in values)
            assert all(len(option.get("description") or "") <= 100 for option in part["options"])
        case 5 | 6 | 8:
            assert 0 <= part["min_values"] <= part["max_values"] <= 25
            assert len(part.get("placeholder") or "") <= 150
            assert len(part.get("default_values") or ()) <= part["max_values"]
        case 9:
            assert 1 <= len(part["components"]) <= 3
            assert part["accessory"]["type"] in (_BUTTON, 11)
        case 12:
            assert 1 <= len(part["items"]) <= 10
            assert all(1 <= len(item.get("description") or "") <= 1024 for item in part["items"]), (
                "words for all to hear"
            )
        case 17:
            assert part["components"]
            assert all(inner["type"] in _ON_TOP - {_CONTAINER} for inner in part["components"])


def _walk(components: Iterable[Json]) -> Iterable[Json]:
    for part in components:
        yield part
        yield from _walk(part.get("components", ()))
        if "accessory" in part:
            yield from _walk([part["accessory"]])
