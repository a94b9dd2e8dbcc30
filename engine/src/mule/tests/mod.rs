//! Honest lives that look alike, mule stories, and each pattern by itself.

mod honest;
mod mules;
mod story;
mod traders;
mod voice;

use self::story::{Chance, Story};

type Life = fn(&mut Chance) -> Story;

/// How many of so many variations of a life are flagged, and the worst score among those that are not.
fn flagged(life: Life, variations: u64) -> (usize, Vec<String>) {
    let views = (0..variations).map(|seed| life(&mut Chance::of(seed)).assess());
    let mut seen = Vec::new();
    let mut count = 0;
    for view in views {
        count += usize::from(view.is_flagged);
        let points: Vec<String> =
            view.signals.iter().map(|signal| format!("{} {}", signal.code, signal.points)).collect();
        seen.push(format!("{:?} {:?} {:?} {points:?}", view.level, view.score, view.merchant_evidence));
    }
    (count, seen)
}
