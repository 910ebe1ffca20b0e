"""The games: rules, computer players, fair dice and the record of a match.

Nothing here knows Discord, pictures, the clock, files or a random generator.
"""
