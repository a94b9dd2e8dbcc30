//! Who holds a case: one person of the team who may decide about it, or nobody.

use lending_base::UserId;
use lending_store::analyses::{self, Assigned, HeldBy};
use lending_store::team_settings::TeamSettings;
use lending_store::users::{self, User};
use poem_openapi::param::Query;
use poem_openapi::types::MaybeUndefined;
use poem_openapi::{Object, OpenApi};

use crate::api::lists::{list_of, page_request};
use crate::api::me::Role;
use crate::api::responses::Success;
use crate::api::stored::Stored;
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, AnyCaller, Caller, purpose};

#[derive(Debug, Default)]
pub(crate) struct AssigneesApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "list_assignees",
    refusals: &[],
    request: None,
    answer: Some(
        r#"{"data": [{"id": "usr_01JD3Q4T0C6Z9V2R8N5M7K1XWY", "name": "Asha Rao", "role": "reviewer"}],
            "total": 1, "limit": 100, "offset": 0, "has_more": false, "next_cursor": null}"#,
    ),
}];

/// Who holds a case.
#[derive(Debug, Object)]
pub(crate) struct AnalysisAssignee {
    /// Id of the user.
    id: String,
    /// The person's full name.
    name: String,
}

impl From<analyses::Assignee> for AnalysisAssignee {
    fn from(assignee: analyses::Assignee) -> Self {
        Self { id: assignee.id.to_string(), name: assignee.name }
    }
}

/// Somebody who can be given a case.
#[derive(Debug, Object)]
pub(crate) struct Assignee {
    /// Id of the user, to be sent as `assignee`.
    id: String,
    /// The person's full name.
    name: String,
    /// What the person may do in the team.
    role: Stored<Role>,
}

list_of! {
    /// A page of those who can be given a case.
    AssigneeList of Assignee
}

/// What is to change of an analysis; what is left out stays as it is.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct UpdateAnalysisRequest {
    /// Id of the person who is to hold the case, one of `GET /assignees`; null or empty: nobody.
    #[oai(validator(max_length = 100))]
    assignee: MaybeUndefined<String>,
}

/// The same for somebody of another team as for nobody.
fn nobody() -> ApiError {
    ApiError::refused_field(Code::InvalidAssignee, "assignee", "names nobody of the team who has access")
}

/// Whether this person would be let to review this analysis.
fn check_assignee(
    user: &User,
    analysis: &analyses::Analysis,
    settings: &TeamSettings,
) -> Result<(), ApiError> {
    let refused = |why: &str| Err(ApiError::refused_field(Code::InvalidAssignee, "assignee", why));
    match user.role.known() {
        _ if user.disabled_at.is_some() => Err(nobody()),
        None | Some(users::Role::Viewer) => refused("is a person whose role does not review"),
        Some(users::Role::Member) if settings.reviewers_only => {
            refused("is a member, and the team leaves reviews to its reviewers and owners")
        }
        Some(_) if settings.four_eyes && analysis.created_by == user.id => {
            refused("uploaded the statement, and the team wants four eyes")
        }
        Some(_) => Ok(()),
    }
}

/// Gives the case to whom the request names.
pub(super) async fn assign<A: Access>(
    caller: &Caller<A>,
    analysis: &analyses::Analysis,
    request: &UpdateAnalysisRequest,
) -> Result<(), ApiError> {
    let principal = caller.principal();
    let store = &caller.app().store;
    let to = match &request.assignee {
        MaybeUndefined::Undefined => return Ok(()),
        MaybeUndefined::Null => None,
        MaybeUndefined::Value(id) if id.trim().is_empty() => None,
        MaybeUndefined::Value(id) => {
            let id = UserId::parse(id.trim()).ok_or_else(nobody)?;
            let user = store.members(&principal.team).find(&id).await?.ok_or_else(nobody)?;
            check_assignee(&user, analysis, &store.team_settings(&principal.team).await?)?;
            Some(id)
        }
    };
    match store.analyses(&principal.team).assign(&principal, &analysis.id, to).await? {
        Assigned::Done => Ok(()),
        Assigned::NoAnalysis => Err(ApiError::not_found("analysis")),
        Assigned::NotAPerson => Err(nobody()),
    }
}

/// Whose cases `assignee` of a list asks for.
pub(super) fn held_by<A: Access>(caller: &Caller<A>, text: &str) -> Result<HeldBy, ApiError> {
    match text {
        "me" => Ok(HeldBy::Person(caller.facts().user.clone())),
        "none" => Ok(HeldBy::Nobody),
        id => UserId::parse(id)
            .map(HeldBy::Person)
            .ok_or_else(|| ApiError::invalid_field("assignee", "must be the id of a user, `me` or `none`")),
    }
}

fn default_limit() -> u32 {
    100
}

#[OpenApi]
impl AssigneesApi {
    /// List who can be given a case
    ///
    /// The people of the team who have access and may review: owners, reviewers, and members unless the team leaves reviews
    /// to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.
    #[oai(path = "/assignees", method = "get", operation_id = "list_assignees", tag = "Tag::Analyses")]
    async fn list_assignees(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<AssigneeList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| UserId::parse(text).is_some())?;
        let (store, team) = (&caller.app().store, &caller.facts().team);
        let with_members = !store.team_settings(team).await?.reviewers_only;
        let people = store.members(team).reviewers(with_members, &page).await?;
        let view = |user: User| Assignee {
            id: user.id.to_string(),
            name: user.name,
            role: Stored::word(user.role.as_str()),
        };
        Ok(Success(AssigneeList::new(people, &page, |user| user.id.as_str(), view)))
    }
}
