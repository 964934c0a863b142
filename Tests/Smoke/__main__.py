"""Runs the smoke tests, in Firefox and WebKitGTK: python3 Tests/Smoke [part of a name …]"""

import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
# The server and the formulas of the browser tests serve here too.
sys.path[:0] = [str(HERE), str(HERE.parent / "Browser")]


class Result(unittest.TextTestResult):
    """Counts what passed; a test with a subtest that failed has not."""

    passed = 0

    def addSuccess(self, test):
        """Counts a test."""
        self.passed += 1
        super().addSuccess(test)

    def failed(self):
        """How many tests, or starts of a browser, failed."""
        bad = [test for test, _ in self.failures + self.errors + self.skipped]
        return len({getattr(test, "test_case", test).id() for test in bad})


def main():
    """Runs the chosen tests, all by default; ends with the line "N passed, N failed"."""
    if not (HERE.parent.parent / ".build/web/riffle.wasm").is_file():
        sys.exit("the web files are not there: run `make web` first")
    loader = unittest.TestLoader()
    if sys.argv[1:]:
        loader.testNamePatterns = [f"*{name}*" for name in sys.argv[1:]]
    runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result)
    result = runner.run(loader.discover(str(HERE)))
    failed = result.failed()
    if not result.passed and not failed:
        sys.exit("no such test")
    print(f"{result.passed} passed, {failed} failed", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
