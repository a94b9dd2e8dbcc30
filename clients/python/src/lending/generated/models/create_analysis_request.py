from __future__ import annotations

import json
from collections.abc import Mapping
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from .. import types
from ..types import UNSET, File, Unset

if TYPE_CHECKING:
    from ..models.analysis_inputs import AnalysisInputs
    from ..models.consent_evidence import ConsentEvidence
    from ..models.create_analysis_request_metadata import CreateAnalysisRequestMetadata


T = TypeVar("T", bound="CreateAnalysisRequest")


@_attrs_define
class CreateAnalysisRequest:
    """A statement and what is asked about it. The parts may come in any order; an empty text counts as absent.

    Attributes:
        file (File): The statement: a PDF of at most 20 MiB and 500 pages.
        product_id (str | Unset): Id of the active product to score under, such as `prd_01JD3Q4T0C6Z9V2R8N5M7K1XWD`;
            empty or absent: the built-in product.
        applicant_name (str | Unset): The applicant's full name. It is compared with the names on the statement.
            Example: Ramesh Kumar Sharma.
        applicant_mobile (str | Unset): The applicant's Indian mobile number: ten digits from 6 to 9 on, with or without
            +91. Example: +91 98765 43200.
        bureau_consent (bool | Unset): Whether the applicant consents to a pull from the credit bureau; absent: no. A
            true consent needs `applicant_name`, `applicant_mobile` and the team's entitlement; it pulls the bureau's
            report, which is billed. Send `true` or `false`; 1, 0, yes, no, on and off are understood too, in any case.
        bureau_consent_evidence (ConsentEvidence | Unset): What shows that the person agreed, as far as you have it. It
            is kept sealed with the credit check, shown with it, and erased with it.
        inputs (AnalysisInputs | Unset): What the application asks for: amounts in rupees, and a time.
        file_password (str | Unset): The password of an encrypted PDF; ignored for one that is not. Not kept after the
            analysis has ended. Example: rame0107.
        metadata (CreateAnalysisRequestMetadata | Unset): Anything to find the analysis by in your own systems, as JSON
            text: up to 20 texts of up to 500 characters under keys of 1 to 64 characters. It is returned as given. Example:
            {'branch': 'Pune', 'case': '4711'}.
    """

    file: File
    product_id: str | Unset = UNSET
    applicant_name: str | Unset = UNSET
    applicant_mobile: str | Unset = UNSET
    bureau_consent: bool | Unset = UNSET
    bureau_consent_evidence: ConsentEvidence | Unset = UNSET
    inputs: AnalysisInputs | Unset = UNSET
    file_password: str | Unset = _attrs_field(repr=False, default=UNSET)
    metadata: CreateAnalysisRequestMetadata | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        file = self.file.to_tuple()

        product_id = self.product_id

        applicant_name = self.applicant_name

        applicant_mobile = self.applicant_mobile

        bureau_consent = self.bureau_consent

        bureau_consent_evidence: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bureau_consent_evidence, Unset):
            bureau_consent_evidence = self.bureau_consent_evidence.to_dict()

        inputs: dict[str, Any] | Unset = UNSET
        if not isinstance(self.inputs, Unset):
            inputs = self.inputs.to_dict()

        file_password = self.file_password

        metadata: dict[str, Any] | Unset = UNSET
        if not isinstance(self.metadata, Unset):
            metadata = self.metadata.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "file": file,
            }
        )
        if product_id is not UNSET:
            field_dict["product_id"] = product_id
        if applicant_name is not UNSET:
            field_dict["applicant_name"] = applicant_name
        if applicant_mobile is not UNSET:
            field_dict["applicant_mobile"] = applicant_mobile
        if bureau_consent is not UNSET:
            field_dict["bureau_consent"] = bureau_consent
        if bureau_consent_evidence is not UNSET:
            field_dict["bureau_consent_evidence"] = bureau_consent_evidence
        if inputs is not UNSET:
            field_dict["inputs"] = inputs
        if file_password is not UNSET:
            field_dict["file_password"] = file_password
        if metadata is not UNSET:
            field_dict["metadata"] = metadata

        return field_dict

    def to_multipart(self) -> types.RequestFiles:
        files: types.RequestFiles = []

        files.append(("file", self.file.to_tuple()))

        if not isinstance(self.product_id, Unset):
            files.append(("product_id", (None, str(self.product_id).encode(), "text/plain")))

        if not isinstance(self.applicant_name, Unset):
            files.append(("applicant_name", (None, str(self.applicant_name).encode(), "text/plain")))

        if not isinstance(self.applicant_mobile, Unset):
            files.append(("applicant_mobile", (None, str(self.applicant_mobile).encode(), "text/plain")))

        if not isinstance(self.bureau_consent, Unset):
            files.append(("bureau_consent", (None, str(self.bureau_consent).encode(), "text/plain")))

        if not isinstance(self.bureau_consent_evidence, Unset):
            files.append(
                (
                    "bureau_consent_evidence",
                    (None, json.dumps(self.bureau_consent_evidence.to_dict()).encode(), "application/json"),
                )
            )

        if not isinstance(self.inputs, Unset):
            files.append(("inputs", (None, json.dumps(self.inputs.to_dict()).encode(), "application/json")))

        if not isinstance(self.file_password, Unset):
            files.append(("file_password", (None, str(self.file_password).encode(), "text/plain")))

        if not isinstance(self.metadata, Unset):
            files.append(
                ("metadata", (None, json.dumps(self.metadata.to_dict()).encode(), "application/json"))
            )

        return files

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysis_inputs import AnalysisInputs
        from ..models.consent_evidence import ConsentEvidence
        from ..models.create_analysis_request_metadata import (
            CreateAnalysisRequestMetadata,
        )

        d = dict(src_dict)
        file = File(payload=BytesIO(d.pop("file")))

        product_id = d.pop("product_id", UNSET)

        applicant_name = d.pop("applicant_name", UNSET)

        applicant_mobile = d.pop("applicant_mobile", UNSET)

        bureau_consent = d.pop("bureau_consent", UNSET)

        _bureau_consent_evidence = d.pop("bureau_consent_evidence", UNSET)
        bureau_consent_evidence: ConsentEvidence | Unset
        if isinstance(_bureau_consent_evidence, Unset):
            bureau_consent_evidence = UNSET
        else:
            bureau_consent_evidence = ConsentEvidence.from_dict(_bureau_consent_evidence)

        _inputs = d.pop("inputs", UNSET)
        inputs: AnalysisInputs | Unset
        if isinstance(_inputs, Unset):
            inputs = UNSET
        else:
            inputs = AnalysisInputs.from_dict(_inputs)

        file_password = d.pop("file_password", UNSET)

        _metadata = d.pop("metadata", UNSET)
        metadata: CreateAnalysisRequestMetadata | Unset
        if isinstance(_metadata, Unset):
            metadata = UNSET
        else:
            metadata = CreateAnalysisRequestMetadata.from_dict(_metadata)

        create_analysis_request = cls(
            file=file,
            product_id=product_id,
            applicant_name=applicant_name,
            applicant_mobile=applicant_mobile,
            bureau_consent=bureau_consent,
            bureau_consent_evidence=bureau_consent_evidence,
            inputs=inputs,
            file_password=file_password,
            metadata=metadata,
        )

        return create_analysis_request
