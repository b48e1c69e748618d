"""Golden games: whole games written down, so that a change of behaviour is seen and meant."""
