//! Who is calling, and whether they may: the first parameter of every handler that needs a token.

use std::marker::PhantomData;
use std::sync::Arc;

use lending_base::{AnalysisId, LoginId};
use lending_store::audit::{Action, Principal, TokenId};
use lending_store::token::Token;
use lending_store::users::Role;
use lending_store::{StoreError, callers};
use poem::http::header;
use poem::web::headers::authorization::Bearer;
use poem::web::headers::{Authorization, HeaderMapExt};
use poem::{Request, RequestBody, Result};
use poem_openapi::registry::{MetaSecurityScheme, Registry};
use poem_openapi::{ApiExtractor, ApiExtractorType, ExtractParamOptions};

use super::access::Access;
use super::counting::{count_bad_token, count_token};
use super::query::check_query;
use super::scopes::Scope;
use crate::app::App;
use crate::context::Exchange;
use crate::errors::{ApiError, Code};

/// A caller whose token and role have been found good.
pub(crate) struct Caller<A> {
    pub(super) app: Arc<App>,
    pub(super) exchange: Exchange,
    /// What is wrong with the query string; said only after the limits have been counted.
    pub(super) query: Result<(), ApiError>,
    facts: callers::Caller,
    access: PhantomData<A>,
}

impl<A> Caller<A> {
    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    pub(crate) fn facts(&self) -> &callers::Caller {
        &self.facts
    }

    pub(crate) fn exchange(&self) -> &Exchange {
        &self.exchange
    }

    /// The network they call from, as failures are counted by.
    pub(crate) fn network(&self) -> String {
        self.exchange.counted_network()
    }

    pub(crate) fn role(&self) -> Role {
        self.facts.role
    }

    /// The person every read and write of this request is bound to.
    pub(crate) fn principal(&self) -> Principal {
        Principal {
            team: self.facts.team.clone(),
            user: self.facts.user.clone(),
            token: self.facts.token.clone(),
            origin: self.exchange.origin(),
        }
    }

    /// Records what the caller is about to be given. It is on disk before the answer is sent.
    pub(crate) async fn note_read(
        &self,
        action: Action,
        subject: &(impl ToString + ?Sized),
    ) -> Result<(), ApiError> {
        Ok(self.app.store.note_read(&self.principal(), action, subject).await?)
    }

    /// Records that the caller has a report decided again, which is a reading of it. Before it is opened: whoever hangs up
    /// has had it read. `detail` is the id of the product it is decided under, or a word that says what for.
    pub(crate) async fn note_decided_again(
        &self,
        analysis: &AnalysisId,
        detail: &str,
    ) -> Result<(), ApiError> {
        Ok(self.app.store.note_decided_again(&self.principal(), analysis, detail).await?)
    }

    pub(crate) fn login(&self) -> Option<&LoginId> {
        match &self.facts.token {
            TokenId::Login(id) => Some(id),
            TokenId::ApiKey(_) => None,
        }
    }

    pub(super) async fn count(&self) -> Result<(), ApiError> {
        count_token(&self.app, &self.exchange, &self.facts).await
    }
}

impl<A: Access> Caller<A> {
    async fn admit(request: &Request) -> Result<Self, ApiError> {
        let app = App::from_request(request)?;
        let exchange = Exchange::from_request(request);
        if request.headers().get_all(header::AUTHORIZATION).iter().count() > 1 {
            return Err(ApiError::invalid_field("Authorization", "is sent more than once"));
        }
        let header = request.headers().typed_get::<Authorization<Bearer>>();
        let Some(header) = header else {
            // Of calls that nobody has proved to be theirs a share is recorded, and the rest is counted: no limit is needed.
            let code = Code::Unauthenticated;
            told(app.store.note_bad_token(None, &exchange.origin(), code.as_str()).await);
            return Err(ApiError::new(code, "This needs a bearer token."));
        };
        let token = Token::parse(header.token());
        let caller = match &token {
            Some(token) => app.store.find_caller(token).await?,
            None => None,
        };
        let Some(caller) = caller else {
            // Counted first: whoever tries tokens in thousands fills no disk.
            count_bad_token(&app, &exchange).await?;
            let code = Code::InvalidToken.as_str();
            told(app.store.note_bad_token(token.as_ref(), &exchange.origin(), code).await);
            return Err(ApiError::invalid_token());
        };
        let query = check_query(&app, request);
        let caller = Self { app, exchange, query, facts: caller, access: PhantomData };
        if let Err(refused) = caller.may() {
            // What is refused is recorded as long as it is within the limit of the token.
            if caller.count().await.is_ok() {
                caller.note_refusal(refused.code).await;
            }
            return Err(refused);
        }
        if !A::COUNTED_AT_ONCE {
            readable_idempotency_key(request)?;
        }
        if A::COUNTED_AT_ONCE || !request.headers().contains_key(IDEMPOTENCY_KEY) {
            caller.count().await?;
            caller.query.clone()?;
        }
        Ok(caller)
    }
}

