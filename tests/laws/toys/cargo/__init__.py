"""An arrangement of goods."""
