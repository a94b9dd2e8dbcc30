from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.analysis import Analysis
from ...models.error_response import ErrorResponse
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: str,
    *,
    include_result: bool | Unset = False,
    include_transactions: bool | Unset = True,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["include_result"] = include_result

    params["include_transactions"] = include_transactions

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/analyses/{id}".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Analysis | Any | ErrorResponse | None:
    if response.status_code == 200:
        response_200 = Analysis.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

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

    if response.status_code == 507:
        response_507 = ErrorResponse.from_dict(response.json())

        return response_507

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Analysis | Any | ErrorResponse]:
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
    include_result: bool | Unset = False,
    include_transactions: bool | Unset = True,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
) -> Response[Analysis | Any | ErrorResponse]:
    """Read an analysis

     With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need
    to ask in a loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is
    304.

    Args:
        id (str):
        include_result (bool | Unset):  Default: False.
        include_transactions (bool | Unset):  Default: True.
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Analysis | Any | ErrorResponse]
    """

    kwargs = _get_kwargs(
        id=id,
        include_result=include_result,
        include_transactions=include_transactions,
        wait=wait,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    *,
    client: AuthenticatedClient,
    include_result: bool | Unset = False,
    include_transactions: bool | Unset = True,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
) -> Analysis | Any | ErrorResponse | None:
    """Read an analysis

     With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need
    to ask in a loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is
    304.

    Args:
        id (str):
        include_result (bool | Unset):  Default: False.
        include_transactions (bool | Unset):  Default: True.
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Analysis | Any | ErrorResponse
    """

    return sync_detailed(
        id=id,
        client=client,
        include_result=include_result,
        include_transactions=include_transactions,
        wait=wait,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    include_result: bool | Unset = False,
    include_transactions: bool | Unset = True,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
) -> Response[Analysis | Any | ErrorResponse]:
    """Read an analysis

     With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need
    to ask in a loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is
    304.

    Args:
        id (str):
        include_result (bool | Unset):  Default: False.
        include_transactions (bool | Unset):  Default: True.
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Analysis | Any | ErrorResponse]
    """

    kwargs = _get_kwargs(
        id=id,
        include_result=include_result,
        include_transactions=include_transactions,
        wait=wait,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    *,
    client: AuthenticatedClient,
    include_result: bool | Unset = False,
    include_transactions: bool | Unset = True,
    wait: int | Unset = 0,
    if_none_match: str | Unset = UNSET,
) -> Analysis | Any | ErrorResponse | None:
    """Read an analysis

     With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need
    to ask in a loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is
    304.

    Args:
        id (str):
        include_result (bool | Unset):  Default: False.
        include_transactions (bool | Unset):  Default: True.
        wait (int | Unset):  Default: 0.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Analysis | Any | ErrorResponse
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            include_result=include_result,
            include_transactions=include_transactions,
            wait=wait,
            if_none_match=if_none_match,
        )
    ).parsed
