//! Signing in by an OpenID Connect provider: the authorization code flow with PKCE, for members alone.
//!
//! Start with [`OpenId`]. `flow` is one sign-in under way, `provider` whoever is asked. What the provider says is verified here
//! and nowhere else; whom it lets in is the store's to say.

mod flow;
mod provider;

use lending_base::{NoEntropy, Settings, entropy, is_shielded};
use lending_store::audit::Origin;
use lending_store::invitations::Accepted;
use lending_store::openid::{OpenIdIdentity, OpenIdSignIn};
use lending_store::sign_in::Login;
use lending_store::token::{Token, TokenKind};
use lending_store::users::Email;
use lending_store::{Store, StoreError};
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreIdToken, CoreIdTokenClaims,
    CoreJwsSigningAlgorithm, CoreUserInfoClaims,
};
use openidconnect::{
    AccessToken, AuthType, AuthorizationCode, ClaimsVerificationError, ClientId, ClientSecret, EndUserName,
    EndpointMaybeSet, EndpointNotSet, EndpointSet, IssuerUrl, LocalizedClaim, Nonce, OAuth2TokenResponse,
    PkceCodeChallenge, RedirectUrl, RequestTokenError, Scope, SignatureVerificationError, TokenResponse,
};

pub(crate) use self::flow::{Flow, OPEN_FOR};
use self::provider::{HttpFault, Metadata, Provider, Unreachable};
use crate::errors::ApiError;
use crate::passwords::Passwords;

/// Where the provider sends people back to.
pub(crate) const CALLBACK: &str = "/sign-in/openid/callback";
/// A code has some dozens of characters; some providers' have a thousand.
const CODE_BYTES: usize = 4096;
/// Names are as long as in an invitation that is accepted with a password.
const NAME_CHARS: usize = 200;

/// Signatures by a key pair of the provider's. None by a secret that both sides know, and never none.
const ALGORITHMS: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];
/// The word of `amr` (RFC 8176) that says that several factors were asked for.
const SEVERAL_FACTORS: &str = "mfa";
/// Words for something that one has: a code, a key in hardware, a smart card. Alone it is one factor: some providers let
/// people in with a code by mail.
const POSSESSIONS: [&str; 3] = ["otp", "hwk", "sc"];
/// Words for something that one knows or is.
const OTHER_FACTORS: [&str; 7] = ["pwd", "pin", "kba", "fpt", "face", "iris", "vbm"];
/// Words of `acr` that say the same.
const SECOND_FACTOR_CLASSES: [&str; 3] =
    ["phr", "phrh", "http://schemas.openid.net/pape/policies/2007/06/multi-factor"];

type Client = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

/// Why somebody does not come in.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The sign-in was not begun in this browser, is over, or was answered with another's state.
    Ended,
    /// The provider did not let the person in.
    Declined,
    /// What the provider answered is not proved.
    Unproved,
    /// Nobody is signed in with this account.
    NotAdmitted,
    /// The person has a second factor here, and proved none there.
    NoSecondFactor,
    /// The provider does not answer.
    Unreachable,
    Fault(ApiError),
}

impl Refusal {
    /// For the audit, where the store has not written its own entry.
    fn code(&self) -> Option<&'static str> {
        match self {
            Self::Ended => Some("openid_ended"),
            Self::Declined => Some("openid_declined"),
            Self::Unproved => Some("openid_not_proved"),
            Self::NotAdmitted | Self::NoSecondFactor | Self::Unreachable | Self::Fault(_) => None,
        }
    }
}

impl From<Unreachable> for Refusal {
    fn from(_: Unreachable) -> Self {
        Self::Unreachable
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::Fault(error.into())
    }
}

impl From<ApiError> for Refusal {
    fn from(error: ApiError) -> Self {
        Self::Fault(error)
    }
}

impl From<NoEntropy> for Refusal {
    fn from(error: NoEntropy) -> Self {
        Self::Fault(StoreError::from(error).into())
    }
}

