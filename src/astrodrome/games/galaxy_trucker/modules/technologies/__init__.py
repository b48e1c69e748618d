"""New technologies: stasis chambers, specialists, boosters, hyperspace."""
