import datetime
from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.audit_event_list import AuditEventList
from ...models.error_response import ErrorResponse
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    actor: str | Unset = UNSET,
    action: str | Unset = UNSET,
    subject: str | Unset = UNSET,
    after: datetime.datetime | Unset = UNSET,
    before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["actor"] = actor

    params["action"] = action

    params["subject"] = subject

    json_after: str | Unset = UNSET
    if not isinstance(after, Unset):
        json_after = after.isoformat()
    params["after"] = json_after

    json_before: str | Unset = UNSET
    if not isinstance(before, Unset):
        json_before = before.isoformat()
    params["before"] = json_before

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/audit-events",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AuditEventList | ErrorResponse | None:
    if response.status_code == 200:
        response_200 = AuditEventList.from_dict(response.json())

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
) -> Response[AuditEventList | ErrorResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    actor: str | Unset = UNSET,
    action: str | Unset = UNSET,
    subject: str | Unset = UNSET,
    after: datetime.datetime | Unset = UNSET,
    before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> Response[AuditEventList | ErrorResponse]:
    """List audit events

     Who did, read or was refused what in the team, the newest first. Reading this list is recorded as
    well. Owners only.

    Args:
        actor (str | Unset):
        action (str | Unset):
        subject (str | Unset):
        after (datetime.datetime | Unset):
        before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AuditEventList | ErrorResponse]
    """

    kwargs = _get_kwargs(
        actor=actor,
        action=action,
        subject=subject,
        after=after,
        before=before,
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
    actor: str | Unset = UNSET,
    action: str | Unset = UNSET,
    subject: str | Unset = UNSET,
    after: datetime.datetime | Unset = UNSET,
    before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> AuditEventList | ErrorResponse | None:
    """List audit events

     Who did, read or was refused what in the team, the newest first. Reading this list is recorded as
    well. Owners only.

    Args:
        actor (str | Unset):
        action (str | Unset):
        subject (str | Unset):
        after (datetime.datetime | Unset):
        before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AuditEventList | ErrorResponse
    """

    return sync_detailed(
        client=client,
        actor=actor,
        action=action,
        subject=subject,
        after=after,
        before=before,
        limit=limit,
        cursor=cursor,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    actor: str | Unset = UNSET,
    action: str | Unset = UNSET,
    subject: str | Unset = UNSET,
    after: datetime.datetime | Unset = UNSET,
    before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> Response[AuditEventList | ErrorResponse]:
    """List audit events

     Who did, read or was refused what in the team, the newest first. Reading this list is recorded as
    well. Owners only.

    Args:
        actor (str | Unset):
        action (str | Unset):
        subject (str | Unset):
        after (datetime.datetime | Unset):
        before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AuditEventList | ErrorResponse]
    """

    kwargs = _get_kwargs(
        actor=actor,
        action=action,
        subject=subject,
        after=after,
        before=before,
        limit=limit,
        cursor=cursor,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    actor: str | Unset = UNSET,
    action: str | Unset = UNSET,
    subject: str | Unset = UNSET,
    after: datetime.datetime | Unset = UNSET,
    before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> AuditEventList | ErrorResponse | None:
    """List audit events

     Who did, read or was refused what in the team, the newest first. Reading this list is recorded as
    well. Owners only.

    Args:
        actor (str | Unset):
        action (str | Unset):
        subject (str | Unset):
        after (datetime.datetime | Unset):
        before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 20.
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AuditEventList | ErrorResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            actor=actor,
            action=action,
            subject=subject,
            after=after,
            before=before,
            limit=limit,
            cursor=cursor,
        )
    ).parsed