impl<A: Access> Caller<A> {
    fn may(&self) -> Result<(), ApiError> {
        if A::LOGIN_ONLY && !matches!(self.facts.token, TokenId::Login(_)) {
            return Err(ApiError::new(Code::LoginTokenRequired, "This needs a login token, not an API key."));
        }
        if self.facts.lacks_second_factor && !A::BEFORE_SECOND_FACTOR {
            return Err(ApiError::new(
                Code::SecondFactorSetupRequired,
                "The team asks for a second factor; set one up with POST /v1/me/second-factor first.",
            ));
        }
        if !A::ROLES.contains(&self.facts.role) {
            let roles: Vec<&str> = A::ROLES.iter().map(|role| role.as_str()).collect();
            let (needed, yours) = (roles.join(" or "), self.facts.role.as_str());
            return Err(ApiError::new(
                Code::ForbiddenRole,
                format!("This needs the role {needed}; yours is {yours}."),
            ));
        }
        A::SCOPE.map_or(Ok(()), |scope| self.has(scope))
    }

    fn has(&self, scope: Scope) -> Result<(), ApiError> {
        if self.facts.scopes.allow(scope.as_str()) {
            return Ok(());
        }
        let message = format!("This needs an API key with the scope `{}`.", scope.as_str());
        Err(ApiError::new(Code::InsufficientScope, message))
    }

    /// Refuses, and records it, where what a request says asks for more than its operation does.
    pub(crate) async fn require(&self, scope: Scope) -> Result<(), ApiError> {
        let allowed = self.has(scope);
        if let Err(refused) = &allowed {
            self.note_refusal(refused.code).await;
        }
        allowed
    }
}

impl<A> Caller<A> {
    /// Records that this caller was refused.
    pub(crate) async fn note_refusal(&self, code: Code) {
        let who = self.principal();
        told(self.app.store.note_refusal(Some(&who), &who.origin, code.as_str()).await);
    }
}

/// Whoever may not is refused, whether or not it can be recorded.
fn told(recorded: Result<(), StoreError>) {
    if let Err(error) = recorded {
        tracing::warn!(%error, "a refusal could not be recorded");
    }
}

/// poem takes a header it cannot read for one that is not there; a creation must not lose its key that way.
fn readable_idempotency_key(request: &Request) -> Result<(), ApiError> {
    let mut keys = request.headers().get_all(IDEMPOTENCY_KEY).iter();
    match (keys.next().map(|key| key.to_str().is_ok()), keys.next()) {
        (None | Some(true), None) => Ok(()),
        (Some(false), None) => {
            Err(ApiError::invalid_field(IDEMPOTENCY_KEY, "must have printable characters only"))
        }
        (_, Some(_)) => Err(ApiError::invalid_field(IDEMPOTENCY_KEY, "is given more than once")),
    }
}

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";

/// The name of the security scheme in the contract.
pub(crate) const SCHEME: &str = "bearer";
/// Stands beside it where a key is not enough.
pub(crate) const LOGIN_ONLY: &str = "login only";
/// Stands beside it where a second factor that is asked for need not be there yet.
pub(crate) const BEFORE_SECOND_FACTOR: &str = "before second factor";

impl<'a, A: Access> ApiExtractor<'a> for Caller<A> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::SecurityScheme];
    type ParamType = ();
    type ParamRawType = ();

    fn register(registry: &mut Registry) {
        registry.create_security_scheme(
            SCHEME,
            MetaSecurityScheme {
                ty: "http",
                description: Some(
                    "An API key (`las_live_…`) for servers, or a login token (`las_login_…`) for apps. \
                     Never put an API key into a mobile app or a web page.",
                ),
                name: None,
                key_in: None,
                scheme: Some("bearer"),
                bearer_format: Some("opaque"),
                flows: None,
                openid_connect_url: None,
            },
        );
    }

    /// Beside the scheme itself what else is asked for: the finishing pass of the contract takes it from here, so that what
    /// is written there is what is checked.
    fn security_schemes() -> Vec<&'static str> {
        let mut schemes = vec![SCHEME];
        schemes.extend(A::ROLES.iter().map(|role| role.as_str()));
        schemes.extend(A::SCOPE.map(Scope::as_str));
        schemes.extend(A::LOGIN_ONLY.then_some(LOGIN_ONLY));
        schemes.extend(A::BEFORE_SECOND_FACTOR.then_some(BEFORE_SECOND_FACTOR));
        schemes
    }

    async fn from_request(
        request: &'a Request,
        _body: &mut RequestBody,
        _options: ExtractParamOptions<()>,
    ) -> Result<Self> {
        Ok(Self::admit(request).await?)
    }
}
