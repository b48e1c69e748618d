"""Before a race: purchases, the market, Boosts, lines, and the Rival of a solo game."""
