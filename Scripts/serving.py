"""A static web server for this machine alone: right types, no cache, no surprises."""

import functools
import http.server
import os
import socketserver


class StaticHandler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a folder as they are now, with the types that browsers insist on."""

    extensions_map = {
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".jsonl": "text/plain; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".ts": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        "": "application/octet-stream",
    }
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        """Answers with a file; the root leads to the showcase."""
        if self.path == "/":
            self._answer(302, Location="/showcase/")
        elif self.path == "/favicon.ico":
            # Browsers ask for it by themselves; a 404 would stand in the console as an error.
            self._answer(204)
        else:
            super().do_GET()

    def _answer(self, code, **headers):
        self.send_response(code)
        for name, value in {**headers, "Content-Length": "0"}.items():
            self.send_header(name, value)
        self.end_headers()

    def end_headers(self):
        """Adds that nothing is to be kept: the next build must show."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format, *arguments):
        """Says nothing about requests."""


class StaticServer(http.server.ThreadingHTTPServer):
    """A server of `folder` on the loopback address; port 0 takes any free port."""

    daemon_threads = True
    # A port is taken as soon as its server has ended, but never shared with one that runs.
    allow_reuse_address = True
    allow_reuse_port = False

    def __init__(self, folder, port=0, handler=StaticHandler):
        handler = functools.partial(handler, directory=os.fspath(folder))
        super().__init__(("127.0.0.1", port), handler)

    def server_bind(self):
        """Binds without asking for the host's name, which can take seconds without a network."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address

    @property
    def address(self):
        """The address of the root, without a slash at the end."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request, client_address):
        """Keeps quiet about browsers that hang up early."""
