"""Messages by which a channel shows a table."""
