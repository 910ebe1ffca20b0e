"""People beyond their tables: preferences, blocks, privacy, watching."""
