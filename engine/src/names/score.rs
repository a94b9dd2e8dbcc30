//! From the words of two people to a score.

use super::data::SCORE;
use super::person::Person;
use super::token::{Alike, Evidence, Kind, Token, alike};

/// How sure it is that the two are one, from 0 to 1.
pub(super) fn score(a: &Person, b: &Person) -> f64 {
    let mut best = assigned(&whole(a), &whole(b)).max(written_together(a, b));
    let (joined_a, joined_b) = (joined(a, b), joined(b, a));
    if joined_a.is_some() || joined_b.is_some() {
        let a = joined_a.unwrap_or_else(|| whole(a));
        let b = joined_b.unwrap_or_else(|| whole(b));
        best = best.max(assigned(&a, &b));
    }
    if a.is_firm == b.is_firm { best } else { best.min(SCORE.caps.person_and_firm) }
}

/// The words of one side, each with whether it may lack its end.
type Side<'a> = Vec<(&'a Token, bool)>;

fn whole(person: &Person) -> Side<'_> {
    person.tokens.iter().enumerate().map(|(index, token)| (token, person.cut_at(index))).collect()
}

/// The words with those joined that the other person writes as one; `None` where there are none.
fn joined<'a>(person: &'a Person, other: &Person) -> Option<Side<'a>> {
    let mut taken = vec![None; person.tokens.len()];
    let mut found = false;
    for (number, join) in person.joins.iter().enumerate() {
        let Some(places) = taken.get_mut(join.at..join.at + join.length) else { continue };
        if places.iter().all(Option::is_none)
            && other.tokens.iter().any(|token| token.is_spelling_of(&join.token))
        {
            places.fill(Some(number));
            found = true;
        }
    }
    let side = || {
        let mut side = Side::new();
        for (index, (token, place)) in person.tokens.iter().zip(&taken).enumerate() {
            match place.and_then(|number: usize| person.joins.get(number)) {
                None => side.push((token, person.cut_at(index))),
                Some(join) if join.at == index => side.push((&join.token, false)),
                Some(_) => {}
            }
        }
        side
    };
    found.then(side)
}

/// Names whose words are divided differently, or not at all.
fn written_together(a: &Person, b: &Person) -> f64 {
    let whole = &SCORE.whole;
    if a.joined == b.joined {
        return whole.joined;
    }
    // Word by word is surer, where the words are as many.
    if a.tokens.len() != b.tokens.len() && a.joined_key == b.joined_key {
        return whole.joined_sounds_alike;
    }
    let one_word = |one: &Person, other: &Person| {
        one.tokens.len() == 1 && other.strong_key.as_ref().is_some_and(|key| *key == one.joined_key)
    };
    if one_word(a, b) || one_word(b, a) { whole.joined_without_fillers } else { 0.0 }
}

/// The score of the best way to pair the words.
fn assigned(a: &Side<'_>, b: &Side<'_>) -> f64 {
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    let pairs: Vec<Vec<Option<Pair>>> =
        short.iter().map(|one| long.iter().map(|other| Pair::compare(*one, *other)).collect()).collect();
    let chosen = best_pairs(&pairs, long.len());
    Tally::new(short, long, &pairs, &chosen).score(short.len())
}

#[derive(Debug, Clone, Copy)]
struct Pair {
    alike: Alike,
    weight: f64,
    is_strong: bool,
}

impl Pair {
    fn compare(one: (&Token, bool), other: (&Token, bool)) -> Option<Self> {
        let alike = alike(one.0, other.0, (one.1, other.1))?;
        let kinds = (one.0.kind, other.0.kind);
        let weight = match alike.evidence {
            Evidence::Initial | Evidence::SameInitial => SCORE.weights.initial,
            Evidence::Full | Evidence::Near => f64::midpoint(kinds.0.weight(), kinds.1.weight()),
        };
        let is_strong = kinds.0 == Kind::Strong || kinds.1 == Kind::Strong;
        Some(Self { alike, weight, is_strong })
    }

    fn worth(self) -> f64 {
        self.alike.value * self.weight
    }
}

