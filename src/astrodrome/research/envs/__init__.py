"""Environments for learning: PettingZoo's two interfaces and Gymnasium's, over every game (extra `rl`)."""
