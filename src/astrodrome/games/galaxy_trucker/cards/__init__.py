"""The adventure cards of the base game, and the journey that reveals one after the other."""
