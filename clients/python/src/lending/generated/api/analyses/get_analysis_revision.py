from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...models.revision import Revision
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: str,
    number: int,
    *,
    include_transactions: bool | Unset = True,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["include_transactions"] = include_transactions

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/analyses/{id}/revisions/{number}".format(
            id=quote(str(id), safe=""),
            number=quote(str(number), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | Revision | None:
    if response.status_code == 200:
        response_200 = Revision.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = ErrorResponse.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = ErrorResponse.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = ErrorResponse.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = ErrorResponse.from_dict(response.json())

        return response_404

    if response.status_code == 409:
        response_409 = ErrorResponse.from_dict(response.json())

        return response_409

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
) -> Response[ErrorResponse | Revision]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: str,
    number: int,
    *,
    client: AuthenticatedClient,
    include_transactions: bool | Unset = True,
) -> Response[ErrorResponse | Revision]:
    """Read a revision

     One revision with its report, byte for byte as it was when it was made.

    Args:
        id (str):
        number (int):
        include_transactions (bool | Unset):  Default: True.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | Revision]
    """

    kwargs = _get_kwargs(
        id=id,
        number=number,
        include_transactions=include_transactions,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    number: int,
    *,
    client: AuthenticatedClient,
    include_transactions: bool | Unset = True,
) -> ErrorResponse | Revision | None:
    """Read a revision

     One revision with its report, byte for byte as it was when it was made.

    Args:
        id (str):
        number (int):
        include_transactions (bool | Unset):  Default: True.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | Revision
    """

    return sync_detailed(
        id=id,
        number=number,
        client=client,
        include_transactions=include_transactions,
    ).parsed


async def asyncio_detailed(
    id: str,
    number: int,
    *,
    client: AuthenticatedClient,
    include_transactions: bool | Unset = True,
) -> Response[ErrorResponse | Revision]:
    """Read a revision

     One revision with its report, byte for byte as it was when it was made.

    Args:
        id (str):
        number (int):
        include_transactions (bool | Unset):  Default: True.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | Revision]
    """

    kwargs = _get_kwargs(
        id=id,
        number=number,
        include_transactions=include_transactions,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    number: int,
    *,
    client: AuthenticatedClient,
    include_transactions: bool | Unset = True,
) -> ErrorResponse | Revision | None:
    """Read a revision

     One revision with its report, byte for byte as it was when it was made.

    Args:
        id (str):
        number (int):
        include_transactions (bool | Unset):  Default: True.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | Revision
    """

    return (
        await asyncio_detailed(
            id=id,
            number=number,
            client=client,
            include_transactions=include_transactions,
        )
    ).parsed
