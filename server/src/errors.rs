//! The one error shape of the service, and the one list of its codes.

use std::fmt;
use std::time::Duration;

use lending_store::StoreError;
use poem::error::ResponseError;
use poem::http::StatusCode;
use poem_openapi::registry::{MetaMediaType, MetaResponse, MetaResponses, Registry};
use poem_openapi::types::Type;
use poem_openapi::{ApiResponse, Enum, Object};

/// Room comes back when somebody makes some: sooner is not worth trying.
const UNTIL_ROOM: Duration = Duration::from_mins(1);

macro_rules! codes {
    ($($name:ident = $text:literal, $status:literal, $meaning:literal, $remedy:literal;)*) => {
        /// Why a request was refused: stable, one value for one cause. New ones may be added; treat an unknown one by
        /// the HTTP status.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Enum)]
        #[oai(rename = "ErrorCode")]
        pub enum Code {
            $(#[doc = $meaning] #[oai(rename = $text)] $name,)*
        }

        impl Code {
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            pub fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            pub fn status(self) -> u16 {
                match self { $(Self::$name => $status,)* }
            }

            /// What has happened.
            pub fn meaning(self) -> &'static str {
                match self { $(Self::$name => $meaning,)* }
            }

            /// What the caller can do.
            pub fn remedy(self) -> &'static str {
                match self { $(Self::$name => $remedy,)* }
            }
        }
    };
}

