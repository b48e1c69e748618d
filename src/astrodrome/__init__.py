"""Astrodrome: board games of ships and stars, with every rule named and tested."""

__version__ = "0.1.0"
