"""Bots for Celestia: a traveller that counts chances, and the sense of the game for searches."""
