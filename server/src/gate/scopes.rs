//! What a key can be good for: one list, of which come the words of the contract and the purposes of the operations.

use poem_openapi::Enum;

/// What an operation is for. Handlers name one in the type of their caller, so that none can be without.
pub(crate) trait Purpose: Send + Sync + 'static {
    /// What a key needs that has scopes; `None`: any token will do.
    const SCOPE: Option<Scope>;
    /// Whether it is open to somebody who has yet to set up the second factor that their team asks for.
    const BEFORE_SECOND_FACTOR: bool = false;
}

macro_rules! scopes {
    ($($name:ident = $text:literal, $meaning:literal;)*) => {
        /// What an API key may be used for, within the role of its owner.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
        pub(crate) enum Scope {
            $(#[doc = $meaning] #[oai(rename = $text)] $name,)*
        }

        impl Scope {
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name,)*];

            pub(crate) fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// What the contract says of it.
            pub(crate) fn meaning(self) -> &'static str {
                match self { $(Self::$name => $meaning,)* }
            }
        }

        impl std::str::FromStr for Scope {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let found = Self::ALL.iter().copied().find(|scope| scope.as_str() == text);
                found.ok_or_else(|| format!("is not one of {}", Self::ALL.iter().map(|scope| scope.as_str()).collect::<Vec<_>>().join(", ")))
            }
        }

        /// What an operation is for.
        pub(crate) mod purpose {
            use super::{Purpose, Scope};

            $(
                #[doc = $meaning]
                #[derive(Debug)]
                pub(crate) struct $name;

                impl Purpose for $name {
                    const SCOPE: Option<Scope> = Some(Scope::$name);
                }
            )*

            /// Nothing of the team's: who the token is, and what everybody may know.
            #[derive(Debug)]
            pub(crate) struct Anything;

            impl Purpose for Anything {
                const SCOPE: Option<Scope> = None;
                const BEFORE_SECOND_FACTOR: bool = true;
            }

            /// What a person does for themselves alone: their password, their sessions, their second factor.
            #[derive(Debug)]
            pub(crate) struct Oneself;

            impl Purpose for Oneself {
                const SCOPE: Option<Scope> = None;
                const BEFORE_SECOND_FACTOR: bool = true;
            }

            /// What a person does for the team in person: no key comes here, so none can be good for it.
            #[derive(Debug)]
            pub(crate) struct InPerson;

            impl Purpose for InPerson {
                const SCOPE: Option<Scope> = None;
            }
        }
    };
}

scopes! {
    AnalysesRead = "analyses:read", "Analyses, their reports, rows, statements, pages and letters; computing decisions again, also to try a product.";
    AnalysesWrite = "analyses:write", "Uploading statements. Asking the bureau with an upload needs `credit_checks:write` as well.";
    CorrectionsWrite = "corrections:write", "Correcting what was read of a statement.";
    ReviewsWrite = "reviews:write", "Deciding about analyses that a person must see, and saying who holds them.";
    CreditChecksRead = "credit_checks:read", "Credit checks and the bureau's reports.";
    CreditChecksWrite = "credit_checks:write", "Pulling credit-bureau reports, which costs money.";
    ProductsRead = "products:read", "Products and their policies.";
    ProductsWrite = "products:write", "Making and changing products.";
    PayersRead = "payers:read", "The payers that the team remembers.";
    PayersWrite = "payers:write", "Having the team remember payers, and forget them.";
    ErasuresRead = "erasures:read", "Certificates of what was erased.";
    ErasuresWrite = "erasures:write", "Erasing analyses and credit checks for good.";
    RetentionRead = "retention:read", "For how long the team keeps what.";
    RetentionWrite = "retention:write", "Setting for how long the team keeps what.";
    HoldsWrite = "holds:write", "Putting analyses on legal hold, and lifting it.";
    EventsRead = "events:read", "The feed of events.";
    WebhooksRead = "webhooks:read", "Webhook endpoints and their deliveries.";
    WebhooksWrite = "webhooks:write", "Making, changing and testing webhook endpoints, and replaying deliveries.";
    UsageRead = "usage:read", "What the team has used and spent.";
    AuditRead = "audit:read", "The record of who did and read what.";
    TeamRead = "team:read", "The settings of the team.";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_scope_is_a_thing_and_read_or_write() {
        let words: BTreeSet<&str> = Scope::ALL.iter().map(|scope| scope.as_str()).collect();
        assert_eq!(words.len(), Scope::ALL.len());
        for word in words {
            let (thing, act) = word.split_once(':').unwrap();
            assert!(thing.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{word}");
            assert!(["read", "write"].contains(&act), "{word}");
        }
    }
}
