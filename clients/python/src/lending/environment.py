"""The address and the API key from the environment, where servers keep them."""

import os

URL_VARIABLE = "LENDING_URL"
API_KEY_VARIABLE = "LENDING_API_KEY"


def address_and_key() -> tuple[str, str]:
    missing = [name for name in (URL_VARIABLE, API_KEY_VARIABLE) if not os.environ.get(name)]
    if missing:
        raise ValueError(f"not set in the environment: {', '.join(missing)}")
    return os.environ[URL_VARIABLE], os.environ[API_KEY_VARIABLE]
