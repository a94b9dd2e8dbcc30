//! The callers that operations name: who, and what for.

use super::access::{
    Everyone, Members, MembersCreating, Owners, OwnersCreating, SignedIn, SignedInCreating, SignedInOwners,
    SignedInOwnersCreating, Working,
};
use super::caller::Caller;
use super::scopes::purpose;

/// Any valid token that is good for this.
pub(crate) type AnyCaller<P> = Caller<(Everyone, P)>;
/// A token of someone who works on cases: anybody but a viewer.
pub(crate) type WorkingCaller<P> = Caller<(Working, P)>;
/// A token of a member or an owner.
pub(crate) type MemberCaller<P> = Caller<(Members, P)>;
/// A token of a member or an owner, creating something.
pub(crate) type CreatingMember<P> = Caller<(MembersCreating, P)>;
/// A token of an owner.
pub(crate) type OwnerCaller<P> = Caller<(Owners, P)>;
/// A token of an owner, creating something.
pub(crate) type CreatingOwner<P> = Caller<(OwnersCreating, P)>;
/// A login token, for what concerns its person alone.
pub(crate) type OwnLogin = Caller<(SignedIn, purpose::Oneself)>;
/// A login token.
pub(crate) type LoginCaller = Caller<(SignedIn, purpose::InPerson)>;
/// A login token of anybody but a viewer, creating something.
pub(crate) type CreatingLogin = Caller<(SignedInCreating, purpose::InPerson)>;
/// A login token of an owner.
pub(crate) type OwnerLogin = Caller<(SignedInOwners, purpose::InPerson)>;
/// A login token of an owner, creating something.
pub(crate) type CreatingOwnerLogin = Caller<(SignedInOwnersCreating, purpose::InPerson)>;
