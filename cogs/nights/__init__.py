"""Game nights in Discord: their message, their tables, and what time brings."""
