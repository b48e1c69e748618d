"""Statistics of finished games: what was rolled against what could be expected, cards, losses, time."""
