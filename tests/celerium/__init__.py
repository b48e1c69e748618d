"""Rule tests of Celerium, chapter by chapter."""
