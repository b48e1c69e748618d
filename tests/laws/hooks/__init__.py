"""What the laws must be told of each game, one module a game."""
