"""Values of a table: itself with its seats, its public view, its display, and its JSON document."""
