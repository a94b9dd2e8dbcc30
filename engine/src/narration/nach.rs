//! Mandates: NACH, ACH and ECS. The payee may be a bank, and the number is the mandate's.

use super::channel::Head;
use super::fields::{fill, references};
use super::shapes::Kind;
use super::{Direction, Narration};

/// The length of a unique mandate reference number.
const UMRN: usize = 20;

pub(super) fn read(head: &Head, direction: Direction, narration: &mut Narration) {
    // A mandate's debit, posted as a credit, is money put back.
    narration.is_reversal |= head.is_mandate && direction == Direction::Credit;
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
