"""The records of a rally: actions, offers and events."""
