"""The turns of a race."""
