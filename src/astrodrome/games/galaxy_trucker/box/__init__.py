"""What is on the table before a game starts: components, cards, boards, and the options of a game."""