codes! {
    InvalidRequest = "invalid_request", 400, "A parameter, header or member of the body is missing, unknown or out of its bounds.",
        "Read `errors`: it names each member and what is wrong with it.";
    InvalidJson = "invalid_json", 400, "The body is not well-formed JSON in UTF-8.",
        "Send a JSON document; the message says where reading stopped.";
    FileMissing = "file_missing", 400, "The form has no part `file`.",
        "Send the statement as the part `file` of the form.";
    ProductNotFound = "product_not_found", 400, "`product_id` names no product of the team.",
        "List the products with GET /v1/products.";
    ProductArchived = "product_archived", 400, "The product is archived and not for new work.",
        "Choose an active product, or let an owner activate this one.";
    ApplicantIncomplete = "applicant_incomplete", 400, "The bureau is to be asked, but the applicant's name or mobile is missing.",
        "Send `applicant_name` and `applicant_mobile` with the consent, or leave the consent out.";
    ConsentRequired = "consent_required", 400, "The person's consent is missing. Nothing was pulled or billed.",
        "Ask the person, and send `consent: true` once they have agreed.";
    InvalidAssignee = "invalid_assignee", 400, "The person cannot be given the case: nobody of the team who has access, or somebody who would not be let to review it.",
        "Choose one of GET /v1/assignees.";
    InvalidMobile = "invalid_mobile", 400, "The mobile number is not an Indian one.",
        "Send ten digits from 6 to 9, with or without +91.";
    ApiKeyLivesTooLong = "api_key_lives_too_long", 400, "The team lets no API key live that long, or none without an end.",
        "Send `expires_in_days` or `expires_at` within `longest_key_days` of GET /v1/team/settings.";
    PasswordTooWeak = "password_too_weak", 400, "The password is too short or too easy to guess.",
        "Choose several unusual words, or let a password manager make one; `errors` says what is wrong.";
    InvalidLink = "invalid_link", 400, "The one-time link is unknown, used, revoked or over.",
        "Ask an owner of the team for a new one.";
    CodeIncorrect = "code_incorrect", 400, "The code is not what the authenticator app shows.",
        "Look at the clock of the device, and send the code that the app shows now.";
    Unauthenticated = "unauthenticated", 401, "The request carries no bearer token.",
        "Send `Authorization: Bearer <token>` with an API key or a login token.";
    InvalidToken = "invalid_token", 401, "The token is unknown, mistyped, expired or revoked.",
        "Sign in again, or create a new API key.";
    InvalidCredentials = "invalid_credentials", 401, "The email or the password is wrong.",
        "Check both. Five failures within 15 minutes lock the account for your network for a while.";
    SecondFactorRequired = "second_factor_required", 401, "The password is right, and the code of the second factor is missing, wrong or was used.",
        "Send what the app shows as `otp`, or one of the recovery codes. A code works once.";
    ForbiddenRole = "forbidden_role", 403, "The role of the token's owner does not allow this.",
        "Ask an owner of the team to do it, or to change your role.";
    InsufficientScope = "insufficient_scope", 403, "The API key is not good for this: it has scopes, and the one that is needed is not among them.",
        "Use a key with the scope that the message names; GET /v1/me lists those of this one.";
    LoginTokenRequired = "login_token_required", 403, "This needs a login token; an API key was sent.",
        "Sign in with POST /v1/auth/token and use that token.";
    SecondFactorSetupRequired = "second_factor_setup_required", 403, "The team asks for a second factor, and the person has none yet.",
        "Set one up with POST /v1/me/second-factor, then go on with the same token.";
    PasswordIncorrect = "password_incorrect", 403, "The password that was to prove who is asking is not right.",
        "Send the present password. Five failures within 15 minutes lock the account for your network for a while.";
    FourEyes = "four_eyes", 403, "The team wants four eyes on every case: whoever uploaded the statement does not review it.",
        "Let somebody else review the analysis.";
    BureauNotEntitled = "bureau_not_entitled", 403, "The team is not entitled to pull credit-bureau reports. Nothing was stored or billed.",
        "Leave the consent out, or ask for the entitlement.";
    NotFound = "not_found", 404, "There is no such path or resource, or it belongs to another team.",
        "Check the address and the id.";
    MethodNotAllowed = "method_not_allowed", 405, "The path exists, but not with this method.",
        "The `Allow` header lists the methods it has.";
    RequestTimeout = "request_timeout", 408, "The body took too long to arrive.",
        "Send the request again.";
    IdempotencyKeyReused = "idempotency_key_reused", 409, "The idempotency key came before with another request.",
        "Use a new key for a new request.";
    IdempotencyInProgress = "idempotency_in_progress", 409, "The same request with the same idempotency key is still being worked on.",
        "Wait for `Retry-After` seconds, then send the very same request again.";
    ApiKeyLimitReached = "api_key_limit_reached", 409, "The person has as many live API keys as they may have.",
        "Revoke a key first.";
    ProductLimitReached = "product_limit_reached", 409, "The team has as many active products as it may have.",
        "Archive a product first.";
    ProductChanged = "product_changed", 409, "Someone else kept changing the product at the same time.",
        "Read the product again and repeat the change.";
    AnalysisNotCompleted = "analysis_not_completed", 409, "The analysis has no report: it has not been completed, or it failed.",
        "Wait until `status` is `completed`.";
    AnalysisNotRetryable = "analysis_not_retryable", 409, "The analysis has not failed, is being tried again already, or would fail again for the same reason.",
        "Read the analysis: `status` and `failure` say which. A file that cannot be read has to be uploaded anew.";
    PageNotDrawable = "page_not_drawable", 409, "The page cannot be drawn: it is too large for this scale, or a picture that cannot be read, or its file opens with its password alone.",
        "Ask for a smaller `scale`, or take the file itself with GET /v1/analyses/{id}/statement.";
    DecisionPending = "decision_pending", 409, "A person still has to decide about the analysis: nothing can be told to the applicant yet.",
        "Ask for the letter again once `final_decision` is no longer null.";
    IsMember = "is_member", 409, "Somebody of the team has this email address.",
        "Look among the members; one who has no access can be enabled again.";
    EmailTaken = "email_taken", 409, "Somebody has an account with this email address.",
        "Ask for an invitation to another address.";
    InvitationLimitReached = "invitation_limit_reached", 409, "The team has as many open invitations as it may have.",
        "Revoke an invitation first.";
    OwnAccount = "own_account", 409, "This is what an owner does for others, and the account is your own.",
        "Change your own password with POST /v1/me/password, and remove your own second factor with POST /v1/me/second-factor/remove.";
    MemberDisabled = "member_disabled", 409, "The member has no access.",
        "Enable the member first, with PATCH /v1/members/{id}.";
    SecondFactorExists = "second_factor_exists", 409, "There is a second factor already.",
        "Remove it with POST /v1/me/second-factor/remove before you set up another one.";
    SecondFactorMissing = "second_factor_missing", 409, "There is no second factor to confirm or to remove.",
        "Set one up with POST /v1/me/second-factor.";
    LastOwner = "last_owner", 409, "The team would be left without an owner who can sign in.",
        "Make somebody else an owner first.";
    NotInReview = "not_in_review", 409, "The analysis is not to be reviewed, or has been reviewed already.",
        "Read the analysis: `decision` and `review` say which.";
    AlreadyReviewed = "already_reviewed", 409, "A person has decided about the analysis: it is not corrected any more.",
        "Read the analysis: `review` says what was decided.";
    AnalysisChanged = "analysis_changed", 409, "Someone else corrected or reviewed the analysis at the same moment. Nothing was written.",
        "Read the analysis again and repeat the correction.";
    RevisionLimitReached = "revision_limit_reached", 409, "The analysis has as many revisions as it may have.",
        "Put several corrections into one request, or review the analysis.";
    PayerLimitReached = "payer_limit_reached", 409, "The team remembers as many payers as it may.",
        "Forget a payer first, or leave `remember` out.";
    WebhookEndpointLimitReached = "webhook_endpoint_limit_reached", 409, "The team has as many webhook endpoints as it may have.",
        "Delete an endpoint first.";
    WebhookEndpointDisabled = "webhook_endpoint_disabled", 409, "Nothing is sent to this webhook endpoint: it is disabled.",
        "Enable it with PATCH and `status`, then try again.";
    LegalHold = "legal_hold", 409, "The analysis is on legal hold: nothing of it can be erased.",
        "Let an owner lift the hold first, with DELETE /v1/analyses/{id}/legal-hold.";
    CheckNotSettled = "check_not_settled", 409, "The credit check is under way, or nobody knows yet whether the bureau delivered.",
        "Erase it once its `status` is `completed` or `failed`.";
    StatementErased = "statement_erased", 410, "The statement was erased, on request or because the team's retention had passed.",
        "What was read of it is in the report, with GET /v1/analyses/{id}?include_result=true.";
    StatementMissing = "statement_missing", 410, "The statement is not where it was stored.",
        "Tell the operator, who may have it in a backup; otherwise upload it again.";
    StatementCorrupt = "statement_corrupt", 410, "The stored statement is damaged: it is not as it was uploaded.",
        "Tell the operator, who may have it in a backup; otherwise upload it again.";
    RevisionMismatch = "revision_mismatch", 412, "The analysis is not at the revision that `If-Match` names. Nothing was written.",
        "Read the analysis again; its `revision` is what to send.";
    VersionMismatch = "version_mismatch", 412, "The product is not at the version that `If-Match` names. Nothing was written.",
        "Read the product again; its `version` is what to send.";
    BodyTooLarge = "body_too_large", 413, "The body is larger than this operation accepts.",
        "Send less: the message names the limit.";
    UnsupportedMediaType = "unsupported_media_type", 415, "The body's content type is not the one this operation takes.",
        "Send the body with the content type that the message names.";
    FileEmpty = "file_empty", 422, "The file has no bytes.",
        "Send the statement again; it may have been lost on its way to you.";
    FileTooLarge = "file_too_large", 422, "The file has more than 20 MiB.",
        "Send a statement of a shorter period, or one that is not a scan.";
    FileNotPdf = "file_not_pdf", 422, "The file is not a PDF.",
        "Send the PDF that the bank issued.";
    FileCorrupt = "file_corrupt", 422, "The PDF is damaged, or encrypted in a way that is not supported.",
        "Download the statement from the bank again.";
    FilePasswordRequired = "file_password_required", 422, "The PDF is encrypted and came without its password.",
        "Send it again with `file_password`.";
    FilePasswordIncorrect = "file_password_incorrect", 422, "The password does not open the PDF.",
        "Ask the applicant; banks often use a date of birth or a part of the name.";
    FileTooManyPages = "file_too_many_pages", 422, "The PDF has more than 500 pages.",
        "Send a statement of a shorter period.";
    RateLimited = "rate_limited", 429, "Too many requests.",
        "Wait for `Retry-After` seconds, then try again.";
    AccountLocked = "account_locked", 429, "Too many failed sign-ins with this email, from this network or from everywhere.",
        "Wait for `Retry-After` seconds. Tokens and API keys go on working meanwhile.";
    SpendCapReached = "spend_cap_reached", 429, "The team has spent on bureau pulls what it may spend in a day. Nothing was pulled or billed.",
        "Wait for `Retry-After` seconds: the day is India's. The operator can raise the cap.";
    InternalError = "internal_error", 500, "Something broke on our side. Nothing was half-done.",
        "Try again; if it persists, send us the `request_id`.";
    Unavailable = "unavailable", 503, "The service cannot reach its storage, or is too busy to take this on.",
        "Wait for `Retry-After` seconds, then try again.";
    BureauUnavailable = "bureau_unavailable", 503, "The credit bureau cannot be reached. Nothing was billed.",
        "Wait for `Retry-After` seconds, then try again; the same idempotency key may be used.";
    StorageFull = "storage_full", 507, "There is no room left to store anything. Nothing was kept.",
        "Wait for `Retry-After` seconds, then try again; the operator has to make room.";
}

