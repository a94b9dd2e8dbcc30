from ...open_enum import OpenEnum


class TokenKind(OpenEnum):
    """The kind of a token: an API key of a server, or the login token of a person. New values may be added."""

    API_KEY = "api_key"
    LOGIN = "login"
