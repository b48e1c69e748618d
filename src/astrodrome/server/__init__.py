"""The server: tables that people and bots share, and the page. It keeps logs and knows no rules."""
