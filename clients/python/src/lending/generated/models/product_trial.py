from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.metric_spread import MetricSpread
    from ..models.trial_count import TrialCount
    from ..models.trial_flip import TrialFlip
    from ..models.trial_skip import TrialSkip


T = TypeVar("T", bound="ProductTrial")


@_attrs_define
class ProductTrial:
    """What a product would have decided about old cases.

    Attributes:
        product_id (str): Id of the product.
        version (int): The version that was tried; with a draft the one that it would become.
        examined (int): How many cases this answer looked at.
        counted (int): How many of them were decided again.
        skipped (list[TrialSkip]): Those that were not, by reason; empty where all were.
        left (int): How many cases are left of those that were asked for: there was no time for them, or `limit` was
            reached.
        next_cursor (None | str): Give this as `cursor`, with the same request, to look at those that are left; null
            where none are.
        outcomes (list[TrialCount]): How many cases went from where to where, those that stayed included.
        flipped (int): How many cases would be decided otherwise.
        flips (list[TrialFlip]): The cases that would be decided otherwise, the newest first.
        metrics (list[MetricSpread]): How the metrics that the tried rules name are spread over the cases of this
            answer, by name; those that are numbers and that some case has a value of.
    """

    product_id: str
    version: int
    examined: int
    counted: int
    skipped: list[TrialSkip]
    left: int
    next_cursor: None | str
    outcomes: list[TrialCount]
    flipped: int
    flips: list[TrialFlip]
    metrics: list[MetricSpread]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        product_id = self.product_id

        version = self.version

        examined = self.examined

        counted = self.counted

        skipped = []
        for skipped_item_data in self.skipped:
            skipped_item = skipped_item_data.to_dict()
            skipped.append(skipped_item)

        left = self.left

        next_cursor: None | str
        next_cursor = self.next_cursor

        outcomes = []
        for outcomes_item_data in self.outcomes:
            outcomes_item = outcomes_item_data.to_dict()
            outcomes.append(outcomes_item)

        flipped = self.flipped

        flips = []
        for flips_item_data in self.flips:
            flips_item = flips_item_data.to_dict()
            flips.append(flips_item)

        metrics = []
        for metrics_item_data in self.metrics:
            metrics_item = metrics_item_data.to_dict()
            metrics.append(metrics_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "product_id": product_id,
                "version": version,
                "examined": examined,
                "counted": counted,
                "skipped": skipped,
                "left": left,
                "next_cursor": next_cursor,
                "outcomes": outcomes,
                "flipped": flipped,
                "flips": flips,
                "metrics": metrics,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.metric_spread import MetricSpread
        from ..models.trial_count import TrialCount
        from ..models.trial_flip import TrialFlip
        from ..models.trial_skip import TrialSkip

        d = dict(src_dict)
        product_id = d.pop("product_id")

        version = d.pop("version")

        examined = d.pop("examined")

        counted = d.pop("counted")

        skipped = []
        _skipped = d.pop("skipped")
        for skipped_item_data in _skipped:
            skipped_item = TrialSkip.from_dict(skipped_item_data)

            skipped.append(skipped_item)

        left = d.pop("left")

        def _parse_next_cursor(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_cursor = _parse_next_cursor(d.pop("next_cursor", None))

        outcomes = []
        _outcomes = d.pop("outcomes")
        for outcomes_item_data in _outcomes:
            outcomes_item = TrialCount.from_dict(outcomes_item_data)

            outcomes.append(outcomes_item)

        flipped = d.pop("flipped")

        flips = []
        _flips = d.pop("flips")
        for flips_item_data in _flips:
            flips_item = TrialFlip.from_dict(flips_item_data)

            flips.append(flips_item)

        metrics = []
        _metrics = d.pop("metrics")
        for metrics_item_data in _metrics:
            metrics_item = MetricSpread.from_dict(metrics_item_data)

            metrics.append(metrics_item)

        product_trial = cls(
            product_id=product_id,
            version=version,
            examined=examined,
            counted=counted,
            skipped=skipped,
            left=left,
            next_cursor=next_cursor,
            outcomes=outcomes,
            flipped=flipped,
            flips=flips,
            metrics=metrics,
        )

        product_trial.additional_properties = d
        return product_trial

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
