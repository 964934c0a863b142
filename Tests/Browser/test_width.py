"""How large an element is that is told little."""

from harness import BrowserTestCase


class WidthTests(BrowserTestCase):
    """A pager and a switcher in a block of 600 × 500 points, before they run and after."""

    def measure(self, style):
        """The sizes of both, as they come into the document and when they are ready."""
        return self.page.evaluate("""async (style) => {
          const block = document.createElement("div");
          block.style.cssText = "width: 600px; height: 500px";
          document.body.append(block);
          const sizes = [];
          for (const name of ["riffle-pager", "riffle-switcher"]) {
            const element = document.createElement(name);
            element.style.cssText = style;
            element.append(document.createElement("section"));
            block.append(element);
            const size = () => sizes.push([element.offsetWidth, element.offsetHeight]);
            size();
            await element.ready;
            size();
            element.remove();
          }
          block.remove();
          return sizes;
        }""", style)

    def test_it_is_as_wide_as_its_surroundings_whatever_its_height(self):
        cases = [
            ("", [600, 400]),
            ("height: 300px", [600, 300]),
            ("height: 100%", [600, 500]),
            ("height: 300px; margin: 0 20px; padding: 10px; border: 2px solid", [560, 324]),
            ("width: 240px", [240, 160]),
            ("max-width: 240px; height: 300px", [240, 300]),
        ]
        self.open("/pages/width.html")
        self.page.wait_for("customElements.get('riffle-switcher')")
        for style, size in cases:
            with self.subTest(style=style):
                self.assertEqual(self.measure(style), [size] * 4)
