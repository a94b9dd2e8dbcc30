"""Where the service is and what opens it: both are checked once, before anything is sent."""

import httpx

VERSION_PATH = "/v1"


def api_address(base_url: str) -> str:
    """The address that the paths of the contract follow. It ends in `/v1`, whether or not `base_url` does."""
    # Errors end up in logs, and what stands before an `@` is a user and a password.
    shown = base_url.rpartition("@")[2]
    try:
        url = httpx.URL(base_url)
    except httpx.InvalidURL as error:
        raise ValueError(f"{shown!r} is not the address of a service: {error}") from None
    if url.scheme not in ("http", "https") or not url.host:
        raise ValueError(
            f"{shown!r} is not the address of a service: it does not start with https:// and a host"
        )
    if url.userinfo:
        raise ValueError(
            f"{shown!r} has a user or a password before it, which would be sent instead of the token"
        )
    if url.query or url.fragment or base_url.endswith(("?", "#")):
        raise ValueError(f"{shown!r} is not the address of a service: it has a '?' or a '#' in it")
    path = url.path.rstrip("/").removesuffix(VERSION_PATH)
    return str(url.copy_with(path=path + VERSION_PATH))


def checked_token(token: str) -> str:
    """Refuses what no token is, such as one with a line break at its end, without repeating it."""
    if not token or not all("!" <= character <= "~" for character in token):
        raise ValueError("the token is empty, or has a line break or another character that no token has")
    return token
