//! The operations, one file per resource. Adding one: write its handler here, describe it in its file's `OPERATIONS`,
//! then `just openapi`.

mod analyses;
mod api_keys;
mod audit_events;
mod auth;
mod credit_checks;
mod events;
mod iso_date;
mod lists;
mod me;
mod members;
mod one_time_links;
mod payers;
mod products;
mod reference;
mod responses;
mod retention;
mod stored;
mod tags;
mod team;
mod timestamp;
mod usage;
mod webhook_endpoints;

// As each is shown, for whoever writes out a whole team.
pub(crate) use self::analyses::{
    check_retry, queue_again, timeline_view as analysis_timeline_view, view as analysis_view,
};
pub(crate) use self::audit_events::view as audit_event_view;
pub(crate) use self::credit_checks::full_view as credit_check_view;
pub(crate) use self::payers::view as payer_view;
pub(crate) use self::products::{CreateProductRequest, product_terms, view as product_view};
use crate::contract::OperationFacts;

/// In the order of the contract: what most callers come for stands first.
pub(crate) type Api = (
    (analyses::AnalysesApi, analyses::AssigneesApi, analyses::RetryApi, analyses::TimelineApi),
    (analyses::StatementsApi, analyses::PagesApi),
    (analyses::ReportWorkbookApi, analyses::LettersApi, analyses::CorrectionsApi),
    (products::ProductsApi, products::VersionsApi, products::TrialsApi, payers::PayersApi),
    (credit_checks::CreditChecksApi, usage::UsageApi),
    (retention::RetentionApi, audit_events::AuditEventsApi),
    (events::EventsApi, webhook_endpoints::WebhookEndpointsApi, webhook_endpoints::DeliveriesApi),
    (auth::AuthApi, one_time_links::OneTimeLinksApi),
    (me::MeApi, me::PasswordApi, me::SessionsApi, me::SecondFactorApi),
    api_keys::ApiKeysApi,
    (members::MembersApi, members::InvitationsApi, members::WayBackInApi, team::TeamApi),
    reference::ReferenceApi,
);

/// What the contract says of each operation beyond its types.
pub(crate) static OPERATIONS: std::sync::LazyLock<Vec<OperationFacts>> = std::sync::LazyLock::new(|| {
    [
        auth::OPERATIONS,
        one_time_links::OPERATIONS,
        me::OPERATIONS,
        me::PASSWORD_OPERATIONS,
        me::SESSION_OPERATIONS,
        me::SECOND_FACTOR_OPERATIONS,
        api_keys::OPERATIONS,
        members::OPERATIONS,
        members::INVITATION_OPERATIONS,
        members::WAY_BACK_IN_OPERATIONS,
        team::OPERATIONS,
        products::OPERATIONS,
        products::VERSION_OPERATIONS,
        products::TRIAL_OPERATIONS,
        analyses::OPERATIONS,
        analyses::RETRY_OPERATIONS,
        analyses::TIMELINE_OPERATIONS,
        analyses::ASSIGNEE_OPERATIONS,
        analyses::STATEMENT_OPERATIONS,
        analyses::PAGE_OPERATIONS,
        analyses::REPORT_WORKBOOK_OPERATIONS,
        analyses::LETTER_OPERATIONS,
        analyses::CORRECTION_OPERATIONS,
        payers::OPERATIONS,
        credit_checks::OPERATIONS,
        usage::OPERATIONS,
        retention::OPERATIONS,
        audit_events::OPERATIONS,
        events::OPERATIONS,
        webhook_endpoints::OPERATIONS,
        webhook_endpoints::DELIVERY_OPERATIONS,
        reference::OPERATIONS,
    ]
    .concat()
});
