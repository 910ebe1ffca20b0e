"""The server's key: what the secrets of open tables follow from, kept where the database is not.

It is in a setting, or in a file that only its owner may read and that the first start makes. The database holds a value
by which the key is recognised, so the bot never runs with another one.
"""

import os
import secrets
import time
from pathlib import Path

from host.table.table_secret import check_value
from startup.settings import Settings, WrongSetting
from store.store import Store

KEY_BYTES = 32
FILE_NAME = "spieleabend.key"

_WRITING_SECONDS = 0.3
"""Seconds that a file may be empty because the process that has made it is still writing it."""


def _unusable(what: str, place: str, reason: str = "") -> WrongSetting:
    """Error about the key at ``place``, a setting or a file; ``reason`` is what the system said.

    ``unreadable``; ``unwritable``; ``open``: others may read the file; ``not-hex``; ``too-short``; ``missing``: the
    database was used with one before; ``other``: with another one.
    """
    return WrongSetting(f"key-{what}", place=place, reason=reason)


async def server_key(settings: Settings, store: Store) -> tuple[bytes, Path | None]:
    """The key that belongs to the database, and the file if it was made just now. Raises WrongSetting."""
    place, key = _given_key(settings)
    made = None
    if key is None:
        if await store.key_check.value() is None:
            made = key_file(settings)
            key = _make(made)
        elif (key := _given_key(settings)[1]) is None:  # Another process may have made it just now.
            # A new key would be of no use, and seem to be one.
            raise _unusable("missing", place)
    if await store.key_check.keep(check_value(key)) != check_value(key):
        raise _unusable("other", place)
    return key, made


def require_key(settings: Settings, known: str | None) -> str | None:
    """Place of the key, None if the first start would make one. ``known`` is what the database recognises it by.

    Writes nothing. Raises WrongSetting.
    """
    place, key = _given_key(settings)
    if key is None and known is not None:
        raise _unusable("missing", place)
    if key is not None and known is not None and check_value(key) != known:
        raise _unusable("other", place)
    return None if key is None else place


def _given_key(settings: Settings) -> tuple[str, bytes | None]:
    """The place, and the key that is there; None if there is no such file."""
    if settings.server_key is not None:
        return "SECRET_KEY", _parse(settings.server_key, "SECRET_KEY")
    file = key_file(settings)
    content = _read(file)
    return str(file), None if content is None else _parse(content, str(file))


def key_file(settings: Settings) -> Path:
    """Path of the key's file: the owner's, else one beside the database."""
    if settings.server_key_file is not None:
        return settings.server_key_file
    return settings.data_folder / FILE_NAME


def _read(file: Path) -> str | None:
    """None if there is no such file. Another process may have made it just now, and not written it yet."""
    until = time.monotonic() + _WRITING_SECONDS
    while (content := _content(file)) == "" and time.monotonic() < until:
        time.sleep(_WRITING_SECONDS / 20)
    return content


def _content(file: Path) -> str | None:
    try:
        with file.open(encoding="ascii") as opened:
            if os.fstat(opened.fileno()).st_mode & 0o077:
                raise _unusable("open", str(file))
            return opened.read()
    except FileNotFoundError:
        return None
    except UnicodeDecodeError as error:
        raise _unusable("not-hex", str(file)) from error
    except OSError as error:
        raise _unusable("unreadable", str(file), error.strerror or type(error).__name__) from error


def _parse(text: str, place: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        # Without the cause: it would quote the key.
        raise _unusable("not-hex", place) from None
    if len(key) < KEY_BYTES:
        raise _unusable("too-short", place)
    return key


def _make(file: Path) -> bytes:
    """A new key in a new file. Of two processes that make it at once, the second uses the first one's."""
    key = secrets.token_bytes(KEY_BYTES)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(opened, f"{key.hex()}\n".encode())
            os.fsync(opened)
        finally:
            os.close(opened)
        # A key that a power cut takes away would end every match that has begun with it.
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except FileExistsError:
        return _parse(_read(file) or "", str(file))
    except OSError as error:
        raise _unusable("unwritable", str(file), error.strerror or type(error).__name__) from error
    return key
