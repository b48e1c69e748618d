"""Logs of any game: read and replay them, and write them out in words."""
