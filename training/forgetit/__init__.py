"""What For-Get-It's computers know, worked out from the rules of a turn."""
