"""Learning from self-play: `python -m training GAME` makes the weights that experts come with."""
