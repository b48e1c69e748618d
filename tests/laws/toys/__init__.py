"""Five toy games: the hard cases of the agenda, each in a page of rules, under the same laws as the real games."""
