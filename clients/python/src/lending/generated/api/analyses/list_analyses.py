import datetime
from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.analysis_list import AnalysisList
from ...models.analysis_order import AnalysisOrder
from ...models.analysis_status import AnalysisStatus
from ...models.decision_outcome import DecisionOutcome
from ...models.error_response import ErrorResponse
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    status: AnalysisStatus | Unset = UNSET,
    decision: DecisionOutcome | Unset = UNSET,
    awaiting_review: bool | Unset = UNSET,
    assignee: str | Unset = UNSET,
    legal_hold: bool | Unset = UNSET,
    product_id: str | Unset = UNSET,
    q: str | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: AnalysisOrder | Unset = AnalysisOrder.NEWEST,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status.value

    params["status"] = json_status

    json_decision: str | Unset = UNSET
    if not isinstance(decision, Unset):
        json_decision = decision.value

    params["decision"] = json_decision

    params["awaiting_review"] = awaiting_review

    params["assignee"] = assignee

    params["legal_hold"] = legal_hold

    params["product_id"] = product_id

    params["q"] = q

    json_created_after: str | Unset = UNSET
    if not isinstance(created_after, Unset):
        json_created_after = created_after.isoformat()
    params["created_after"] = json_created_after

    json_created_before: str | Unset = UNSET
    if not isinstance(created_before, Unset):
        json_created_before = created_before.isoformat()
    params["created_before"] = json_created_before

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order.value

    params["order"] = json_order

    params["limit"] = limit

    params["offset"] = offset

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/analyses",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AnalysisList | ErrorResponse | None:
    if response.status_code == 200:
        response_200 = AnalysisList.from_dict(response.json())

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
) -> Response[AnalysisList | ErrorResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    status: AnalysisStatus | Unset = UNSET,
    decision: DecisionOutcome | Unset = UNSET,
    awaiting_review: bool | Unset = UNSET,
    assignee: str | Unset = UNSET,
    legal_hold: bool | Unset = UNSET,
    product_id: str | Unset = UNSET,
    q: str | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: AnalysisOrder | Unset = AnalysisOrder.NEWEST,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[AnalysisList | ErrorResponse]:
    """List analyses

     The team's analyses, without their reports.

    Args:
        status (AnalysisStatus | Unset): How far an analysis is: `queued`, waiting for a worker;
            `processing`, being read and judged; `completed`, ended with a decision and a report;
            `failed`, ended without a report, and `failure` says why. New values may be added.
        decision (DecisionOutcome | Unset): What is decided: `approve`, `decline`, or `review`
            where a person has to decide. New values may be added.
        awaiting_review (bool | Unset):
        assignee (str | Unset):
        legal_hold (bool | Unset):
        product_id (str | Unset):
        q (str | Unset):
        created_after (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (AnalysisOrder | Unset): Which analyses stand first: `newest`, those created last,
            or `oldest`, those created first. New values may be added. Default: AnalysisOrder.NEWEST.
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AnalysisList | ErrorResponse]
    """

    kwargs = _get_kwargs(
        status=status,
        decision=decision,
        awaiting_review=awaiting_review,
        assignee=assignee,
        legal_hold=legal_hold,
        product_id=product_id,
        q=q,
        created_after=created_after,
        created_before=created_before,
        order=order,
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
    status: AnalysisStatus | Unset = UNSET,
    decision: DecisionOutcome | Unset = UNSET,
    awaiting_review: bool | Unset = UNSET,
    assignee: str | Unset = UNSET,
    legal_hold: bool | Unset = UNSET,
    product_id: str | Unset = UNSET,
    q: str | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: AnalysisOrder | Unset = AnalysisOrder.NEWEST,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> AnalysisList | ErrorResponse | None:
    """List analyses

     The team's analyses, without their reports.

    Args:
        status (AnalysisStatus | Unset): How far an analysis is: `queued`, waiting for a worker;
            `processing`, being read and judged; `completed`, ended with a decision and a report;
            `failed`, ended without a report, and `failure` says why. New values may be added.
        decision (DecisionOutcome | Unset): What is decided: `approve`, `decline`, or `review`
            where a person has to decide. New values may be added.
        awaiting_review (bool | Unset):
        assignee (str | Unset):
        legal_hold (bool | Unset):
        product_id (str | Unset):
        q (str | Unset):
        created_after (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (AnalysisOrder | Unset): Which analyses stand first: `newest`, those created last,
            or `oldest`, those created first. New values may be added. Default: AnalysisOrder.NEWEST.
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AnalysisList | ErrorResponse
    """

    return sync_detailed(
        client=client,
        status=status,
        decision=decision,
        awaiting_review=awaiting_review,
        assignee=assignee,
        legal_hold=legal_hold,
        product_id=product_id,
        q=q,
        created_after=created_after,
        created_before=created_before,
        order=order,
        limit=limit,
        offset=offset,
        cursor=cursor,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    status: AnalysisStatus | Unset = UNSET,
    decision: DecisionOutcome | Unset = UNSET,
    awaiting_review: bool | Unset = UNSET,
    assignee: str | Unset = UNSET,
    legal_hold: bool | Unset = UNSET,
    product_id: str | Unset = UNSET,
    q: str | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: AnalysisOrder | Unset = AnalysisOrder.NEWEST,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[AnalysisList | ErrorResponse]:
    """List analyses

     The team's analyses, without their reports.

    Args:
        status (AnalysisStatus | Unset): How far an analysis is: `queued`, waiting for a worker;
            `processing`, being read and judged; `completed`, ended with a decision and a report;
            `failed`, ended without a report, and `failure` says why. New values may be added.
        decision (DecisionOutcome | Unset): What is decided: `approve`, `decline`, or `review`
            where a person has to decide. New values may be added.
        awaiting_review (bool | Unset):
        assignee (str | Unset):
        legal_hold (bool | Unset):
        product_id (str | Unset):
        q (str | Unset):
        created_after (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (AnalysisOrder | Unset): Which analyses stand first: `newest`, those created last,
            or `oldest`, those created first. New values may be added. Default: AnalysisOrder.NEWEST.
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AnalysisList | ErrorResponse]
    """

    kwargs = _get_kwargs(
        status=status,
        decision=decision,
        awaiting_review=awaiting_review,
        assignee=assignee,
        legal_hold=legal_hold,
        product_id=product_id,
        q=q,
        created_after=created_after,
        created_before=created_before,
        order=order,
        limit=limit,
        offset=offset,
        cursor=cursor,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    status: AnalysisStatus | Unset = UNSET,
    decision: DecisionOutcome | Unset = UNSET,
    awaiting_review: bool | Unset = UNSET,
    assignee: str | Unset = UNSET,
    legal_hold: bool | Unset = UNSET,
    product_id: str | Unset = UNSET,
    q: str | Unset = UNSET,
    created_after: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: AnalysisOrder | Unset = AnalysisOrder.NEWEST,
    limit: int | Unset = 20,
    offset: int | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> AnalysisList | ErrorResponse | None:
    """List analyses

     The team's analyses, without their reports.

    Args:
        status (AnalysisStatus | Unset): How far an analysis is: `queued`, waiting for a worker;
            `processing`, being read and judged; `completed`, ended with a decision and a report;
            `failed`, ended without a report, and `failure` says why. New values may be added.
        decision (DecisionOutcome | Unset): What is decided: `approve`, `decline`, or `review`
            where a person has to decide. New values may be added.
        awaiting_review (bool | Unset):
        assignee (str | Unset):
        legal_hold (bool | Unset):
        product_id (str | Unset):
        q (str | Unset):
        created_after (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (AnalysisOrder | Unset): Which analyses stand first: `newest`, those created last,
            or `oldest`, those created first. New values may be added. Default: AnalysisOrder.NEWEST.
        limit (int | Unset):  Default: 20.
        offset (int | Unset):
        cursor (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AnalysisList | ErrorResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            status=status,
            decision=decision,
            awaiting_review=awaiting_review,
            assignee=assignee,
            legal_hold=legal_hold,
            product_id=product_id,
            q=q,
            created_after=created_after,
            created_before=created_before,
            order=order,
            limit=limit,
            offset=offset,
            cursor=cursor,
        )
    ).parsed
