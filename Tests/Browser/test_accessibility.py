"""The showcase has no fault that axe-core knows of."""

import unittest

from harness import BrowserTestCase


class ShowcaseFaultTests(BrowserTestCase):
    """As it stands when it has loaded, in either of its looks, wide and narrow."""

    maxDiff = None

    def assert_no_fault(self, **media):
        """Opens the showcase with media features and looks at all of it."""
        self.page.set_media(**media)
        self.open("/showcase/")
        pagers = "[...document.querySelectorAll('riffle-pager')]"
        self.page.wait_for(f"Promise.all({pagers}.map((pager) => pager.ready)).then(() => true)")
        self.assertEqual(self.page.violations(), [])

    def test_in_light_and_wide(self):
        self.page.set_viewport(width=1200, height=900)
        self.assert_no_fault(prefers_color_scheme="light")

    def test_in_dark_and_narrow(self):
        self.page.set_viewport(width=390, height=844, mobile=True)
        self.assert_no_fault(prefers_color_scheme="dark")


if __name__ == "__main__":
    unittest.main()
