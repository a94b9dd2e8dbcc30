//! What the narration of a transaction says: by which channel the money moved, who stands on the other side, and the
//! numbers that tie the row to a payment, a mandate or a cheque.
//!
//! A pure reading of one text. It judges nothing (whether a payee is a lender or a credit a salary is decided elsewhere)
//! and invents nothing: what is not printed stays empty. Every bank prints its own grammar, so the words live in data
//! (`engine/data/narration`), and segments are told apart by their shape before their position is trusted.

mod card_and_cash;
mod channel;
mod fields;
mod nach;
mod phrases;
mod returns;
mod segments;
mod shapes;
mod transfer;
mod upi;
mod word_lists;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::statement::Direction;

/// By which channel the money moved. A returned payment keeps the channel it was made by; see [`Narration::is_return`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum Channel {
    Upi,
    Imps,
    Neft,
    Rtgs,
    Nach,
    Ecs,
    /// A purchase by debit card, at a counter or online.
    Card,
    Atm,
    /// Paid in or drawn at a branch or a deposit machine.
    Cash,
    Cheque,
    /// Inside the bank: third-party transfers, bulk salary postings, sweeps and deposits.
    Transfer,
    BillPayment,
    /// Collected for a company by its bank.
    Cms,
    /// To or from another country.
    ForeignTransfer,
    Interest,
    Charges,
    Tax,
    /// Drawn by the bank on the holder's order, instalments of its own loans included.
    StandingInstruction,
    /// A payment that came back, by a channel the text does not name.
    Return,
    #[default]
    Other,
}

impl Channel {
    /// Whether money between two accounts of one person may go this way.
    pub(crate) const fn joins_own_accounts(self) -> bool {
        matches!(
            self,
            Self::Upi | Self::Imps | Self::Neft | Self::Rtgs | Self::Transfer | Self::Cheque | Self::Other
        )
    }
}

/// One narration, read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "snake_case")]
pub struct Narration {
    pub channel: Channel,
    /// The other side's name as printed, often cut by the bank. Never a purpose and never a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counterparty: Option<String>,
    /// The other side's payment address, in lower case, with the spaces of line wraps removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vpa: Option<String>,
    /// The number of the payment, mandate or cheque: RRN, UTR, UMRN or what stands in its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
    /// The other side's bank: an IFSC, a four-letter code or a name, as printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<String>,
    /// The other side's account, as far as it is printed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account_hint: Option<String>,
    /// What the payer wrote. Written by anybody: no proof of anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
    /// Whether a UPI payment went to a shop, where the text tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_merchant: Option<bool>,
    /// Drawn under a mandate or a standing instruction.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_mandate: bool,
    /// The bank undid an earlier posting.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_reversal: bool,
    /// A payment, mandate or cheque came back unpaid, or this is the charge for that.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_return: bool,
    /// Why it came back, as a key of `engine/data/narration/returns.toml`, such as `insufficient_funds`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub return_reason: Option<String>,
}

/// Reads a narration. Any text is read, in time linear in its length; one that says nothing gives [`Channel::Other`] and
/// no fields.
pub fn read(printed: &str, direction: Direction) -> Narration {
    let text = segments::Text::new(printed);
    let mut head = channel::head(&text);
    let mut narration = Narration {
        channel: head.channel,
        is_reversal: head.is_reversal,
        is_return: head.is_return,
        is_mandate: head.is_mandate && direction == Direction::Debit,
        ..Narration::default()
    };
    match head.channel {
        Channel::Upi => {
            upi::read(&mut head, direction, &mut narration);
            upi::read_spoken(printed, &mut narration);
        }
        Channel::Imps
        | Channel::Neft
        | Channel::Rtgs
        | Channel::Transfer
        | Channel::BillPayment
        | Channel::ForeignTransfer
        | Channel::Cms => {
            transfer::read(&head, direction, &mut narration);
        }
        Channel::StandingInstruction => transfer::read(&head, direction, &mut narration),
        Channel::Nach | Channel::Ecs => nach::read(&head, direction, &mut narration),
        Channel::Card | Channel::Atm | Channel::Cash | Channel::Cheque => {
            card_and_cash::read(&head, &mut narration);
        }
        Channel::Interest | Channel::Charges | Channel::Tax | Channel::Return | Channel::Other => {}
    }
    returns::read(&text, &head, &mut narration);
    narration
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    word_lists::load_tables();
}
