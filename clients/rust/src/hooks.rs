//! What happens around every request of a [`Client`]: it gets its key and its token, and is repeated where that helps.

use progenitor_client::{ClientHooks, ClientInfo, OperationInfo};
use reqwest::header::AUTHORIZATION;
use reqwest::{Method, Request, Response, StatusCode};

use crate::generated::{Client, Error};
use crate::keyed::KEYED_OPERATIONS;
use crate::session::{Bearer, IDEMPOTENCY_KEY, Session, fresh_key};

/// Whether sending a request twice comes to the same as sending it once.
fn is_repeatable(request: &Request) -> bool {
    matches!(*request.method(), Method::GET | Method::HEAD | Method::PUT | Method::DELETE)
        || request.headers().contains_key(IDEMPOTENCY_KEY)
}

/// progenitor calls these for every operation.
impl ClientHooks<Session> for Client {
    /// Gives a creation a key, so that it can be repeated: a lost answer then costs nothing.
    async fn pre<E>(&self, request: &mut Request, info: &OperationInfo) -> Result<(), Error<E>> {
        if KEYED_OPERATIONS.contains(&info.operation_id)
            && !request.headers().contains_key(IDEMPOTENCY_KEY)
            && let Some(key) = fresh_key()
        {
            request.headers_mut().insert(IDEMPOTENCY_KEY, key);
        }
        Ok(())
    }

    async fn exec(&self, mut request: Request, _info: &OperationInfo) -> reqwest::Result<Response> {
        let session = self.inner();
        let is_repeatable = is_repeatable(&request);
        let mut attempt = 1;
        let mut renewed = false;
        loop {
            // A body that is a stream exists once; whoever made it repeats the request.
            let spare = request.try_clone();
            match session.bearer(self.client(), self.baseurl()).await? {
                Bearer::Token(bearer) => {
                    request.headers_mut().insert(AUTHORIZATION, bearer);
                }
                Bearer::Refused(refusal) => return Ok(refusal),
                Bearer::None => {}
            }
            let outcome = self.client().execute(request).await;
            let is_refused = matches!(&outcome, Ok(answer) if answer.status() == StatusCode::UNAUTHORIZED);
            let Some(spare) = spare else { return outcome };
            if is_refused && session.can_sign_in() && !renewed {
                // The token was revoked, or ended early: signing in once more tells.
                renewed = true;
                session.forget_login().await;
            } else if let Some(pause) = session.pause(attempt, is_repeatable, &outcome) {
                tokio::time::sleep(pause).await;
                attempt += 1;
            } else {
                return outcome;
            }
            request = spare;
        }
    }
}
