"""The lab: bots in a file, arenas, environments for learning, self-play at scale, data sets and studies."""
