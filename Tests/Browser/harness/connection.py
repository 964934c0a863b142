"""The devtools protocol over two pipes: JSON messages, each ended by a zero byte."""

import itertools
import json
import os
import threading


class ProtocolError(Exception):
    """The browser refused a command, did not answer in time, or is gone."""


class Pending:
    """An answer that is still to come."""

    def __init__(self, method):
        self.method = method
        self._arrived = threading.Event()
        self._message = None

    def arrive(self, message):
        """Stores the answer and wakes whoever waits for it."""
        self._message = message
        self._arrived.set()

    def result(self, timeout=30):
        """Waits for the answer; `timeout` is in seconds."""
        if not self._arrived.wait(timeout):
            raise ProtocolError(f"{self.method}: no answer in {timeout} s")
        if "error" in self._message:
            raise ProtocolError(f"{self.method}: {self._message['error']['message']}")
        return self._message["result"]


class Connection:
    """Sends commands and hands out answers and events; one thread reads."""

    def __init__(self, to_browser, from_browser):
        self._to_browser = to_browser
        self._from_browser = from_browser
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self._pending = {}
        self._listeners = {}
        self._gone = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, method, parameters=None, session=None):
        """Sends a command without waiting for its answer."""
        pending = Pending(method)
        message = {"method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        with self._lock:
            if self._gone:
                raise ProtocolError(f"{method}: the browser is gone")
            message["id"] = next(self._numbers)
            self._pending[message["id"]] = pending
            data = json.dumps(message).encode() + b"\0"
            try:
                while data:
                    data = data[os.write(self._to_browser, data) :]
            except OSError as error:
                raise ProtocolError(f"{method}: the browser is gone ({error})") from error
        return pending

    def call(self, method, parameters=None, session=None, timeout=30):
        """Sends a command and waits for its answer."""
        return self.send(method, parameters, session).result(timeout)

    def listen(self, session, listener):
        """Calls `listener(method, parameters)`, on the reading thread, for a session's events."""
        self._listeners[session] = listener

    def ignore(self, session):
        """Stops listening to a session."""
        self._listeners.pop(session, None)

    def close(self):
        """Closes both pipes, once the browser has closed its own ends."""
        os.close(self._to_browser)
        self._reader.join()
        os.close(self._from_browser)

    def _read(self):
        buffer = b""
        while chunk := os.read(self._from_browser, 1 << 16):
            *messages, buffer = (buffer + chunk).split(b"\0")
            for message in messages:
                self._dispatch(json.loads(message))
        with self._lock:
            self._gone = True
            left, self._pending = self._pending, {}
        for pending in left.values():
            pending.arrive({"error": {"message": "the browser is gone"}})

    def _dispatch(self, message):
        if "id" in message:
            with self._lock:
                pending = self._pending.pop(message["id"], None)
            if pending:
                pending.arrive(message)
        elif listener := self._listeners.get(message.get("sessionId")):
            listener(message["method"], message["params"])
