//! `/me/sessions`: where a person is signed in.

use lending_base::LoginId;
use lending_store::sessions;
use poem_openapi::param::{Path, Query};
use poem_openapi::{Object, OpenApi};

use crate::api::lists::{default_limit, list_of, page_request};
use crate::api::responses::{NoContent, Success};
use crate::api::tags::Tag;
use crate::api::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::ApiError;
use crate::gate::OwnLogin;

#[derive(Debug, Default)]
pub(crate) struct SessionsApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[
    OperationFacts {
        id: "list_sessions",
        refusals: &[],
        request: None,
        answer: Some(
            r#"{"data": [{"id": "lgn_01JD3Q4T0C6Z9V2R8N5M7K1XWB", "device_name": "Pixel 9", "is_current": true,
                "created_at": "2026-11-15T02:00:00Z", "expires_at": "2026-11-15T10:00:00Z"}],
                "total": 1, "limit": 20, "offset": 0, "has_more": false, "next_cursor": null}"#,
        ),
    },
    OperationFacts { id: "end_session", refusals: &[], request: None, answer: None },
];

/// A device, or a browser, on which a person is signed in.
#[derive(Debug, Object)]
pub(crate) struct Session {
    /// Id of the login token, by which it is ended. Not the token itself.
    id: String,
    /// The name that was given when signing in; null where none was.
    device_name: Option<String>,
    /// Whether it is the one of this request.
    is_current: bool,
    /// When the person signed in.
    created_at: Timestamp,
    /// When it ends by itself.
    expires_at: Timestamp,
}

list_of! {
    /// A page of sessions.
    SessionList of Session
}

fn view(session: sessions::Session, current: Option<&LoginId>) -> Session {
    Session {
        is_current: current == Some(&session.id),
        id: session.id.to_string(),
        device_name: session.device_name,
        created_at: session.created_at.into(),
        expires_at: session.expires_at.into(),
    }
}

#[OpenApi]
impl SessionsApi {
    /// List my sessions
    ///
    /// Where the person is signed in at the moment. Needs a login token.
    #[oai(path = "/me/sessions", method = "get", operation_id = "list_sessions", tag = "Tag::Identity")]
    async fn list_sessions(
        &self,
        caller: OwnLogin,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
        #[oai(validator(minimum(value = "0"), maximum(value = "1000000")))]
        offset: Query<Option<u32>>,
        /// `next_cursor` of the page before, to read on from there; cannot be combined with `offset`.
        cursor: Query<Option<String>>,
    ) -> Result<Success<SessionList>, ApiError> {
        let page = page_request(limit.0, offset.0, cursor.0, |text| LoginId::parse(text).is_some())?;
        let sessions = caller.app().store.sessions(&caller.principal(), &page).await?;
        let view = |session| view(session, caller.login());
        Ok(Success(SessionList::new(sessions, &page, |session| session.id.as_str(), view)))
    }

    /// End a session
    ///
    /// Signs the person out there: the next request from it is refused, on every process. Needs a login token.
    #[oai(path = "/me/sessions/:id", method = "delete", operation_id = "end_session", tag = "Tag::Identity")]
    async fn end_session(
        &self,
        caller: OwnLogin,
        /// Id of the session.
        id: Path<String>,
    ) -> Result<NoContent, ApiError> {
        let missing = || ApiError::not_found("session");
        let id = LoginId::parse(&id.0).ok_or_else(missing)?;
        if caller.app().store.end_session(&caller.principal(), &id).await? {
            Ok(NoContent)
        } else {
            Err(missing())
        }
    }
}
