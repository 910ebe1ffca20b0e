"""Appearance that the simulated Discord lacks.

The bot's own name and picture, people's avatars, today's date, commands in the viewer's language, pictures and texts at
once.
"""

import functools
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import discord
import simcord
from PIL import Image
from simcord import Env
from simcord.backend.access import can_access_message
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import User
from simcord.interactions import command_leaves
from simcord.preview import Preview, _commands, _markdown, _media

from cogs.servers.avatars import SIDE
from playground.simulated_discord import locale_of
from render.art import art
from render.sketch import Sketch

BOT_NAME = "Spieleabend"

_PORTRAIT = "portrait"

_MICE = (("#8f99a8", "#e9c46a"), ("#a8703f", "#a9d3e8"), ("#e6d3b3", "#7d5a94"), ("#5b5752", "#9cc79a"))
"""The fur of each person's mouse, and the disc behind it."""


def begin_today(running: simcord.run) -> None:
    """The world begins at our time. If its clock jumped later, discord.py would catch up on all that it missed."""
    running._env.backend.clock._epoch = datetime.now(UTC)


def introduce_bot(env: Env) -> None:
    """Gives the bot its name and its picture."""
    _portray(env, env.backend.bot_user, art("common/portrait", SIDE))
    env.backend.edit_bot_profile(BOT_NAME)


def portray_people(env: Env, ids: Iterable[int]) -> None:
    """Gives each person a mouse as their avatar."""
    for person_id, (fur, disc) in zip(ids, _MICE, strict=True):
        sketch = Sketch(SIDE, SIDE, disc)
        sketch.art("kaeseschieben/mouse-south", (SIDE * 0.1, SIDE * 0.1), SIDE * 0.8, body=fur)
        _portray(env, env.backend.get_user(person_id), sketch.finish())


def _portray(env: Env, user: User, picture: Image.Image) -> None:
    file = BytesIO()
    picture.save(file, "PNG")
    user.avatar = _PORTRAIT
    path = f"/avatars/{user.id}/{_PORTRAIT}.png"
    # The pages look for it at simcord's own address, the bot at Discord's.
    for url in (CDN_BASE + path, f"{discord.Asset.BASE}{path}?size={SIDE}"):
        env.backend.cdn._blobs[url] = file.getvalue()


def name_commands_for_viewers() -> None:
    """The pages' lists of commands speak the viewer's language, as Discord's own do."""
    _commands.build_catalog = functools.partial(_localized_catalog, _commands.build_catalog)


def trust_pictures() -> None:
    """simcord has a process check and compress each picture again. All are ours, so none needs that."""
    _media.MediaWorker._decode = _trusted  # type: ignore[method-assign, assignment]  # simcord has no switch


def keep_replaced_pictures() -> None:
    """A page that still shows a message as it was shows its picture, too, as Discord does.

    simcord withholds a picture as soon as the message has another, and the page says that it is unavailable.
    """
    Preview._authorize_attachment_source = _authorize_message  # type: ignore[method-assign, assignment]  # no switch


def keep_markdown_parsers() -> None:
    """simcord makes a parser for each text of each page, which takes longer than the parsing."""
    _markdown._markdown_parser = functools.partial(_kept_parser, _markdown._markdown_parser, {})


def _authorize_message(preview: Preview, page: Any, source: tuple[Any, ...], _digest: str | None) -> None:
    """Raises SetupError if the page's viewer cannot see the message of that attachment."""
    channel_id, message_id = source[1:3]
    try:
        message = preview.env.backend.get_message(channel_id, message_id)
    except BackendError as error:
        raise SetupError("the message is gone") from error
    if not can_access_message(preview.env, channel_id, message, page.viewer, history=True):
        raise SetupError("the viewer cannot see the message")


def _kept_parser(
    make: Any, kept: dict[Any, tuple[Any, dict[str, Any]]], policy: Mapping[str, bool | str], context: Mapping[str, Any]
) -> Any:
    kind = tuple(sorted(policy.items()))
    if kind not in kept:
        names: dict[str, Any] = {}
        kept[kind] = make(policy, names), names
    parser, names = kept[kind]
    # Whom and what a text may mention differs from text to text.
    names.clear()
    names.update(context)
    return parser


async def _trusted(_worker: _media.MediaWorker, _key: str, blob: bytes, _media_time: float | None) -> _media.MediaInfo:
    with Image.open(BytesIO(blob)) as picture:
        kind, (width, height) = picture.format or "", picture.size
    # Else the pages would warn of a process whose memory has no limit.
    return _media.MediaInfo(
        kind, width, height, 1, 4 * width * height, blob, Image.MIME[kind], capture=blob, memory_limited=True
    )


def _localized_catalog(build: Any, preview: Any, page: Any) -> dict[str, Any]:
    catalog: dict[str, Any] = build(preview, page)
    locale = locale_of(page.viewer.id)
    words = {
        f"{command['id']}:{'.'.join(path)}": _in_locale(command, path, leaf, locale)
        for command in preview.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        for path, leaf in command_leaves(command)
    }
    for entry in catalog["entries"]:
        entry["invocation"], entry["description"], options = words[entry["key"]]
        # The page sends options back by their names, so these stay as they are.
        for shown, option in zip(entry["options"], options, strict=True):
            shown["description"] = _localized(option, "description", locale)
            for choice, named in zip(shown["choices"], option.get("choices") or [], strict=True):
                choice["name"] = _localized(named, "name", locale)
    return catalog


def _in_locale(
    command: Mapping[str, Any], path: list[str], leaf: Mapping[str, Any], locale: str
) -> tuple[str, str, Sequence[Mapping[str, Any]]]:
    """Words that people type after the slash, the command's description, and its options."""
    names, part = [_localized(command, "name", locale)], command
    for step in path[1:]:
        part = next(option for option in part["options"] if option["name"] == step)
        names.append(_localized(part, "name", locale))
    return " ".join(names), _localized(leaf, "description", locale), leaf.get("options") or []


def _localized(part: Mapping[str, Any], what: str, locale: str) -> str:
    return str((part.get(f"{what}_localizations") or {}).get(locale, part[what]))
