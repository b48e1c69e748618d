"""A hit that disconnects parts and costs crew."""
