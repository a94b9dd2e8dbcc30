//! Identifiers: a prefix that says what it names, and a ULID. Opaque to clients.

use std::fmt;

use ulid::Ulid;

use crate::{Clock, NoEntropy};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[cfg_attr(feature = "sqlx", derive(sqlx::Type), sqlx(transparent))]
        pub struct $name(String);

        impl $name {
            pub fn new(clock: &Clock) -> Result<Self, NoEntropy> {
                Ok(Self(format!(concat!($prefix, "_{}"), clock.ulid()?)))
            }

            /// `None` when the text cannot be one of ours, so that nothing but well-formed ids reaches a query.
            pub fn parse(text: &str) -> Option<Self> {
                let ulid = text.strip_prefix(concat!($prefix, "_"))?;
                // Only the spelling that `new` writes: an id has one form, so that equal means identical.
                (Ulid::from_string(ulid).ok()?.to_string() == ulid).then(|| Self(text.to_owned()))
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}

ids! {
    TeamId = "team";
    UserId = "usr";
    ApiKeyId = "key";
    LoginId = "lgn";
    InvitationId = "inv";
    PasswordResetId = "rst";
    ProductId = "prd";
    AuditId = "aud";
    AnalysisId = "an";
    ReviewId = "rev";
    WorkerId = "wrk";
    CheckId = "chk";
    ConsentId = "cns";
    LedgerId = "led";
    PayerId = "pay";
    ErasureId = "ers";
    EventId = "evt";
    WebhookEndpointId = "whk";
    DeliveryId = "dlv";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_made_in_a_row_sort_in_a_row() {
        let clock = Clock::default();
        let ids: Vec<TeamId> = (0..10_000).map(|_| TeamId::new(&clock).unwrap()).collect();
        assert!(ids.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn an_id_parses_back_and_anything_else_does_not() {
        let id = TeamId::new(&Clock::default()).unwrap();
        assert_eq!(TeamId::parse(id.as_str()), Some(id.clone()));
        let lower = id.as_str().to_lowercase();
        for wrong in ["", "team_", "usr_01ARZ3NDEKTSV4RRFFQ69G5FAV", "team_../../etc", lower.as_str()] {
            assert_eq!(TeamId::parse(wrong), None, "{wrong:?}");
        }
    }
}