/// The table of codes as the documentation shows it.
pub fn errors_table() -> String {
    let head = "| Status | Code | What has happened | What to do |\n|---|---|---|---|\n".to_owned();
    let row = |code: &Code| {
        format!("| {} | `{}` | {} | {} |\n", code.status(), code.as_str(), code.meaning(), code.remedy())
    };
    Code::ALL.iter().map(row).fold(head, |table, row| table + &row)
}

/// One member that was refused.
#[derive(Debug, Clone, PartialEq, Eq, Object)]
pub(crate) struct FieldError {
    /// Path of the member, such as `policy.rules[0].metric`.
    pub(crate) field: String,
    /// What is wrong with the member, for a person.
    pub(crate) message: String,
}

/// The body of every refusal.
#[derive(Debug, Clone, PartialEq, Eq, Object)]
#[oai(rename = "ErrorResponse")]
pub(crate) struct ErrorBody {
    /// What happened, for a person. Not stable: do not compare it.
    pub(crate) message: String,
    /// What happened, for a program. Stable.
    pub(crate) code: Code,
    /// The `X-Request-Id` of this exchange: quote it when you ask for help.
    pub(crate) request_id: String,
    /// The members that were refused, each with its reason; absent where the refusal is about no member.
    #[oai(skip_serializing_if_is_empty, default)]
    pub(crate) errors: Vec<FieldError>,
    /// Address of the page that explains this code.
    pub(crate) doc_url: String,
}

