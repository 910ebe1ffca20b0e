"""How For-Get-It looks in Discord."""
