//! One sign-in under way, from the button to the way back. All of it is in a cookie of the browser that began it: a secret, of
//! which state, nonce and PKCE verifier are made with a key of the deployment, and where to go afterwards. So any process can
//! end what another began, nobody can make such a cookie, and an answer is taken only in the browser that asked.

use chrono::TimeDelta;
use lending_base::{NoEntropy, entropy};
use lending_store::Store;
use openidconnect::{CsrfToken, Nonce, PkceCodeVerifier};
use subtle::ConstantTimeEq;

/// As long as somebody may take at the provider.
pub(crate) const OPEN_FOR: TimeDelta = TimeDelta::minutes(10);
/// 256 bits and a little.
const SECRET_CHARS: usize = 43;
/// Browsers keep cookies of up to 4,096 bytes, and this is the only part without a length of its own.
const NEXT_BYTES: usize = 1000;

#[derive(Clone)]
pub(crate) struct Flow {
    secret: String,
    /// In seconds since 1970.
    until: i64,
    /// The page that was asked for: a path of ours.
    pub(crate) next: String,
    /// The token of the invitation that is to be accepted.
    pub(crate) invitation: Option<String>,
}

impl std::fmt::Debug for Flow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Flow").field("until", &self.until).finish_non_exhaustive()
    }
}

impl Flow {
    pub(crate) fn begin(store: &Store, next: &str, invitation: Option<&str>) -> Result<Self, NoEntropy> {
        Ok(Self {
            secret: entropy::base62(SECRET_CHARS)?,
            until: (store.clock().now() + OPEN_FOR).timestamp(),
            next: if next.len() <= NEXT_BYTES { next } else { "/" }.to_owned(),
            invitation: invitation.map(str::to_owned),
        })
    }

    /// What the browser keeps, until it comes back.
    pub(crate) fn cookie(&self, store: &Store) -> String {
        let body = self.body();
        format!("{}.{body}", store.keyed_mark("openid flow", &body))
    }

    /// `None` for a cookie that is over, or that is not ours.
    pub(crate) fn read(store: &Store, cookie: &str) -> Option<Self> {
        let (mark, body) = cookie.split_once('.')?;
        let is_ours: bool = store.keyed_mark("openid flow", body).as_bytes().ct_eq(mark.as_bytes()).into();
        if !is_ours {
            return None;
        }
        let (mut secret, mut until, mut next, mut invitation) = (None, None, None, None);
        for (name, value) in form_urlencoded::parse(body.as_bytes()) {
            match name.as_ref() {
                "secret" => secret = Some(value.into_owned()),
                "until" => until = value.parse().ok(),
                "next" => next = Some(value.into_owned()),
                "invitation" => invitation = Some(value.into_owned()),
                _ => return None,
            }
        }
        let flow = Self { secret: secret?, until: until?, next: next?, invitation };
        (store.clock().now().timestamp() < flow.until).then_some(flow)
    }

    fn body(&self) -> String {
        let mut body = form_urlencoded::Serializer::new(String::new());
        body.append_pair("secret", &self.secret)
            .append_pair("until", &self.until.to_string())
            .append_pair("next", &self.next);
        if let Some(invitation) = &self.invitation {
            body.append_pair("invitation", invitation);
        }
        body.finish()
    }

    pub(super) fn state(&self, store: &Store) -> CsrfToken {
        CsrfToken::new(store.keyed_mark("openid state", &self.secret))
    }

    pub(super) fn nonce(&self, store: &Store) -> Nonce {
        Nonce::new(store.keyed_mark("openid nonce", &self.secret))
    }

    /// 64 characters, where 43 to 128 are asked for.
    pub(super) fn verifier(&self, store: &Store) -> PkceCodeVerifier {
        PkceCodeVerifier::new(store.keyed_mark("openid verifier", &self.secret))
    }

    /// Whether the provider answers to this very sign-in.
    pub(crate) fn is_answered(&self, store: &Store, state: &str) -> bool {
        self.state(store).secret().as_bytes().ct_eq(state.as_bytes()).into()
    }
}
