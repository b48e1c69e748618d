"""The rule tests of MemoRacers, one file a chapter of its catalogue."""
