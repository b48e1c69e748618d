"""Debian packages that a check needs and the machine lacks."""

import os
import shutil
import subprocess


def root() -> bool:
    """Whether this is the administrator."""
    return os.name != "nt" and os.geteuid() == 0


def install(*packages: str) -> bool:
    """Install packages with apt where that is possible; whether it was tried."""
    if not root() or shutil.which("apt-get") is None:
        return False
    print(f"[run] installing {' '.join(packages)} with apt", flush=True)
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.run(["apt-get", "update", "-q"], env=env, capture_output=True, check=False)
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    subprocess.run(command, env=env, capture_output=True, check=False)
    return True
