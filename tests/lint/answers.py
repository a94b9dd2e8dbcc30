"""Holds recorded answers against the contract with openapi-schema-validator: `python answers.py openapi.yaml FOLDER`."""

import json
import sys
from pathlib import Path

import yaml
from openapi_schema_validator import OAS30ReadValidator, oas30_format_checker


def main(contract: Path, folder: Path) -> int:
    schemas = yaml.load(contract.read_text("utf-8"), Loader=yaml.CSafeLoader)["components"]["schemas"]
    validators: dict[str, OAS30ReadValidator] = {}
    files = sorted(folder.glob("*.json"))
    refused = 0
    for file in files:
        answer = json.loads(file.read_text("utf-8"))
        schema = answer["schema"]
        if schema not in validators:
            document = {"$ref": schema, "components": {"schemas": schemas}}
            validators[schema] = OAS30ReadValidator(document, format_checker=oas30_format_checker)
        wrong = [f"  {error.json_path} {error.message[:200]}" for error in validators[schema].iter_errors(answer["body"])]
        if wrong:
            refused += 1
            print(f"{file.name}:", *wrong[:20], sep="\n", file=sys.stderr)
    print(f"openapi-schema-validator: {len(files)} answers, {refused} refused")
    return 1 if refused or not files else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
