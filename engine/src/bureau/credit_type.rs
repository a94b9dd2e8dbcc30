//! The kinds of credit that bureaus tell apart, in one list, and what follows from each.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::embedded::DataFile;

static GROUPS: LazyLock<Groups> = LazyLock::new(|| DataFile::BureauCreditTypes.table());

/// What credit is for, or what a lender enquired about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum CreditType {
    AutoLoan,
    UsedCarLoan,
    TwoWheelerLoan,
    CommercialVehicleLoan,
    TractorLoan,
    ConstructionEquipmentLoan,
    HousingLoan,
    PropertyLoan,
    LoanAgainstSecurities,
    LoanAgainstDeposits,
    GoldLoan,
    PersonalLoan,
    ShortTermPersonalLoan,
    ConsumerLoan,
    EducationLoan,
    ProfessionalLoan,
    /// Lent by persons through a platform.
    PeerToPeerLoan,
    MicrofinanceLoan,
    /// A loan of the Mudra scheme for small trade.
    MudraLoan,
    BusinessLoan,
    SecuredBusinessLoan,
    UnsecuredBusinessLoan,
    Leasing,
    SellerFinancing,
    CreditCard,
    SecuredCreditCard,
    CorporateCreditCard,
    /// A loan on the limit of a card.
    LoanOnCreditCard,
    KisanCreditCard,
    FleetCard,
    Overdraft,
    /// Guarantees and letters of credit: no money is lent.
    NonFunded,
    /// Dues of a telephone or broadband connection.
    Telecom,
    /// No credit was asked for: a lender looked at a customer it has.
    AccountReview,
    Other,
    /// The bureau says nothing.
    NotReported,
    /// The bureau gave a code that is not in its table.
    Unknown,
}

impl CreditType {
    /// Whether something stands behind it; `None` where the type alone does not tell.
    pub fn is_secured(self) -> Option<bool> {
        match (GROUPS.secured.contains(&self), GROUPS.unsecured.contains(&self)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    /// Paid by a monthly bill rather than by instalments.
    pub fn is_card(self) -> bool {
        GROUPS.cards.contains(&self)
    }

    /// Small unpaid dues of it are often a dispute over a bill.
    pub(super) fn is_often_disputed(self) -> bool {
        GROUPS.often_disputed.contains(&self)
    }

    /// Nothing is lent on it that would be repaid month by month.
    pub(super) fn is_no_debt(self) -> bool {
        GROUPS.no_debt.contains(&self)
    }

    /// Repaid by level instalments, so that one can be worked out where none is reported.
    pub(super) fn has_level_instalments(self) -> bool {
        GROUPS.level_instalments.contains(&self)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Groups {
    secured: BTreeSet<CreditType>,
    unsecured: BTreeSet<CreditType>,
    cards: BTreeSet<CreditType>,
    often_disputed: BTreeSet<CreditType>,
    no_debt: BTreeSet<CreditType>,
    level_instalments: BTreeSet<CreditType>,
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&GROUPS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_credit_types_can_be_read() {
        assert_strict::<Groups>(DataFile::BureauCreditTypes, &[], &[]);
    }

    #[test]
    fn no_type_is_both_secured_and_not() {
        assert!(!GROUPS.secured.is_empty());
        assert!(GROUPS.secured.is_disjoint(&GROUPS.unsecured));
    }

    #[test]
    fn what_cannot_be_told_is_not_called_secured() {
        assert_eq!(CreditType::HousingLoan.is_secured(), Some(true));
        assert_eq!(CreditType::PersonalLoan.is_secured(), Some(false));
        assert_eq!(CreditType::Unknown.is_secured(), None);
    }
}
