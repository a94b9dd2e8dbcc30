from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.analysis import Analysis
from ...models.error_response import ErrorResponse
from ...models.review_analysis_request import ReviewAnalysisRequest
from ...types import UNSET, Response, Unset


def _get_kwargs(
    id: str,
    *,
    body: ReviewAnalysisRequest,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/analyses/{id}/review".format(
            id=quote(str(id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Analysis | ErrorResponse | None:
    if response.status_code == 200:
        response_200 = Analysis.from_dict(response.json())

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

    if response.status_code == 409:
        response_409 = ErrorResponse.from_dict(response.json())

        return response_409

    if response.status_code == 412:
        response_412 = ErrorResponse.from_dict(response.json())

        return response_412

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
) -> Response[Analysis | ErrorResponse]:
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
    body: ReviewAnalysisRequest,
    if_match: str | Unset = UNSET,
) -> Response[Analysis | ErrorResponse]:
    """Confirm an analysis

     Records what a person decided about an analysis whose `decision` is `review`: once. It never changes
    `decision`; `final_decision` follows it. An approval may name its own amount, time and conditions.
    Reviewers, members and owners; a team may leave it to reviewers and owners, and may want four eyes:
    then whoever uploaded the statement is refused.

    Args:
        id (str):
        if_match (str | Unset):
        body (ReviewAnalysisRequest): What a person decided about an analysis that is to be
            reviewed.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Analysis | ErrorResponse]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    *,
    client: AuthenticatedClient,
    body: ReviewAnalysisRequest,
    if_match: str | Unset = UNSET,
) -> Analysis | ErrorResponse | None:
    """Confirm an analysis

     Records what a person decided about an analysis whose `decision` is `review`: once. It never changes
    `decision`; `final_decision` follows it. An approval may name its own amount, time and conditions.
    Reviewers, members and owners; a team may leave it to reviewers and owners, and may want four eyes:
    then whoever uploaded the statement is refused.

    Args:
        id (str):
        if_match (str | Unset):
        body (ReviewAnalysisRequest): What a person decided about an analysis that is to be
            reviewed.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Analysis | ErrorResponse
    """

    return sync_detailed(
        id=id,
        client=client,
        body=body,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    body: ReviewAnalysisRequest,
    if_match: str | Unset = UNSET,
) -> Response[Analysis | ErrorResponse]:
    """Confirm an analysis

     Records what a person decided about an analysis whose `decision` is `review`: once. It never changes
    `decision`; `final_decision` follows it. An approval may name its own amount, time and conditions.
    Reviewers, members and owners; a team may leave it to reviewers and owners, and may want four eyes:
    then whoever uploaded the statement is refused.

    Args:
        id (str):
        if_match (str | Unset):
        body (ReviewAnalysisRequest): What a person decided about an analysis that is to be
            reviewed.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Analysis | ErrorResponse]
    """

    kwargs = _get_kwargs(
        id=id,
        body=body,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    *,
    client: AuthenticatedClient,
    body: ReviewAnalysisRequest,
    if_match: str | Unset = UNSET,
) -> Analysis | ErrorResponse | None:
    """Confirm an analysis

     Records what a person decided about an analysis whose `decision` is `review`: once. It never changes
    `decision`; `final_decision` follows it. An approval may name its own amount, time and conditions.
    Reviewers, members and owners; a team may leave it to reviewers and owners, and may want four eyes:
    then whoever uploaded the statement is refused.

    Args:
        id (str):
        if_match (str | Unset):
        body (ReviewAnalysisRequest): What a person decided about an analysis that is to be
            reviewed.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Analysis | ErrorResponse
    """

    return (
        await asyncio_detailed(
            id=id,
            client=client,
            body=body,
            if_match=if_match,
        )
    ).parsed
