"""What the templates `calls.py.jinja` and `operations.py.jinja` print: one `Operation` for each of the
contract's.

An operation becomes a function with plain arguments: path parameters and a file by position; query
parameters, the members of a body and the idempotency key by keyword. What is left out is `None`. An enum may
be given as its text.
"""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from openapi_python_client.parser.openapi import Endpoint, GeneratorData
from openapi_python_client.parser.properties import EnumProperty, ModelProperty, Property
from openapi_python_client.parser.properties.file import FileProperty
from openapi_python_client.parser.properties.list_property import ListProperty
from openapi_python_client.parser.properties.protocol import PropertyProtocol
from openapi_python_client.parser.properties.union import UnionProperty
from openapi_python_client.parser.responses import Response

IDEMPOTENCY_KEY = "Idempotency-Key"
IF_MATCH = "If-Match"


@dataclass(frozen=True)
class Argument:
    """An argument of an operation, and how it is handed on to the generated code."""

    name: str
    type: str
    is_required: bool
    is_positional: bool
    description: str
    handed_on: str

    @property
    def declaration(self) -> str:
        return f"{self.name}: {self.type}" if self.is_required else f"{self.name}: {self.type} | None = None"


def of_the_upload(name: str, type_: str, description: str) -> Argument:
    """An argument that comes with a file, beyond what the contract says."""
    return Argument(name, type_, False, False, description, handed_on="")


UPLOAD_ARGUMENTS = [
    of_the_upload("file_name", "str", "The name the file is shown under; that of the path if left out."),
    of_the_upload("progress", "Progress", "Called with the bytes read, and how many there are if known."),
]

PAGE_SIZE = "page_size: int = 100"


@dataclass(frozen=True)
class Answer:
    """The type of what an operation answers, and the function that reads it from the response."""

    type: str
    reader: str


@dataclass(frozen=True)
class Operation:
    name: str
    module: str
    parameters: list[Argument]
    body_class: str | None
    members: list[Argument]
    answer: Answer
    is_authenticated: bool
    is_upload: bool
    summary: str
    description: str
    item_type: str | None

    @property
    def arguments(self) -> list[Argument]:
        """In the order of the signature: what must be given comes first, and the idempotency key last."""
        everything = [*self.parameters, *self.members, *(UPLOAD_ARGUMENTS if self.is_upload else [])]
        return sorted(
            everything,
            key=lambda each: (not each.is_positional, not each.is_required, each.name == "idempotency_key"),
        )

    @property
    def paging_arguments(self) -> list[Argument]:
        """What the walk through all pages takes: the place in the list is its own business."""
        return [argument for argument in self.arguments if argument.name not in ("limit", "offset", "cursor")]

    @property
    def signature(self) -> str:
        return signature(self.arguments)

    @property
    def paging_signature(self) -> str:
        return signature(self.paging_arguments, PAGE_SIZE)

    @property
    def everything_name(self) -> str:
        return "all_" + self.name.removeprefix("list_")


def signature(arguments: list[Argument], *more: str) -> str:
    positional = [argument.declaration for argument in arguments if argument.is_positional]
    named = [argument.declaration for argument in arguments if not argument.is_positional] + list(more)
    return ", ".join([*positional, *(["*", *named] if named else [])])


def operations(generator: GeneratorData, document: Any) -> list[Operation]:
    """In the order of the contract."""
    by_name = {
        endpoint.name: (str(tag), endpoint)
        for tag, collection in generator.endpoint_collections_by_tag.items()
        for endpoint in collection.endpoints
    }
    return [
        operation(*by_name[described["operationId"]], described, document)
        for path in document["paths"].values()
        for described in path.values()
    ]


def operation(tag: str, endpoint: Endpoint, described: Any, document: Any) -> Operation:
    descriptions = {each["name"]: each.get("description", "") for each in described.get("parameters", [])}
    parameters = [argument(each, descriptions, True) for each in endpoint.path_parameters]
    parameters += [argument(each, descriptions, False) for each in endpoint.query_parameters]
    conditions = [each for each in endpoint.header_parameters if each.name == IF_MATCH]
    parameters += [argument(each, descriptions, False) for each in conditions]
    # The other headers are for callers who keep responses themselves; the low-level client has them.
    parameters += [key(descriptions) for each in endpoint.header_parameters if each.name == IDEMPOTENCY_KEY]
    body = endpoint.bodies[0].prop if endpoint.bodies else None
    members = list(members_of(body, document)) if isinstance(body, ModelProperty) else []
    answer, item_type = answer_of(endpoint)
    return Operation(
        name=endpoint.name,
        module=f"api.{tag}",
        parameters=parameters,
        body_class=body.class_info.name if isinstance(body, ModelProperty) else None,
        members=members,
        answer=answer,
        is_authenticated=endpoint.requires_security,
        is_upload=any(member.type == "Source" for member in members),
        summary=(endpoint.summary or "").strip(),
        description=(endpoint.description or "").strip(),
        item_type=item_type if "cursor" in descriptions else None,
    )


