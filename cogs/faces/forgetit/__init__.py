"""Face of For-Get-It in Discord."""
