from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...models.login_token import LoginToken
from ...models.sign_in_request import SignInRequest
from ...types import Response


def _get_kwargs(
    *,
    body: SignInRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/auth/token",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | LoginToken | None:
    if response.status_code == 200:
        response_200 = LoginToken.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = ErrorResponse.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = ErrorResponse.from_dict(response.json())

        return response_401

    if response.status_code == 408:
        response_408 = ErrorResponse.from_dict(response.json())

        return response_408

    if response.status_code == 413:
        response_413 = ErrorResponse.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = ErrorResponse.from_dict(response.json())

        return response_415

    if response.status_code == 429:
        response_429 = ErrorResponse.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = ErrorResponse.from_dict(response.json())

        return response_500

    if response.status_code == 503:
        response_503 = ErrorResponse.from_dict(response.json())

        return response_503

    if response.status_code == 507:
        response_507 = ErrorResponse.from_dict(response.json())

        return response_507

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorResponse | LoginToken]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: SignInRequest,
) -> Response[ErrorResponse | LoginToken]:
    """Sign in

     Exchanges an email and a password for a login token, for apps that act as a person. Servers use an
    API key instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the
    account for that network for 15 minutes, doubling up to an hour; thirty within an hour from
    everywhere lock it for networks and devices that never signed in to it. Live tokens and API keys are
    not touched by a lock.

    Args:
        body (SignInRequest): Credentials of a person.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | LoginToken]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: SignInRequest,
) -> ErrorResponse | LoginToken | None:
    """Sign in

     Exchanges an email and a password for a login token, for apps that act as a person. Servers use an
    API key instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the
    account for that network for 15 minutes, doubling up to an hour; thirty within an hour from
    everywhere lock it for networks and devices that never signed in to it. Live tokens and API keys are
    not touched by a lock.

    Args:
        body (SignInRequest): Credentials of a person.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | LoginToken
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: SignInRequest,
) -> Response[ErrorResponse | LoginToken]:
    """Sign in

     Exchanges an email and a password for a login token, for apps that act as a person. Servers use an
    API key instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the
    account for that network for 15 minutes, doubling up to an hour; thirty within an hour from
    everywhere lock it for networks and devices that never signed in to it. Live tokens and API keys are
    not touched by a lock.

    Args:
        body (SignInRequest): Credentials of a person.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | LoginToken]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: SignInRequest,
) -> ErrorResponse | LoginToken | None:
    """Sign in

     Exchanges an email and a password for a login token, for apps that act as a person. Servers use an
    API key instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the
    account for that network for 15 minutes, doubling up to an hour; thirty within an hour from
    everywhere lock it for networks and devices that never signed in to it. Live tokens and API keys are
    not touched by a lock.

    Args:
        body (SignInRequest): Credentials of a person.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | LoginToken
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
