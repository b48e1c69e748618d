"""What a seat sees and knows, and the worlds that are possible to it."""
