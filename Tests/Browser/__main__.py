"""Runs the browser tests: python3 Tests/Browser [-v] [part of a test's name …]"""

import argparse
import pathlib
import sys
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
BUILT = HERE.parent.parent / ".build/web/riffle.wasm"


class Result(unittest.TextTestResult):
    """Counts, and prints a line for each test with its seconds."""

    passed = 0

    def startTest(self, test):
        """Starts the clock of a test."""
        self._started = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        """Prints how a test went."""
        super().stopTest(test)
        # A subtest that failed names the test that it is part of.
        failed = any(test in (bad, getattr(bad, "test_case", None)) for bad, _ in self._bad())
        self.passed += not failed
        seconds = time.monotonic() - self._started
        name = test.id().replace("__main__.", "")
        self.stream.writeln(f"{'✘' if failed else '✔'} {name} ({seconds:.2f} s)")
        self.stream.flush()

    def failed(self):
        """How many tests, or set-ups of a class or module, failed."""
        return len({bad.id() for bad, _ in self._bad()})

    def _bad(self):
        # A test that is left out says nothing about the product, so it counts as failed.
        return [*self.failures, *self.errors, *self.skipped]


def main():
    """Runs the chosen tests, all by default; ends with the line "N passed, N failed"."""
    arguments = argparse.ArgumentParser(prog="Tests/Browser", description=__doc__)
    arguments.add_argument("names", nargs="*", help="parts of the names of the tests to run")
    chosen = arguments.parse_args()
    if not BUILT.is_file():
        sys.exit(f"{BUILT} is not there: run `make web` first")
    sys.path.insert(0, str(HERE))
    loader = unittest.TestLoader()
    if chosen.names:
        loader.testNamePatterns = [f"*{name}*" for name in chosen.names]
    tests = loader.discover(str(HERE), top_level_dir=str(HERE))
    runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=0, resultclass=Result)
    result = runner.run(tests)
    failed = result.failed()
    if not result.testsRun and not failed:
        sys.exit("no such test")
    print(f"{result.passed} passed, {failed} failed", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
