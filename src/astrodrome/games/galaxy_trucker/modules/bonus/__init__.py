"""The bonus cards: billiards, bureaucracy, the space police, depots and junkyards."""
