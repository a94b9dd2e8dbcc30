//! What happened to a team's analyses and checks, as a feed. The same events are sent to webhook endpoints.

use chrono::{DateTime, Utc};
use lending_store::events::{self, FeedRequest};
use poem_openapi::param::Query;
use poem_openapi::{Enum, Object, OpenApi};

use super::lists::{MAX_LIMIT, default_limit, sane_time};
use super::responses::Success;
use super::stored::Stored;
use super::tags::Tag;
use super::timestamp::Timestamp;
use crate::contract::OperationFacts;
use crate::errors::ApiError;
use crate::gate::{AnyCaller, purpose};

#[derive(Debug, Default)]
pub(crate) struct EventsApi;

pub(super) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "list_events",
    refusals: &[],
    request: None,
    answer: Some(
        r#"{"data": [{"id": "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC", "type": "analysis.completed",
            "timestamp": "2026-11-15T02:00:03.120Z", "data": {"analysis_id": "an_01JD3Q4T0C6Z9V2R8N5M7K1XWA",
            "credit_check_id": null, "webhook_endpoint_id": null, "status": "completed", "decision": "approve",
            "final_decision": "approve", "revision": 1, "failure_code": null, "limit": null}}],
            "limit": 20, "has_more": false, "next_cursor": "1"}"#,
    ),
}];

/// What an event tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
pub(crate) enum EventType {
    /// An analysis has ended with a decision.
    #[oai(rename = "analysis.completed")]
    AnalysisCompleted,
    /// An analysis has ended without one.
    #[oai(rename = "analysis.failed")]
    AnalysisFailed,
    /// A person has to decide about an analysis.
    #[oai(rename = "analysis.review_required")]
    AnalysisReviewRequired,
    /// A person has decided about an analysis.
    #[oai(rename = "analysis.reviewed")]
    AnalysisReviewed,
    /// An analysis was corrected and decided again.
    #[oai(rename = "analysis.corrected")]
    AnalysisCorrected,
    /// An analysis was erased.
    #[oai(rename = "analysis.erased")]
    AnalysisErased,
    /// A credit check has come to an end.
    #[oai(rename = "credit_check.completed")]
    CheckCompleted,
    /// Nobody knows yet what became of a credit check.
    #[oai(rename = "credit_check.needs_review")]
    CheckNeedsReview,
    /// A credit check was erased.
    #[oai(rename = "credit_check.erased")]
    CheckErased,
    /// The team has used up a limit.
    #[oai(rename = "limit.reached")]
    LimitReached,
    /// A webhook endpoint gets nothing any more.
    #[oai(rename = "webhook_endpoint.disabled")]
    EndpointDisabled,
    /// Sent to one endpoint because somebody asked for it; it is in no list of events.
    #[oai(rename = "webhook_endpoint.test")]
    EndpointTest,
}

impl From<EventType> for events::EventType {
    fn from(kind: EventType) -> Self {
        match kind {
            EventType::AnalysisCompleted => Self::AnalysisCompleted,
            EventType::AnalysisFailed => Self::AnalysisFailed,
            EventType::AnalysisReviewRequired => Self::AnalysisReviewRequired,
            EventType::AnalysisReviewed => Self::AnalysisReviewed,
            EventType::AnalysisCorrected => Self::AnalysisCorrected,
            EventType::AnalysisErased => Self::AnalysisErased,
            EventType::CheckCompleted => Self::CheckCompleted,
            EventType::CheckNeedsReview => Self::CheckNeedsReview,
            EventType::CheckErased => Self::CheckErased,
            EventType::LimitReached => Self::LimitReached,
            EventType::EndpointDisabled => Self::EndpointDisabled,
            EventType::EndpointTest => Self::EndpointTest,
        }
    }
}

/// What an event says: ids, status and decision, never a name, a number or an amount. What does not apply is null.
#[derive(Debug, Object)]
pub(crate) struct EventData {
    /// The analysis it is about.
    analysis_id: Option<String>,
    /// The credit check it is about.
    credit_check_id: Option<String>,
    /// The webhook endpoint it is about.
    webhook_endpoint_id: Option<String>,
    /// The status of the analysis or the check.
    status: Option<String>,
    /// What is recommended about the application: `approve`, `review` or `decline`.
    decision: Option<String>,
    /// What holds in the end, `approve` or `decline`; null while a person has still to decide.
    final_decision: Option<String>,
    /// Which revision of the decision holds, from 1.
    revision: Option<i64>,
    /// Why the analysis failed, as `failure.code` of its record.
    failure_code: Option<String>,
    /// Which limit is reached: `bureau_daily_cap`. Others may be added.
    limit: Option<String>,
}

