"""The base of the browser tests: a fresh page per test, and nothing may go wrong unseen."""

import contextlib
import functools
import unittest

from .browser import Browser
from .connection import ProtocolError
from .server import ROOT, Server

PICTURES = ROOT / ".build/browser"


class BrowserTestCase(unittest.TestCase):
    """A test with `self.page`, `self.server` and `self.address(path)`.

    All tests of a module share a browser and a server; `viewport` is that of the class's pages. A
    test fails if the page throws, or logs an error, that the test has not taken by
    `take_errors()`. A test that fails leaves a picture in .build/browser.
    """

    viewport = {}
    browser = None
    server = None

    def __init__(self, methodName="runTest"):
        super().__init__(methodName)
        setattr(self, methodName, self._photographed(getattr(self, methodName)))

    @classmethod
    def setUpClass(cls):
        """Starts the shared browser and server, where no other class has done so."""
        if BrowserTestCase.browser is None:
            BrowserTestCase.browser = Browser()
            BrowserTestCase.server = Server()
            unittest.addModuleCleanup(close_shared)

    def setUp(self):
        """Makes the page."""
        self.server.forget()
        self.page = self.browser.new_page(**self.viewport)
        self.addCleanup(self.page.close)

    def tearDown(self):
        """Fails the test for errors in the page that it did not expect."""
        self.assertEqual(self.take_errors(), [], "errors in the page")

    def address(self, path):
        """The address of a path on the server, such as /pages/touch.html."""
        return self.server.address + path

    def open(self, path):
        """Opens a path of the server in the page."""
        self.page.open(self.address(path))

    def take_errors(self):
        """Returns what went wrong in the page so far, and forgets it."""
        # A round trip: what the page has logged before it is here after it.
        self.page.evaluate("0")
        logged = [text for level, text in self.page.console if level in ("error", "assert")]
        errors = self.page.errors + logged
        self.page.errors.clear()
        self.page.console.clear()
        return errors

    def _photographed(self, test):
        """The test method, made to leave a picture when it fails."""

        @functools.wraps(test)
        def run():
            try:
                test()
            except Exception:
                PICTURES.mkdir(parents=True, exist_ok=True)
                with contextlib.suppress(ProtocolError):
                    self.page.screenshot(PICTURES / f"{self.id()}.png")
                raise

        return run


def close_shared():
    """Ends the shared browser and server."""
    BrowserTestCase.browser.close()
    BrowserTestCase.server.close()
    BrowserTestCase.browser = BrowserTestCase.server = None
