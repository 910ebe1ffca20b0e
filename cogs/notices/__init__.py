"""Notices to people that something concerns them."""
