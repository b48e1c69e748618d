"""Class IIA: a ship of two halves, one of which may leave the other."""
