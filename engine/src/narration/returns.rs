//! Payments that came back: which rows say so, and why.
//!
//! For transfers only the head is believed, because a payer may write `loan return`. For mandates, cheques and charges
//! the words count wherever they stand.

use super::channel::Head;
use super::segments::Text;
use super::words::{RETURN_WORDS, Reason, says_any};
use super::{Channel, Narration};

pub(super) fn read(text: &Text, head: &Head, narration: &mut Narration) {
    let upper = text.upper_from(0);
    let reason = reason(upper, head);
    let glued = || RETURN_WORDS.glued.iter().any(|word| upper.contains(word.as_str()));
    narration.is_return |= match head.channel {
        Channel::Nach | Channel::Ecs | Channel::Cheque => {
            reason.is_some_and(|reason| reason.alone) || glued() || says_any(upper, &RETURN_WORDS.words)
        }
        Channel::Charges => glued() || says_any(upper, &RETURN_WORDS.words),
        Channel::Other => reason.is_some() || glued() || says_any(upper, &RETURN_WORDS.certain),
        _ => false,
    };
    if !narration.is_return {
        return;
    }
    if narration.channel == Channel::Other {
        narration.channel = Channel::Return;
    }
    narration.return_reason = reason.or_else(|| coded_reason(head)).map(|reason| reason.key.clone());
    // What came back was not drawn.
    narration.is_mandate = false;
    // The bank's words for why are not what a payer wrote.
    narration.remark = None;
}

fn reason(upper: &str, head: &Head) -> Option<&'static Reason> {
    if !matches!(
        head.channel,
        Channel::Nach | Channel::Ecs | Channel::Cheque | Channel::Charges | Channel::Other
    ) && !head.is_return
    {
        return None;
    }
    let compact: String = upper.chars().filter(|letter| *letter != ' ').collect();
    let fits = |reason: &&Reason| reason.phrases.iter().any(|phrase| compact.contains(phrase.as_str()));
    RETURN_WORDS.reason.iter().find(fits)
}

/// Whether a segment is the bank's reason for a return, not a name.
pub(super) fn is_reason(text: &str) -> bool {
    let compact: String =
        text.chars().filter(|letter| *letter != ' ').collect::<String>().to_ascii_uppercase();
    RETURN_WORDS
        .reason
        .iter()
        .any(|reason| reason.phrases.iter().any(|phrase| compact.contains(phrase.as_str())))
}

/// The clearing house's two-digit code, where it stands alone.
fn coded_reason(head: &Head) -> Option<&'static Reason> {
    let codes = |reason: &'static Reason| match head.channel {
        Channel::Nach | Channel::Ecs => reason.nach.as_slice(),
        Channel::Cheque => reason.cheque.as_slice(),
        _ => &[],
    };
    let printed = |code: &String| head.segments.iter().any(|segment| segment.text == code);
    RETURN_WORDS.reason.iter().find(|reason| codes(reason).iter().any(printed))
}
