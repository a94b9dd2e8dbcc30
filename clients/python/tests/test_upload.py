"""A statement from a path, bytes or a stream: sent as it is, in pieces, and read again only for a retry."""

import io
import os
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Any, BinaryIO

import httpx
import pytest
from flavours import Flavour
from playing import CREATED, Service, answer, refusal

from lending import AuthenticationFailed, InvalidRequest, NoAnswer, RetryPolicy, ServiceFailed
from lending.models import AnalysisInputs

QUICK = RetryPolicy(first_delay=0.001)

PDF = b"%PDF-1.7\r\n" + bytes(range(256)) * 800


class Counting(io.RawIOBase):
    """A stream that tells how much of it was read, and that can seek or not."""

    def __init__(self, content: bytes, can_seek: bool) -> None:
        self._content = io.BytesIO(content)
        self._can_seek = can_seek
        self.bytes_read = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return self._can_seek

    def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
        count = self._content.readinto(buffer)
        self.bytes_read += count
        return count

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        if not self._can_seek:
            raise io.UnsupportedOperation("seek")
        return self._content.seek(offset, whence)

    def tell(self) -> int:
        return self.seek(0, io.SEEK_CUR)


def parts(request: httpx.Request) -> dict[str, Message]:
    """The parts of the form by their names."""
    head = f"Content-Type: {request.headers['content-type']}\r\n\r\n".encode()
    form = message_from_bytes(head + request.content)
    found: Any = form.get_payload()
    return {str(part.get_param("name", header="content-disposition")): part for part in found}


def content(part: Message) -> bytes:
    payload = part.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload


SOURCES: dict[str, Callable[[Path], Any]] = {
    "text path": str,
    "path": lambda path: path,
    "bytes": lambda path: PDF,
    "bytearray": lambda path: bytearray(PDF),
    "file": lambda path: path.open("rb"),
    "stream": lambda path: io.BytesIO(PDF),
    "pipe": lambda path: Counting(PDF, can_seek=False),
}


@pytest.mark.parametrize("kind", list(SOURCES))
def test_any_source_is_sent_as_it_is(flavour: Flavour, tmp_path: Path, kind: str) -> None:
    service = Service(answer(201, CREATED))
    told: list[tuple[int, int | None]] = []
    path = tmp_path / "july.pdf"
    path.write_bytes(PDF)
    source = SOURCES[kind](path)
    created = flavour.client(handler=service).create_analysis(source, progress=lambda *now: told.append(now))
    assert created.ref == "APP-000001"
    [request] = service.requests
    [(name, file)] = parts(request).items()
    assert (name, file.get_content_type(), content(file)) == ("file", "application/pdf", PDF)
    assert file.get_filename() == ("july.pdf" if kind in ("text path", "path", "file") else "statement.pdf")
    total = None if kind == "pipe" else len(PDF)
    assert told[-1] == (len(PDF), total)
    assert len(told) > 3 and told == sorted(told)
    # A length that is known is said, so that the service can refuse what is too large at once.
    assert ("content-length" in request.headers) == (kind != "pipe")
    if not isinstance(source, (str, os.PathLike, bytes, bytearray)):
        assert not source.closed
        source.close()


def test_the_connection_of_an_upload_is_not_used_again(flavour: Flavour) -> None:
    service = Service(answer(201, CREATED), answer(400, {}))
    client = flavour.client(handler=service)
    client.create_analysis(PDF)
    with pytest.raises(InvalidRequest):
        client.list_products()
    assert service.headers("connection") == ["close", "keep-alive"]


@pytest.mark.parametrize("can_seek", [True, False])
def test_a_stream_is_read_once(flavour: Flavour, can_seek: bool) -> None:
    stream = Counting(PDF, can_seek)
    flavour.client(handler=Service(answer(201, CREATED))).create_analysis(stream)
    assert stream.bytes_read == len(PDF)


