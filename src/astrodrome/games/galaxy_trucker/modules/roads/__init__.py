"""Rough Roads: cards that make a flight harder."""
