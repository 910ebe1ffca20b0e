"""The database's tables. Ids of servers, channels and people are Discord's, and need 64 bits."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, text

metadata = MetaData()

game_table = Table(
    "game_table",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("document", JSON, nullable=False),
    Index(
        "one_open_table_a_channel", "channel_id", unique=True, sqlite_where=text("open"), postgresql_where=text("open")
    ),
    Index("tables_of_channel", "channel_id", "id"),
    # Numbers are told to people, so one is never given twice.
    sqlite_autoincrement=True,
)

game_record = Table(
    "game_record",
    metadata,
    Column("table_id", Integer, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
)

server_setting = Table(
    "server_setting",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("document", JSON, nullable=False),
)

person_setting = Table(
    "person_setting",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("document", JSON, nullable=False),
)
