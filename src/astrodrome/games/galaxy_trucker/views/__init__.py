"""What the table and each seat see, and games dealt again for a seat that cannot know everything."""
