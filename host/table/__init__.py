"""What a table is: a value with its seats, its public view, what its channel shows, and its JSON document."""
