//! Transfers from account to account: IMPS, NEFT, RTGS, inside the bank, bill payments and collections.

use super::channel::Head;
use super::fields::{fill, first_rrn_or_reference, references};
use super::shapes::Kind;
use super::word_lists::NamePlace;
use super::{Channel, Narration};

pub(super) fn read(head: &Head, narration: &mut Narration) {
    fill(head, &head.segments, narration);
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
