//! Mandates: NACH, ACH and ECS. The payee may be a bank, and the number is the mandate's.

use super::channel::Head;
use super::fields::{fill, references};
use super::shapes::{Kind, kind_of};
use super::{Direction, Narration};

/// The length of a unique mandate reference number.
const UMRN: usize = 20;

pub(super) fn read(head: &Head, direction: Direction, narration: &mut Narration) {
    // A mandate's debit, posted as a credit, is money put back.
    narration.is_reversal |= head.is_mandate && direction == Direction::Credit;
    if let [only] = head.segments.as_slice()
        && let Some((payee, number)) = glued(only.text)
    {
        narration.counterparty = Some(payee.to_owned());
        narration.reference = Some(number.to_owned());
        return;
    }
    fill(head, &head.segments, narration);
    let umrn = references(&head.segments).find(|reference| reference.len() == UMRN);
    let reference = umrn.or_else(|| references(&head.segments).next_back()).or_else(|| code(head));
    if narration.remark == reference {
        narration.remark = None;
    }
    narration.reference = reference;
}

/// A payee's own number for the mandate may have more letters than digits.
fn code(head: &Head) -> Option<String> {
    head.segments.iter().rfind(|segment| segment.kind == Kind::Code).map(|segment| segment.text.to_owned())
}

/// The payee and the number of `10AXIS BANK1074249321`, a scheme, a payee and a number without spaces.
fn glued(text: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = text.split_at_checked(2)?;
    let payee = rest.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = rest.get(payee.len()..)?;
    let payee_first =
        scheme.bytes().all(|byte| byte.is_ascii_digit()) && payee.starts_with(char::is_alphabetic);
    (payee_first && number.len() >= 7 && matches!(kind_of(payee), Kind::Name | Kind::Bank))
        .then(|| (payee.trim(), number))
}
