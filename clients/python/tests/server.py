"""A real server process, from the binary that LENDING_SERVER names, with data of its own."""

import os
import shlex
import subprocess
import time
from pathlib import Path

STATEMENT = Path(__file__).parents[2] / "testdata" / "steady_salaried.pdf"

# A debug build draws its demo and opens its database first.
START_SECONDS = 60
STOP_SECONDS = 15

API_LINE = "API"


def binary_or_reason() -> tuple[Path | None, str]:
    """The server's binary, or why there is none."""
    named = os.environ.get("LENDING_SERVER")
    if not named:
        return (
            None,
            "LENDING_SERVER is not set: name the lending-server binary to run the tests from end to end.",
        )
    path = Path(named)
    if not path.is_file():
        raise FileNotFoundError(f"LENDING_SERVER names {named}, which is not a file")
    return path.resolve(), ""


class Server:
    """Answers from when it is made until it is stopped."""

    def __init__(self, binary: Path, folder: Path, settings: dict[str, str]) -> None:
        folder.mkdir()
        self._log = folder / "log"
        # The server refuses settings that it does not know, and LENDING_SERVER is none.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("LENDING_")}
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [binary],
                cwd=folder,
                env={**inherited, "LENDING_LISTEN": "127.0.0.1:0", **settings},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        try:
            self._wait_until_it_answers()
        except BaseException:
            self.stop()
            raise
        demo = shlex.split((folder / "data" / "demo.env").read_text(), comments=True)
        # What a caller has in the environment: the address, an API key, and the credentials of a person.
        self.environment = dict(word.split("=", 1) for word in demo if word.startswith("LENDING_"))
        self.url = self.environment["LENDING_URL"]
        self.api_key = self.environment["LENDING_API_KEY"]
        self.email = self.environment["LENDING_EMAIL"]
        self.password = self.environment["LENDING_PASSWORD"]

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _wait_until_it_answers(self) -> None:
        give_up_at = time.monotonic() + START_SECONDS
        while not any(line.split()[:1] == [API_LINE] for line in self._log.read_text("utf-8").splitlines()):
            if self._process.poll() is not None or time.monotonic() > give_up_at:
                raise RuntimeError(f"the server did not start:\n{self._log.read_text('utf-8')}")
            time.sleep(0.1)
