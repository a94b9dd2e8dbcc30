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

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/analyses/{id}/transactions.csv".format(
            id=quote(str(id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | str | None:
    if response.status_code == 200:
        response_200 = response.text
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
) -> Response[ErrorResponse | str]:
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
) -> Response[ErrorResponse | str]:
    """Export transactions

     The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV
    in UTF-8 with a header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula
    is preceded by an apostrophe.

    The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`,
    `credit`, `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`,
    `category_rule`, `category_confidence`, `flags` and `page`: the members of a transaction, and its
    amount once more as `debit` or `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts
    are rupees with two decimals, without groups; flags are separated by spaces; what there is not is
    empty. Find columns by their names: more may be added.

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

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | str]
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
) -> ErrorResponse | str | None:
    """Export transactions

     The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV
    in UTF-8 with a header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula
    is preceded by an apostrophe.

    The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`,
    `credit`, `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`,
    `category_rule`, `category_confidence`, `flags` and `page`: the members of a transaction, and its
    amount once more as `debit` or `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts
    are rupees with two decimals, without groups; flags are separated by spaces; what there is not is
    empty. Find columns by their names: more may be added.

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

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | str
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
) -> Response[ErrorResponse | str]:
    """Export transactions

     The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV
    in UTF-8 with a header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula
    is preceded by an apostrophe.

    The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`,
    `credit`, `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`,
    `category_rule`, `category_confidence`, `flags` and `page`: the members of a transaction, and its
    amount once more as `debit` or `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts
    are rupees with two decimals, without groups; flags are separated by spaces; what there is not is
    empty. Find columns by their names: more may be added.

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

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | str]
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
) -> ErrorResponse | str | None:
    """Export transactions

     The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV
    in UTF-8 with a header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula
    is preceded by an apostrophe.

    The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`,
    `credit`, `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`,
    `category_rule`, `category_confidence`, `flags` and `page`: the members of a transaction, and its
    amount once more as `debit` or `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts
    are rupees with two decimals, without groups; flags are separated by spaces; what there is not is
    empty. Find columns by their names: more may be added.

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

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | str
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
        )
    ).parsed
