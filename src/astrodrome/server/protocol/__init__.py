"""What travels: messages of the socket, bodies of HTTP, their schema, and the server's own sentences."""
