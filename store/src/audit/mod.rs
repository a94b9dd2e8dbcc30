//! Who did what, when, from where: appended in the transaction of the act, never changed.
//!
//! Entries name rows by id and carry no personal data themselves. What somebody only read has no transaction of its own:
//! [`journal`] writes many such entries in one, and each is on disk before the answer is sent. [`chain`] links what was
//! written so that a change is found, [`prune`] lets go of what is too old, [`partitions`] sees to where it lies, and [`list`] gives
//! it back.

pub(crate) mod budget;
pub mod chain;
pub(crate) mod journal;
pub mod list;
pub mod partitions;
pub mod prune;

use std::net::IpAddr;
use std::sync::OnceLock;

use crate::db::{Db, Tx, on};
use crate::{Store, StoreError};
use lending_base::{AnalysisId, ApiKeyId, AuditId, Clock, LoginId, TeamId, UserId};

macro_rules! actions {
    ($($name:ident = $text:literal,)*) => {
        /// What was done.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Action { $($name,)* }

        impl Action {
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            pub fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

actions! {
    SignedIn = "sign_in.succeeded",
    SignInFailed = "sign_in.failed",
    SignInLocked = "sign_in.locked",
    SignInRefused = "sign_in.refused_while_locked",
    SignedOut = "sign_out",
    ApiKeyCreated = "api_key.created",
    ApiKeyRevoked = "api_key.revoked",
    ProductCreated = "product.created",
    ProductChanged = "product.changed",
    ProductTried = "product.tried",
    ProductArchived = "product.archived",
    ProductActivated = "product.activated",
    AnalysisSubmitted = "analysis.submitted",
    AnalysisReviewed = "analysis.reviewed",
    AnalysisRetried = "analysis.retried",
    AnalysisAssigned = "analysis.assigned",
    AnalysesListed = "analyses.listed",
    AnalysesSearched = "analyses.searched_by_name",
    AnalysisRead = "analysis.read",
    ReportRead = "analysis.report_read",
    TimelineRead = "analysis.timeline_read",
    DecidedAgain = "analysis.decided_again",
    RowsRead = "analysis.rows_read",
    RowsExported = "analysis.rows_exported",
    WorkbookRead = "analysis.workbook_read",
    LetterRead = "analysis.letter_read",
    RevisionsListed = "revisions.listed",
    RevisionRead = "analysis.revision_read",
    ChecksListed = "credit_checks.listed",
    ChecksSearched = "credit_checks.searched_by_name",
    CheckRead = "credit_check.report_read",
    AuditRead = "audit.read",
    AuditPruned = "audit.pruned",
    AccessRefused = "access.refused",
    AnalysisCorrected = "analysis.corrected",
    AnalysisErased = "analysis.erased",
    AnalysisHeld = "analysis.held",
    AnalysisReleased = "analysis.released",
    StatementErased = "statement.erased",
    RetentionChanged = "team.retention_changed",
    SettingsChanged = "team.settings_changed",
    StatementRead = "statement.read",
    PayersListed = "payers.listed",
    PayerRemembered = "payer.remembered",
    PayerForgotten = "payer.forgotten",
    CheckIntended = "credit_check.intended",
    CheckAsked = "credit_check.asked",
    CheckSettled = "credit_check.settled",
    CheckAnswerRead = "credit_check.answer_read",
    CheckResolved = "credit_check.resolved",
    CheckErased = "credit_check.erased",
    TeamExported = "team.exported",
    TeamErased = "team.erased",
    ConsentWithdrawn = "credit_check.consent_withdrawn",
    WebhookEndpointCreated = "webhook_endpoint.created",
    WebhookEndpointChanged = "webhook_endpoint.changed",
    WebhookEndpointDeleted = "webhook_endpoint.deleted",
    WebhookEndpointDisabled = "webhook_endpoint.disabled",
    WebhookEndpointTested = "webhook_endpoint.tested",
    WebhookSecretRotated = "webhook_endpoint.secret_rotated",
    WebhookReplayed = "webhook_endpoint.replayed",
    BureauTermsSet = "team.bureau_terms_set",
    TeamCreated = "team.created",
    UserCreated = "user.created",
    UsersListed = "users.listed",
    UserRead = "user.read",
    RoleChanged = "user.role_changed",
    UserDisabled = "user.disabled",
    UserEnabled = "user.enabled",
    InvitationCreated = "invitation.created",
    InvitationRevoked = "invitation.revoked",
    InvitationAccepted = "invitation.accepted",
    InvitationsListed = "invitations.listed",
    ResetLinkMade = "password.reset_link_made",
    PasswordReset = "password.reset",
    PasswordChanged = "password.changed",
    SessionEnded = "session.ended",
    OpenIdLinked = "openid.linked",
    OpenIdUnlinked = "openid.unlinked",
    SecondFactorBegun = "second_factor.begun",
    SecondFactorConfirmed = "second_factor.confirmed",
    RecoveryCodesRenewed = "second_factor.recovery_codes_renewed",
    SecondFactorRemoved = "second_factor.removed",
    AccountUnlocked = "account.unlocked",
    UploadsLimited = "user.uploads_limited",
    EntitlementGranted = "entitlement.granted",
    EntitlementWithdrawn = "entitlement.withdrawn",
    FilesAccepted = "files.accepted",
    KeysRotated = "keys.rotated",
    KeyRewrapped = "keys.rewrapped",
    BackupTaken = "deployment.backup_taken",
    BackupRestored = "deployment.backup_restored",
}

/// Who sits at the shell, where this process performs somebody's command.
static OPERATOR: OnceLock<String> = OnceLock::new();

/// Names the operator of this process: what it does is recorded as theirs, `operator:NAME`. The first name stays.
pub fn name_operator(name: &str) -> Result<(), StoreError> {
    let is_name = |character: char| character.is_ascii_alphanumeric() || "._@+-".contains(character);
    if !(1..=64).contains(&name.len()) || !name.chars().all(is_name) {
        let why = "an operator is named by 1 to 64 letters, digits and . _ @ + -";
        return Err(StoreError::Refused(why.to_owned()));
    }
    OPERATOR.get_or_init(|| format!("operator:{name}"));
    Ok(())
}

/// Who did it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    User(UserId),
    /// Someone at a shell of the deployment.
    Operator,
    /// The service itself, ending what somebody began.
    Service,
    /// Someone who has not proved who they are. How much of it is recorded has a bound: [`budget`].
    Anonymous,
}

impl Actor {
    fn text(&self) -> &str {
        match self {
            Self::User(id) => id.as_str(),
            Self::Operator => OPERATOR.get().map_or("operator", String::as_str),
            Self::Service => "service",
            Self::Anonymous => "anonymous",
        }
    }
}

/// The request behind an act.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    pub ip: Option<IpAddr>,
    /// The caller's own id of the request, or ours where none was given.
    pub request_id: Option<String>,
    /// Ours: nobody else can choose it.
    pub own_request_id: Option<String>,
    /// What the caller said that it is for: one word.
    pub purpose: Option<String>,
}

#[derive(Debug, Clone)]
pub struct Entry {
    actor: Actor,
    action: Action,
    team: Option<TeamId>,
    token: Option<String>,
    subject: Option<String>,
    /// What a code or a keyed hash can add, never a word that a person wrote.
    detail: Option<String>,
    origin: Origin,
}

impl Entry {
    pub(crate) fn new(actor: Actor, action: Action) -> Self {
        Self {
            actor,
            action,
            team: None,
            token: None,
            subject: None,
            detail: None,
            origin: Origin::default(),
        }
    }

    pub(crate) fn actor(&self) -> &Actor {
        &self.actor
    }

    pub(crate) fn team(mut self, team: &TeamId) -> Self {
        self.team = Some(team.clone());
        self
    }

    pub(crate) fn token(mut self, id: String) -> Self {
        self.token = Some(id);
        self
    }

    pub(crate) fn subject(mut self, subject: &(impl ToString + ?Sized)) -> Self {
        self.subject = Some(subject.to_string());
        self
    }

    pub(crate) fn detail(mut self, detail: String) -> Self {
        self.detail = Some(detail);
        self
    }

    pub(crate) fn from(mut self, origin: &Origin) -> Self {
        self.origin = origin.clone();
        self
    }
}

/// Which token an act was done with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TokenId {
    ApiKey(ApiKeyId),
    Login(LoginId),
}

