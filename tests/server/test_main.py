"""Starting: what is said, and the one sentence where it cannot be."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from astrodrome.server.main import CannotStart, bind, data_folder, has_display, play
from astrodrome.server.support.interpreter import GENERATIONS

ROOT = Path(__file__).resolve().parents[2]


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert play(port=port, database=str(tmp_path / "tables.sqlite"), open_page=False) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"Port {port} is taken by another program: stop it, or choose another port with --port.\n"


def test_a_database_that_cannot_be_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    assert play(port=0, database=str(tmp_path / "file" / "tables.sqlite"), open_page=False) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("203.0.113.1", 1), ("nonsense.invalid", 0)])
def test_an_address_that_cannot_be_is_told(host: str, port: int) -> None:
    with pytest.raises(CannotStart):
        bind(host, port).close()


def test_data_lie_where_the_system_keeps_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "astrodrome"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "astrodrome"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == tmp_path / "Library" / "Application Support" / "Astrodrome"


def test_a_display_is_known_by_its_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()


def test_a_server_that_is_ready_has_loaded_all_and_neither_threads_nor_garbage_hold_it_up(tmp_path: Path) -> None:
    script = (
        "import gc, os, sys\n"
        "from astrodrome.server.main import local_config, serve\n"
        "def ready(_):\n"
        "    print(sys.getswitchinterval() <= 0.001, gc.get_freeze_count() > 10_000, gc.get_threshold(), flush=True)\n"
        "    print('anyio._backends._asyncio' in sys.modules, flush=True)\n"
        "    os._exit(0)\n"
        f"serve(local_config({str(tmp_path / 'tables.sqlite')!r}), port=0, say=ready)\n"
    )
    said = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said == f"True True {GENERATIONS}\nTrue\n"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    code = "from astrodrome.server.main import play; raise SystemExit(play(port=0, open_page=True))"
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Astrodrome is at http://127.0.0.1:")
        assert str(tmp_path / "astrodrome" / "tables.sqlite") in said
        port = int(said.split(":")[2].split("/")[0])
        socket.create_connection(("127.0.0.1", port), 5).close()
        process.send_signal(how)
        _, errors = process.communicate(timeout=15)
    finally:
        process.kill()
        process.wait()
    assert errors == ""
    assert process.returncode in (0, -how)
