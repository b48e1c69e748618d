"""The state of a game, and the content tables in the form that rules use."""
