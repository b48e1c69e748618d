"""The records of a game: actions, offers and events."""
