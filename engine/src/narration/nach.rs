//! Mandates: NACH, ACH and ECS. The payee may be a bank, and the number is the mandate's.

use super::channel::Head;
use super::fields::{fill, references};
use super::segments::segments_of;
use super::{Direction, Narration};

/// The length of a unique mandate reference number.
const UMRN: usize = 20;

pub(super) fn read(head: &Head, direction: Direction, narration: &mut Narration) {
    let unglued = head.segments.first().and_then(|segment| unglued(segment.text));
    let segments = match &unglued {
        Some(text) if head.segments.len() == 1 => segments_of(text, ' ', head.channel),
        _ => head.segments.clone(),
    };
    fill(head, &segments, narration);
    if let (Some(text), 1) = (&unglued, head.segments.len()) {
        narration.counterparty = letters_between(text);
        narration.bank = None;
        narration.remark = None;
    }
    let umrn = references(&segments).find(|reference| reference.len() == UMRN);
    narration.reference = umrn.or_else(|| references(&segments).next_back());
    // A mandate's debit, posted as a credit, is money put back.
    narration.is_reversal |= head.is_mandate && direction == Direction::Credit;
}

/// `10AXIS BANK1074249321` with spaces between the scheme, the payee and the number.
fn unglued(text: &str) -> Option<String> {
    let scheme = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let name = text.get(scheme..text.len().checked_sub(number)?)?;
    let glued = scheme == 2 && number >= 7 && !name.starts_with(' ') && name.chars().any(char::is_alphabetic);
    glued.then(|| format!("{name} {}", &text.get(text.len() - number..).unwrap_or_default()))
}

fn letters_between(text: &str) -> Option<String> {
    let name = text.rsplit_once(' ')?.0.trim();
    (!name.is_empty()).then(|| name.to_owned())
}
