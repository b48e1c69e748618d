"""Bots for Celestia: a traveller that counts chances, and the policy of the game for searches."""
