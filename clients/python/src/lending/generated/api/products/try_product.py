from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...models.product_trial import ProductTrial
from ...models.try_product_request import TryProductRequest
from ...types import Response


def _get_kwargs(
    id: str,
    *,
    body: TryProductRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/products/{id}/try".format(
            id=quote(str(id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | ProductTrial | None:
    if response.status_code == 200:
        response_200 = ProductTrial.from_dict(response.json())

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
) -> Response[ErrorResponse | ProductTrial]:
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
    body: TryProductRequest,
) -> Response[ErrorResponse | ProductTrial]:
    """Try a product on old cases

     Decides the team's last completed analyses again, under the product as it is or as a draft would
    make it, and tells which would be decided otherwise. What was corrected stays corrected, what forced
    a review keeps forcing it, and what people decided in reviews is not looked at: `before` is the
    decision of the analysis. Nothing is stored and nothing is billed. An answer takes some 15 seconds
    at most: where cases are `left`, go on with `next_cursor` and add the answers up. Reviewers, members
    and owners.

    Args:
        id (str):
        body (TryProductRequest): What is to be tried, and on which cases.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | ProductTrial]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    *,
    client: AuthenticatedClient,
    body: TryProductRequest,
) -> ErrorResponse | ProductTrial | None:
    """Try a product on old cases

     Decides the team's last completed analyses again, under the product as it is or as a draft would
    make it, and tells which would be decided otherwise. What was corrected stays corrected, what forced
    a review keeps forcing it, and what people decided in reviews is not looked at: `before` is the
    decision of the analysis. Nothing is stored and nothing is billed. An answer takes some 15 seconds
    at most: where cases are `left`, go on with `next_cursor` and add the answers up. Reviewers, members
    and owners.

    Args:
        id (str):
        body (TryProductRequest): What is to be tried, and on which cases.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | ProductTrial
    """

    return sync_detailed(
        id=id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    body: TryProductRequest,
) -> Response[ErrorResponse | ProductTrial]:
    """Try a product on old cases

     Decides the team's last completed analyses again, under the product as it is or as a draft would
    make it, and tells which would be decided otherwise. What was corrected stays corrected, what forced
    a review keeps forcing it, and what people decided in reviews is not looked at: `before` is the
    decision of the analysis. Nothing is stored and nothing is billed. An answer takes some 15 seconds
    at most: where cases are `left`, go on with `next_cursor` and add the answers up. Reviewers, members
    and owners.

    Args:
        id (str):
        body (TryProductRequest): What is to be tried, and on which cases.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | ProductTrial]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    *,
    client: AuthenticatedClient,
    body: TryProductRequest,
) -> ErrorResponse | ProductTrial | None:
    """Try a product on old cases

     Decides the team's last completed analyses again, under the product as it is or as a draft would
    make it, and tells which would be decided otherwise. What was corrected stays corrected, what forced
    a review keeps forcing it, and what people decided in reviews is not looked at: `before` is the
    decision of the analysis. Nothing is stored and nothing is billed. An answer takes some 15 seconds
    at most: where cases are `left`, go on with `next_cursor` and add the answers up. Reviewers, members
    and owners.

    Args:
        id (str):
        body (TryProductRequest): What is to be tried, and on which cases.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | ProductTrial
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            body=body,
        )
    ).parsed