def test_a_stream_is_sent_from_where_it_stands(flavour: Flavour) -> None:
    stream: BinaryIO = io.BytesIO(b"a line before\n" + PDF)
    stream.readline()
    service = Service(answer(503), answer(201, CREATED))
    flavour.client(handler=service, retries=QUICK).create_analysis(stream)
    assert [content(parts(request)["file"]) for request in service.requests] == [PDF, PDF]


def test_a_retry_reads_the_file_again_and_tells_progress_anew(flavour: Flavour, tmp_path: Path) -> None:
    path = tmp_path / "july.pdf"
    path.write_bytes(PDF)
    told: list[int] = []
    service = Service(answer(503), answer(201, CREATED))
    client = flavour.client(handler=service, retries=QUICK)
    client.create_analysis(path, progress=lambda sent, total: told.append(sent))
    assert [content(parts(request)["file"]) for request in service.requests] == [PDF, PDF]
    assert told.count(len(PDF)) == 2


def test_a_stream_that_cannot_go_back_is_sent_once(flavour: Flavour) -> None:
    service = Service(answer(503))
    with pytest.raises(ServiceFailed):
        flavour.client(handler=service, retries=QUICK).create_analysis(Counting(PDF, can_seek=False))
    assert len(service.requests) == 1


def test_a_stream_that_cannot_go_back_does_not_renew_the_token_in_vain(flavour: Flavour) -> None:
    service = Service(refusal(401, "invalid_token"))
    client = flavour.client(handler=service, renew=lambda: "las_login_second")
    with pytest.raises(AuthenticationFailed):
        client.create_analysis(Counting(PDF, can_seek=False))
    assert len(service.requests) == 1


def test_the_other_fields_of_the_form(flavour: Flavour) -> None:
    service = Service(answer(201, CREATED))
    flavour.client(handler=service).create_analysis(
        PDF,
        file_name="जुलाई.pdf",
        product_id="prd_1",
        applicant_name="रमेश",
        applicant_mobile="9876543200",
        bureau_consent=True,
        inputs=AnalysisInputs(requested_amount=300_000),
        metadata={"branch": "Pune"},
        file_password="hunter2",
    )
    form = parts(service.requests[0])
    assert {name: content(part).decode() for name, part in form.items() if name != "file"} == {
        "product_id": "prd_1",
        "applicant_name": "रमेश",
        "applicant_mobile": "9876543200",
        "bureau_consent": "True",
        "inputs": '{"requested_amount": 300000}',
        "metadata": '{"branch": "Pune"}',
        "file_password": "hunter2",
    }


def test_a_missing_file_is_told_before_anything_is_sent(flavour: Flavour, tmp_path: Path) -> None:
    service = Service()
    with pytest.raises(FileNotFoundError):
        flavour.client(handler=service).create_analysis(tmp_path / "none.pdf")
    assert service.requests == []


def test_a_stream_of_text_is_refused(flavour: Flavour) -> None:
    with pytest.raises(TypeError, match="opened for text"):
        flavour.client(handler=Service(answer(201, CREATED))).create_analysis(io.StringIO("%PDF"))


@pytest.mark.parametrize("outcome", [answer(201, CREATED), httpx.ReadError("gone")], ids=["sent", "failed"])
def test_a_file_that_was_opened_here_is_closed(
    flavour: Flavour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outcome: httpx.Response | Exception
) -> None:
    opened: list[BinaryIO] = []

    def remember(path: Path, mode: str) -> BinaryIO:
        stream: BinaryIO = open(path, mode)  # type: ignore[assignment]
        opened.append(stream)
        return stream

    monkeypatch.setattr("lending.upload.open", remember, raising=False)
    path = tmp_path / "july.pdf"
    path.write_bytes(PDF)
    try:
        flavour.client(handler=Service(outcome), retries=0).create_analysis(path)
    except NoAnswer:
        pass
    assert [stream.closed for stream in opened] == [True]
