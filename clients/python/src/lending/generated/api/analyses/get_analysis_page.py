from http import HTTPStatus
from io import BytesIO
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.error_response import ErrorResponse
from ...types import UNSET, File, Response, Unset


def _get_kwargs(
    id: str,
    page: str,
    *,
    scale: int | Unset = 2,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["scale"] = scale

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/analyses/{id}/pages/{page}".format(
            id=quote(str(id), safe=""),
            page=quote(str(page), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | ErrorResponse | File | None:
    if response.status_code == 200:
        response_200 = File(payload=BytesIO(response.content))

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

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

    if response.status_code == 410:
        response_410 = ErrorResponse.from_dict(response.json())

        return response_410

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
) -> Response[Any | ErrorResponse | File]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: str,
    page: str,
    *,
    client: AuthenticatedClient,
    scale: int | Unset = 2,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | ErrorResponse | File]:
    """Read a page as a picture

     A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the
    page is in points, so that a `box` of the report, times `scale`, is its place in the picture. What
    stands on the page is painted anew in one font, word by word where it was read; a scanned page is
    its scan, set straight. With the `ETag` of an earlier answer as `If-None-Match` an unchanged page is
    304. Who takes it is recorded as for the statement.

    Args:
        id (str):
        page (str):
        scale (int | Unset):  Default: 2.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorResponse | File]
    """

    kwargs = _get_kwargs(
        id=id,
        page=page,
        scale=scale,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    page: str,
    *,
    client: AuthenticatedClient,
    scale: int | Unset = 2,
    if_none_match: str | Unset = UNSET,
) -> Any | ErrorResponse | File | None:
    """Read a page as a picture

     A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the
    page is in points, so that a `box` of the report, times `scale`, is its place in the picture. What
    stands on the page is painted anew in one font, word by word where it was read; a scanned page is
    its scan, set straight. With the `ETag` of an earlier answer as `If-None-Match` an unchanged page is
    304. Who takes it is recorded as for the statement.

    Args:
        id (str):
        page (str):
        scale (int | Unset):  Default: 2.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorResponse | File
    """

    return sync_detailed(
        id=id,
        page=page,
        client=client,
        scale=scale,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    id: str,
    page: str,
    *,
    client: AuthenticatedClient,
    scale: int | Unset = 2,
    if_none_match: str | Unset = UNSET,
) -> Response[Any | ErrorResponse | File]:
    """Read a page as a picture

     A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the
    page is in points, so that a `box` of the report, times `scale`, is its place in the picture. What
    stands on the page is painted anew in one font, word by word where it was read; a scanned page is
    its scan, set straight. With the `ETag` of an earlier answer as `If-None-Match` an unchanged page is
    304. Who takes it is recorded as for the statement.

    Args:
        id (str):
        page (str):
        scale (int | Unset):  Default: 2.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ErrorResponse | File]
    """

    kwargs = _get_kwargs(
        id=id,
        page=page,
        scale=scale,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    page: str,
    *,
    client: AuthenticatedClient,
    scale: int | Unset = 2,
    if_none_match: str | Unset = UNSET,
) -> Any | ErrorResponse | File | None:
    """Read a page as a picture

     A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the
    page is in points, so that a `box` of the report, times `scale`, is its place in the picture. What
    stands on the page is painted anew in one font, word by word where it was read; a scanned page is
    its scan, set straight. With the `ETag` of an earlier answer as `If-None-Match` an unchanged page is
    304. Who takes it is recorded as for the statement.

    Args:
        id (str):
        page (str):
        scale (int | Unset):  Default: 2.
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ErrorResponse | File
    """

    return (
        await asyncio_detailed(
            id=id,
            page=page,
            client=client,
            scale=scale,
            if_none_match=if_none_match,
        )
    ).parsed
