"""What tells people that something concerns them."""
