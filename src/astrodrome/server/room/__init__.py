"""One room for each table: a mailbox, the open sockets, the timer, bots, and the order in which things happen."""