def members_of(body: ModelProperty, document: Any) -> Iterator[Argument]:
    schema = document["components"]["schemas"][str(body.class_info.name)]
    descriptions = {name: member.get("description", "") for name, member in schema["properties"].items()}
    for member in [*(body.required_properties or []), *(body.optional_properties or [])]:
        yield argument(member, descriptions, isinstance(member, FileProperty))


def key(descriptions: dict[str, str]) -> Argument:
    description = descriptions[IDEMPOTENCY_KEY] + " Left out, one is made."
    return Argument(
        "idempotency_key", "str", False, False, description, "idempotency_key=key_or_new(idempotency_key)"
    )


def argument(given: Property, descriptions: dict[str, str], is_positional: bool) -> Argument:
    name = str(given.python_name)
    type_, convert = taken_as(given)
    if given.required:
        value = f"{convert}({name})" if convert else name
    else:
        value = f"given_as({convert}, {name})" if convert else f"given({name})"
    return Argument(
        name=name,
        type=type_,
        is_required=given.required,
        is_positional=is_positional,
        description=" ".join(descriptions.get(given.name, "").split()),
        handed_on=f"{name}={value}",
    )


def taken_as(given: PropertyProtocol) -> tuple[str, str | None]:
    """The type that callers give, and the function that makes of it what the generated code takes."""
    if isinstance(given, UnionProperty):
        [given, *others] = [each for each in given.inner_properties if each.get_base_type_string() != "None"]
        if others:
            raise SystemExit(f"{given.name}: an argument of several types is not known to the friendly layer")
    if isinstance(given, EnumProperty):
        texts = ", ".join(f'"{value}"' for value in given.values.values())
        return f"{given.class_info.name} | Literal[{texts}]", str(given.class_info.name)
    if isinstance(given, ListProperty) and isinstance(given.inner_property, EnumProperty):
        type_, convert = taken_as(given.inner_property)
        return f"Sequence[{type_}]", f"each_as({convert})"
    if isinstance(given, FileProperty):
        return "Source", "upload.part"
    if isinstance(given, ModelProperty) and not given.data.properties:
        # An object with keys of the caller's own. The contract has texts in it and nothing else.
        return "Mapping[str, str]", f"{given.class_info.name}.from_dict"
    return given.get_type_string(no_optional=True), None


def answer_of(endpoint: Endpoint) -> tuple[Answer, str | None]:
    """The answer, and the type of its items if it is a page of a list."""
    [success] = filter(is_success, endpoint.responses.patterns)
    if isinstance(success.prop, ModelProperty):
        name = str(success.prop.class_info.name)
        return Answer(name, f"json_as({name}.from_dict)"), item_type_of(success.prop)
    if isinstance(success.prop, FileProperty):
        return Answer("bytes", "content"), None
    if success.source["return_type"] == "str":
        return Answer("str", "text"), None
    if success.source["return_type"] == "None":
        return Answer("None", "nothing"), None
    raise SystemExit(f"{endpoint.name}: the answer has a type that the friendly layer does not know")


def is_success(response: Response) -> bool:
    codes = response.status_code.range
    return codes is not None and 200 <= codes[0] < 300


def item_type_of(page: ModelProperty) -> str | None:
    for member in page.required_properties or []:
        if member.name == "data" and isinstance(member, ListProperty):
            return str(member.inner_property.get_type_string())
    return None


def docstring(summary: str, description: str, arguments: list[Argument]) -> str:
    """The text between the quotes, for a method that is indented by four."""
    paragraphs = [summary if summary.endswith("?") else f"{summary}."]
    paragraphs += [textwrap.fill(" ".join(each.split()), 100) for each in description.split("\n\n") if each]
    listed = [
        textwrap.fill(
            f"{each.name}: {each.description}", 100, initial_indent="    ", subsequent_indent=" " * 8
        )
        for each in arguments
        if each.description
    ]
    if listed:
        paragraphs.append("\n".join(["Args:", *listed]))
    text = "\n\n".join(paragraphs).replace("\\", "\\\\")
    return textwrap.indent(text, " " * 8).strip() + ("\n        " if "\n" in text else "")
