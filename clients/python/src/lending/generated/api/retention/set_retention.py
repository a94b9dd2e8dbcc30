from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...models.retention import Retention
from ...models.retention_request import RetentionRequest
from ...types import Response


def _get_kwargs(
    *,
    body: RetentionRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/retention",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | Retention | None:
    if response.status_code == 200:
        response_200 = Retention.from_dict(response.json())

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
) -> Response[ErrorResponse | Retention]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: RetentionRequest,
) -> Response[ErrorResponse | Retention]:
    """Set the retention

     What is older is erased within the hour, each with its certificate; what is on legal hold stays. A
    member that is left out or null is kept until somebody erases it. Owners only.

    Args:
        body (RetentionRequest): For how many days the team is to keep what: 1 to 3,660. Null:
            until somebody erases it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | Retention]
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
    client: AuthenticatedClient,
    body: RetentionRequest,
) -> ErrorResponse | Retention | None:
    """Set the retention

     What is older is erased within the hour, each with its certificate; what is on legal hold stays. A
    member that is left out or null is kept until somebody erases it. Owners only.

    Args:
        body (RetentionRequest): For how many days the team is to keep what: 1 to 3,660. Null:
            until somebody erases it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | Retention
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: RetentionRequest,
) -> Response[ErrorResponse | Retention]:
    """Set the retention

     What is older is erased within the hour, each with its certificate; what is on legal hold stays. A
    member that is left out or null is kept until somebody erases it. Owners only.

    Args:
        body (RetentionRequest): For how many days the team is to keep what: 1 to 3,660. Null:
            until somebody erases it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | Retention]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: RetentionRequest,
) -> ErrorResponse | Retention | None:
    """Set the retention

     What is older is erased within the hour, each with its certificate; what is on legal hold stays. A
    member that is left out or null is kept until somebody erases it. Owners only.

    Args:
        body (RetentionRequest): For how many days the team is to keep what: 1 to 3,660. Null:
            until somebody erases it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | Retention
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
