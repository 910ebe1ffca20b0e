"""Reports of the bot to its owner."""
