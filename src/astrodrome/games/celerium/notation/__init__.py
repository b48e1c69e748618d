"""Positions of Celerium as text: laying the board, laying the franchises, writing them."""
