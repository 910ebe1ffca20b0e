"""For-Get-It in Discord."""
