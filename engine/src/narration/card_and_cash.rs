//! Cards, cash machines, cash over the counter and cheques.

use super::channel::Head;
use super::fields::{fill, first_rrn, last_rrn, references};
use super::segments::Segment;
use super::shapes::Kind;
use super::{Channel, Narration};

/// The digits of a cheque's number.
const CHEQUE_NUMBER: usize = 6;

pub(super) fn read(head: &Head, narration: &mut Narration) {
    let segments: Vec<Segment> = match head.channel {
        Channel::Card => head.segments.iter().filter(|segment| !is_stamp(segment)).cloned().collect(),
        Channel::Cheque => head.segments.iter().filter(|segment| !is_city_code(segment)).cloned().collect(),
        _ => head.segments.clone(),
    };
    fill(head, &segments, narration);
    if head.channel != Channel::Cheque {
        // A machine prints its place, not a purpose, and the card is the holder's own.
        narration.remark = None;
        narration.account_hint = None;
    }
    match head.channel {
        Channel::Cheque => narration.reference = cheque_number(&segments),
        // A terminal may print day and time as twelve digits before the number.
        Channel::Card => narration.reference = last_rrn(&segments),
        _ => {
            narration.reference = first_rrn(&segments);
            // The bank is the holder's own or the machine's.
            narration.bank = None;
        }
    }
}

/// A terminal prints the day as six digits.
fn is_stamp(segment: &Segment) -> bool {
    matches!(&segment.kind, Kind::Stamp)
        || matches!(&segment.kind, Kind::Reference(digits) if digits.len() == 6)
}

/// Clearing centres are printed as two letters.
fn is_city_code(segment: &Segment) -> bool {
    segment.kind == Kind::Name && segment.text.len() == 2
}

fn cheque_number(segments: &[Segment]) -> Option<String> {
    references(segments).find(|number| number.len() == CHEQUE_NUMBER).or_else(|| references(segments).next())
}
