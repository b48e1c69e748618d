"""Measuring speed: engines in processes of their own, the order in which they are measured, tables of results."""
