"""What a test page has written into its `log`."""

from harness import BrowserTestCase


class LogTestCase(BrowserTestCase):
    """A page whose `log` holds what happened: lists of a kind and what else is to be said."""

    def js(self, expression, *arguments):
        """The value of a JavaScript expression in the page."""
        return self.page.evaluate(expression, *arguments)

    def heard(self, kind):
        """What of a kind was told since it was last asked."""
        return self.js("""(type) => {
          const found = log.filter(([name]) => name === type).map(([, ...rest]) => rest);
          log.splice(0, log.length, ...log.filter(([name]) => name !== type));
          return found;
        }""", kind)
