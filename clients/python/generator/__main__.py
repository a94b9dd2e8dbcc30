"""`python -m generator CONTRACT FOLDER`: writes the sources that belong into `src/lending/generated` to
FOLDER.

The same contract yields the same text, wherever FOLDER is. A warning of the generator is a failure: it would
mean that an operation or a type is missing.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from openapi_python_client import Project
from openapi_python_client.config import Config, ConfigFile, MetaType
from openapi_python_client.parser import GeneratorData
from openapi_python_client.parser.errors import GeneratorError
from ruamel.yaml import YAML

from . import operations
from .patches import write_patched_templates
from .prepare import prepare

SETTINGS = ConfigFile(
    # The statement is handed out as it was uploaded, and the report as a workbook: bytes to the generator.
    content_type_overrides={
        "application/pdf": "application/octet-stream",
        "image/png": "application/octet-stream",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "application/octet-stream",
    },
    post_hooks=[
        "ruff check . --isolated --no-cache --fix-only --select F,I",
        "ruff format . --isolated --no-cache --line-length 110",
    ],
)


def main(contract: Path, folder: Path) -> None:
    document = prepare(YAML(typ="safe").load(contract))
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        templates = Path(scratch)
        write_patched_templates(templates)
        shutil.copytree(Path(__file__).with_name("templates"), templates, dirs_exist_ok=True)
        problems = build(document, folder, templates)
    if problems:
        raise SystemExit("\n\n".join(f"{problem.header}\n{problem.detail}" for problem in problems))


def build(document: Any, folder: Path, templates: Path) -> list[GeneratorError]:
    config = Config.from_sources(
        SETTINGS,
        MetaType.NONE,
        document_source=folder,
        file_encoding="utf-8",
        overwrite=True,
        output_path=folder,
    )
    parsed = GeneratorData.from_dict(document, config=config)
    if isinstance(parsed, GeneratorError):
        return [parsed]
    project = FriendlyProject(openapi=parsed, config=config, custom_template_path=templates)
    project.document = document
    return list(project.build())


class FriendlyProject(Project):
    """The generator's project with two more files, those that the friendly layer stands on."""

    document: Any

    def _build_api(self) -> None:
        super()._build_api()
        context = {
            "operations": operations.operations(self.openapi, self.document),
            "docstring": operations.docstring,
            # All of them; those that are not used are taken out afterwards.
            "names": sorted(
                str(each.class_info.name) for each in [*self.openapi.models, *self.openapi.enums]
            ),
        }
        for name in ("calls.py", "operations.py"):
            text = self.env.get_template(f"{name}.jinja").render(context)
            (self.package_dir / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
