"""Bots for MemoRacers: a pilot with adjustable memory, and the policy of the game for searches."""
