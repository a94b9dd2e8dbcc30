//! One report as a page for people: the accounts, the decision, how far it can be relied on, the transactions.

use lending_engine::money::{Paise, SignedRupees};
use lending_engine::report::{Flag, Report, StatementAccount, Transaction};
use lending_engine::statement::{AccountKind, Direction};

use super::figures::{RUPEES, counted, date, money};
use super::look::{Align, Look, Tone, cell, widest};
use super::text::{cut, printable};
use super::{decision, quality};

/// Fewer columns say nothing.
const FEWEST_OF_A_NARRATION: usize = 12;
const NOT_FOUND: &str = "not found";

pub(super) fn page(report: &Report, file: &str, look: Look) -> String {
    let mut page = format!("\n{}", look.heading(&printable(file)));
    let counts = format!(
        "{}, {}",
        counted(report.data_quality.pages.total, "page"),
        counted(report.transactions.len(), "transaction")
    );
    page.push_str(&look.field("Read", Tone::Plain, &counts));
    for account in &report.accounts {
        page.push('\n');
        page.push_str(&account_block(account, look));
    }
    for block in [decision::block, decision::figures, quality::block] {
        page.push('\n');
        page.push_str(&block(report, look));
    }
    for account in &report.accounts {
        page.push('\n');
        if report.accounts.len() > 1 {
            page.push_str(&look.heading(&title(account)));
        }
        page.push_str(&transactions(report, account, look));
    }
    page.push('\n');
    page
}

fn title(account: &StatementAccount) -> String {
    let bank = account.bank.as_deref().unwrap_or("Unknown bank");
    let number = account.number_masked.as_deref().unwrap_or(&account.id);
    printable(&format!("{bank}, {number}"))
}

fn account_block(account: &StatementAccount, look: Look) -> String {
    let field = |label: &str, value: Option<&str>| match value {
        Some(text) => look.field(label, Tone::Plain, &printable(text)),
        None => look.field(label, Tone::Faint, NOT_FOUND),
    };
    let holders = account.holder_name.as_ref().map(|name| {
        let joint = account.joint_holders.iter().map(String::as_str);
        std::iter::once(name.as_str()).chain(joint).collect::<Vec<_>>().join(", ")
    });
    let currency = currency_of(account);
    let balance = |value: Option<SignedRupees>| {
        value.map(|value| with_currency(money(value.paise(), currency), currency))
    };
    let (opening, closing) = (balance(account.opening_balance), balance(account.closing_balance));
    let columns = widest([&opening, &closing].into_iter().flatten().map(String::as_str));
    let aligned = |label: &str, value: Option<String>| match value {
        Some(amount) => look.line(label, Tone::Plain, &format!("{amount:>columns$}")),
        None => field(label, None),
    };
    let period = format!("{} – {}", date(account.period.from), date(account.period.to));
    [
        look.heading(&printable(account.bank.as_deref().unwrap_or("Unknown bank"))),
        field("Holder", holders.as_deref()),
        field("Account", account.number_masked.as_deref()),
        field("Type", account.kind.map(kind)),
        field("IFSC", account.ifsc.as_deref()),
        field("Period", Some(&period)),
        aligned("Opening", opening),
        aligned("Closing", closing),
    ]
    .concat()
}

const fn kind(kind: AccountKind) -> &'static str {
    match kind {
        AccountKind::Savings => "savings",
        AccountKind::Current => "current",
        AccountKind::Salary => "salary",
        AccountKind::Overdraft => "overdraft",
        AccountKind::CashCredit => "cash credit",
        AccountKind::Nre => "NRE",
        AccountKind::Nro => "NRO",
        AccountKind::CreditCard => "credit card",
        AccountKind::Loan => "loan",
    }
}

