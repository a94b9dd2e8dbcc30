//! The texts of the letter: `engine/data/letter`, a file for each language.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::decision::{Reason, ReasonKind};
use crate::embedded::DataFile;
use crate::language::{Language, fill};
use crate::metrics::calendar::Month;
use crate::metrics::metric_name::MetricName;
use crate::policy::{RuleOp, RuleValue};

static ENGLISH: LazyLock<Texts> = LazyLock::new(|| DataFile::LetterEnglish.table());
static HINDI: LazyLock<Texts> = LazyLock::new(|| DataFile::LetterHindi.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    needed: BTreeMap<String, String>,
    letter: BTreeMap<String, String>,
    word: BTreeMap<String, String>,
    /// By code.
    reason: BTreeMap<String, ReasonTexts>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReasonTexts {
    text: Option<String>,
    one: Option<String>,
    none: Option<String>,
    negative: Option<String>,
    yes: Option<String>,
    no: Option<String>,
}

const fn file(language: Language) -> DataFile {
    match language {
        Language::En => DataFile::LetterEnglish,
        Language::Hi => DataFile::LetterHindi,
    }
}

fn texts(language: Language) -> &'static Texts {
    match language {
        Language::En => &ENGLISH,
        Language::Hi => &HINDI,
    }
}

/// A text of the letter with its names filled in.
pub(super) fn say(language: Language, name: &str, names: &[(&str, &str)]) -> String {
    fill(texts(language).letter.get(name).unwrap_or_else(|| file(language).lacks(name)), names)
}

/// What an applicant may hear of a reason; `None` for what is never told: a suspicion.
pub fn applicant_sentence(reason: &Reason, language: Language) -> Option<String> {
    let known = texts(language).reason.get(&reason.code)?;
    // A rule that could not be answered says nothing of the applicant, unless its code has words for that.
    if reason.kind == Some(ReasonKind::Rule) && reason.value.is_none() && known.none.is_none() {
        return None;
    }
    let template = match &reason.value {
        None | Some(RuleValue::Number(0.0)) => known.none.as_ref().or(known.text.as_ref()),
        Some(RuleValue::Number(number)) if *number < 0.0 => known.negative.as_ref().or(known.text.as_ref()),
        Some(RuleValue::Number(1.0)) => known.one.as_ref().or(known.text.as_ref()),
        Some(RuleValue::Boolean(true)) => known.yes.as_ref(),
        Some(RuleValue::Boolean(false)) => known.no.as_ref(),
        Some(_) => known.text.as_ref(),
    }?;
    // Words say which way it is.
    let size = |value: &RuleValue| match value {
        RuleValue::Number(number) if known.negative.is_some() => RuleValue::Number(number.abs()),
        other => other.clone(),
    };
    let value = reason.value.as_ref().map(|value| told(reason, &size(value), language)).unwrap_or_default();
    let sentence = fill(template, &[("value", &value)]);
    let needed = needed(reason, language).map(|needed| format!(" ({needed})")).unwrap_or_default();
    Some(format!("{sentence}{needed}{}", language.stop()))
}

/// The sentence of a code before it is about anybody; `None` where there is none.
pub fn applicant_template(code: &str, language: Language) -> Option<&'static str> {
    let known = texts(language).reason.get(code)?;
    let any = [&known.text, &known.yes, &known.no, &known.none, &known.one];
    any.into_iter().find_map(Option::as_deref)
}

fn told(reason: &Reason, value: &RuleValue, language: Language) -> String {
    let word = |text: &String| texts(language).word.get(text).unwrap_or(text).clone();
    match (reason.kind, value) {
        (Some(ReasonKind::MissingPeriod), RuleValue::List(months)) => {
            let months = months.iter().filter_map(|text| serde_json::from_value(text.as_str().into()).ok());
            let named: Vec<String> = months.map(|month: Month| language.month(month)).collect();
            language.listed(&named)
        }
        (_, RuleValue::Text(text)) => word(text),
        (_, RuleValue::List(list)) => list.iter().map(word).collect::<Vec<_>>().join(", "),
        (Some(ReasonKind::Offer), _) => language.value(MetricName::RequestedAmount.as_str(), value),
        _ => language.value(reason.metric.as_deref().unwrap_or_default(), value),
    }
}

/// What a rule, or the product, asks for. What earns full points is not needed.
fn needed(reason: &Reason, language: Language) -> Option<String> {
    let op = match reason.kind? {
        ReasonKind::Rule => reason.op?,
        // No loan at all is not too small a loan.
        ReasonKind::Offer if reason.value != Some(RuleValue::Number(0.0)) => RuleOp::Gte,
        _ => return None,
    };
    let threshold = reason.threshold.as_ref().filter(|wanted| !matches!(wanted, RuleValue::Boolean(_)))?;
    let template = texts(language).needed.get(op.name()).unwrap_or_else(|| file(language).lacks(op.name()));
    Some(fill(template, &[("value", &told(reason, threshold, language))]))
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    LazyLock::force(&ENGLISH);
    LazyLock::force(&HINDI);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::VariantArray;

    use super::*;
    use crate::decision::known_reasons;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn both_files_of_texts_can_be_read_and_say_the_same_things() {
        for language in Language::ALL {
            assert_strict::<Texts>(file(language), &["needed", "letter", "word", "reason"], &[]);
        }
        let keys = |table: &BTreeMap<String, String>| table.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&ENGLISH.letter), keys(&HINDI.letter));
        assert_eq!(keys(&ENGLISH.needed), keys(&HINDI.needed));
        assert_eq!(keys(&ENGLISH.word), keys(&HINDI.word));
        assert!(ENGLISH.reason.keys().eq(HINDI.reason.keys()));
        for op in RuleOp::VARIANTS {
            assert!(ENGLISH.needed.contains_key(op.name()), "{}", op.name());
        }
    }

    #[test]
    fn names_in_braces_are_the_same_in_both_languages() {
        let names = |text: &str| -> BTreeSet<String> {
            text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_owned())).collect()
        };
        for (key, english) in &ENGLISH.letter {
            assert_eq!(names(english), names(&HINDI.letter[key]), "{key}");
        }
        for (code, english) in &ENGLISH.reason {
            let english = english.text.as_deref().unwrap_or_default();
            assert_eq!(
                names(english),
                names(HINDI.reason[code].text.as_deref().unwrap_or_default()),
                "{code}"
            );
        }
    }

    #[test]
    fn every_code_is_told_but_those_of_a_suspicion() {
        let untold: Vec<&str> = known_reasons()
            .iter()
            .map(|reason| reason.code)
            .filter(|code| applicant_template(code, Language::Hi).is_none())
            .collect();
        assert_eq!(untold, ["B03", "B04", "B09", "S04", "T02", "T03"]);
        let suspicions = known_reasons().into_iter().filter(|reason| reason.is_suspicion);
        assert!(suspicions.map(|reason| reason.code).all(|code| untold.contains(&code)));
        let codes: Vec<&str> = known_reasons().iter().map(|reason| reason.code).collect();
        let unknown = ENGLISH.reason.keys().filter(|code| !codes.contains(&code.as_str()));
        assert_eq!(unknown.count(), 0);
    }
}
