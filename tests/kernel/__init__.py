"""The kernel, module by module."""
