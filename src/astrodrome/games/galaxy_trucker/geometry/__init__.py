"""Squares, sides and ships as bit planes: what stands on a board, and what touches what."""
