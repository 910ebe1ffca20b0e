"""Tables in channels: who sits where, whose turn it is, what is stored. Knows people by number; no Discord."""