/// What came back with the browser.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answer<'a> {
    /// The cookie of the sign-in under way.
    pub(crate) cookie: Option<&'a str>,
    pub(crate) state: Option<&'a str>,
    /// Who says that they answer, where they say it (RFC 9207).
    pub(crate) issuer: Option<&'a str>,
    /// `None` where the provider let nobody in.
    pub(crate) code: Option<&'a str>,
}

/// Somebody as the provider has proved them.
struct Proved {
    identity: OpenIdIdentity,
    name: Option<String>,
}

/// The provider that people may sign in with.
#[derive(Debug)]
pub(crate) struct OpenId {
    /// What the button calls it.
    pub(crate) name: String,
    issuer: String,
    client_id: ClientId,
    client_secret: ClientSecret,
    redirect: RedirectUrl,
    always_second_factor: bool,
    provider: Provider,
}

impl OpenId {
    /// `None` where no provider is configured. The provider is asked when somebody first signs in by it: while it is down,
    /// the service starts all the same.
    pub(crate) fn open(settings: &Settings, public_url: &str) -> anyhow::Result<Option<Self>> {
        let (Some(issuer), Some(client_id), Some(secret)) =
            (&settings.oidc_issuer, &settings.oidc_client_id, &settings.oidc_client_secret)
        else {
            return Ok(None);
        };
        anyhow::ensure!(
            is_shielded(public_url),
            "with LENDING_OIDC_ISSUER, LENDING_PUBLIC_URL must begin with https:// (http:// on this machine only)"
        );
        Ok(Some(Self {
            name: settings.oidc_name.trim().to_owned(),
            issuer: issuer.clone(),
            client_id: ClientId::new(client_id.clone()),
            client_secret: ClientSecret::new(secret.expose().to_owned()),
            redirect: RedirectUrl::new(format!("{public_url}{CALLBACK}"))?,
            always_second_factor: settings.oidc_always_second_factor,
            provider: Provider::open(IssuerUrl::new(issuer.clone())?)?,
        }))
    }

    fn client(&self, metadata: &Metadata) -> Client {
        let offered = metadata.token_endpoint_auth_methods_supported();
        let only_in_body = offered.is_some_and(|offered| {
            offered.contains(&CoreClientAuthMethod::ClientSecretPost)
                && !offered.contains(&CoreClientAuthMethod::ClientSecretBasic)
        });
        let auth_type = if only_in_body { AuthType::RequestBody } else { AuthType::BasicAuth };
        let (id, secret) = (self.client_id.clone(), self.client_secret.clone());
        CoreClient::from_provider_metadata((**metadata).clone(), id, Some(secret))
            .set_redirect_uri(self.redirect.clone())
            .set_auth_type(auth_type)
    }

    /// The provider's page that a sign-in begins with.
    pub(crate) async fn address_of(&self, store: &Store, flow: &Flow) -> Result<String, Refusal> {
        let client = self.client(&self.provider.metadata().await?);
        let (state, nonce) = (flow.state(store), flow.nonce(store));
        let (address, _, _) = client
            .authorize_url(CoreAuthenticationFlow::AuthorizationCode, move || state, move || nonce)
            .add_scope(Scope::new("email".to_owned()))
            .add_scope(Scope::new("profile".to_owned()))
            .set_pkce_challenge(PkceCodeChallenge::from_code_verifier_sha256(&flow.verifier(store)))
            .url();
        Ok(address.into())
    }

    /// Ends what [`Flow::begin`] began: a login token, and the page to go to. A refusal is in the audit.
    pub(crate) async fn sign_in(
        &self,
        store: &Store,
        passwords: &Passwords,
        answer: Answer<'_>,
        device: &str,
        origin: &Origin,
    ) -> Result<(Login, String), Refusal> {
        let signed_in = self.try_sign_in(store, passwords, answer, device, origin).await;
        if let Err(refusal) = &signed_in
            && let Some(code) = refusal.code()
        {
            store.openid_failed(origin, code).await?;
        }
        signed_in
    }

