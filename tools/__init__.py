"""What `./run` does once the environment stands; nothing here is part of the package."""
