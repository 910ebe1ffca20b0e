"""Acts of people and computers at a table: the lobby, play, proposals, taking back, lessons. Tables in, tables out."""
