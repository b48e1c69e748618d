"""Pictures of links: what chats and social sites show of a table, a replay or a daily flight."""
