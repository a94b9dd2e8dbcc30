from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_credit_check_request import CreateCreditCheckRequest
from ...models.credit_check import CreditCheck
from ...models.error_response import ErrorResponse
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: CreateCreditCheckRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/credit-checks",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CreditCheck | ErrorResponse | None:
    if response.status_code == 201:
        response_201 = CreditCheck.from_dict(response.json())

        return response_201

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

    if response.status_code == 409:
        response_409 = ErrorResponse.from_dict(response.json())

        return response_409

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
) -> Response[CreditCheck | ErrorResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateCreditCheckRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreditCheck | ErrorResponse]:
    """Pull a credit-bureau report

     Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A
    person whom the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became
    of the question, or its answer cannot be read, the check is saved with `status` `needs_review`: it
    is not billed until that is known, and never pulled again by itself. Members and owners of a team
    with the `bureau` entitlement.

    Args:
        idempotency_key (str | Unset):
        body (CreateCreditCheckRequest): Whom to ask the bureau about.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreditCheck | ErrorResponse]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreateCreditCheckRequest,
    idempotency_key: str | Unset = UNSET,
) -> CreditCheck | ErrorResponse | None:
    """Pull a credit-bureau report

     Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A
    person whom the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became
    of the question, or its answer cannot be read, the check is saved with `status` `needs_review`: it
    is not billed until that is known, and never pulled again by itself. Members and owners of a team
    with the `bureau` entitlement.

    Args:
        idempotency_key (str | Unset):
        body (CreateCreditCheckRequest): Whom to ask the bureau about.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreditCheck | ErrorResponse
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateCreditCheckRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreditCheck | ErrorResponse]:
    """Pull a credit-bureau report

     Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A
    person whom the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became
    of the question, or its answer cannot be read, the check is saved with `status` `needs_review`: it
    is not billed until that is known, and never pulled again by itself. Members and owners of a team
    with the `bureau` entitlement.

    Args:
        idempotency_key (str | Unset):
        body (CreateCreditCheckRequest): Whom to ask the bureau about.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreditCheck | ErrorResponse]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateCreditCheckRequest,
    idempotency_key: str | Unset = UNSET,
) -> CreditCheck | ErrorResponse | None:
    """Pull a credit-bureau report

     Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A
    person whom the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became
    of the question, or its answer cannot be read, the check is saved with `status` `needs_review`: it
    is not billed until that is known, and never pulled again by itself. Members and owners of a team
    with the `bureau` entitlement.

    Args:
        idempotency_key (str | Unset):
        body (CreateCreditCheckRequest): Whom to ask the bureau about.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreditCheck | ErrorResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
