"""Positions of Celestia as text: the words, reading them, writing them."""
