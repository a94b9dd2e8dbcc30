//! What a payment system would never have carried: amounts beyond its bounds, and codes of banks that contradict
//! each other or that no bank has.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::rows::{AccountRows, Row, Rows, share};
use super::thresholds::CONTENT;
use crate::embedded::DataFile;
use crate::integrity::{Check, Evidence, Severity};
use crate::layout::is_code_of_another;
use crate::money::{Paise, rupees};
use crate::narration::Channel;
use crate::statement::{AccountKind, Direction};

/// `amount_bounds`: transfers smaller or larger than their system takes.
pub(super) fn amount_bounds(rows: &Rows<'_>) -> Check {
    const CODE: &str = "amount_bounds";
    let (mut large, mut small, mut judged) = (Vec::new(), Vec::new(), 0_usize);
    let (mut no_notes, mut is_in_whole_rupees) = (Vec::new(), 0_usize);
    for own in rows.accounts.iter().filter(|own| own.is_in_rupees()) {
        for row in &own.rows {
            let said = &row.entry.said;
            let is_plain = !said.is_return && !said.is_reversal;
            if said.channel == Channel::Atm && row.entry.direction == Direction::Debit && is_plain {
                judged += 1;
                if let Some(evidence) = unlike_notes(own, row) {
                    is_in_whole_rupees += usize::from(row.entry.amount.get() % 100 == 0);
                    no_notes.push(evidence);
                }
            }
            let Some(bounds) = Bounds::of(own, row).filter(|_| is_plain) else { continue };
            judged += 1;
            large.extend(bounds.exceeded_by(own, row));
            small.extend(bounds.undercut_by(own, row));
        }
    }
    if is_in_whole_rupees >= CONTENT.amount_bounds.atm_grave_rows {
        return CONTENT.check.failed(CODE, "notes", Severity::Critical, no_notes);
    }
    // Of a single one, or one with paise, a charge or another currency may be the reason.
    if large.is_empty() && !no_notes.is_empty() {
        let severity = if is_in_whole_rupees > 0 { Severity::Warning } else { Severity::Info };
        return CONTENT.check.failed(CODE, "notes", severity, no_notes);
    }
    match (large.is_empty(), small.is_empty(), judged) {
        (true, true, 0) => CONTENT.check.not_run(CODE, "none"),
        (true, true, _) => CONTENT.check.passed(CODE),
        (false, ..) => CONTENT.check.failed(CODE, "large", Severity::Warning, large),
        // A bank that gives the name to other transfers as well would be wronged by more.
        (true, false, _) => CONTENT.check.failed(CODE, "small", Severity::Info, small),
    }
}

/// Cash that a machine cannot have given.
fn unlike_notes(own: &AccountRows<'_>, row: &Row<'_>) -> Option<Evidence> {
    let numbers = &CONTENT.amount_bounds;
    let multiple = rupees(numbers.atm_multiple).get().max(1);
    (row.entry.amount.get() % multiple != 0 && !row.says(&numbers.abroad)).then(|| {
        let [amount, notes] = [row.entry.amount, Paise::new(multiple)].map(|amount| own.told(amount));
        let detail = format!("{amount} from a machine, which gives multiples of {notes}");
        row.evidence(detail).saying(amount).against(notes)
    })
}

struct Bounds {
    system: &'static str,
    least: Paise,
    most: Paise,
}

impl Bounds {
    fn of(own: &AccountRows<'_>, row: &Row<'_>) -> Option<Self> {
        let numbers = &CONTENT.amount_bounds;
        let said = &row.entry.said;
        let up_to = |system, most| Some(Self { system, least: Paise::default(), most: rupees(most) });
        match said.channel {
            Channel::Rtgs => {
                Some(Self { system: "RTGS", least: rupees(numbers.rtgs_from), most: Paise::new(i64::MAX) })
            }
            Channel::Imps => up_to("IMPS", numbers.imps_to),
            // Shops take more by UPI than people do.
            Channel::Upi => {
                let is_between_people = own.account.identity().kind == Some(AccountKind::Savings)
                    && row.entry.direction == Direction::Credit
                    && said.is_merchant != Some(true);
                up_to("UPI", if is_between_people { numbers.upi_person_to } else { numbers.upi_to })
            }
            _ => None,
        }
    }

    fn exceeded_by(&self, own: &AccountRows<'_>, row: &Row<'_>) -> Option<Evidence> {
        (row.entry.amount > self.most).then(|| self.told(own, row, "no more than", self.most))
    }

    fn undercut_by(&self, own: &AccountRows<'_>, row: &Row<'_>) -> Option<Evidence> {
        (row.entry.amount < self.least).then(|| self.told(own, row, "no less than", self.least))
    }

    fn told(&self, own: &AccountRows<'_>, row: &Row<'_>, side: &str, bound: Paise) -> Evidence {
        let [amount, bound] = [row.entry.amount, bound].map(|amount| own.told(amount));
        let detail = format!("{amount} by {}, which takes {side} {bound}", self.system);
        row.evidence(detail).saying(amount).against(bound)
    }
}

