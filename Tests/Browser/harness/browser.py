"""One Chromium process with a profile of its own, gone without a trace when closed."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile

from .chromium import find_chromium
from .connection import Connection, ProtocolError
from .page import Page

FLAGS = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--disable-component-update",
    "--disable-sync",
    # /dev/shm is tiny in many containers.
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--hide-scrollbars",
    "--mute-audio",
    "--force-color-profile=srgb",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    # A sideways swipe would go back in history. The flag counts once only: all go into one.
    "--disable-features=OverscrollHistoryNavigation,Translate,MediaRouter,OptimizationHints",
]

# Chromium reads commands from descriptor 3 and writes answers to 4; this puts ours there.
PUT_PIPES_IN_PLACE = (
    "import os, sys;"
    "os.dup2(int(sys.argv[1]), 3); os.dup2(int(sys.argv[2]), 4);"
    "os.execv(sys.argv[3], sys.argv[3:])"
)


class Browser:
    """A running browser. Close it, or use it in a `with` statement."""

    def __init__(self, flags=()):
        program = find_chromium()
        if program is None:
            raise ProtocolError("no Chromium here; Scripts/require test installs it")
        self._profile = tempfile.mkdtemp(prefix="riffle-browser-")
        commands, to_browser = os.pipe()
        from_browser, answers = os.pipe()
        # Out of the way of 3 and 4, so that neither is written over before it has been moved.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (commands, answers)]
        # In a container the tests often run as root, where Chromium starts without sandbox only.
        root_flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        self._process = subprocess.Popen(
            [sys.executable, "-c", PUT_PIPES_IN_PLACE, *map(str, ends), program]
            + [*FLAGS, *root_flags, *flags, f"--user-data-dir={self._profile}", "about:blank"],
            pass_fds=ends,
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for end in (commands, answers, *ends):
            os.close(end)
        self.connection = Connection(to_browser, from_browser)
        try:
            self.version = self.connection.call("Browser.getVersion")["product"]
        except ProtocolError:
            self.close()
            raise

    def new_page(self, **viewport):
        """A blank page in a context of its own (no cookies or cache of another)."""
        context = self.connection.call("Target.createBrowserContext")["browserContextId"]
        page = Page(self.connection, context)
        page.set_viewport(**viewport)
        return page

    def close(self):
        """Ends the browser and everything that it has started, and removes its profile."""
        if self._process is None:
            return
        try:
            self.connection.call("Browser.close", timeout=5)
            self._process.wait(5)
        except (ProtocolError, subprocess.TimeoutExpired):
            pass
        try:
            # Its children share its process group, and outlive it when it has crashed.
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()
        self._process = None
        self.connection.close()
        shutil.rmtree(self._profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
