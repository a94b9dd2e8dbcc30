"""Plays the service: answers as it is told, in order, and remembers what it was asked."""

from typing import Any

import httpx

ME: dict[str, Any] = {
    "user": {"id": "usr_1", "name": "Asha Rao", "email": "asha@example.com", "role": "owner"},
    "team": {"id": "team_1", "name": "Acme", "entitlements": ["bureau"]},
    "token": {"id": "key_1", "kind": "api_key", "created_at": "2026-01-02T03:04:05Z"},
}

CREATED = {"id": "an_1", "ref": "APP-000001", "status": "queued"}

LOGIN: dict[str, Any] = {
    "token": "las_login_first",
    "token_type": "bearer",
    "expires_in": 28800,
    "device_token": "las_device_one",
    "user": {"id": "usr_1", "name": "Asha Rao", "email": "asha@example.com"},
}

Answer = httpx.Response | Exception


def answer(status: int, body: Any = None, **headers: str) -> httpx.Response:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return (
        httpx.Response(status, json=body, headers=names)
        if body is not None
        else httpx.Response(status, headers=names)
    )


def refusal(status: int, code: str, **headers: str) -> httpx.Response:
    body = {"message": "No.", "code": code, "request_id": "req_1", "doc_url": f"/docs/errors#{code}"}
    return answer(status, body, **headers)


class Service:
    def __init__(self, *answers: Answer) -> None:
        self._answers = list(answers)
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        next_answer = self._answers.pop(0)
        if isinstance(next_answer, Exception):
            raise next_answer
        # A response belongs to one exchange, while an answer may be given in several tests.
        return httpx.Response(
            next_answer.status_code, headers=next_answer.headers, content=next_answer.content
        )

    @property
    def asked(self) -> list[str]:
        """What was asked for, as `GET /v1/me?limit=1`."""
        return [f"{request.method} {request.url.raw_path.decode()}" for request in self.requests]

    def headers(self, name: str) -> list[str | None]:
        """The header of each request."""
        return [request.headers.get(name) for request in self.requests]
