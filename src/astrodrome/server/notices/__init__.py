"""Notices to people who are away: whose turn it is, by mail and by push, where they asked for them."""
