"""What the bot says of itself to its owner."""
