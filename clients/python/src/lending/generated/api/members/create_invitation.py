from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_invitation_request import CreateInvitationRequest
from ...models.error_response import ErrorResponse
from ...models.invitation import Invitation
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: CreateInvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/invitations",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ErrorResponse | Invitation | None:
    if response.status_code == 201:
        response_201 = Invitation.from_dict(response.json())

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
) -> Response[ErrorResponse | Invitation]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateInvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[ErrorResponse | Invitation]:
    """Invite somebody

     Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has
    it chooses a name and a password with `POST /auth/accept-invite`, within seven days. An earlier
    invitation to the same address is void from then on. Owners only, with a login token.

    Args:
        idempotency_key (str | Unset):
        body (CreateInvitationRequest): Whom to invite, and as what.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | Invitation]
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
    body: CreateInvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> ErrorResponse | Invitation | None:
    """Invite somebody

     Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has
    it chooses a name and a password with `POST /auth/accept-invite`, within seven days. An earlier
    invitation to the same address is void from then on. Owners only, with a login token.

    Args:
        idempotency_key (str | Unset):
        body (CreateInvitationRequest): Whom to invite, and as what.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | Invitation
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateInvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[ErrorResponse | Invitation]:
    """Invite somebody

     Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has
    it chooses a name and a password with `POST /auth/accept-invite`, within seven days. An earlier
    invitation to the same address is void from then on. Owners only, with a login token.

    Args:
        idempotency_key (str | Unset):
        body (CreateInvitationRequest): Whom to invite, and as what.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ErrorResponse | Invitation]
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
    body: CreateInvitationRequest,
    idempotency_key: str | Unset = UNSET,
) -> ErrorResponse | Invitation | None:
    """Invite somebody

     Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has
    it chooses a name and a password with `POST /auth/accept-invite`, within seven days. An earlier
    invitation to the same address is void from then on. Owners only, with a login token.

    Args:
        idempotency_key (str | Unset):
        body (CreateInvitationRequest): Whom to invite, and as what.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ErrorResponse | Invitation
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
