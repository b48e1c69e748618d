"""The lab: arenas, leaderboards, environments for learning, studies and their plots."""
