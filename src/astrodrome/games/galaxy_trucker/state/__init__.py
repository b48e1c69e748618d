"""The state of a game and the table of its saved fields."""
