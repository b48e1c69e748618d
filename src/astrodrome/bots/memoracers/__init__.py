"""Bots for MemoRacers: a pilot that remembers as well as it is told to, and the sense of the game for searches."""
