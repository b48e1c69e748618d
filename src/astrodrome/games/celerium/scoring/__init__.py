"""After a race: Boost controls, points, and how a game ends."""
