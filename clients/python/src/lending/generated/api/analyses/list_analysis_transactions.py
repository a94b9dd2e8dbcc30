import datetime
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.category import Category
from ...models.direction import Direction
from ...models.error_response import ErrorResponse
from ...models.transaction_flag import TransactionFlag
from ...models.transaction_list import TransactionList
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: str,
    *,
    category: list[Category] | Unset = UNSET,
    direction: Direction | Unset = UNSET,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    min_: float | Unset = UNSET,
    max_: float | Unset = UNSET,
    counterparty: str | Unset = UNSET,
    flag: TransactionFlag | Unset = UNSET,
    q: str | Unset = UNSET,
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_category: list[str] | Unset = UNSET
    if not isinstance(category, Unset):
        json_category = []
        for category_item_data in category:
            category_item = category_item_data.value
            json_category.append(category_item)

    params["category"] = json_category

    json_direction: str | Unset = UNSET
    if not isinstance(direction, Unset):
        json_direction = direction.value

    params["direction"] = json_direction

    json_from_: str | Unset = UNSET
    if not isinstance(from_, Unset):
        json_from_ = from_.isoformat()
    params["from"] = json_from_

    json_to: str | Unset = UNSET
    if not isinstance(to, Unset):
        json_to = to.isoformat()
    params["to"] = json_to

    params["min"] = min_

    params["max"] = max_

    params["counterparty"] = counterparty

    json_flag: str | Unset = UNSET
    if not isinstance(flag, Unset):
        json_flag = flag.value

    params["flag"] = json_flag

    params["q"] = q

    params["limit"] = limit

    params["offset"] = offset

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/analyses/{id}/transactions".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | TransactionList | None:
    if response.status_code == 200:
        response_200 = TransactionList.from_dict(response.json())

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
) -> Response[ErrorResponse | TransactionList]:
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
    category: list[Category] | Unset = UNSET,
    direction: Direction | Unset = UNSET,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    min_: float | Unset = UNSET,
    max_: float | Unset = UNSET,
    counterparty: str | Unset = UNSET,
    flag: TransactionFlag | Unset = UNSET,
    q: str | Unset = UNSET,
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | TransactionList]:
    """List transactions

     The rows of a completed analysis, read and categorised, as its report has them. Filters that are
    given together must all be met.

    Args:
        id (str):
        category (list[Category] | Unset):
        direction (Direction | Unset): Which way the money went, seen from the account holder.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        min_ (float | Unset):
        max_ (float | Unset):
        counterparty (str | Unset):
        flag (TransactionFlag | Unset): What is to be known about a row. New values may be added.
        q (str | Unset):
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | TransactionList]
    """

    kwargs = _get_kwargs(
        id=id,
        category=category,
        direction=direction,
        from_=from_,
        to=to,
        min_=min_,
        max_=max_,
        counterparty=counterparty,
        flag=flag,
        q=q,
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
    category: list[Category] | Unset = UNSET,
    direction: Direction | Unset = UNSET,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    min_: float | Unset = UNSET,
    max_: float | Unset = UNSET,
    counterparty: str | Unset = UNSET,
    flag: TransactionFlag | Unset = UNSET,
    q: str | Unset = UNSET,
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | TransactionList | None:
    """List transactions

     The rows of a completed analysis, read and categorised, as its report has them. Filters that are
    given together must all be met.

    Args:
        id (str):
        category (list[Category] | Unset):
        direction (Direction | Unset): Which way the money went, seen from the account holder.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        min_ (float | Unset):
        max_ (float | Unset):
        counterparty (str | Unset):
        flag (TransactionFlag | Unset): What is to be known about a row. New values may be added.
        q (str | Unset):
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | TransactionList
    """

    return sync_detailed(
        id=id,
        client=client,
        category=category,
        direction=direction,
        from_=from_,
        to=to,
        min_=min_,
        max_=max_,
        counterparty=counterparty,
        flag=flag,
        q=q,
        limit=limit,
        offset=offset,
        cursor=cursor,
    ).parsed


async def asyncio_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    category: list[Category] | Unset = UNSET,
    direction: Direction | Unset = UNSET,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    min_: float | Unset = UNSET,
    max_: float | Unset = UNSET,
    counterparty: str | Unset = UNSET,
    flag: TransactionFlag | Unset = UNSET,
    q: str | Unset = UNSET,
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[ErrorResponse | TransactionList]:
    """List transactions

     The rows of a completed analysis, read and categorised, as its report has them. Filters that are
    given together must all be met.

    Args:
        id (str):
        category (list[Category] | Unset):
        direction (Direction | Unset): Which way the money went, seen from the account holder.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        min_ (float | Unset):
        max_ (float | Unset):
        counterparty (str | Unset):
        flag (TransactionFlag | Unset): What is to be known about a row. New values may be added.
        q (str | Unset):
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | TransactionList]
    """

    kwargs = _get_kwargs(
        id=id,
        category=category,
        direction=direction,
        from_=from_,
        to=to,
        min_=min_,
        max_=max_,
        counterparty=counterparty,
        flag=flag,
        q=q,
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
    category: list[Category] | Unset = UNSET,
    direction: Direction | Unset = UNSET,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    min_: float | Unset = UNSET,
    max_: float | Unset = UNSET,
    counterparty: str | Unset = UNSET,
    flag: TransactionFlag | Unset = UNSET,
    q: str | Unset = UNSET,
    limit: int | Unset = 100,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> ErrorResponse | TransactionList | None:
    """List transactions

     The rows of a completed analysis, read and categorised, as its report has them. Filters that are
    given together must all be met.

    Args:
        id (str):
        category (list[Category] | Unset):
        direction (Direction | Unset): Which way the money went, seen from the account holder.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        min_ (float | Unset):
        max_ (float | Unset):
        counterparty (str | Unset):
        flag (TransactionFlag | Unset): What is to be known about a row. New values may be added.
        q (str | Unset):
        limit (int | Unset):  Default: 100.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | TransactionList
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            category=category,
            direction=direction,
            from_=from_,
            to=to,
            min_=min_,
            max_=max_,
            counterparty=counterparty,
            flag=flag,
            q=q,
            limit=limit,
            offset=offset,
            cursor=cursor,
        )
    ).parsed
