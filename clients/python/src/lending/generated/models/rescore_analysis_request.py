from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.analysis_inputs import AnalysisInputs


T = TypeVar("T", bound="RescoreAnalysisRequest")


@_attrs_define
class RescoreAnalysisRequest:
    """What is to be different; what is left out or null stays as it was submitted.

    Attributes:
        product_id (None | str | Unset): Id of the active product to decide under, at its present version; left out or
            null: the one it was scored under.
        inputs (AnalysisInputs | None | Unset): Amounts in rupees, and a time in months. They replace all that were
            submitted; left out or null: those.
    """

    product_id: None | str | Unset = UNSET
    inputs: AnalysisInputs | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.analysis_inputs import AnalysisInputs

        product_id: None | str | Unset
        if isinstance(self.product_id, Unset):
            product_id = UNSET
        else:
            product_id = self.product_id

        inputs: dict[str, Any] | None | Unset
        if isinstance(self.inputs, Unset):
            inputs = UNSET
        elif isinstance(self.inputs, AnalysisInputs):
            inputs = self.inputs.to_dict()
        else:
            inputs = self.inputs

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if product_id is not UNSET:
            field_dict["product_id"] = product_id
        if inputs is not UNSET:
            field_dict["inputs"] = inputs

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysis_inputs import AnalysisInputs

        d = dict(src_dict)

        def _parse_product_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        product_id = _parse_product_id(d.pop("product_id", UNSET))

        def _parse_inputs(data: object) -> AnalysisInputs | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            inputs_type_0 = AnalysisInputs.from_dict(data)

            return inputs_type_0

        inputs = _parse_inputs(d.pop("inputs", UNSET))

        rescore_analysis_request = cls(
            product_id=product_id,
            inputs=inputs,
        )

        return rescore_analysis_request