    async fn try_sign_in(
        &self,
        store: &Store,
        passwords: &Passwords,
        answer: Answer<'_>,
        device: &str,
        origin: &Origin,
    ) -> Result<(Login, String), Refusal> {
        let flow = answer.cookie.and_then(|cookie| Flow::read(store, cookie)).ok_or(Refusal::Ended)?;
        if !flow.is_answered(store, answer.state.unwrap_or_default()) {
            return Err(Refusal::Ended);
        }
        if answer.issuer.is_some_and(|issuer| issuer != self.issuer) {
            return Err(unproved("it names another issuer"));
        }
        let code = answer.code.filter(|code| code.len() <= CODE_BYTES).ok_or(Refusal::Declined)?;
        let proved = self.prove(store, &flow, code).await?;
        if let Some(invitation) = &flow.invitation {
            accept(store, passwords, invitation, &proved, origin).await?;
        }
        match store.sign_in_by_openid(&proved.identity, device, origin).await? {
            OpenIdSignIn::Done(login) => Ok((login, flow.next)),
            OpenIdSignIn::NotAdmitted => Err(Refusal::NotAdmitted),
            OpenIdSignIn::Unproved => Err(Refusal::NoSecondFactor),
        }
    }

    /// Exchanges the code, and verifies who the provider says it is.
    async fn prove(&self, store: &Store, flow: &Flow, code: &str) -> Result<Proved, Refusal> {
        let metadata = self.provider.metadata().await?;
        let client = self.client(&metadata);
        let request = client.exchange_code(AuthorizationCode::new(code.to_owned())).map_err(unproved)?;
        let answer = request.set_pkce_verifier(flow.verifier(store)).request_async(&self.provider.http).await;
        let answer = answer.map_err(|error| match error {
            RequestTokenError::Request(fault) => unreached(fault),
            other => unproved(other),
        })?;
        let token = answer.id_token().ok_or_else(|| unproved("it has no ID token"))?;
        let nonce = flow.nonce(store);
        let verified = match verify(store, &client, token, &nonce) {
            Err(ClaimsVerificationError::SignatureVerification(
                SignatureVerificationError::NoMatchingKey,
            )) => {
                // Its keys have changed since it was asked for them.
                let fresh = self.provider.metadata_after(&metadata).await?;
                verify(store, &self.client(&fresh), token, &nonce)
            }
            verified => verified,
        };
        let claims = verified.map_err(unproved)?;
        self.proved(store, &client, &claims, answer.access_token()).await
    }

    /// Whoever is known already is known by issuer and subject. Of others the provider is asked for what the ID token leaves
    /// out.
    async fn proved(
        &self,
        store: &Store,
        client: &Client,
        claims: &CoreIdTokenClaims,
        access_token: &AccessToken,
    ) -> Result<Proved, Refusal> {
        let subject = claims.subject();
        let mut email = claims.email().map(|email| email.as_str().to_owned());
        let mut is_verified = claims.email_verified();
        let mut name = plain_name(claims.name());
        let is_linked = store.is_openid_linked(&self.issuer, subject.as_str()).await?;
        let is_silent = email.is_none() || is_verified.is_none();
        if !is_linked && is_silent && client.user_info_url().is_some() {
            let request = client.user_info(access_token.clone(), Some(subject.clone())).map_err(unproved)?;
            let told: CoreUserInfoClaims =
                request.request_async(&self.provider.http).await.map_err(|error| match error {
                    openidconnect::UserInfoError::Request(fault) => unreached(fault),
                    other => unproved(other),
                })?;
            // Both from one answer: what the ID token says of an address may be of another one.
            (email, is_verified) =
                (told.email().map(|email| email.as_str().to_owned()), told.email_verified());
            name = name.or_else(|| plain_name(told.name()));
        }
        let methods = claims.auth_method_refs().into_iter().flatten();
        let has_second_factor = self.always_second_factor
            || says_second_factor(
                methods.map(|method| method.as_str()),
                claims.auth_context_ref().map(|class| class.as_str()),
            );
        let verified_email = email.filter(|_| is_verified == Some(true)).map(|email| Email::new(&email));
        let identity = OpenIdIdentity {
            issuer: self.issuer.clone(),
            subject: subject.as_str().to_owned(),
            verified_email: verified_email.filter(Email::is_address),
            has_second_factor,
        };
        Ok(Proved { identity, name })
    }
}