impl TokenId {
    pub fn as_str(&self) -> &str {
        match self {
            Self::ApiKey(id) => id.as_str(),
            Self::Login(id) => id.as_str(),
        }
    }
}

/// A person at work: the team every read and write is bound to, and what the audit says of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Principal {
    pub team: TeamId,
    pub user: UserId,
    pub token: TokenId,
    pub origin: Origin,
}

impl Principal {
    pub(crate) fn entry(&self, action: Action) -> Entry {
        let mut entry =
            Entry::new(Actor::User(self.user.clone()), action).team(&self.team).from(&self.origin);
        entry.token = Some(self.token.as_str().to_owned());
        entry
    }
}

pub(crate) async fn append(tx: &mut Tx, clock: &Clock, entry: &Entry) -> Result<(), StoreError> {
    let id = AuditId::new(clock)?;
    let now = clock.now();
    let ip = entry.origin.ip.map(|ip| ip.to_string());
    on!(tx.conn(), conn => sqlx::query(
        "INSERT INTO audit (id, at, team_id, actor, token_id, action, subject, ip, request_id, own_request_id, purpose, detail)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
    ).bind(id).bind(now).bind(&entry.team).bind(entry.actor.text()).bind(&entry.token)
        .bind(entry.action.as_str()).bind(&entry.subject).bind(ip).bind(&entry.origin.request_id)
        .bind(&entry.origin.own_request_id).bind(&entry.origin.purpose).bind(&entry.detail)
        .execute(conn).await.map(|_| ()))?;
    Ok(())
}

