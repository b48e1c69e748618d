"""Positions of MemoRacers as text: laying the race, laying the row, writing them."""
