"""The tables of the game: components, cards, boards and figures as data, how they are read and checked."""
