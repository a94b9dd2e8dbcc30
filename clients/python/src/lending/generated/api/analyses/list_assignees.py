from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.assignee_list import AssigneeList
from ...models.error_response import ErrorResponse
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    limit: int | Unset = 100,
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
        "url": "/assignees",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AssigneeList | ErrorResponse | None:
    if response.status_code == 200:
        response_200 = AssigneeList.from_dict(response.json())

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

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[AssigneeList | ErrorResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[AssigneeList | ErrorResponse]:
    """List who can be given a case

     The people of the team who have access and may review: owners, reviewers, and members unless the
    team leaves reviews to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.

    Args:
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AssigneeList | ErrorResponse]
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
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> AssigneeList | ErrorResponse | None:
    """List who can be given a case

     The people of the team who have access and may review: owners, reviewers, and members unless the
    team leaves reviews to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.

    Args:
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AssigneeList | ErrorResponse
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
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[AssigneeList | ErrorResponse]:
    """List who can be given a case

     The people of the team who have access and may review: owners, reviewers, and members unless the
    team leaves reviews to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.

    Args:
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AssigneeList | ErrorResponse]
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
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> AssigneeList | ErrorResponse | None:
    """List who can be given a case

     The people of the team who have access and may review: owners, reviewers, and members unless the
    team leaves reviews to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.

    Args:
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AssigneeList | ErrorResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            limit=limit,
            offset=offset,
            cursor=cursor,
        )
    ).parsed
