"""What people and computers do at a table: the lobby, play, proposals, taking back, lessons. Tables in, tables out."""
