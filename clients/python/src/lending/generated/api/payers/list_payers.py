from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...models.payer_list import PayerList
from ...types import UNSET, Response, Unset


def _get_kwargs(
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
        "url": "/payers",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | PayerList | None:
    if response.status_code == 200:
        response_200 = PayerList.from_dict(response.json())

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
) -> Response[ErrorResponse | PayerList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | PayerList]:
    """List remembered payers

     Payers that count as employers in every new analysis of the team. One is remembered with `PATCH
    /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in
    `provenance.remembered_payers`.

    Args:
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | PayerList]
    """

    kwargs = _get_kwargs(
        limit=limit,
        offset=offset,
        cursor=cursor,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | PayerList | None:
    """List remembered payers

     Payers that count as employers in every new analysis of the team. One is remembered with `PATCH
    /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in
    `provenance.remembered_payers`.

    Args:
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | PayerList
    """

    return sync_detailed(
        client=client,
        limit=limit,
        offset=offset,
        cursor=cursor,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | PayerList]:
    """List remembered payers

     Payers that count as employers in every new analysis of the team. One is remembered with `PATCH
    /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in
    `provenance.remembered_payers`.

    Args:
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | PayerList]
    """

    kwargs = _get_kwargs(
        limit=limit,
        offset=offset,
        cursor=cursor,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | PayerList | None:
    """List remembered payers

     Payers that count as employers in every new analysis of the team. One is remembered with `PATCH
    /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in
    `provenance.remembered_payers`.

    Args:
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | PayerList
    """

    return (
        await asyncio_detailed(
            client=client,
            limit=limit,
            offset=offset,
            cursor=cursor,
        )
    ).parsed
