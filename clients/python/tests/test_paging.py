"""Lists as iterators: page after page by the cursor, and no page before it is needed."""

from typing import Any

from flavours import Flavour
from playing import Service, answer


def page(ids: list[str], next_cursor: str | None) -> dict[str, Any]:
    keys = [
        {
            "id": id,
            "name": id,
            "last_four": "wxyz",
            "user_id": "usr_1",
            "created_at": "2026-01-02T03:04:05Z",
        }
        for id in ids
    ]
    has_more = next_cursor is not None
    return {"data": keys, "total": 5, "limit": 2, "has_more": has_more, "next_cursor": next_cursor}


def test_all_pages_are_walked_through_by_the_cursor(flavour: Flavour) -> None:
    service = Service(
        answer(200, page(["key_5", "key_4"], "a/b+c")),
        answer(200, page(["key_3", "key_2"], "d")),
        answer(200, page(["key_1"], None)),
    )
    keys = list(flavour.client(handler=service).all_api_keys(page_size=2))
    assert [key.id for key in keys] == ["key_5", "key_4", "key_3", "key_2", "key_1"]
    assert service.asked == [
        "GET /v1/api-keys?limit=2",
        "GET /v1/api-keys?limit=2&cursor=a%2Fb%2Bc",
        "GET /v1/api-keys?limit=2&cursor=d",
    ]


def test_a_page_is_read_when_it_is_needed(flavour: Flavour) -> None:
    service = Service(answer(200, page(["key_2"], "a")), answer(200, page(["key_1"], None)))
    keys = iter(flavour.client(handler=service).all_api_keys(page_size=1))
    assert len(service.requests) == 0
    assert next(keys).id == "key_2"
    assert len(service.requests) == 1
    assert next(keys).id == "key_1"
    assert len(service.requests) == 2


def test_an_empty_list_is_no_items(flavour: Flavour) -> None:
    service = Service(answer(200, page([], None)))
    assert list(flavour.client(handler=service).all_api_keys()) == []
    assert service.asked == ["GET /v1/api-keys?limit=100"]


def test_filters_go_with_every_page(flavour: Flavour) -> None:
    service = Service(*(answer(200, {**page([], cursor)}) for cursor in ("a", None)))
    assert list(flavour.client(handler=service).all_products(status="archived", page_size=7)) == []
    assert service.asked == [
        "GET /v1/products?status=archived&limit=7",
        "GET /v1/products?status=archived&limit=7&cursor=a",
    ]


def test_the_rows_of_an_analysis_are_a_list_too(flavour: Flavour) -> None:
    service = Service(answer(200, page([], None)))
    assert list(flavour.client(handler=service).all_analysis_transactions("an_1")) == []
    assert service.asked == ["GET /v1/analyses/an_1/transactions?limit=100"]
