"""The version of this package, which is also what it calls itself when it asks the service."""

__version__ = "0.1.0"
