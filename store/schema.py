"""The database's tables.

Ids of servers, channels and people are Discord's, and need 64 bits. Times are seconds since 1970.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    event,
    text,
)

metadata = MetaData()

HIGHEST_TABLE_ID = 2**31 - 1
"""People type numbers of tables, and the database's have 32 bits."""


def _partial_index(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    return Index(name, *columns, unique=unique, info={"where": text(where)})


@event.listens_for(metadata, "before_create")
def _limit_indexes(_metadata: MetaData, connection: Connection, **_options: Any) -> None:
    """Give partial indexes their condition in the words of the connection's dialect: naming others imports these."""
    for index in (index for table in metadata.tables.values() for index in table.indexes if index.info):
        index.dialect_kwargs[f"{connection.dialect.name}_where"] = index.info["where"]


def _of_table() -> Column[int]:
    """Part of the key of what is deleted with its table."""
    return Column("table_id", Integer, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


def _discord_id(name: str) -> Column[int]:
    """Part of a key that Discord gave."""
    return Column(name, BigInteger, primary_key=True, autoincrement=False)


game_table = Table(
    "game_table",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("document", JSON, nullable=False),
    Column("game", String, nullable=False),
    # Null before the match begins.
    Column("rules_version", Integer),
    Column("status", String, nullable=False),
    # Null follows the server.
    Column("language", String),
    Column("message_id", BigInteger),
    # The person whose decision the table needs; null while it needs a computer's or nobody's.
    Column("waiting_for", BigInteger),
    Column("waiting_since", Double, nullable=False),
    # When the caretaker should look at it next; null for never.
    Column("due_at", Double),
    # Since when the channel is behind the table, and when to bring it up to date; null while it is not behind.
    Column("unshown_since", Double),
    Column("show_at", Double),
    Column("opened_at", Double, nullable=False),
    Column("moved_at", Double, nullable=False),
    Column("ended_at", Double),
    _partial_index("one_open_table_a_channel", "channel_id", where="open", unique=True),
    Index("tables_of_channel", "channel_id", "id"),
    Index("channels_of_server", "guild_id", "channel_id", "id"),
    _partial_index("open_tables_of_server", "guild_id", where="open"),
    _partial_index("tables_waiting_for", "waiting_for", where="waiting_for IS NOT NULL"),
    _partial_index("unshown_tables", "show_at", where="show_at IS NOT NULL"),
    _partial_index("due_tables", "due_at", where="due_at IS NOT NULL"),
    # People see these numbers, so one is never given twice.
    sqlite_autoincrement=True,
)

game_record = Table(
    "game_record",
    metadata,
    _of_table(),
    Column("position", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
)

table_seat = Table(
    "table_seat",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    # Null for a computer player.
    Column("person_id", BigInteger),
    Index("seats_of_person", "person_id", "table_id"),
)

past_holder = Table(
    # People who had a seat during the match, lost it, and are still named in what happened there.
    "past_holder",
    metadata,
    _of_table(),
    _discord_id("person_id"),
    Index("past_seats_of_person", "person_id", "table_id"),
)

seat_result = Table(
    "seat_result",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person_id", BigInteger),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    # Null where there is no outcome.
    Column("place", Integer),
    # Null where everybody plays for themselves.
    Column("team", Integer),
    # Null where the game counts no points, too.
    Column("score", Integer),
    Column("turns_by_person", Integer),
    Column("turns_by_computer", Integer),
    Column("turns_by_others", Integer),
    # Null where no computer played.
    Column("computer_level", String),
    Column("ended_how", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("ended_at", Double, nullable=False),
    Index("results_of_person", "person_id", "ended_at"),
    # One row a match is enough to find it.
    _partial_index("matches_of_server", "guild_id", "ended_at", "table_id", where="seat = 0"),
)

season = Table(
    "season",
    metadata,
    _discord_id("guild_id"),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("began_at", Double, nullable=False),
    # The number of its rated matches so far.
    Column("matches", Integer, nullable=False),
)

rating = Table(
    "rating",
    metadata,
    _discord_id("guild_id"),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
    _discord_id("person_id"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ratings_of_person", "person_id"),
)

# What each match did to the rating of each of its rated seats. Whose seat it is, its result knows.
rating_change = Table(
    "rating_change",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("season", Integer, nullable=False),
    # Which of its server's rated matches in the season it was, counted from 1.
    Column("position", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("matches_before", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("changes_of_season", "guild_id", "season", "position"),
)

seat_facts = Table(
    "seat_facts",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    # Numbers by name.
    Column("numbers", JSON, nullable=False),
    # What the dice came to, by the game's measures.
    Column("luck", JSON, nullable=False),
)

# What people did in matches that they played to the end together: trophies, with 1, and numbers that make records, of
# which the lowest is the best.
deed = Table(
    "deed",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("number", Integer, nullable=False),
    Index("deeds_of_server", "guild_id", "game", "name", "number", "table_id"),
)

# What the coach has found out about a match that is over (`engine.analysis`).
analysis = Table(
    "analysis",
    metadata,
    _of_table(),
    Column("found", JSON, nullable=False),
)

# Matches with an outcome that nothing has been counted of yet.
due_facts = Table(
    "due_facts",
    metadata,
    _of_table(),
    Column("due_at", Double, nullable=False),
)

person = Table(
    "person",
    metadata,
    # What a server calls somebody is for its own people.
    _discord_id("guild_id"),
    _discord_id("person_id"),
    Column("name", String, nullable=False),
    Index("names_of_person", "person_id"),
)

key_check = Table(
    "key_check",
    metadata,
    # There is one row.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("value", String, nullable=False),
)

attendance = Table(
    "attendance",
    metadata,
    # There are as many rows as shards: one, where one process serves all.
    Column("shard", Integer, primary_key=True, autoincrement=False),
    # For how long the bot had been there by then, which is what the clocks of turns count.
    Column("seconds", Double, nullable=False),
    Column("kept_at", Double, nullable=False),
)

missed_time = Table(
    "missed_time",
    metadata,
    # What its shard counted while no press on the server could arrive.
    _discord_id("guild_id"),
    Column("seconds", Double, nullable=False),
)

# The processes that serve this database. One whose row is gone may write nothing any more.
serving_process = Table(
    "serving_process",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("first_shard", Integer, nullable=False),
    Column("last_shard", Integer, nullable=False),
    Column("shard_count", Integer, nullable=False),
    Column("since", Double, nullable=False),
    # Figures for the owner by name, and from when they are; null before the first ones.
    Column("figures", JSON),
    Column("reported_at", Double),
    # The number is the right to write: one that was given once never becomes another process's.
    sqlite_autoincrement=True,
)

# Discord lets shards of one remainder begin their sessions one after the other.
session_start = Table(
    "session_start",
    metadata,
    Column("remainder", Integer, primary_key=True, autoincrement=False),
    # By the database's own clock, in seconds since 1970.
    Column("free_at", Double, nullable=False),
)

# Of what Discord allows all processes together, everything is given away up to then.
request_budget = Table(
    "request_budget",
    metadata,
    # There is one row.
    Column("id", Integer, primary_key=True, autoincrement=False),
    # By the database's own clock, in seconds since 1970.
    Column("free_at", Double, nullable=False),
)

watcher = Table(
    "watcher",
    metadata,
    _of_table(),
    _discord_id("person_id"),
    # How the person is notified of the end: one of host.watching.WatchNotice.
    Column("notice", String, nullable=False),
    Index("tables_watched", "person_id", "table_id"),
)

blocked = Table(
    "blocked",
    metadata,
    # "person" or "server".
    Column("kind", String, primary_key=True),
    _discord_id("discord_id"),
    Column("since", Double, nullable=False),
)

server_setting = Table(
    "server_setting",
    metadata,
    _discord_id("guild_id"),
    Column("key", String, primary_key=True),
    Column("value", JSON, nullable=False),
)

person_setting = Table(
    "person_setting",
    metadata,
    _discord_id("person_id"),
    Column("key", String, primary_key=True),
    Column("value", JSON, nullable=False),
)

night = Table(
    "night",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    # When the caretaker should look at it next; null for never.
    Column("due_at", Double),
    Column("document", JSON, nullable=False),
    Index("nights_of_server", "guild_id", "id"),
    _partial_index("due_nights", "due_at", where="due_at IS NOT NULL"),
    # Buttons carry these numbers, so one is never given twice.
    sqlite_autoincrement=True,
)

# A person's first answer to the puzzle of a day, which is counted from the year 1. An update may pose another that day.
puzzle_answer = Table(
    "puzzle_answer",
    metadata,
    _discord_id("person_id"),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("puzzle", String, nullable=False),
    # Its place among the puzzle's choices, of which the first is the best.
    Column("choice", Integer, nullable=False),
    # The server where it was given, 0 for none; empty in answers of before 1.7.0.
    Column("guild_id", BigInteger),
    Index("answers_of_day", "day"),
)

departed_server = Table(
    "departed_server",
    metadata,
    _discord_id("guild_id"),
    # When what is kept of the server is due to be deleted, unless the bot is back there by then.
    Column("delete_at", Double, nullable=False),
)
