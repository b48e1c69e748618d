"""Celestia: an aircraft, floating cities, and the question whether the captain can be trusted."""
