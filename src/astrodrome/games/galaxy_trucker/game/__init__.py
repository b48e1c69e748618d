"""The course of a game: its flights and their phases, set-up, preparation, settlement, the result."""
