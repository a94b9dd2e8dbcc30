//! What operations ask of their callers. A handler says it in the type of its first parameter: who, and what for.

use lending_store::users::Role;

use super::scopes::{Purpose, Scope};

/// Who may call an operation.
pub(crate) trait Who: Send + Sync + 'static {
    /// The roles that may.
    const ROLES: &'static [Role];
    /// Whether an API key is not enough.
    const LOGIN_ONLY: bool = false;
    /// Whether the general limit is counted at once. A creation with an idempotency key looks for that first: a replay
    /// costs nothing.
    const COUNTED_AT_ONCE: bool = true;
}

/// What an operation asks of its caller: who they are, and what their token is good for.
pub(crate) trait Access: Send + Sync + 'static {
    const ROLES: &'static [Role];
    const LOGIN_ONLY: bool;
    const COUNTED_AT_ONCE: bool;
    const SCOPE: Option<Scope>;
    const BEFORE_SECOND_FACTOR: bool;
}

impl<W: Who, P: Purpose> Access for (W, P) {
    const ROLES: &'static [Role] = W::ROLES;
    const LOGIN_ONLY: bool = W::LOGIN_ONLY;
    const COUNTED_AT_ONCE: bool = W::COUNTED_AT_ONCE;
    const SCOPE: Option<Scope> = P::SCOPE;
    const BEFORE_SECOND_FACTOR: bool = P::BEFORE_SECOND_FACTOR;
}

const EVERYONE: &[Role] = Role::ALL;
/// Whoever works on cases.
const WORKING: &[Role] = &[Role::Owner, Role::Member, Role::Reviewer];
/// Whoever brings cases in and takes them out.
const MEMBERS: &[Role] = &[Role::Owner, Role::Member];
const OWNERS: &[Role] = &[Role::Owner];

macro_rules! who {
    ($($marker:ident { $($body:tt)* })*) => {$(
        #[derive(Debug)]
        pub(crate) struct $marker;
        impl Who for $marker { $($body)* }
    )*};
}

who! {
    Everyone { const ROLES: &'static [Role] = EVERYONE; }
    Working { const ROLES: &'static [Role] = WORKING; }
    Members { const ROLES: &'static [Role] = MEMBERS; }
    MembersCreating { const ROLES: &'static [Role] = MEMBERS; const COUNTED_AT_ONCE: bool = false; }
    Owners { const ROLES: &'static [Role] = OWNERS; }
    OwnersCreating { const ROLES: &'static [Role] = OWNERS; const COUNTED_AT_ONCE: bool = false; }
    SignedIn { const ROLES: &'static [Role] = EVERYONE; const LOGIN_ONLY: bool = true; }
    SignedInCreating {
        const ROLES: &'static [Role] = WORKING;
        const LOGIN_ONLY: bool = true;
        const COUNTED_AT_ONCE: bool = false;
    }
    SignedInOwners { const ROLES: &'static [Role] = OWNERS; const LOGIN_ONLY: bool = true; }
    SignedInOwnersCreating {
        const ROLES: &'static [Role] = OWNERS;
        const LOGIN_ONLY: bool = true;
        const COUNTED_AT_ONCE: bool = false;
    }
}
