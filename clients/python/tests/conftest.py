"""What the tests share: the two flavours of the client, and real servers for the tests from end to end."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from flavours import Flavour
from server import Server, binary_or_reason


@pytest.fixture(params=["blocking", "awaited"])
def flavour(request: pytest.FixtureRequest) -> Iterator[Flavour]:
    made = Flavour(is_async=request.param == "awaited")
    yield made
    made.close()


StartServer = Callable[..., Server]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts servers of this test's own, with settings, and stops them afterwards."""
    binary, reason = binary_or_reason()
    if binary is None:
        pytest.skip(reason)
    started: list[Server] = []

    def start(**settings: str) -> Server:
        server = Server(binary, tmp_path / f"server-{len(started)}", settings)
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    binary, reason = binary_or_reason()
    if binary is None:
        terminalreporter.section("NOT TESTED AGAINST A SERVER", sep="!", red=True)
        terminalreporter.write_line(reason)
