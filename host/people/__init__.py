"""People beyond their tables: preferences, names, blocks, privacy, watching."""
