"""A race for one tile with a clock."""
