"""The state of a game: its fields, the deck, what players have seen, and what events cost."""
