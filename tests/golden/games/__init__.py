"""The golden games of each game, in a module named like its folder; the toys share one."""