/// A refusal on its way out. Transport enters only when it is rendered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ApiError {
    pub(crate) code: Code,
    pub(crate) message: String,
    pub(crate) errors: Vec<FieldError>,
    pub(crate) retry_after: Option<Duration>,
    /// The methods a path has, for a 405.
    pub(crate) allow: Option<String>,
}

impl ApiError {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), errors: Vec::new(), retry_after: None, allow: None }
    }

    /// Byte for byte the same whether a thing never existed or belongs to someone else.
    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(Code::NotFound, format!("There is no such {what}."))
    }

    pub(crate) fn invalid(errors: Vec<FieldError>) -> Self {
        let message = match errors.as_slice() {
            [one] => format!("`{}`: {}", one.field, one.message),
            several => format!("{} members of the request are not acceptable.", several.len()),
        };
        Self { errors, ..Self::new(Code::InvalidRequest, message) }
    }

    pub(crate) fn invalid_field(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::invalid(vec![FieldError { field: field.into(), message: message.into() }])
    }

    /// A refusal with a code of its own that is about one member.
    pub(crate) fn refused_field(code: Code, field: &str, message: &str) -> Self {
        let error = FieldError { field: field.to_owned(), message: message.to_owned() };
        Self { errors: vec![error], ..Self::new(code, format!("`{field}`: {message}")) }
    }

    /// The same whether a token never was one or is no more.
    pub(crate) fn invalid_token() -> Self {
        Self::new(Code::InvalidToken, "The token is unknown, expired or revoked.")
    }

    pub(crate) fn internal() -> Self {
        Self::new(Code::InternalError, "Something broke on our side.")
    }

    pub(crate) fn unavailable(message: &str) -> Self {
        Self::new(Code::Unavailable, message).retry_after(Duration::from_secs(2))
    }

    pub(crate) fn retry_after(mut self, wait: Duration) -> Self {
        self.retry_after = Some(wait);
        self
    }

    /// Whether the same request would be refused again, rather than that it came too slowly or found us unwell.
    pub(crate) fn is_about_the_request(&self) -> bool {
        self.code.status() < 500 && self.code != Code::RequestTimeout
    }

    /// Whether it was refused in the midst of its body: nothing can follow on that connection, and the client is told.
    pub(crate) fn leaves_a_body_unread(&self) -> bool {
        matches!(self.code, Code::FileTooLarge | Code::BodyTooLarge | Code::RequestTimeout)
    }

    /// Whole seconds, rounded up, at least one.
    pub(crate) fn retry_after_seconds(&self) -> Option<u64> {
        self.retry_after.map(|wait| u64::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u64::MAX).max(1))
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code.as_str(), self.message)
    }
}

