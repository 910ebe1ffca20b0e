"""What outlives the process: tables, records and settings."""
