from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...models.product_version_list import ProductVersionList
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: str,
    *,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["offset"] = offset

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/products/{id}/versions".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | ProductVersionList | None:
    if response.status_code == 200:
        response_200 = ProductVersionList.from_dict(response.json())

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

    if response.status_code == 429:
        response_429 = ErrorResponse.from_dict(response.json())

        return response_429

    if response.status_code == 500:
        response_500 = ErrorResponse.from_dict(response.json())

        return response_500

    if response.status_code == 503:
        response_503 = ErrorResponse.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ErrorResponse | ProductVersionList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | ProductVersionList]:
    """List the versions of a product

     Every version of a product, active or archived: its terms as they were, and what differs from the
    version before. The audit record names who made each (`GET /audit-events` with the product as
    `subject`).

    Args:
        id (str):
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | ProductVersionList]
    """

    kwargs = _get_kwargs(
        id=id,
        limit=limit,
        offset=offset,
        cursor=cursor,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | ProductVersionList | None:
    """List the versions of a product

     Every version of a product, active or archived: its terms as they were, and what differs from the
    version before. The audit record names who made each (`GET /audit-events` with the product as
    `subject`).

    Args:
        id (str):
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | ProductVersionList
    """

    return sync_detailed(
        id=id,
        client=client,
        limit=limit,
        offset=offset,
        cursor=cursor,
    ).parsed


async def asyncio_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | ProductVersionList]:
    """List the versions of a product

     Every version of a product, active or archived: its terms as they were, and what differs from the
    version before. The audit record names who made each (`GET /audit-events` with the product as
    `subject`).

    Args:
        id (str):
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | ProductVersionList]
    """

    kwargs = _get_kwargs(
        id=id,
        limit=limit,
        offset=offset,
        cursor=cursor,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | ProductVersionList | None:
    """List the versions of a product

     Every version of a product, active or archived: its terms as they were, and what differs from the
    version before. The audit record names who made each (`GET /audit-events` with the product as
    `subject`).

    Args:
        id (str):
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | ProductVersionList
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            limit=limit,
            offset=offset,
            cursor=cursor,
        )
    ).parsed
