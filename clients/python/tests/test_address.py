"""The address with or without `/v1`, and addresses and tokens that cannot work."""

import pytest
from flavours import Flavour

from lending import Lending
from lending.address import api_address


@pytest.mark.parametrize(
    ("base_url", "wanted"),
    [
        ("https://lending.example.com", "https://lending.example.com/v1"),
        ("https://lending.example.com/", "https://lending.example.com/v1"),
        ("https://lending.example.com/v1", "https://lending.example.com/v1"),
        ("https://lending.example.com/v1/", "https://lending.example.com/v1"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1"),
        ("http://127.0.0.1:8080/v1//", "http://127.0.0.1:8080/v1"),
        ("https://example.com/lending", "https://example.com/lending/v1"),
        ("https://example.com/lending/v1", "https://example.com/lending/v1"),
        ("https://example.com/dev1", "https://example.com/dev1/v1"),
        ("https://v1", "https://v1/v1"),
    ],
)
def test_the_version_may_be_in_the_address_or_not(base_url: str, wanted: str) -> None:
    assert api_address(base_url) == wanted


@pytest.mark.parametrize(
    "base_url",
    [
        "",
        "lending.example.com",
        "localhost:8080",
        "ftp://lending.example.com",
        "https://",
        "https://lending.example.com:port",
        "https://lending.example.com/?team=1",
        "https://lending.example.com/?",
        "https://lending.example.com/#top",
    ],
)
def test_an_address_that_cannot_work_is_refused_at_once(base_url: str) -> None:
    with pytest.raises(ValueError, match="is not the address of a service"):
        api_address(base_url)


@pytest.mark.parametrize(
    "base_url", ["https://asha:secret@example.com", "asha:secret@example.com", "https://asha:secret@"]
)
def test_a_password_in_the_address_is_refused_and_not_repeated(base_url: str) -> None:
    with pytest.raises(ValueError) as refused:
        api_address(base_url)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("token", ["", "las_live_secret\n", " las_live_secret", "las_live_\u00e9secret"])
def test_what_cannot_be_a_token_is_refused_and_not_repeated(flavour: Flavour, token: str) -> None:
    with pytest.raises(ValueError, match="the token") as refused:
        flavour.client(token=token)
    assert "secret" not in str(refused.value)


def test_the_environment_names_the_service(flavour: Flavour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LENDING_URL", "https://lending.example.com/v1")
    monkeypatch.setenv("LENDING_API_KEY", "las_live_secret")
    client = flavour.from_environment()
    assert client.token == "las_live_secret"


def test_a_missing_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LENDING_URL", "https://lending.example.com")
    monkeypatch.delenv("LENDING_API_KEY", raising=False)
    with pytest.raises(ValueError, match="LENDING_API_KEY"):
        Lending.from_environment()


def test_printing_a_client_tells_where_it_goes_and_no_token(flavour: Flavour) -> None:
    client = flavour.client(token="las_live_secret")
    kind = "AsyncLending" if flavour.is_async else "Lending"
    assert repr(client) == f"{kind}('https://lending.example.com/v1')"
