import datetime
from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...models.event_list import EventList
from ...models.event_type import EventType
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    type_: EventType | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_type_: str | Unset = UNSET
    if not isinstance(type_, Unset):
        json_type_ = type_.value

    params["type"] = json_type_

    json_created_after: str | Unset = UNSET
    if not isinstance(created_after, Unset):
        json_created_after = created_after.isoformat()
    params["created_after"] = json_created_after

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/events",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | EventList | None:
    if response.status_code == 200:
        response_200 = EventList.from_dict(response.json())

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
) -> Response[ErrorResponse | EventList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    type_: EventType | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | EventList]:
    """List events

     What happened to the team's analyses and credit checks in the last 30 days, the oldest first.
    Whoever keeps `next_cursor` and asks again with it misses nothing and reads nothing twice: an event
    that becomes known later always stands later in the list. The same events are sent to webhook
    endpoints.

    Args:
        type_ (EventType | Unset): What an event tells of. New values may be added.
        created_after (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | EventList]
    """

    kwargs = _get_kwargs(
        type_=type_,
        created_after=created_after,
        limit=limit,
        cursor=cursor,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    type_: EventType | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | EventList | None:
    """List events

     What happened to the team's analyses and credit checks in the last 30 days, the oldest first.
    Whoever keeps `next_cursor` and asks again with it misses nothing and reads nothing twice: an event
    that becomes known later always stands later in the list. The same events are sent to webhook
    endpoints.

    Args:
        type_ (EventType | Unset): What an event tells of. New values may be added.
        created_after (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | EventList
    """

    return sync_detailed(
        client=client,
        type_=type_,
        created_after=created_after,
        limit=limit,
        cursor=cursor,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    type_: EventType | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | EventList]:
    """List events

     What happened to the team's analyses and credit checks in the last 30 days, the oldest first.
    Whoever keeps `next_cursor` and asks again with it misses nothing and reads nothing twice: an event
    that becomes known later always stands later in the list. The same events are sent to webhook
    endpoints.

    Args:
        type_ (EventType | Unset): What an event tells of. New values may be added.
        created_after (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | EventList]
    """

    kwargs = _get_kwargs(
        type_=type_,
        created_after=created_after,
        limit=limit,
        cursor=cursor,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    type_: EventType | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | EventList | None:
    """List events

     What happened to the team's analyses and credit checks in the last 30 days, the oldest first.
    Whoever keeps `next_cursor` and asks again with it misses nothing and reads nothing twice: an event
    that becomes known later always stands later in the list. The same events are sent to webhook
    endpoints.

    Args:
        type_ (EventType | Unset): What an event tells of. New values may be added.
        created_after (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | EventList
    """

    return (
        await asyncio_detailed(
            client=client,
            type_=type_,
            created_after=created_after,
            limit=limit,
            cursor=cursor,
        )
    ).parsed
