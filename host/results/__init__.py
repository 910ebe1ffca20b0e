"""What stays of a match: results, ratings, statistics, history, records."""
