//! Transfers from account to account: IMPS, NEFT, RTGS, from abroad, inside the bank, bill payments and collections.

use super::channel::Head;
use super::fields::{fill, first_rrn_or_reference, references};
use super::shapes::{Kind, name_and_purpose};
use super::word_lists::NamePlace;
use super::{Channel, Narration};
use crate::statement::Direction;

pub(super) fn read(head: &Head, direction: Direction, narration: &mut Narration) {
    fill(head, &head.segments, narration);
    if direction == Direction::Credit {
        let bank = || narration.counterparty.is_none().then(|| paying_bank(head)).flatten();
        if let Some(payer) = sender(head).or_else(bank) {
            narration.counterparty = Some(payer.to_owned());
        }
    }
    part_purpose_from_name(narration);
    narration.reference = match head.channel {
        Channel::Neft | Channel::Rtgs | Channel::ForeignTransfer => utr(head),
        // The number before `TPT` is the other side's account.
        Channel::Transfer if head.name_place == NamePlace::Last && opens_with_account(head) => {
            narration.account_hint = references(&head.segments).next();
            None
        }
        _ => first_rrn_or_reference(&head.segments),
    };
}

/// Where a bank parts nothing, what was written stands behind the name: `ACME TOOLS SALARY OCT25` is Acme Tools.
fn part_purpose_from_name(narration: &mut Narration) {
    let Some(text) = narration.counterparty.as_deref() else { return };
    let Some((name, purpose)) = name_and_purpose(text) else { return };
    let remark = match &narration.remark {
        Some(remark) => format!("{purpose} {remark}"),
        None => purpose.to_owned(),
    };
    (narration.counterparty, narration.remark) = (Some(name.to_owned()), Some(remark));
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

/// A bank that pays on its own account: where two banks are printed and nobody else, one of them is the payer, and it is
/// called by its name rather than by its code.
fn paying_bank<'a>(head: &Head<'a>) -> Option<&'a str> {
    if !matches!(head.channel, Channel::Neft | Channel::Rtgs | Channel::Imps) {
        return None;
    }
    let banks = || head.segments.iter().filter(|segment| matches!(segment.kind, Kind::Bank | Kind::Ifsc(_)));
    let named = banks().find(|segment| segment.kind == Kind::Bank && segment.text.contains(' '));
    // Alone behind its number it pays, too; beside a name it is the other side's bank.
    let is_alone = head.segments.iter().all(|segment| {
        matches!(segment.kind, Kind::Bank | Kind::Reference(_) | Kind::Rrn(_) | Kind::Filler | Kind::Empty)
    });
    named.filter(|_| banks().count() > 1 || is_alone).map(|segment| segment.text)
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
