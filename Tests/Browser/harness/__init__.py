"""Drives a real Chromium from tests, with nothing but Python's standard library."""

from .browser import Browser
from .case import BrowserTestCase
from .page import JavaScriptError, Page
from .picture import Picture
from .server import Server

__all__ = ["Browser", "BrowserTestCase", "JavaScriptError", "Page", "Picture", "Server"]
