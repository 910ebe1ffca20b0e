"""Replays records by docs/record.md alone: nothing here imports the bot, so that the page is proved to suffice."""
