"""Runs `penombra` as a real process: in a pipe, or on a terminal of a given size."""
from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import penombra

HOME = Path(penombra.__file__).resolve().parents[1]
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def environment(**more: str) -> dict[str, str]:
    """Nobody's settings but the test's own."""
    kept = {k: v for k, v in os.environ.items()
            if not k.startswith(("PENOMBRA_", "LC_", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"))}
    return {**kept, "PYTHONPATH": str(HOME), "XDG_CONFIG_HOME": "/nowhere", "LANG": "en_GB.UTF-8", **more}


def penombra_says(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "penombra.cli", *args], input=typed, text=True, encoding="utf-8",
                          capture_output=True, env=environment(**env), timeout=240)


class Terminal:
    """A terminal with the program in it; `screens` is what came between one answer and the next."""

    def __init__(self, *args: str, columns: int = 80, rows: int = 24, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen([sys.executable, "-m", "penombra.cli", *args], stdin=slave, stdout=slave,
                                        stderr=slave, start_new_session=True,
                                        env=environment(**{"TERM": "xterm-256color", **env}))
        os.close(slave)
        self.text = ""

    def until(self, *ends: str, patience: float = 60) -> str:
        """What is written until it ends in one of these, or the program does."""
        new, late = b"", time.monotonic() + patience
        while time.monotonic() < late:
            if select.select([self.master], [], [], 0.2)[0]:
                try: more = os.read(self.master, 65536)
                except OSError: more = b""           # the other end is closed
                if not more: break
                new += more
            elif ends and new.decode(errors="replace").rstrip(" ").endswith(ends): break
        else: raise AssertionError(f"nothing but {new.decode(errors='replace')!r} in {patience} s")
        said = new.decode().replace("\r\n", "\n")
        self.text += said
        return said

    def type(self, line: str) -> None: os.write(self.master, line.encode() + b"\n")

    def leave(self) -> int:
        """How it ended."""
        try: return self.process.wait(30)
        finally: os.close(self.master)
