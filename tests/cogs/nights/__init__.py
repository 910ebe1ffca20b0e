"""Game nights as people see them."""
