"""Names, numbers and times as people read them."""
