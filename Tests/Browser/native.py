"""The native engine: `riffle-replay`, fed with a trace."""

import functools
import json
import pathlib
import subprocess

from harness.server import ROOT


@functools.cache
def program():
    """Where `riffle-replay` is, built from the sources as they are.

    `make test` has built it, and then this takes a second. One that is older than riffle.wasm would
    blame the browser for what has changed in the engine.
    """
    build = ["swift", "build", "--product", "riffle-replay"]
    for command in (build, [*build, "--show-bin-path"]):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise AssertionError(f"riffle-replay cannot be built: {done.stdout}{done.stderr}")
    return pathlib.Path(done.stdout.strip()) / "riffle-replay"


def replay(trace):
    """The lines that the native engine prints for the text of a trace, as dictionaries."""
    command = [program(), "-"]
    done = subprocess.run(command, input=trace, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"riffle-replay does not take the trace: {done.stderr}")
    return [json.loads(line) for line in done.stdout.splitlines()]