/// Something that happened. A webhook's body is exactly this.
#[derive(Debug, Object)]
pub(crate) struct Event {
    /// Id of the event, `evt_…`. A webhook carries it as `webhook-id`, the same at every attempt and replay.
    id: String,
    /// What it tells of.
    #[oai(rename = "type")]
    kind: Stored<EventType>,
    /// When it happened.
    timestamp: Timestamp,
    /// What it says.
    data: EventData,
}

/// A part of the team's events, in the order in which they became known.
#[derive(Debug, Object)]
pub(crate) struct EventList {
    /// The events, the oldest first.
    data: Vec<Event>,
    /// The page size that applied, from 1 to 100.
    limit: i64,
    /// Whether there are more at the moment.
    has_more: bool,
    /// Keep this and give it as `cursor` to read on, now or later. It is there on the last page too.
    next_cursor: String,
}

fn view(event: events::Event) -> Event {
    let said = event.data;
    Event {
        id: event.id.to_string(),
        kind: Stored::word(event.kind.as_str()),
        timestamp: event.created_at.into(),
        data: EventData {
            analysis_id: said.analysis_id,
            credit_check_id: said.credit_check_id,
            webhook_endpoint_id: said.webhook_endpoint_id,
            status: said.status,
            decision: said.decision,
            final_decision: said.final_decision,
            revision: said.revision,
            failure_code: said.failure_code,
            limit: said.limit,
        },
    }
}

/// A cursor is a place in the feed.
fn place(cursor: Option<&str>) -> Result<i64, ApiError> {
    let Some(text) = cursor else { return Ok(0) };
    let place = text.parse::<i64>().ok().filter(|place| *place >= 0 && place.to_string() == text);
    place.ok_or_else(|| ApiError::invalid_field("cursor", "is not a `next_cursor` of this list"))
}

#[OpenApi]
impl EventsApi {
    /// List events
    ///
    /// What happened to the team's analyses and credit checks in the last 30 days, the oldest first. Whoever keeps
    /// `next_cursor` and asks again with it misses nothing and reads nothing twice: an event that becomes known later always
    /// stands later in the list. The same events are sent to webhook endpoints.
    #[oai(path = "/events", method = "get", operation_id = "list_events", tag = "Tag::Events")]
    async fn list_events(
        &self,
        caller: AnyCaller<purpose::EventsRead>,
        /// Only events of this type.
        #[oai(name = "type")]
        kind: Query<Option<EventType>>,
        /// Only events that happened after this time.
        created_after: Query<Option<DateTime<Utc>>>,
        /// Page size: 1 to 100.
        #[oai(default = "default_limit", validator(minimum(value = "1"), maximum(value = "100")))]
        limit: Query<u32>,
        /// `next_cursor` of an earlier answer, to read on from there; left out: from the oldest event that is kept.
        cursor: Query<Option<String>>,
    ) -> Result<Success<EventList>, ApiError> {
        if !(1..=MAX_LIMIT).contains(&limit.0) {
            return Err(ApiError::invalid_field("limit", format!("must lie from 1 to {MAX_LIMIT}")));
        }
        let request = FeedRequest {
            after: place(cursor.0.as_deref())?,
            limit: i64::from(limit.0),
            kind: kind.0.map(Into::into),
            created_after: sane_time("created_after", created_after.0)?,
        };
        let store = &caller.app().store;
        // What was committed a moment ago is to be seen, though no worker has looked yet.
        store.publish_events().await?;
        let page = store.events(&caller.facts().team).read(&request).await?;
        Ok(Success(EventList {
            data: page.events.into_iter().map(view).collect(),
            limit: request.limit,
            has_more: page.has_more,
            next_cursor: page.last.to_string(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use lending_store::events;
    use poem_openapi::types::{ParseFromJSON, ToJSON};

    use super::*;

    #[test]
    fn every_type_of_the_store_has_its_word_in_the_contract() {
        for kind in events::EventType::ALL {
            let shown = EventType::parse_from_json(Some(kind.as_str().into())).unwrap();
            assert_eq!(events::EventType::from(shown), *kind);
            assert_eq!(shown.to_json(), Some(kind.as_str().into()));
        }
    }

    #[test]
    fn a_cursor_has_one_spelling() {
        assert_eq!(place(None).unwrap(), 0);
        assert_eq!(place(Some("17")).unwrap(), 17);
        for wrong in ["", "-1", "+1", "01", "1.0", "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC", "99999999999999999999"] {
            assert!(place(Some(wrong)).is_err(), "{wrong}");
        }
    }
}
