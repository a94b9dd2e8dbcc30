"""Lines of the generator's own templates that are to be different.

The generator is pinned, so a line either stands exactly where it is expected, or the patch fails and a person
looks.
"""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path


@dataclass(frozen=True)
class Patch:
    template: str
    before: str
    after: str


PATCHES = [
    # An answer may leave out what is null: `None` then, instead of a KeyError. See
    # `prepare.expect_null_in_answers`.
    Patch(
        "model.py.jinja",
        """{% set property_source = 'd.pop("' + property.name + '")' %}""",
        """{% set absent = ', None' if 'None' in property.get_type_string().split(' | ') else '' %}
        {% set property_source = 'd.pop("' + property.name + '"' + absent + ')' %}""",
    ),
    # What such a member holds opens doors, so it does not show when a model is printed.
    Patch(
        "model.py.jinja",
        """{%- else -%}
{{ property.to_string() }}
{%- endif -%}""",
        """{%- elif property.name in ["password", "file_password", "token", "key", "secret"]
      and "str" in property.get_type_string().split(" | ") -%}
{{ property.python_name }}: {{ property.get_type_string() }} = _attrs_field(repr=False
{%- if not property.required %}, default=UNSET{% endif %})
{%- else -%}
{{ property.to_string() }}
{%- endif -%}""",
    ),
    # A member that is an object or null is read strictly. Otherwise an object that cannot be read would come
    # back as a bare dict without a word.
    Patch(
        "property_templates/union_property.py.jinja",
        """{% set ns = namespace(contains_unmodified_properties = false) %}
    {% for inner_property in property.inner_properties %}""",
        """{% set ns = namespace(contains_unmodified_properties = false) %}
    {% for inner_property in property.inner_properties
       if inner_property.get_base_type_string() != "None" %}""",
    ),
    # The token stays out of what `repr` of the low-level client shows.
    Patch(
        "client.py.jinja",
        """"token": namespace(type="str", default="",""",
        """"token": namespace(type="str", default="field(repr=False)",""",
    ),
    Patch(
        "client.py.jinja",
        """_headers: dict[str, str] = field(factory=dict, kw_only=True, alias="headers")""",
        """_headers: dict[str, str] = field(factory=dict, kw_only=True, alias="headers", repr=False)""",
    ),
]


def write_patched_templates(folder: Path) -> None:
    """Writes each patched template into `folder`, which the generator then prefers to its own."""
    originals = files("openapi_python_client").joinpath("templates")
    texts = {patch.template: originals.joinpath(patch.template).read_text("utf-8") for patch in PATCHES}
    for patch in PATCHES:
        if texts[patch.template].count(patch.before) != 1:
            raise SystemExit(f"{patch.template} of the generator is not as expected: {patch.before!r}")
        texts[patch.template] = texts[patch.template].replace(patch.before, patch.after)
    for template, text in texts.items():
        path = folder / template
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
