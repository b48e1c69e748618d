"""Puzzles: real moments with one clearly best answer, found by self-play and shipped as data."""
