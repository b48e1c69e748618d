"""Positions of Galaxy Trucker as text: ships and cards, laying a flight, writing it."""
