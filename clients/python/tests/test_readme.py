"""The examples of the README and of `examples/` are typed, and with a server at hand they are run."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import StartServer
from server import STATEMENT

PACKAGE = Path(__file__).parents[1]
EXAMPLE = PACKAGE / "examples" / "decide.py"

SNIPPETS = re.findall(
    r"^```python\n(.*?)^```$", (PACKAGE / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
)


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) >= 10


def test_snippets_are_typed(tmp_path: Path) -> None:
    for number, snippet in enumerate(SNIPPETS, 1):
        (tmp_path / f"snippet_{number}.py").write_text(snippet, "utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={tmp_path / 'cache'}", "."],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def run(arguments: list[str], folder: Path, environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.end_to_end
def test_snippets_run(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server()
    shutil.copy(STATEMENT, tmp_path / "statement.pdf")
    printed = [run(["-c", snippet], tmp_path, server.environment) for snippet in SNIPPETS]
    everything = "".join(printed)
    assert re.search(r"^APP-000004 completed review policy_refer\nMonthly income: 116967\n- ", printed[0])
    for expected in (
        "Personal loan approve Pune",
        "780 SCORED",
        "Ask for another file: file_not_pdf",
        "general",
    ):
        assert expected.lower() in everything.lower(), everything
    assert server.api_key not in everything


@pytest.mark.end_to_end
def test_the_example_runs(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server()
    printed = run([str(EXAMPLE), str(STATEMENT), "250000"], tmp_path, server.environment)
    assert printed.startswith("APP-000004: review\nA person has to decide: policy_refer\nVARSHA NAIR, 209 ")
    assert "Monthly income: 116967, score: 100.0" in printed