impl std::error::Error for ApiError {}

impl ResponseError for ApiError {
    fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// Storage faults are logged once, here, where they turn into an answer.
impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        let lost = match error {
            StoreError::StatementMissing => Some(Code::StatementMissing),
            StoreError::StatementCorrupt => Some(Code::StatementCorrupt),
            _ => None,
        };
        if let Some(code) = lost {
            tracing::error!(%error, "statement lost");
            Self::new(code, code.meaning())
        } else if error.is_storage_full() {
            tracing::error!(%error, "storage full");
            Self::new(Code::StorageFull, "There is no room left to store anything.").retry_after(UNTIL_ROOM)
        } else if error.is_newer() {
            tracing::warn!(%error, "stored by a newer version, cannot be read here");
            Self::unavailable(
                "A newer version of the service stored this, and this process cannot read it yet.",
            )
        } else if error.is_transient() {
            tracing::warn!(%error, "database or file storage unreachable");
            Self::unavailable("The service cannot reach its storage at the moment.")
        } else {
            tracing::error!(%error, "storage error");
            Self::internal()
        }
    }
}

/// Which statuses an operation can answer is written into the contract by its finishing pass, not by this type:
/// one type for all would put every status on every operation. The one it declares keeps the schema in the document,
/// which drops what nothing refers to.
impl ApiResponse for ApiError {
    fn meta() -> MetaResponses {
        let content =
            vec![MetaMediaType { content_type: "application/json", schema: ErrorBody::schema_ref() }];
        let response = MetaResponse {
            description: "",
            status: Some(500),
            status_range: None,
            content,
            headers: Vec::new(),
        };
        MetaResponses { responses: vec![response] }
    }

    fn register(registry: &mut Registry) {
        ErrorBody::register(registry);
    }
}

