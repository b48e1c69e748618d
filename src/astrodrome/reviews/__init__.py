"""The review of a game: what each decision was worth, what luck and reveals did, and an exact account per seat."""
