"""Positions: a game at any moment as a text that people can write and change."""
