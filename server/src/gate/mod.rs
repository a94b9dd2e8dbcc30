//! What stands between a request and its handler, in the order of refusal: token, role, scope, idempotency, limits, body.

mod access;
mod body;
mod caller;
mod callers;
mod counting;
mod creation;
mod json;
mod pull;
mod query;
mod scopes;
mod sign_in;
mod upload;

pub(crate) use access::Access;
pub(crate) use body::{Body, canonical};
pub(crate) use caller::{BEFORE_SECOND_FACTOR, Caller, LOGIN_ONLY, SCHEME};
pub(crate) use callers::{
    AnyCaller, CreatingLogin, CreatingMember, CreatingOwner, CreatingOwnerLogin, LoginCaller, MemberCaller,
    OwnLogin, OwnerCaller, OwnerLogin, WorkingCaller,
};
pub(crate) use counting::count_bad_token;
pub(crate) use creation::{Admitted, Fingerprinted, in_progress};
pub(crate) use json::parse as parse_json;
pub(crate) use scopes::{Scope, purpose};
pub(crate) use sign_in::{SignInAllowed, count_sign_in};
pub(crate) use upload::{FormSchema, Received, Upload};