/// For every word of the shorter name, the word of the longer that it stands for, so that all together are worth most.
/// The number of words is limited, so the sets of words already used are few.
fn best_pairs(pairs: &[Vec<Option<Pair>>], long: usize) -> Vec<Option<usize>> {
    if let Some(only) = only_pairs(pairs) {
        return only;
    }
    let sets = 1_usize << long;
    // What the words so far are worth by the set of words used, and the choices that led there.
    let mut worth: Vec<f64> = vec![f64::NEG_INFINITY; sets];
    if let Some(none) = worth.first_mut() {
        *none = 0.0;
    }
    let mut choices: Vec<Vec<Option<usize>>> = Vec::with_capacity(pairs.len());
    for row in pairs {
        let mut next = worth.clone();
        let mut chosen = vec![None; sets];
        for (used, so_far) in worth.iter().enumerate().filter(|(_, so_far)| so_far.is_finite()) {
            for (index, pair) in row.iter().enumerate() {
                let (Some(pair), 0) = (pair, used >> index & 1) else { continue };
                let with = used | 1 << index;
                let value = so_far + pair.worth();
                if let (Some(best), Some(choice)) = (next.get_mut(with), chosen.get_mut(with))
                    && value > *best
                {
                    *best = value;
                    *choice = Some(index);
                }
            }
        }
        worth = next;
        choices.push(chosen);
    }
    let best = worth.iter().enumerate().fold((0, f64::NEG_INFINITY), |best, (used, value)| {
        if *value > best.1 { (used, *value) } else { best }
    });
    let mut used = best.0;
    let mut chosen: Vec<Option<usize>> = Vec::with_capacity(pairs.len());
    for row in choices.iter().rev() {
        let choice = row.get(used).copied().flatten();
        used &= !choice.map_or(0, |index| 1 << index);
        chosen.push(choice);
    }
    chosen.reverse();
    chosen
}

/// The pairs, where no word has a choice: by far the most names.
fn only_pairs(pairs: &[Vec<Option<Pair>>]) -> Option<Vec<Option<usize>>> {
    let mut taken = 0_usize;
    let mut chosen = Vec::with_capacity(pairs.len());
    for row in pairs {
        let mut found = row.iter().enumerate().filter(|(_, pair)| pair.is_some()).map(|(index, _)| index);
        let first = found.next();
        let bit = first.map_or(0, |index| 1 << index);
        if found.next().is_some() || taken & bit != 0 {
            return None;
        }
        taken |= bit;
        chosen.push(first);
    }
    Some(chosen)
}

/// What the pairs of two names amount to.
#[derive(Debug, Default)]
struct Tally {
    worth: f64,
    weight: f64,
    left_short: Left,
    left_long: Left,
    full: usize,
    near: usize,
    initials: usize,
    as_many_words: bool,
}

/// The words of one side that found no other.
#[derive(Debug, Default)]
struct Left {
    weight: f64,
    strong: bool,
    initial: bool,
}

impl Left {
    fn add(&mut self, token: &Token) {
        self.weight += token.kind.weight();
        self.strong |= token.kind == Kind::Strong;
        self.initial |= token.kind == Kind::Initial;
    }
}

impl Tally {
    fn new(short: &Side<'_>, long: &Side<'_>, pairs: &[Vec<Option<Pair>>], chosen: &[Option<usize>]) -> Self {
        let mut tally = Self { as_many_words: short.len() == long.len(), ..Self::default() };
        let mut used = 0_usize;
        for ((one, row), choice) in short.iter().zip(pairs).zip(chosen) {
            match choice.and_then(|index| Some((index, row.get(index).copied().flatten()?))) {
                Some((index, pair)) => {
                    used |= 1 << index;
                    tally.add(pair);
                }
                None => tally.left_short.add(one.0),
            }
        }
        for (index, other) in long.iter().enumerate() {
            if used >> index & 1 == 0 {
                tally.left_long.add(other.0);
            }
        }
        tally
    }

    fn add(&mut self, pair: Pair) {
        self.worth += pair.worth();
        self.weight += pair.weight;
        match pair.alike.evidence {
            Evidence::Full if pair.is_strong => self.full += 1,
            Evidence::Near => self.near += 1,
            Evidence::Initial => self.initials += 1,
            Evidence::Full | Evidence::SameInitial => {}
        }
    }

    fn score(&self, short_words: usize) -> f64 {
        if self.weight <= 0.0 {
            return 0.0;
        }
        let (short, long) = (&self.left_short, &self.left_long);
        // Of two names with as many words, the one that keeps less is the shorter.
        let left = if self.as_many_words { short.weight.min(long.weight) } else { short.weight };
        let of_shorter = self.worth / (self.weight + left);
        let of_both = 2.0 * self.worth / (2.0 * self.weight + short.weight + long.weight);
        let mut score = SCORE.mix.shorter * of_shorter + SCORE.mix.both * of_both;
        if short.strong && long.strong {
            score -= SCORE.penalties.strong_left_on_both;
        }
        let contradicts = |one: &Left, other: &Left| one.initial && (other.initial || other.strong);
        if contradicts(short, long) || contradicts(long, short) {
            score -= SCORE.penalties.contradicting_initial;
        }
        score.min(self.cap(short_words)).max(0.0)
    }

    fn cap(&self, short_words: usize) -> f64 {
        let caps = &SCORE.caps;
        let near = if self.near > 0 { caps.any_near } else { 1.0 };
        let strong = match self.full {
            0 if self.near > 0 => caps.only_near,
            0 => caps.nothing_strong,
            1 if short_words == 1 => caps.one_word_name,
            1 if self.initials == 1 => caps.one_strong_one_initial,
            1 if self.initials == 0 && (self.left_short.strong || self.left_long.strong) => {
                caps.one_strong_some_left
            }
            _ => 1.0,
        };
        near.min(strong)
    }
}
