"""Cards, cities, figures and options of the game, with their tables and what checks them."""