fn transactions(report: &Report, account: &StatementAccount, look: Look) -> String {
    let rows: Vec<&Transaction> =
        report.transactions.iter().filter(|transaction| transaction.account_id == account.id).collect();
    let currency = currency_of(account);
    let printed: Vec<Printed> = rows.iter().map(|row| Printed::new(row, currency)).collect();
    let sums = [Direction::Debit, Direction::Credit].map(|direction| Sum::of(&rows, direction));
    let [debits, credits] = &sums;
    let total = [
        debits.amount.map(|sum| money(sum, currency)).unwrap_or_default(),
        credits.amount.map(|sum| money(sum, currency)).unwrap_or_default(),
        account.closing_balance.map(|sum| money(sum.paise(), currency)).unwrap_or_default(),
    ];
    let has_breaks = rows.iter().any(|row| row.flags.contains(&Flag::BalanceBreak));
    let heads = if currency == RUPEES {
        ["Debit", "Credit", "Balance"].map(str::to_owned)
    } else {
        ["Debit", "Credit", "Balance"]
            .map(|head| format!("{head} {}", printable(currency)).trim_end().to_owned())
    };
    let columns_of = |index: usize| {
        let texts = printed.iter().map(|row| row.amounts[index].as_str());
        widest(texts.chain([total[index].as_str(), heads[index].as_str()]))
    };
    let mut others = vec![widest(printed.iter().map(|row| row.date.as_str()))];
    others.extend((0..heads.len()).map(columns_of));
    if has_breaks {
        others.push(1);
    }
    let columns = look.columns_beside(&others).max(FEWEST_OF_A_NARRATION);

    let mut header = vec![("Date", Align::Left), ("Narration", Align::Left)];
    header.extend(heads.iter().map(|head| (head.as_str(), Align::Right)));
    if has_breaks {
        header.push(("", Align::Left));
    }
    let body = printed.iter().map(|row| row.cells(columns, has_breaks)).collect();
    let mut counts = format!("{}, {}", counted(debits.count, "debit"), counted(credits.count, "credit"));
    if widest([counts.as_str()]) > columns {
        counts = format!("{} Dr, {} Cr", debits.count, credits.count);
    }
    let foot = [String::new(), cut(&counts, columns)].into_iter().chain(total);
    look.table(&header, body, Some(foot.map(|text| cell(Tone::Strong, text)).collect()))
}

struct Sum {
    count: usize,
    /// `None` beyond what can be held.
    amount: Option<Paise>,
}

impl Sum {
    fn of(rows: &[&Transaction], direction: Direction) -> Self {
        let mut these = rows.iter().filter(|row| row.direction == direction);
        Self {
            count: these.clone().count(),
            amount: these.try_fold(Paise::ZERO, |sum, row| sum.checked_add(row.amount.paise())),
        }
    }
}

/// A transaction as text.
struct Printed {
    date: String,
    narration: String,
    /// Debit, credit, balance.
    amounts: [String; 3],
    is_break: bool,
    is_balance_derived: bool,
}

impl Printed {
    fn new(row: &Transaction, currency: &str) -> Self {
        let amount = money(row.amount.paise(), currency);
        let (debit, credit) = match row.direction {
            Direction::Debit => (amount, String::new()),
            Direction::Credit => (String::new(), amount),
        };
        let balance = row.balance.map(|balance| money(balance.paise(), currency)).unwrap_or_default();
        Self {
            date: date(row.date),
            narration: printable(&row.narration),
            amounts: [debit, credit, balance],
            is_break: row.flags.contains(&Flag::BalanceBreak),
            is_balance_derived: row.flags.contains(&Flag::BalanceDerived),
        }
    }

    fn cells(&self, columns: usize, has_breaks: bool) -> Vec<comfy_table::Cell> {
        let [debit, credit, balance] = &self.amounts;
        let balance_tone = match (self.is_break, self.is_balance_derived) {
            (true, _) => Tone::Bad,
            (_, true) => Tone::Faint,
            _ => Tone::Plain,
        };
        let mut cells = vec![
            cell(Tone::Faint, &self.date),
            cell(Tone::Plain, cut(&self.narration, columns)),
            cell(Tone::Plain, debit),
            cell(Tone::Good, credit),
            cell(balance_tone, balance),
        ];
        if has_breaks {
            cells.push(cell(Tone::Bad, if self.is_break { "✗" } else { "" }));
        }
        cells
    }
}

/// Nothing where the pages do not tell it.
fn currency_of(account: &StatementAccount) -> &str {
    account.currency.as_deref().unwrap_or_default()
}

fn with_currency(amount: String, currency: &str) -> String {
    if currency == RUPEES {
        amount
    } else {
        format!("{amount} {}", printable(currency)).trim_end().to_owned()
    }
}
