"""Firefox, headless, through Marionette: JSON over TCP, each message after its length."""

import json
import socket

from driver import Driver
from program import DriverError, Program

PREFERENCES = 'user_pref("marionette.port", 0);\n'  # any free one


class Firefox(Driver):
    """A running Firefox; it has a finger too."""

    pointers = ("mouse", "touch")

    def __init__(self):
        command = "firefox-esr --headless --marionette --no-remote --profile ."
        self._program = Program(
            *command.split(), files={"user.js": PREFERENCES}, MOZ_CRASHREPORTER_DISABLE="1"
        )
        try:
            self._connect()
            session = self._call("NewSession")
        except BaseException:
            self._program.close()
            raise
        self.version = session["capabilities"]["browserVersion"]

    def close(self):
        """Ends the browser."""
        self._stream.close()
        self._program.close()

    def _connect(self):
        port = self._program.home / "MarionetteActivePort"
        number = self._program.wait_for(lambda: port.is_file() and port.read_text())
        with socket.create_connection(("127.0.0.1", int(number)), timeout=60) as connection:
            self._stream = connection.makefile("rwb")
        self._read()  # its greeting

    def _call(self, command, **parameters):
        message = json.dumps([0, 0, f"WebDriver:{command}", parameters]).encode()
        self._stream.write(b"%d:%s" % (len(message), message))
        self._stream.flush()
        _, _, error, result = self._read()
        if error:
            raise DriverError(f"Firefox: {command}: {error['error']}: {error['message']}")
        return result.get("value", result)

    def _read(self):
        length = b""
        while (digit := self._stream.read(1)) != b":":
            if not digit:
                raise DriverError(f"Firefox is gone; its last words: {self._program.said()[-500:]}")
            length += digit
        return json.loads(self._stream.read(int(length)))
