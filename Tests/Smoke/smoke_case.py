"""The base of the smoke tests: a browser, and a server of the built files with and without the engine."""

import pathlib
import tempfile

from harness import Server
from harness.server import BUILT

HERE = pathlib.Path(__file__).parent


class SmokeCase:
    """Tests in a browser that a subclass names, on a page that another one does."""

    start = None
    #: The file of the page, and the name of what it shows.
    page = "smoke.html"
    shown = "pager"

    @classmethod
    def setUpClass(cls):
        """Starts the browser, and a server of the built files with and without the engine."""
        folder = tempfile.TemporaryDirectory(prefix="riffle-smoke-")
        cls.addClassCleanup(folder.cleanup)
        for name in ("whole", "bare"):
            site = pathlib.Path(folder.name, name)
            site.mkdir()
            for file in (*BUILT.glob("riffle.*"), HERE / cls.page):
                if name == "whole" or file.suffix != ".wasm":
                    (site / file.name).symlink_to(file)
        cls.server = Server(folder.name)
        cls.addClassCleanup(cls.server.close)
        cls.browser = cls.start()
        cls.addClassCleanup(cls.browser.close)
        print(f"{cls.start.__name__} {cls.browser.version}", flush=True)

    def show(self, attributes="", site="whole"):
        """Shows the page, with these attributes, once it is known whether it runs."""
        self.check_errors()
        self.browser.open(f"{self.server.address}/{site}/{self.page}?{attributes}")
        self.browser.wait_for(f"customElements.get('riffle-{self.shown}') !== undefined")
        started = self.browser.evaluate(f"{self.shown}.ready")
        self.assertEqual(started, site == "whole")
        self.assertEqual(self.browser.evaluate(f"{self.shown}.hasAttribute('ready')"), started)

    def tearDown(self):
        """Fails the test for errors in the page that it has shown last."""
        self.check_errors()

    def check_errors(self):
        """Nothing may go wrong unseen."""
        self.assertEqual(self.browser.evaluate("globalThis.errors ?? []"), [])
