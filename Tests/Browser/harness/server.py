"""The server of the tests: the built web files at /, the test pages at /pages/."""

import pathlib
import sys
import threading

BROWSER_TESTS = pathlib.Path(__file__).resolve().parent.parent
ROOT = BROWSER_TESTS.parent.parent
BUILT = ROOT / ".build/web"

# The server that `make demo` runs, so that tests and people see the same thing.
sys.path.insert(0, str(ROOT / "Scripts"))
from serving import StaticHandler, StaticServer  # noqa: E402


class Handler(StaticHandler):
    """Serves the test pages beside the built files, with headers of a test's choice."""

    def translate_path(self, path):
        """The file of a path of the address."""
        # One handler answers many requests of a connection, so its folder is set for each.
        self.directory = str(BROWSER_TESTS if path.startswith("/pages/") else self.server.folder)
        return super().translate_path(path)

    def send_header(self, name, value):
        """Leaves a header out where the test has one of its own."""
        if name.lower() not in map(str.lower, self._overrides()):
            super().send_header(name, value)

    def end_headers(self):
        """Adds the headers of the test."""
        for name, value in self._overrides().items():
            if value is not None:
                super().send_header(name, value)
        super().end_headers()

    def log_request(self, code="-", size="-"):
        """Notes which paths were asked for."""
        self.server.requests.append(self._bare_path())

    def _bare_path(self):
        return self.path.partition("?")[0]

    def _overrides(self):
        return self.server.overrides.get(self._bare_path(), {})


class Server(StaticServer):
    """Serves from a thread of its own until it is closed; `requests` are the paths asked for."""

    def __init__(self, folder=BUILT):
        super().__init__(folder, handler=Handler)
        self.folder = folder
        self.overrides = {}
        self.requests = []
        # The interval is how long closing may take.
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()

    def override(self, path, headers):
        """Answers for `path` with these headers; None leaves out the one that it would have."""
        self.overrides[path] = headers

    def forget(self):
        """Drops all overrides and noted requests."""
        self.overrides.clear()
        self.requests.clear()

    def close(self):
        """Ends the server."""
        self.shutdown()
        self.server_close()
