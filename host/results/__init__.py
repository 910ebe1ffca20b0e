"""Lasting traces of a match: results, ratings, statistics, history, records."""
