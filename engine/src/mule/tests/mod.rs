//! Honest lives that look alike, mule stories, and each pattern by itself.

mod fronts;
mod handed_on;
mod hard_words;
mod honest;
mod mules;
mod patterns;
mod scheme;
mod schemes;
mod story;
mod traders;

use self::story::{Chance, Story};
use super::MuleAssessment;

type Life = fn(&mut Chance) -> Story;

/// Each life is lived so many times, every time a little differently.
const VARIATIONS: usize = 40;

/// Which of the lives are flagged, each as often as it is.
fn flagged(lives: &[(&'static str, Life)]) -> Vec<&'static str> {
    let seeds = 0..u64::try_from(VARIATIONS).unwrap();
    let is_flagged = |life: Life, seed: u64| life(&mut Chance::new(seed)).assess().is_flagged;
    let of = |(name, life): &(&'static str, Life)| {
        let (name, life) = (*name, *life);
        seeds.clone().filter(move |seed| is_flagged(life, *seed)).map(move |_| name).collect::<Vec<_>>()
    };
    lives.iter().flat_map(of).collect()
}

fn has(assessment: &MuleAssessment, code: &str) -> bool {
    assessment.signals.iter().any(|signal| signal.code == code)
}
