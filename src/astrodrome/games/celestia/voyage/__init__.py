"""A voyage step by step: announcements, departures, facing events, rounds, the end of the game."""
