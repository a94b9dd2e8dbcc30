//! Transfers from account to account: IMPS, NEFT, RTGS, inside the bank, bill payments and collections.

use super::channel::Head;
use super::fields::{fill, first_rrn_or_reference, references};
use super::shapes::Kind;
use super::word_lists::NamePlace;
use super::{Channel, Narration};
use crate::statement::Direction;

pub(super) fn read(head: &Head, direction: Direction, narration: &mut Narration) {
    fill(head, &head.segments, narration);
    if let Some(sender) = sender(head).filter(|_| direction == Direction::Credit) {
        narration.counterparty = Some(sender.to_owned());
    }
    narration.reference = match head.channel {
        Channel::Neft | Channel::Rtgs => utr(head),
        // The number before `TPT` is the other side's account.
        Channel::Transfer if head.name_place == NamePlace::Last && opens_with_account(head) => {
            narration.account_hint = references(&head.segments).next();
            None
        }
        _ => first_rrn_or_reference(&head.segments),
    };
}

/// In `NEFT CR-IFSC-SENDER-BENEFICIARY-UTR` the place tells who paid, whatever the name looks like: companies are called
/// `3M INDIA`, and banks have employees.
fn sender<'a>(head: &Head<'a>) -> Option<&'a str> {
    if !matches!(head.channel, Channel::Neft | Channel::Rtgs) {
        return None;
    }
    let [bank, sender, _, .., number] = head.segments.as_slice() else { return None };
    let is_form =
        matches!(bank.kind, Kind::Ifsc(_)) && matches!(number.kind, Kind::Reference(_) | Kind::Rrn(_));
    let is_called = matches!(sender.kind, Kind::Name | Kind::Bank | Kind::Code | Kind::Purpose);
    (is_form && is_called).then_some(sender.text)
}

/// A UTR has letters; account numbers, which some banks print too, have none.
fn utr(head: &Head) -> Option<String> {
    let lettered = |reference: &String| reference.bytes().any(|byte| byte.is_ascii_alphabetic());
    references(&head.segments).find(lettered).or_else(|| references(&head.segments).next())
}

fn opens_with_account(head: &Head) -> bool {
    let account =
        matches!(head.segments.first().map(|segment| &segment.kind), Some(Kind::Rrn(_) | Kind::Reference(_)));
    account && head.segments.get(1).is_some_and(|segment| segment.text.eq_ignore_ascii_case("TPT"))
}
