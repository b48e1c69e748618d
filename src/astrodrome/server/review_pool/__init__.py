"""Reviews of finished games, in processes of their own with the lowest priority."""