/// One entry as it is read back.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Recorded {
    pub id: AuditId,
    pub at: chrono::DateTime<chrono::Utc>,
    pub team_id: Option<String>,
    pub actor: String,
    pub token_id: Option<String>,
    pub action: String,
    pub subject: Option<String>,
    pub ip: Option<String>,
    pub request_id: Option<String>,
    pub own_request_id: Option<String>,
    pub purpose: Option<String>,
    pub detail: Option<String>,
}

/// The columns of [`Recorded`], of the audit as `e`.
macro_rules! entry_columns {
    () => {
        "e.id, e.at, e.team_id, e.actor, e.token_id, e.action, e.subject, e.ip, e.request_id, e.own_request_id,
         e.purpose, e.detail"
    };
}
pub(crate) use entry_columns;

/// The newest entries, of one team or of all.
pub(crate) async fn latest(db: &Db, team: Option<&TeamId>, limit: i64) -> Result<Vec<Recorded>, StoreError> {
    Ok(on!(db.read(), db => sqlx::query_as::<_, Recorded>(concat!(
        "SELECT ", entry_columns!(), " FROM audit e WHERE $1 IS NULL OR e.team_id = $1 ORDER BY e.id DESC LIMIT $2"
    )).bind(team).bind(limit).fetch_all(db).await)?)
}

impl Store {
    /// Records that somebody read something; it is on disk when this returns.
    pub async fn note_read(
        &self,
        principal: &Principal,
        action: Action,
        subject: &(impl ToString + ?Sized),
    ) -> Result<(), StoreError> {
        self.record(principal.entry(action).subject(subject)).await
    }

    /// As [`Self::note_read`], of a report that is opened to be decided again: under which product, or what else for.
    pub async fn note_decided_again(
        &self,
        principal: &Principal,
        analysis: &AnalysisId,
        detail: &str,
    ) -> Result<(), StoreError> {
        self.record(principal.entry(Action::DecidedAgain).subject(analysis).detail(detail.to_owned())).await
    }

    /// Records that somebody looked for people by words of their names. The words are kept as keyed hashes alone: who holds
    /// one can ask whether it was this, and nobody can read it.
    pub async fn note_search(
        &self,
        principal: &Principal,
        action: Action,
        words: &[String],
    ) -> Result<(), StoreError> {
        let hashed = |word: &String| crate::sealing::hex(&self.word_index(&principal.team, word));
        let words: Vec<String> = words.iter().map(hashed).collect();
        self.record(principal.entry(action).detail(words.join(" "))).await
    }

    /// Records that a token was good for nothing (`who` is `None`), or not for this.
    pub async fn note_refusal(
        &self,
        who: Option<&Principal>,
        origin: &Origin,
        code: &str,
    ) -> Result<(), StoreError> {
        let entry = match who {
            Some(principal) => principal.entry(Action::AccessRefused),
            None => Entry::new(Actor::Anonymous, Action::AccessRefused).from(origin),
        };
        self.record(entry.detail(code.to_owned())).await
    }
}
