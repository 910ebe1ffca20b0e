"""What one person alone gets to see."""