/// What poem itself refuses, said in our shape.
impl From<poem::Error> for ApiError {
    fn from(error: poem::Error) -> Self {
        use poem_openapi::error::{AuthorizationError, ContentTypeError, ParseParamError, ParsePathError};
        if let Some(ours) = error.downcast_ref::<ApiError>() {
            return ours.clone();
        }
        if error.is::<AuthorizationError>() {
            return Self::new(Code::Unauthenticated, "This needs a bearer token.");
        }
        if let Some(param) = error.downcast_ref::<ParseParamError>() {
            return Self::invalid_field(param.name, param_reason(&param.reason));
        }
        if error.is::<ParsePathError>() || error.is::<poem::error::ParsePathError>() {
            return Self::not_found("resource");
        }
        if let Some(content_type) = error.downcast_ref::<ContentTypeError>() {
            return Self::new(Code::UnsupportedMediaType, content_type.to_string());
        }
        match error.status().as_u16() {
            404 => Self::new(Code::NotFound, "There is no such path."),
            405 => Self::new(Code::MethodNotAllowed, "This path does not have that method."),
            413 => Self::new(Code::BodyTooLarge, "The body is too large."),
            415 => Self::new(Code::UnsupportedMediaType, "The content type is not supported."),
            400..=499 => Self::new(Code::InvalidRequest, "The request could not be read."),
            _ => {
                tracing::error!(%error, "unexpected error");
                Self::internal()
            }
        }
    }
}

/// poem-openapi says `failed to parse "integer(uint32)": invalid digit found in string (occurred while parsing "…")`, or
/// `verification failed. minimum(1, exclusive: false)`; people need less.
fn param_reason(reason: &str) -> String {
    if let Some((bound, value)) =
        reason.strip_prefix("verification failed. ").and_then(|rule| rule.split_once('('))
    {
        let value = value.split([',', ')']).next().unwrap_or_default();
        return match bound {
            "minimum" => format!("must be at least {value}"),
            "maximum" => format!("must be at most {value}"),
            "minLength" if value == "1" => "must not be empty".to_owned(),
            "minLength" => format!("must have at least {value} characters"),
            "maxLength" => format!("must have at most {value} characters"),
            "maxItems" => format!("must be given at most {value} times"),
            _ => "does not have the form that is asked for".to_owned(),
        };
    }
    if let Some((kind, _)) =
        reason.strip_prefix("failed to parse \"").and_then(|rest| rest.split_once("\": "))
    {
        match kind {
            "boolean" => return "must be true or false".to_owned(),
            kind if kind.starts_with("integer") => return "must be a whole number".to_owned(),
            kind if kind.contains("date-time") => {
                return "must be a time such as 2026-11-15T10:30:00Z".to_owned();
            }
            _ => {}
        }
    }
    if reason.contains("valid enumeration value") {
        return "is none of the values that the contract lists".to_owned();
    }
    let told = reason.split(" (occurred while parsing").next().unwrap_or(reason);
    let plain = told.rsplit_once("\": ").map_or(told, |(_, why)| why);
    format!("is not acceptable: {plain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_parameter_is_said_for_people() {
        for (reason, told) in [
            ("verification failed. minimum(1, exclusive: false)", "must be at least 1"),
            ("verification failed. maximum(100, exclusive: false)", "must be at most 100"),
            ("verification failed. maxLength(200)", "must have at most 200 characters"),
            ("verification failed. maxItems(50)", "must be given at most 50 times"),
            ("verification failed. pattern(\"^[ -~]+$\")", "does not have the form that is asked for"),
            ("failed to parse \"integer(uint32)\": invalid digit found in string", "must be a whole number"),
            (
                "failed to parse \"AnalysisStatus\": Expect a valid enumeration value. (occurred while parsing \"optional_AnalysisStatus\")",
                "is none of the values that the contract lists",
            ),
        ] {
            assert_eq!(param_reason(reason), told);
        }
    }
}
