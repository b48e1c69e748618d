"""Several servers on one database: who serves which table, and how they reach each other."""
