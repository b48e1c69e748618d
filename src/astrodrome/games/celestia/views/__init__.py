"""What a seat sees, and the worlds that are possible to it."""
