"""Bots for Celerium: an owner that runs a franchise by rule of thumb, and the policy of the game for searches."""