/// Makes a member of whoever was invited under the address that the provider has verified. Whoever has linked an account
/// before comes in as who they are; nobody else who does not become a member of the inviting team comes in by its link:
/// they would find themselves in another team, and take it for this one.
async fn accept(
    store: &Store,
    passwords: &Passwords,
    invitation: &str,
    proved: &Proved,
    origin: &Origin,
) -> Result<(), Refusal> {
    let identity = &proved.identity;
    let token = Token::parse(invitation).filter(|token| token.kind() == TokenKind::Invitation);
    if store.is_openid_linked(&identity.issuer, &identity.subject).await? {
        return Ok(());
    }
    let (Some(token), Some(email)) = (token, &identity.verified_email) else {
        return not_invited(store, origin).await;
    };
    let invitation = store.open_invitation(&token).await?;
    let Some(invitation) = invitation.filter(|invitation| Email::new(&invitation.email) == *email) else {
        return not_invited(store, origin).await;
    };
    let name = proved.name.as_deref().unwrap_or_else(|| email.as_str());
    // A password that nobody knows: signing in with one fails as it does for everybody who does not know it.
    let hash = passwords.hash(entropy::base62(43)?).await?;
    match store.accept_invitation(&invitation, name, &hash, origin).await? {
        Accepted::Done(_) => Ok(()),
        Accepted::Invalid | Accepted::EmailTaken => not_invited(store, origin).await,
    }
}

async fn not_invited(store: &Store, origin: &Origin) -> Result<(), Refusal> {
    store.openid_failed(origin, "openid_not_invited").await?;
    Err(Refusal::NotAdmitted)
}

fn verify(
    store: &Store,
    client: &Client,
    token: &CoreIdToken,
    nonce: &Nonce,
) -> Result<CoreIdTokenClaims, ClaimsVerificationError> {
    let clock = store.clock().clone();
    let verifier = client.id_token_verifier().set_allowed_algs(ALGORITHMS).set_time_fn(move || clock.now());
    token.claims(&verifier, nonce).cloned()
}

/// The kind of it is logged, and nothing that the provider wrote: that may hold a name or a token.
fn unproved(error: impl std::fmt::Display) -> Refusal {
    let what = error.to_string();
    let what = what.split([':', '`']).next().unwrap_or_default();
    tracing::info!(what, "an answer of the OpenID provider was refused");
    Refusal::Unproved
}

fn unreached(fault: HttpFault) -> Refusal {
    tracing::warn!(%fault, "the OpenID provider could not be asked");
    Refusal::Unreachable
}

/// The name as people are called here.
fn plain_name(claim: Option<&LocalizedClaim<EndUserName>>) -> Option<String> {
    let claim = claim?;
    let name = claim.get(None).or_else(|| claim.iter().next().map(|(_, name)| name))?;
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(NAME_CHARS).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

fn says_second_factor<'a>(methods: impl Iterator<Item = &'a str>, class: Option<&str>) -> bool {
    let methods: Vec<&str> = methods.collect();
    let names_one = |words: &[&str]| methods.iter().any(|method| words.contains(method));
    names_one(&[SEVERAL_FACTORS])
        || (names_one(&POSSESSIONS) && names_one(&OTHER_FACTORS))
        || class.is_some_and(|class| SECOND_FACTOR_CLASSES.contains(&class))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_factor_is_what_the_provider_calls_one() {
        let says = |methods: &[&'static str], class| says_second_factor(methods.iter().copied(), class);
        for methods in [&["pwd", "mfa"][..], &["pwd", "otp"], &["mfa"], &["sc", "pin"], &["hwk", "fpt"]] {
            assert!(says(methods, None), "{methods:?}");
        }
        assert!(says(&[], Some("phrh")));
        for methods in [&[][..], &["pwd"], &["sms"], &["MFA"], &["otp"], &["hwk"], &["pwd", "sms"]] {
            assert!(!says(methods, Some("1")), "{methods:?}");
        }
    }
}
