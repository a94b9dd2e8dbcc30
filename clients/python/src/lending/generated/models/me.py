from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.me_team import MeTeam
    from ..models.me_token import MeToken
    from ..models.me_user import MeUser


T = TypeVar("T", bound="Me")


@_attrs_define
class Me:
    """The user and the team that the token belongs to.

    Attributes:
        user (MeUser): A person with their role in the team.
        team (MeTeam): A team, to which all data belongs.
        token (MeToken): The token of this request.
    """

    user: MeUser
    team: MeTeam
    token: MeToken
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        user = self.user.to_dict()

        team = self.team.to_dict()

        token = self.token.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "user": user,
                "team": team,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.me_team import MeTeam
        from ..models.me_token import MeToken
        from ..models.me_user import MeUser

        d = dict(src_dict)
        user = MeUser.from_dict(d.pop("user"))

        team = MeTeam.from_dict(d.pop("team"))

        token = MeToken.from_dict(d.pop("token"))

        me = cls(
            user=user,
            team=team,
            token=token,
        )

        me.additional_properties = d
        return me

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
