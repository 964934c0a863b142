"""What people take: the folder dist and the package, in a page, in an app, for the compiler."""

import json
import pathlib
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest

from harness import BrowserTestCase, Server
from harness.server import BROWSER_TESTS, ROOT

# What the README says that a page must allow.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; img-src 'self'"
)
# Called by the browser alone.
REACTIONS = {"constructor", *(f"{name}Callback" for name in ("attributeChanged", "adopted"))}
REACTIONS |= {"connectedCallback", "disconnectedCallback", "connectedMoveCallback"}


def run(*command, folder=None):
    """Runs a command; what it printed is part of the failure if it fails."""
    done = subprocess.run(command, cwd=folder, text=True, capture_output=True)
    if done.returncode:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def declared(types):
    """The values that a file of types exports, and the members of each class among them."""
    values = set(re.findall(r"^export (?:const|class|function) (\w+)", types, re.M))
    # What is declared of a class may stand in an interface of its name besides.
    parts = re.findall(r"^export (?:class|interface) (\w+)[^{]*\{\n(.*?)^\}", types, re.M | re.S)
    member = re.compile(r"^  (?:(?:readonly|get|set) )*(\w+)[?(<:]", re.M)
    classes = {name: set() for name in values & {name for name, _ in parts}}
    for name, body in parts:
        if name in classes:
            classes[name] |= set(member.findall(body))
    return values, classes


class DistTests(BrowserTestCase):
    """Built anew from the web files that are there."""

    @classmethod
    def setUpClass(cls):
        """Builds it, and unpacks the package where an app would have it."""
        super().setUpClass()
        scratch = tempfile.TemporaryDirectory(prefix="riffle-dist-")
        cls.addClassCleanup(scratch.cleanup)
        cls.scratch = pathlib.Path(scratch.name)
        cls.dist = cls.scratch / "dist"
        run(ROOT / "Scripts/build-dist", "--to", cls.dist)
        cls.manifest = json.loads((cls.dist / "package.json").read_text())
        cls.archive = cls.dist / f"riffle-{cls.manifest['version']}.tgz"
        cls.app = cls.scratch / "app"
        shutil.copytree(BROWSER_TESTS / "app", cls.app)
        (cls.app / "package.json").write_text('{ "type": "module" }')
        with tarfile.open(cls.archive) as tar:
            cls.packed = tar.getnames()
            tar.extractall(cls.scratch)
        (cls.app / "node_modules").mkdir()
        (cls.scratch / "package").rename(cls.app / "node_modules/riffle")

    def serve(self, folder):
        """The address of a server of a folder, whose pages have the policy."""
        server = Server(folder)
        self.addCleanup(server.close)
        for page in ("/index.html", "/pages/strict.html"):
            server.override(page, {"Content-Security-Policy": POLICY})
        return server.address

    def test_it_is_complete_and_its_checksums_hold(self):
        files = {path.name for path in self.dist.iterdir()}
        sums = run("sha256sum", "--strict", "-c", "SHA256SUMS", folder=self.dist)
        self.assertEqual({line.partition(":")[0] for line in sums.splitlines()},
                         files - {"SHA256SUMS"})
        packed = files - {"SHA256SUMS", self.archive.name}
        self.assertEqual(set(self.packed), {f"package/{name}" for name in packed})
        for name in packed:
            unpacked = self.app / "node_modules/riffle" / name
            self.assertEqual(unpacked.read_bytes(), (self.dist / name).read_bytes(), name)
        always = {"package.json", "README.md", "LICENSE"}
        self.assertEqual(packed, {*self.manifest["files"], *always})

    def test_whatever_the_manifest_names_is_there(self):
        exports = self.manifest["exports"]
        named = [*exports["."].values(), *(exports[name] for name in exports if name != ".")]
        for path in [*named, *self.manifest["sideEffects"], self.manifest["types"]]:
            self.assertTrue((self.dist / path).is_file(), path)
        self.assertRegex(self.manifest["version"], r"^\d+\.\d+\.\d+(-[\w.]+)?$")

    def test_the_same_input_gives_the_same_bytes(self):
        again = self.scratch / "again"
        run(ROOT / "Scripts/build-dist", "--to", again)
        for path in self.dist.iterdir():
            self.assertEqual(path.read_bytes(), (again / path.name).read_bytes(), path.name)

    def test_it_runs_in_a_page_that_allows_what_the_readme_says_and_no_more(self):
        self.assertIn(POLICY, (ROOT / "README.md").read_text())
        self.page.open(self.serve(self.dist) + "/pages/strict.html")
        self.page.wait_for("document.querySelector('riffle-pager').ready")
        turned = self.page.evaluate("document.querySelector('riffle-pager').next()")
        self.assertEqual(turned, "settled")

    def test_its_types_name_what_the_module_has(self):
        self.page.open(self.serve(self.dist) + "/pages/strict.html")
        values, classes = declared((self.dist / "riffle.d.ts").read_text())
        real = self.page.evaluate("import('/riffle.js').then((module) => Object.keys(module))")
        self.assertEqual(values, set(real))
        for name, members in classes.items():
            with self.subTest(name):
                own, missing, attributes = self.page.evaluate(
                    """(name, members) => import("/riffle.js").then(({ [name]: type }) => [
                      Object.getOwnPropertyNames(type.prototype),
                      members.filter((member) => !(member in type.prototype)),
                      (type.observedAttributes ?? []).map((attribute) =>
                        attribute.replace(/-./g, (dash) => dash[1].toUpperCase())),
                    ])""",
                    name,
                    sorted(members),
                )
                self.assertEqual(missing, [], "declared, but not there")
                self.assertEqual(set(own) - REACTIONS - members, set(), "there, but not declared")
                # As for a label.
                members |= {"for"} if "htmlFor" in members else set()
                inherited = {"dir"}
                self.assertEqual(set(attributes) - inherited - members, set(), "no property")

    def test_an_app_that_uses_its_types_compiles(self):
        run("tsc", "--noEmit", "--strict", "--skipDefaultLibCheck",
            "--target", "es2021", "--module", "node16",
            "--lib", "es2021,dom", "app.ts", folder=self.app)

    def test_an_app_that_bundles_it_runs_with_the_module_beside_it(self):
        bundle = self.scratch / "bundle"
        run("esbuild", "app.ts", "--bundle", "--minify", "--format=esm", "--log-level=warning",
            f"--outfile={bundle}/app.js", folder=self.app)
        shutil.copy(self.app / "index.html", bundle)
        shutil.copy(self.app / "node_modules/riffle/riffle.wasm", bundle)
        self.assertEqual({path.name for path in bundle.iterdir()},
                         {"app.css", "app.js", "index.html", "riffle.wasm"})
        self.page.open(self.serve(bundle) + "/index.html")
        self.assertEqual(self.page.wait_for("window.outcome"), "settled")
        self.assertEqual(self.page.evaluate("[pager.page, settled]"), [2, [2]])


if __name__ == "__main__":
    unittest.main()
