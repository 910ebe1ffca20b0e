"""/settings: what servers, tables and people choose, in one private message and by command."""
