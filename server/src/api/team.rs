//! What a team asks of its people and their keys.

use lending_store::team_settings::{self, SettingsChange};
use poem_openapi::types::MaybeUndefined;
use poem_openapi::{Object, OpenApi};

use super::responses::Success;
use super::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{AnyCaller, Body, OwnerLogin, purpose};

/// Ten years: a typing error beyond.
const MOST_DAYS: i64 = 3_660;

#[derive(Debug, Default)]
pub(crate) struct TeamApi;

const EXAMPLE: &str =
    r#"{"four_eyes": true, "reviewers_only": false, "require_second_factor": false, "longest_key_days": 90}"#;

pub(super) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts { id: "get_team_settings", refusals: &[], request: None, answer: Some(EXAMPLE) },
    OperationFacts {
        id: "update_team_settings",
        refusals: &[Code::StorageFull],
        request: Some(r#"{"four_eyes": true, "longest_key_days": 90}"#),
        answer: Some(EXAMPLE),
    },
];

/// What a team asks of its people and their keys.
#[derive(Debug, Object)]
pub(crate) struct TeamSettings {
    /// Whether whoever uploaded a statement is kept from reviewing its analysis.
    four_eyes: bool,
    /// Whether reviews are for reviewers and owners alone; otherwise members review, too.
    reviewers_only: bool,
    /// Whether whoever signs in needs a second factor; without one they can do nothing but set it up.
    require_second_factor: bool,
    /// For how many days an API key may live at most, also one that was made before; null: for ever.
    longest_key_days: Option<i64>,
}

impl From<team_settings::TeamSettings> for TeamSettings {
    fn from(stored: team_settings::TeamSettings) -> Self {
        Self {
            four_eyes: stored.four_eyes,
            reviewers_only: stored.reviewers_only,
            require_second_factor: stored.require_second_factor,
            longest_key_days: stored.longest_key_days,
        }
    }
}

/// What is to change; members that are left out stay as they are, and so do those that are null but for `longest_key_days`.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct UpdateTeamSettingsRequest {
    /// Whether whoever uploaded a statement is kept from reviewing its analysis.
    four_eyes: Option<bool>,
    /// Whether reviews are for reviewers and owners alone.
    reviewers_only: Option<bool>,
    /// Whether whoever signs in needs a second factor.
    require_second_factor: Option<bool>,
    /// For how many days an API key may live: 1 to 3,660; null or 0: for ever. Older keys are refused from then on.
    #[oai(validator(minimum(value = "0"), maximum(value = "3660")))]
    longest_key_days: MaybeUndefined<i64>,
}

impl UpdateTeamSettingsRequest {
    fn understood(&self) -> Result<SettingsChange, ApiError> {
        let longest_key_days = match self.longest_key_days {
            MaybeUndefined::Undefined => None,
            // Not every generated client can send null.
            MaybeUndefined::Null | MaybeUndefined::Value(0) => Some(None),
            MaybeUndefined::Value(days) if (1..=MOST_DAYS).contains(&days) => Some(Some(days)),
            MaybeUndefined::Value(_) => {
                let message = format!("must be 1 to {MOST_DAYS}, or null");
                return Err(ApiError::invalid_field("longest_key_days", message));
            }
        };
        Ok(SettingsChange {
            four_eyes: self.four_eyes,
            reviewers_only: self.reviewers_only,
            require_second_factor: self.require_second_factor,
            longest_key_days,
        })
    }
}

#[OpenApi]
impl TeamApi {
    /// Read the team's settings
    ///
    /// What the team asks of its people and their keys.
    #[oai(path = "/team/settings", method = "get", operation_id = "get_team_settings", tag = "Tag::Members")]
    async fn get_team_settings(
        &self,
        caller: AnyCaller<purpose::TeamRead>,
    ) -> Result<Success<TeamSettings>, ApiError> {
        Ok(Success(caller.app().store.team_settings(&caller.facts().team).await?.into()))
    }

    /// Change the team's settings
    ///
    /// Four eyes, who reviews, whether a second factor is asked for, and how long keys live. Owners only, with a login
    /// token: a leaked key must not loosen them.
    #[oai(
        path = "/team/settings",
        method = "patch",
        operation_id = "update_team_settings",
        tag = "Tag::Members"
    )]
    async fn update_team_settings(
        &self,
        caller: OwnerLogin,
        body: Body<UpdateTeamSettingsRequest>,
    ) -> Result<Success<TeamSettings>, ApiError> {
        let change = body.into_value()?.understood()?;
        Ok(Success(caller.app().store.change_team_settings(&caller.principal(), change).await?.into()))
    }
}
