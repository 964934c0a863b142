"""A program that a test runs beside itself, gone without a trace when closed."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time


class DriverError(Exception):
    """A browser did not start, refused a command, or threw inside the page."""


class Program:
    """A running program; its home, where it is started, is a folder of its own."""

    def __init__(self, *command, files=(), **environment):
        self._name = command[0]
        if shutil.which(self._name) is None:
            raise DriverError(f"no {self._name} here; Scripts/require smoke installs it")
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="riffle-smoke-"))
        for name, text in dict(files).items():
            (self.home / name).write_text(text)
        self._words = self.home / "words"
        with open(self._words, "wb") as words:
            self._process = subprocess.Popen(
                command,
                cwd=self.home,
                env={**os.environ, **environment, "HOME": str(self.home)},
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=words,
                stderr=subprocess.STDOUT,
            )

    def said(self):
        """What it has printed so far."""
        return self._words.read_text(errors="replace")

    def wait_for(self, sign, seconds=30):
        """Waits until `sign()` is true and returns its value.

        If it never comes, the error says why: the program's status and its last words.
        """
        end = time.monotonic() + seconds
        while not (value := sign()):
            status = self._process.poll()
            if status is not None:
                self._fail(f"ended with status {status}")
            if time.monotonic() > end:
                self._fail(f"did not come up in {seconds} s")
            time.sleep(0.02)
        return value

    def close(self):
        """Ends it and everything that it has started, and removes its home."""
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def _fail(self, reason):
        last = self.said().strip().splitlines()[-5:]
        raise DriverError("\n  ".join([f"{self._name} {reason}; its last words:", *last]))
