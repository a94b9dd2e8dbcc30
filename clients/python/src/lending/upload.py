"""A file on its way to the service: read in pieces, never as a whole, and a second time only for a retry."""

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, cast

from .generated.types import File

# Where a file is: at a path, in memory, or in a stream opened for reading bytes.
Source = str | os.PathLike[str] | bytes | bytearray | BinaryIO

# Told how many bytes were read so far, and how many there are in all if that is known.
Progress = Callable[[int, int | None], None]

DEFAULT_NAME = "statement.pdf"


class Upload:
    """The file part of a form. `httpx` reads it like a file, in pieces, and asks it for its length by
    seeking.

    A stream that can seek is sent from where it stands, and again from there if the upload is tried again.
    One that cannot is sent once. A file that was opened here is closed here; a stream of the caller's stays
    open.
    """

    def __init__(self, file_name: str | None, progress: Progress | None) -> None:
        self._file_name = file_name
        self._progress = progress
        self._stream: BinaryIO = io.BytesIO()
        self._is_own = False
        # Where the file begins in the stream; None where the stream cannot go back there.
        self._origin: int | None = None
        self._total: int | None = None
        self._read = 0

    def part(self, source: Source) -> File:
        """Opens the file; what it returns is for the generated code, which puts it into the form."""
        self._stream, self._is_own = opened(source)
        if self._stream.seekable():
            self._origin = self._stream.tell()
        name = self._file_name or name_of(source) or DEFAULT_NAME
        return File(payload=cast(BinaryIO, self), file_name=name, mime_type="application/pdf")

    @property
    def can_be_sent(self) -> bool:
        """Whether all of the file can still be read, or read again."""
        return self._read == 0 or self._origin is not None

    def close(self) -> None:
        if self._is_own:
            self._stream.close()

    def read(self, size: int = -1) -> bytes:
        piece = self._stream.read(size)
        if isinstance(piece, str):
            raise TypeError("the stream was opened for text; open it with mode 'rb'")
        self._read += len(piece)
        if piece and self._progress is not None:
            self._progress(self._read, self._total)
        return piece

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        if self._origin is None:
            raise io.UnsupportedOperation("this stream cannot seek")
        if whence == io.SEEK_SET:
            offset += self._origin
        place = self._stream.seek(offset, whence) - self._origin
        if whence == io.SEEK_SET:
            self._read = place
        elif whence == io.SEEK_END:
            self._total = place
        return place

    def tell(self) -> int:
        return self.seek(0, io.SEEK_CUR)


def name_of(source: Source) -> str | None:
    """The last part of the path that the file was opened by."""
    if isinstance(source, (str, os.PathLike)):
        return Path(source).name
    path = getattr(source, "name", None)
    return Path(path).name if isinstance(path, str) else None


def opened(source: Source) -> tuple[BinaryIO, bool]:
    """The stream, and whether it was opened here."""
    if isinstance(source, (str, os.PathLike)):
        return open(source, "rb"), True
    if isinstance(source, (bytes, bytearray)):
        return io.BytesIO(source), True
    return source, False
