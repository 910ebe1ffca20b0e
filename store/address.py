"""What an owner writes as DATABASE_URL, made into what SQLAlchemy understands."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from store.errors import Cause, DatabaseUnusable


@dataclass(frozen=True, slots=True)
class Address:
    """``place`` can be shown: it has no password. ``file`` is None unless the database is SQLite."""

    url: URL = field(repr=False)
    place: str
    file: Path | None


def sqlite_address(file: Path) -> str:
    """What to write for ``file``, whatever characters its path has."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def parse_address(text: str) -> Address:
    """``sqlite:///file``, ``sqlite:////absolute/file``, ``postgresql://…`` or ``postgres://…``.

    Raises DatabaseUnusable, WRONG_ADDRESS or WRONG_OPTION.
    """
    kind, found, _ = text.partition("://")
    kind = kind.split("+")[0] if found else ""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    # A database in memory would lose every game, so SQLite needs a file.
    if url is not None and kind == "sqlite" and url.database and url.database != ":memory:":
        if url.query:
            raise DatabaseUnusable(url.database, Cause.WRONG_OPTION, ", ".join(url.query))
        return Address(url.set(drivername="sqlite+aiosqlite"), url.database, Path(url.database))
    if url is not None and kind in {"postgresql", "postgres"}:
        shown = URL.create("postgresql", username=url.username, host=url.host, port=url.port, database=url.database)
        return Address(_with_asyncpg(url), shown.render_as_string(), None)
    # There may be a password anywhere in it, so only its kind is named.
    raise DatabaseUnusable(f"{kind}://…" if kind else "…", Cause.WRONG_ADDRESS, "")


def _with_asyncpg(url: URL) -> URL:
    """Hosting companies hand out addresses in libpq's words; asyncpg has another one for this option."""
    if mode := url.query.get("sslmode"):
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.set(drivername="postgresql+asyncpg")
