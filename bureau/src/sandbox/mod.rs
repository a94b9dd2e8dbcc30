//! The bureau for trying out: made-up people, chosen by the last two digits of the mobile number. It speaks JSON like a
//! real one, over HTTP (`lending-server bureau-sandbox`) or inside this process, and its answers are read by the same
//! adapter.

mod people;
mod provider;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use chrono::NaiveDate;
use serde::Deserialize;
use serde_json::{Value, json};

pub(crate) use self::provider::SandboxProvider;

/// How long the slow case takes.
const SLOW: Duration = Duration::from_secs(2);
/// A reference is remembered for as long as this many others have not come after it.
const REMEMBERED: usize = 100_000;

macro_rules! cases {
    ($($name:ident = $digits:literal, $title:literal, $answer:literal;)*) => {
        /// What the last two digits of a mobile number choose.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Case { $($name,)* }

        impl Case {
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The last two digits that choose it.
            pub const fn digits(self) -> &'static str {
                match self { $(Self::$name => $digits,)* }
            }

            /// What it is.
            pub const fn title(self) -> &'static str {
                match self { $(Self::$name => $title,)* }
            }

            /// What a credit check comes to.
            pub const fn answer(self) -> &'static str {
                match self { $(Self::$name => $answer,)* }
            }
        }
    };
}

cases! {
    Clean = "00", "A clean history, score 780; also every number that is not listed",
        "`completed`, `scored`, 780, no derogatory marks, charged";
    NoHistory = "01", "Known, but without any credit",
        "`completed`, `no_history`, no score, charged";
    NoHit = "02", "Not known to the bureau",
        "`completed`, `no_hit`, `report` null, not charged";
    WrittenOff = "03", "A personal loan written off a year ago",
        "`completed`, 540, `written_off` and `overdue`, charged";
    Settled = "04", "A card settled for less than was owed",
        "`completed`, 610, `settled`, `dpd_90_in_24_months` and `dpd_60_in_12_months`, charged";
    SuitFiled = "05", "A lender went to court",
        "`completed`, 520, `suit_filed`, charged";
    WilfulDefault = "06", "A lender calls the default wilful",
        "`completed`, 480, `wilful_default`, charged";
    Dpd90 = "07", "An instalment 95 days late four months ago",
        "`completed`, 590, `dpd_90_in_24_months`, `dpd_60_in_12_months` and `repeated_dpd_30_in_6_months`, charged";
    NameMismatch = "08", "The bureau knows the number under another name",
        "`completed`, 780, `report.subject.name` is another; an analysis goes to review with `name_mismatch`; charged";
    Slow = "09", "Answers after two seconds",
        "as 00";
    Timeout = "10", "Takes the question and never answers",
        "`needs_review`, `outcome_unknown`, not charged";
    LostAnswer = "11", "Takes the question, and its answer is lost; by its reference it is found",
        "as 00, after the time that a bureau has for its answer";
    Unavailable = "12", "Says that it is not available",
        "503 `bureau_unavailable`, not charged";
    Malformed = "13", "Answers with something that cannot be read",
        "`needs_review`, `answer_unreadable`, not charged; the answer is kept";
    Implausible = "14", "Answers with a score of 1000",
        "`needs_review`, `answer_unreadable`, not charged; the answer is kept";
}

impl Case {
    /// The case of a mobile number.
    pub fn from_mobile(mobile: &str) -> Self {
        Self::ALL.iter().copied().find(|case| mobile.ends_with(case.digits())).unwrap_or(Self::Clean)
    }
}

/// Whether and when an answer comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    Not,
    For(Duration),
    Forever,
}

/// An answer of the sandbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    pub wait: Wait,
    pub status: u16,
    pub body: Vec<u8>,
}

impl Reply {
    fn json(status: u16, body: &Value) -> Self {
        Self { wait: Wait::Not, status, body: body.to_string().into_bytes() }
    }

    fn after(self, wait: Wait) -> Self {
        Self { wait, ..self }
    }

    fn refused(status: u16, message: &str) -> Self {
        Self::json(status, &json!({"status": "error", "message": message}))
    }
}

/// The question as the sandbox's API takes it.
#[derive(Deserialize)]
struct Question {
    reference: String,
    person: QuestionPerson,
}

#[derive(Deserialize)]
struct QuestionPerson {
    name: String,
    mobile: String,
}

/// One question that was taken.
#[derive(Clone)]
struct Taken {
    name: String,
    mobile: String,
    times: u64,
    standing: Standing,
}

/// What the bureau says of a question when it is asked what became of it.
#[derive(Clone, Copy)]
enum Standing {
    AsItWasAsked,
    Now(Case),
    Forgotten,
}

