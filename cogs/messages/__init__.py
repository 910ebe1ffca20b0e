"""What a channel shows of a table."""
