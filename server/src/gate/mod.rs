//! What stands between a request and its handler, in the order of refusal: token, role, idempotency, limits, body.

mod body;
mod caller;
mod counting;
mod creation;
mod json;
mod pull;
mod query;
mod sign_in;
mod upload;

pub(crate) use body::{Body, canonical};
pub(crate) use caller::{
    Access, AnyCaller, Caller, CreatingLogin, CreatingMember, CreatingOwner, LoginCaller, LoginWriter,
    MemberCaller, OwnerCaller,
};
pub(crate) use counting::count_bad_token;
pub(crate) use creation::{Admitted, Fingerprinted, in_progress};
pub(crate) use json::parse as parse_json;
pub(crate) use sign_in::SignInAllowed;
pub(crate) use upload::{FormSchema, Received, Upload};