/// The sandbox itself, with what it was asked. A reference that comes twice is answered and counted twice: a test finds
/// out whether anybody asks twice.
#[derive(Default)]
pub struct BureauSandbox {
    taken: Mutex<BTreeMap<String, Taken>>,
    /// How often it was asked what became of a question.
    inquiries: AtomicU64,
}

impl std::fmt::Debug for BureauSandbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BureauSandbox").finish_non_exhaustive()
    }
}

impl BureauSandbox {
    fn with_taken<T>(&self, act: impl FnOnce(&mut BTreeMap<String, Taken>) -> T) -> T {
        act(&mut self.taken.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How often each reference was asked about.
    pub fn questions(&self) -> BTreeMap<String, u64> {
        self.with_taken(|taken| {
            taken.iter().map(|(reference, taken)| (reference.clone(), taken.times)).collect()
        })
    }

    /// How often it was asked what became of a question.
    pub fn inquiries(&self) -> u64 {
        self.inquiries.load(Ordering::Relaxed)
    }

    /// From now on it says of a question that it took what it says in this case: a test has a bureau make up its mind.
    pub fn find_out(&self, reference: &str, case: Case) {
        self.set_standing(reference, Standing::Now(case));
    }

    /// From now on it says of a question that it took that it has never seen it.
    pub fn forget(&self, reference: &str) {
        self.set_standing(reference, Standing::Forgotten);
    }

    fn set_standing(&self, reference: &str, standing: Standing) {
        self.with_taken(|taken| {
            if let Some(taken) = taken.get_mut(reference) {
                taken.standing = standing;
            }
        });
    }

    /// Answers a question, given as JSON.
    pub fn ask(&self, body: &[u8], today: NaiveDate) -> Reply {
        let Ok(asked) = serde_json::from_slice::<Question>(body) else {
            return Reply::refused(400, "the question cannot be read");
        };
        let case = Case::from_mobile(&asked.person.mobile);
        let QuestionPerson { name, mobile } = asked.person;
        let reply = answer(case, &asked.reference, &name, &mobile, today);
        self.with_taken(|taken| {
            let times = taken.get(&asked.reference).map_or(0, |earlier| earlier.times) + 1;
            taken.insert(asked.reference, Taken { name, mobile, times, standing: Standing::AsItWasAsked });
            if taken.len() > REMEMBERED {
                // References sort by their time.
                taken.pop_first();
            }
        });
        reply
    }

    /// What became of a question.
    pub fn inquire(&self, reference: &str, today: NaiveDate) -> Reply {
        self.inquiries.fetch_add(1, Ordering::Relaxed);
        let unknown = || Reply::refused(404, "there is no such reference");
        let Some(taken) = self.with_taken(|taken| taken.get(reference).cloned()) else { return unknown() };
        let case = match taken.standing {
            Standing::AsItWasAsked => Case::from_mobile(&taken.mobile),
            Standing::Now(case) => case,
            Standing::Forgotten => return unknown(),
        };
        match case {
            Case::Timeout => Reply::json(202, &json!({"status": "processing", "reference": reference})),
            // What nothing was done for is not known by its reference either.
            Case::Unavailable => unknown(),
            case => answer(case, reference, &taken.name, &taken.mobile, today).after(Wait::Not),
        }
    }
}

fn answer(case: Case, reference: &str, name: &str, mobile: &str, today: NaiveDate) -> Reply {
    let person = people::Subject { reference, name, mobile, today };
    let found = |report: Value| {
        Reply::json(200, &json!({"status": "found", "reference": reference, "report": report}))
    };
    match case {
        Case::NoHit => Reply::json(200, &json!({"status": "no_hit", "reference": reference})),
        Case::Unavailable => Reply::refused(503, "the bureau is not available"),
        Case::Malformed => {
            let mut reply = found(people::report(Case::Clean, &person));
            let half = reply.body.len() / 2;
            reply.body.truncate(half);
            reply
        }
        Case::Slow => found(people::report(case, &person)).after(Wait::For(SLOW)),
        Case::Timeout | Case::LostAnswer => found(people::report(case, &person)).after(Wait::Forever),
        _ => found(people::report(case, &person)),
    }
}

/// The table of cases as the documentation shows it.
pub fn sandbox_table() -> String {
    let head = "| Mobile ends in | Who it is | What a credit check comes to |\n|---|---|---|\n".to_owned();
    let row = |case: &Case| format!("| `{}` | {} | {} |\n", case.digits(), case.title(), case.answer());
    Case::ALL.iter().map(row).fold(head, |table, row| table + &row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_digits_choose_the_case() {
        assert_eq!(Case::from_mobile("+919876543213"), Case::Malformed);
        assert_eq!(Case::from_mobile("+919876543299"), Case::Clean);
        let mut digits: Vec<&str> = Case::ALL.iter().map(|case| case.digits()).collect();
        digits.dedup();
        assert_eq!(digits.len(), Case::ALL.len());
    }
}