/// `bank_codes`: codes of branches that no bank has, or of another bank than the number of the transfer.
pub(super) fn bank_codes(rows: &Rows<'_>) -> Check {
    const CODE: &str = "bank_codes";
    let letterheads: Vec<Evidence> = rows.accounts.iter().filter_map(letterhead).collect();
    if !letterheads.is_empty() {
        return CONTENT.check.failed(CODE, "letterhead", Severity::Critical, letterheads);
    }
    let (mut unknown, mut apart, mut agreed) = (Vec::new(), Vec::new(), 0_usize);
    let (mut contradicting, mut has_codes) = (Vec::new(), false);
    for own in rows.accounts.iter().filter(|own| own.is_in_rupees()) {
        let keeper = own.account.identity().ifsc.as_deref().and_then(|code| code.get(..BANK_LETTERS));
        for row in &own.rows {
            let Some(code) = branch_code(row) else { continue };
            has_codes = true;
            let bank = &code[..BANK_LETTERS];
            if !BANK_CODES.contains(bank) {
                unknown.push(row.evidence(format!("{code}: no bank has the code {bank}")).saying(code));
                continue;
            }
            let Some(number) = sender_number(row) else { continue };
            if number.starts_with(bank) {
                agreed += 1;
            } else {
                let detail = format!("{number} from {code}, a branch of another bank");
                let evidence = row.evidence(detail).saying(code).against(number);
                let sends_alone = CONTENT.bank_codes.own_numbers.iter().any(|own| own == bank);
                if sends_alone && keeper.is_some_and(|keeper| keeper != bank) {
                    contradicting.push(evidence.clone());
                }
                apart.push(evidence);
            }
        }
    }
    let is_rule = agreed >= CONTENT.bank_codes.least_agreed
        && share(apart.len(), agreed + apart.len()) <= CONTENT.bank_codes.apart_share;
    let (mut has_no_rule, is_alone) = (false, agreed + apart.len() == 0);
    if !is_rule {
        // The bank prints another side's code, or sends under a sponsor's: that tells nothing but of banks that have none.
        has_no_rule = !apart.is_empty();
        apart = if contradicting.len() <= agreed { contradicting } else { Vec::new() };
    }
    let judged = agreed + apart.len() + unknown.len();
    if !apart.is_empty() {
        let is_grave = apart.len() >= CONTENT.bank_codes.grave_rows;
        let severity = if is_grave { Severity::Critical } else { Severity::Warning };
        return CONTENT.check.failed(CODE, "apart", severity, apart);
    }
    match (unknown.is_empty(), judged) {
        (true, _) if has_no_rule => CONTENT.check.not_run(CODE, "no_rule"),
        (true, _) if is_alone && has_codes => CONTENT.check.not_run(CODE, "alone"),
        (true, 0) => CONTENT.check.not_run(CODE, "none"),
        (true, _) => CONTENT.check.passed(CODE),
        // A list of banks grows old.
        (false, _) => CONTENT.check.failed(CODE, "unknown", Severity::Info, unknown),
    }
}

/// A bank prints its own branch's code under its own name.
fn letterhead(own: &AccountRows<'_>) -> Option<Evidence> {
    let identity = own.account.identity();
    let (bank, code) = identity.bank.as_deref().zip(identity.ifsc.as_deref())?;
    is_code_of_another(bank, code).then(|| Evidence {
        page: Some(own.pages().start),
        detail: format!("{code} is no branch of {bank}"),
        declared: Some(code.to_owned()),
        found: Some(bank.to_owned()),
        ..Evidence::default()
    })
}

const BANK_LETTERS: usize = 4;

static BANK_CODES: LazyLock<BTreeSet<&'static str>> =
    LazyLock::new(|| DataFile::IntegrityBankCodes.words().collect());

/// The IFSC that a transfer prints: four letters, a zero and six more.
fn branch_code<'r>(row: &'r Row<'_>) -> Option<&'r str> {
    let by_transfer = matches!(row.entry.said.channel, Channel::Neft | Channel::Rtgs | Channel::Imps);
    let is_code = |word: &&str| {
        let bytes = word.as_bytes();
        bytes.len() == 11
            && bytes.iter().take(BANK_LETTERS).all(u8::is_ascii_uppercase)
            && bytes.get(BANK_LETTERS) == Some(&b'0')
            && bytes.iter().all(u8::is_ascii_alphanumeric)
    };
    by_transfer
        .then(|| row.words.split(|letter: char| !letter.is_ascii_alphanumeric()).find(is_code))
        .flatten()
}

/// The number of a transfer that came in, which the sender's bank opens with its own code.
fn sender_number<'r>(row: &'r Row<'_>) -> Option<&'r str> {
    let came_in = row.entry.direction == Direction::Credit
        && matches!(row.entry.said.channel, Channel::Neft | Channel::Rtgs);
    let is_lettered =
        |number: &&str| number.get(..BANK_LETTERS).is_some_and(|code| BANK_CODES.contains(code));
    came_in.then(|| row.payment_numbers().find(is_lettered)).flatten()
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&BANK_CODES);
}
