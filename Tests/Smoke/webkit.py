"""WebKitGTK's MiniBrowser on a display that nobody sees, through W3C WebDriver: JSON over HTTP."""

import http.client
import json
import re
import socket

from driver import Driver
from program import DriverError, Program

# The standard's commands: method and path within the session.
COMMANDS = {
    "Navigate": ("POST", "/url"),
    "ExecuteAsyncScript": ("POST", "/execute/async"),
    "PerformActions": ("POST", "/actions"),
    "ReleaseActions": ("DELETE", "/actions"),
}


class WebKit(Driver):
    """A running WebKitGTK. Its driver has no finger: what should be touch arrives as mouse."""

    def __init__(self):
        self._programs = []
        try:
            self._connect(self._display())
            session = self._send("POST", "/session", {"capabilities": {}})
        except BaseException:
            self._end()
            raise
        self._session = f"/session/{session['sessionId']}"
        self.version = session["capabilities"]["browserVersion"]

    def close(self):
        """Ends the browser and its display."""
        self._send("DELETE", self._session)
        self._end()

    def _start(self, *command, **environment):
        program = Program(*command, **environment)
        self._programs.append(program)
        return program

    def _end(self):
        for program in reversed(self._programs):
            program.close()

    def _display(self):
        # It takes the next free display, and prints which.
        server = self._start(*"Xvfb -displayfd 1 -screen 0 1024x768x24 -nolisten tcp".split())
        return ":" + server.wait_for(lambda: re.search(r"^(\d+)\n", server.said(), re.M))[1]

    def _connect(self, display):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        driver = self._start(
            "WebKitWebDriver", f"--port={port}", DISPLAY=display, GDK_BACKEND="x11"
        )
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        driver.wait_for(self._listens)

    def _listens(self):
        try:
            return self._send("GET", "/status")["ready"]
        except ConnectionRefusedError:
            self._connection.close()
            return False

    def _call(self, command, **parameters):
        method, path = COMMANDS[command]
        return self._send(method, self._session + path, parameters)

    def _send(self, method, path, parameters=None):
        body = None if method != "POST" else json.dumps(parameters)
        self._connection.request(method, path, body)
        value = json.load(self._connection.getresponse())["value"]
        if isinstance(value, dict) and "error" in value:
            raise DriverError(f"WebKit: {method} {path}: {value['error']}: {value['message']}")
        return value
