"""MemoRacers: three laps of a circuit that hides itself again. The rules: docs/rules/memoracers.md (MR-)."""
