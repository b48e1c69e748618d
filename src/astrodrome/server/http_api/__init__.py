"""Routes and middleware of the HTTP interface, and the files of the page."""
