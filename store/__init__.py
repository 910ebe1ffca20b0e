"""Storage of all that outlives the process: tables, records and settings."""
