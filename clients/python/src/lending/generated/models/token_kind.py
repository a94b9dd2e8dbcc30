from ...open_enum import OpenEnum


class TokenKind(OpenEnum):
    """The kind of a token."""

    API_KEY = "api_key"
    LOGIN = "login"
