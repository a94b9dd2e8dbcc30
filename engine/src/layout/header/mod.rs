//! The header of a table: which column holds what, told by what banks print above it.

mod by_rows;
mod dictionary;
mod grammar;
mod settled;

use serde::Deserialize;

use self::by_rows::{add_dates_by_rows, name_date_by_rows};
use self::settled::settle_roles;
use super::amount;
use super::headings;
use super::lines::Line;
use crate::document::Word;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Role {
    Serial,
    Date,
    ValueDate,
    Narration,
    Reference,
    Debit,
    Credit,
    /// One column for both directions.
    Amount,
    /// The direction of the amount, where it has a column of its own.
    #[serde(rename = "drcr")]
    DrCr,
    Balance,
    /// Likewise for the balance.
    #[serde(skip)]
    BalanceDrCr,
    /// Read by nobody: branch, mode, time, status.
    Branch,
    /// Who is at the other end.
    Party,
    /// What only tables without transactions have: the day a deposit ends, what is due on a card.
    Elsewhere,
    #[serde(skip)]
    Unknown,
}

impl Role {
    pub(crate) const fn is_money(self) -> bool {
        matches!(self, Self::Debit | Self::Credit | Self::Amount | Self::Balance)
    }

    pub(crate) const fn is_movement(self) -> bool {
        matches!(self, Self::Debit | Self::Credit | Self::Amount)
    }
}

/// One column's header.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own about the name")]
pub(crate) struct HeaderCell {
    pub(crate) role: Role,
    pub(crate) x0: f32,
    pub(crate) x1: f32,
    is_exact: bool,
    /// Words that the dictionary does not know stand beside the name.
    has_remark: bool,
    /// It takes several lines, so it is the header of something, whatever its name.
    is_stacked: bool,
    /// `Type`, which may be a channel as well as a direction.
    is_type: bool,
    /// `Transaction` alone, below which `Date` may stand.
    is_half_of_date: bool,
    /// No heading names the narration: this is the column that is widest of those that may hold it.
    is_substitute: bool,
}

impl HeaderCell {
    /// A column that rows tell, or a name that is known word for word.
    pub(crate) const fn named(role: Role, x0: f32, x1: f32) -> Self {
        Self {
            role,
            x0,
            x1,
            is_exact: true,
            has_remark: false,
            is_stacked: false,
            is_type: false,
            is_half_of_date: false,
            is_substitute: false,
        }
    }
}

/// A header that was found, and the lines it takes.
#[derive(Debug, Clone)]
pub(crate) struct Header {
    pub(crate) first_line: usize,
    pub(crate) last_line: usize,
    /// From left to right.
    pub(crate) cells: Vec<HeaderCell>,
    score: i32,
    size: f32,
    /// It names no dates: each day stands in a line of its own above its rows.
    has_day_headings: bool,
    /// It is not printed: the rows tell it.
    pub(crate) is_inferred: bool,
}

impl Header {
    /// What the rows below `line` tell, where no header is printed.
    pub(crate) const fn inferred(
        line: usize,
        cells: Vec<HeaderCell>,
        size: f32,
        has_day_headings: bool,
    ) -> Self {
        Self { first_line: line, last_line: line, cells, score: 0, size, has_day_headings, is_inferred: true }
    }

    pub(crate) fn has(&self, role: Role) -> bool {
        self.cells.iter().any(|cell| cell.role == role)
    }

    /// No heading names the narration, so it may stand in a line of its own across the columns.
    pub(crate) fn has_substitute(&self) -> bool {
        self.cells.iter().any(|cell| cell.is_substitute)
    }

    pub(crate) fn has_balance(&self) -> bool {
        self.has(Role::Balance)
    }

    /// The same columns in the same order, so rows of one may follow rows of the other.
    pub(crate) fn is_alike(&self, other: &Self) -> bool {
        self.cells.len() == other.cells.len()
            && self.cells.iter().zip(&other.cells).all(|(mine, theirs)| mine.role == theirs.role)
    }

    /// Its date, its amounts and its text or balance are names from the dictionary.
    pub(crate) fn is_certain(&self) -> bool {
        let is_exact = |role: Role| self.cells.iter().any(|cell| cell.role == role && cell.is_exact);
        let has_amount = is_exact(Role::Amount) || is_exact(Role::Debit) && is_exact(Role::Credit);
        let is_known = |cell: &HeaderCell| cell.role != Role::Unknown;
        (is_exact(Role::Date) || self.has_day_headings)
            && has_amount
            && (is_exact(Role::Balance) || is_exact(Role::Narration))
            && self.cells.iter().all(is_known)
    }

    fn is_usable(&self) -> bool {
        let has_date = self.has(Role::Date) || self.has(Role::ValueDate) || self.has_day_headings;
        let has_amount = self.has(Role::Amount) || self.has(Role::Debit) && self.has(Role::Credit);
        let has_text = self.has(Role::Narration) || self.has_balance();
        // A sentence may name a date, a debit and a balance: its words stand a space apart, and most are none of these.
        let unknown = self.cells.iter().filter(|cell| cell.role == Role::Unknown).count();
        let apart =
            self.cells.windows(2).filter(|pair| pair[1].x0 - pair[0].x1 > SPACE_EMS * self.size).count();
        has_date
            && has_amount
            && has_text
            && !self.has(Role::Elsewhere)
            && unknown * 3 <= self.cells.len()
            && apart * 2 >= self.cells.len() - 1
    }
}

/// A header takes at most so many lines: `Val` `ue` `Dt` in a narrow column, and one to spare.
const LINES_MAX: usize = 5;
/// Lines of one header are not further apart than this, from baseline to baseline.
const LINE_STEP_EMS: f32 = 2.4;

/// All headers of a page, from top to bottom.
pub(crate) fn find(lines: &[Line<'_>]) -> Vec<Header> {
    let mut found: Vec<Header> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        if !may_be_header(&lines[at]) {
            at += 1;
            continue;
        }
        let best = (1..=LINES_MAX)
            .take_while(|count| {
                let last = at + count - 1;
                last < lines.len()
                    && may_be_header(&lines[last])
                    && (*count == 1
                        || lines[last].baseline - lines[last - 1].baseline
                            <= LINE_STEP_EMS * lines[last].size)
            })
            .filter_map(|count| header_of(lines, at, at + count - 1))
            .max_by_key(|header| (header.score, header.last_line));
        let Some(mut best) = best else {
            at += 1;
            continue;
        };
        // A block that begins further down may tell more: the line above was a title.
        for later in at + 1..=best.last_line {
            for last in later..(later + LINES_MAX).min(lines.len()) {
                if !may_be_header(&lines[last]) {
                    break;
                }
                let Some(header) = header_of(lines, later, last) else { continue };
                let names_both = later == best.first_line + 1 && names_both(&lines[best.first_line], &header);
                if header.score > best.score || names_both && header.score + 4 > best.score {
                    best = header;
                }
            }
        }
        best = without_narration(lines, best);
        at = best.last_line + 1;
        // What follows on its heels is the rest of it: a remark below the names.
        let follows = found.last().is_some_and(|before| {
            let (own, other) = (&lines[best.first_line], &lines[before.last_line]);
            own.baseline - other.baseline <= LINE_STEP_EMS * own.size
        });
        if !follows {
            found.push(best);
        }
    }
    found
}

/// A line that names two or more columns of tables that hold no transactions: `Due Date   EMI   Principal`.
pub(crate) fn is_of_other_table(line: &Line<'_>) -> bool {
    let is_near =
        |word: &&Word, next: &&Word| next.bounds.x0 - word.bounds.x1 < SPACE_EMS * word.size.max(next.size);
    let names = line.words.chunk_by(is_near).map(dictionary::spelling);
    may_be_header(line)
        && names.filter(|name| dictionary::exact_role(name) == Some(Role::Elsewhere)).count() >= 2
}

/// A line that says no more than `Amount`, over debits and credits together.
fn names_both(line: &Line<'_>, header: &Header) -> bool {
    let of = |role: Role| header.cells.iter().find(|cell| cell.role == role);
    let Some((debit, credit)) = of(Role::Debit).zip(of(Role::Credit)) else { return false };
    let (x0, x1) = (debit.x0.min(credit.x0), debit.x1.max(credit.x1));
    line.words.iter().all(|word| word.bounds.x0 > x0 && word.bounds.x1 < x1)
}

/// A header without its last lines, where they are the beginning of the first narration: they stand below nothing but its
/// name, and say nothing that headings do.
fn without_narration(lines: &[Line<'_>], header: Header) -> Header {
    let mut shorter = header;
    while shorter.last_line > shorter.first_line {
        let Some(last) = lines.get(shorter.last_line) else { break };
        let names_column = dictionary::exact_role(&dictionary::spelling(&last.words)).is_some()
            || grammar::role(last.words.iter().map(|word| word.text.as_str())).is_some();
        let Some(without) = header_of(lines, shorter.first_line, shorter.last_line - 1) else { break };
        let narration = without.cells.iter().position(|cell| cell.role == Role::Narration);
        let is_below_narration = narration.is_some_and(|at| {
            let from = at.checked_sub(1).map_or(f32::MIN, |before| without.cells[before].x1);
            let to = without.cells.get(at + 1).map_or(f32::MAX, |next| next.x0);
            last.words.iter().all(|word| word.bounds.x0 > from && word.bounds.x1 < to)
        });
        if names_column || !is_below_narration || without.score < shorter.score {
            break;
        }
        shorter = without;
    }
    shorter
}

/// The first day stands right below its header, or below the balance that opens the table.
const LINES_ABOVE_DAY: usize = 2;

/// Headers have no digits; rows, dates and account numbers do.
fn may_be_header(line: &Line<'_>) -> bool {
    // A spreadsheet numbers its lines.
    let is_numbered = line.words.len() > 3 && line.words[0].text.len() <= 4 && is_number(&line.words[0].text);
    let words = if is_numbered { &line.words[1..] } else { &line.words[..] };
    // Of headings in another script recognition makes a line of scraps such as `7A`.
    let known = words.iter().filter(|word| grammar::is_known(&word.text)).count();
    let is_scrap = |word: &Word| {
        word.is_recognised()
            && word.text.chars().count() <= 3
            && !is_number(&word.text)
            && known * 2 < words.len()
            || known > 1 && dictionary::is_unread_currency(word)
    };
    !words.iter().any(|word| word.text.bytes().any(|byte| byte.is_ascii_digit()) && !is_scrap(word))
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn header_of(lines: &[Line<'_>], first: usize, last: usize) -> Option<Header> {
    let block = &lines[first..=last];
    if block.iter().map(|line| line.words.len()).sum::<usize>() < 3 {
        return None;
    }
    let atoms = atoms(block);
    // Sentences, also those set in two columns, have no room between their words: most lines of a statement's small
    // print end here.
    let is_wide = |pair: &&[Atom<'_>]| pair[1].x0 - pair[0].x1 > SPACE_EMS * pair[0].size;
    if atoms.windows(2).filter(is_wide).count() < 2 {
        return None;
    }
    let mut cells = without_table_beside(columns(&atoms));
    for beside in [first.checked_sub(1), Some(last + 1)].into_iter().flatten() {
        if let Some(line) = lines.get(beside).filter(|line| may_be_header(line)) {
            add_from_beside(&mut cells, line, block);
        }
    }
    if !cells.iter().any(|cell| cell.role == Role::Date) {
        name_date_by_rows(&mut cells, lines.get(last + 1..).unwrap_or_default());
    }
    let below = lines.get(last + 1..).unwrap_or_default();
    let is_undated =
        |cells: &[HeaderCell]| !cells.iter().any(|cell| matches!(cell.role, Role::Date | Role::ValueDate));
    let has_day_headings = is_undated(&cells) && below.iter().take(LINES_ABOVE_DAY).any(headings::is_day);
    let names_date = |word: &&Word| {
        matches!(dictionary::exact_role(&dictionary::spelling(&[word])), Some(Role::Date | Role::ValueDate))
    };
    let has_date_word = || block.iter().flat_map(|line| &line.words).any(names_date);
    if is_undated(&cells) && !has_day_headings && !has_date_word() {
        add_dates_by_rows(&mut cells, below);
    }
    // Beside another narration `Transaction` is the upper half of a name, seen without `Date` below it.
    let narrations = || cells.iter().filter(|cell| cell.role == Role::Narration && cell.is_exact);
    let halves =
        if narrations().count() > 1 { narrations().filter(|cell| cell.is_half_of_date).count() } else { 0 };
    settle_roles(&mut cells);
    let value = |cell: &HeaderCell| match cell.role {
        Role::Unknown if cell.is_stacked => 0,
        Role::Unknown => -2,
        _ if cell.is_exact && cell.has_remark => 3,
        _ if cell.is_exact => 4,
        _ => 2,
    };
    let size = block.iter().map(|line| line.size).fold(f32::MAX, f32::min);
    // Columns stand further apart than words: `Paid to / Received` is a part of one name.
    let touching = cells.windows(2).filter(|pair| pair[1].x0 - pair[0].x1 < TOUCHING_EMS * size);
    let needless = touching.count() + halves;
    let score = cells.iter().map(value).sum::<i32>() - (0..needless).map(|_| 4).sum::<i32>();
    let header = Header {
        first_line: first,
        last_line: last,
        cells,
        score,
        size,
        has_day_headings,
        is_inferred: false,
    };
    header.is_usable().then_some(header)
}

/// Words that stand over one another, or touch: they cannot be of two columns.
struct Atom<'d> {
    words: Vec<&'d Word>,
    x0: f32,
    x1: f32,
    size: f32,
}

fn atoms<'d>(block: &[Line<'d>]) -> Vec<Atom<'d>> {
    let mut words: Vec<&Word> = block.iter().flat_map(|line| line.words.iter().copied()).collect();
    words.sort_by(|a, b| a.bounds.x0.total_cmp(&b.bounds.x0));
    let mut atoms: Vec<Atom<'_>> = Vec::new();
    for word in words {
        // A hair's overlap is a matter of rounding.
        match atoms.last_mut() {
            Some(atom) if word.bounds.x0 < atom.x1 - 0.3 => {
                atom.words.push(word);
                atom.x1 = atom.x1.max(word.bounds.x1);
                atom.size = atom.size.max(word.size);
            }
            _ => atoms.push(Atom {
                words: vec![word],
                x0: word.bounds.x0,
                x1: word.bounds.x1,
                size: word.size,
            }),
        }
    }
    atoms
}

/// Atoms further apart than this are never one header.
const CELL_GAP_EMS: f32 = 1.3;
/// Unknown words nearer than this are: a space of a typewriter is 0.6 ems.
const SPACE_EMS: f32 = 0.65;
/// Columns nearer than this are one.
const TOUCHING_EMS: f32 = 0.45;

/// Puts atoms to columns so that as many as possible are covered by names from the dictionary.
fn columns(atoms: &[Atom<'_>]) -> Vec<HeaderCell> {
    /// More atoms under one name are better, and wide gaps inside of a name are worse.
    #[derive(Clone, Copy)]
    struct Best {
        score: f32,
        from: usize,
        role: Option<Role>,
    }
    let mut best = vec![Best { score: 0.0, from: 0, role: None }];
    for end in 1..=atoms.len() {
        let mut choice = Best { score: best[end - 1].score - 1.0, from: end - 1, role: None };
        let mut text_len = 0;
        let mut gaps = 0.0;
        for from in (0..end).rev() {
            if from + 1 < end {
                let gap = (atoms[from + 1].x0 - atoms[from].x1) / atoms[from].size.max(1.0);
                if gap > CELL_GAP_EMS {
                    break;
                }
                gaps += gap.max(0.0);
            }
            text_len += atoms[from].words.iter().map(|word| word.text.len()).sum::<usize>();
            if text_len > dictionary::longest() * 2 {
                break;
            }
            let words = in_reading_order(&atoms[from..end]);
            let built = || grammar::role(words.iter().map(|word| word.text.as_str()));
            let is_numbering = end - from == 1 && words.iter().all(|word| is_number(&word.text));
            let numbering = || is_numbering.then_some(Role::Serial);
            let listed = || dictionary::exact_role(&dictionary::spelling(&words));
            let among_scraps = || role_among_scraps(&words);
            let bracketed = || is_date_over_value_date(&words).then_some(Role::Date);
            let named = listed().or_else(bracketed).or_else(built).or_else(numbering).or_else(among_scraps);
            if let Some(role) = named.filter(|_| !names_two(&words)) {
                #[expect(clippy::cast_precision_loss, reason = "a handful of words")]
                let score = best[from].score + 10.0 * (end - from) as f32 - 2.0 - gaps;
                if score > choice.score {
                    choice = Best { score, from, role: Some(role) };
                }
            }
        }
        best.push(choice);
    }

    let mut cells: Vec<(HeaderCell, Vec<&Word>, f32)> = Vec::new();
    let mut end = atoms.len();
    let mut is_open = false;
    while end > 0 {
        let Best { from, role, .. } = best[end];
        let group = &atoms[from..end];
        let (x0, x1) = (group[0].x0, group[group.len() - 1].x1);
        let words = in_reading_order(group);
        let joins = |next: &HeaderCell| is_open && next.x0 - x1 < SPACE_EMS * group[0].size;
        match (role, cells.last_mut()) {
            (None, Some((next, text, _))) if joins(next) => {
                next.x0 = x0;
                text.splice(0..0, words);
            }
            // Likewise before one: `Post Date`.
            (None, Some((next, ..))) if next.x0 - x1 < SPACE_EMS * group[0].size => {
                next.x0 = x0;
                next.has_remark = true;
            }
            // A remark that the dictionary does not know, right behind a name it does: `Amount (SGD)I`.
            (Some(role), Some((next, ..)))
                if is_open && next.x0 - x1 < SPACE_EMS * group[0].size && !next.is_exact =>
            {
                next.x0 = x0;
                next.role = role;
                next.is_exact = true;
                next.has_remark = true;
            }
            _ => {
                let name = dictionary::spelling(&words);
                let cell = HeaderCell {
                    is_exact: role.is_some(),
                    is_stacked: is_stacked(&words),
                    // `Bal Type` is the side of the balance.
                    is_type: name.ends_with("type") && !name.starts_with("bal"),
                    is_half_of_date: matches!(name.as_str(), "transaction" | "txn" | "trans" | "tran"),
                    ..HeaderCell::named(role.unwrap_or(Role::Unknown), x0, x1)
                };
                cells.push((cell, words, group[0].size));
            }
        }
        is_open = role.is_none();
        end = from;
    }
    cells.reverse();
    named(cells)
}

/// Columns with what their names tell, where two of them are one.
fn named(cells: Vec<(HeaderCell, Vec<&Word>, f32)>) -> Vec<HeaderCell> {
    let mut named: Vec<HeaderCell> = Vec::with_capacity(cells.len());
    let has_amount = cells.iter().any(|(cell, ..)| cell.role == Role::Amount);
    let mut before_says_debit = false;
    for (mut cell, words, size) in cells {
        let name = dictionary::spelling(&words);
        if !cell.is_exact {
            cell.role = dictionary::likely_role(&name).unwrap_or(Role::Unknown);
        }
        // `DR / CR` without its stroke: beside the amount it is what tells the direction.
        let is_side = has_amount && before_says_debit && name == "cr";
        before_says_debit = name == "dr";
        match named.last_mut() {
            Some(before) if is_side && cell.x0 - before.x1 < SIDES_APART_EMS * size => {
                before.role = Role::DrCr;
                before.x1 = cell.x1;
            }
            // One name of several words, each of which is a name by itself: `Details of Transactions`.
            Some(before) if is_one_phrase(before, &cell, size) => {
                before.role = cell.role;
                before.x1 = cell.x1;
                before.has_remark = true;
            }
            _ => named.push(cell),
        }
    }
    named
}

/// So far apart are the two words of `DR / CR`.
const SIDES_APART_EMS: f32 = 2.5;

/// `Date (Value Date)`, of a column with the one below the other. Without brackets these are two columns.
fn is_date_over_value_date(words: &[&Word]) -> bool {
    let text: String = words.iter().flat_map(|word| word.text.chars()).flat_map(char::to_lowercase).collect();
    let date = ["(valuedate)", "(valuedt)", "(valdate)"].iter().find_map(|value| text.strip_suffix(value));
    date.is_some_and(|date| dictionary::exact_role(date) == Some(Role::Date))
}

/// What is left of a recognised heading without what recognition makes of another script above or below it.
fn role_among_scraps(words: &[&Word]) -> Option<Role> {
    let known: Vec<&str> =
        words.iter().map(|word| word.text.as_str()).filter(|text| grammar::is_known(text)).collect();
    let is_half = known.len() < words.len() && known.len() * 2 >= words.len();
    let is_stacked = is_stacked(words) && words.iter().all(|word| word.is_recognised());
    (is_half && is_stacked).then(|| grammar::role(known.into_iter()))?
}

/// A currency ends a name: `Bal ($) Dr/Cr` are two.
fn names_two(words: &[&Word]) -> bool {
    let is_currency = |word: &&Word| {
        let inner = word.text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        inner.is_some_and(amount::is_currency)
    };
    let of_line = |pair: &[&Word]| (pair[1].bounds.y1 - pair[0].bounds.y1).abs() < 0.3 * pair[0].size;
    words.windows(2).any(|pair| is_currency(&pair[0]) && of_line(pair))
}

fn is_one_phrase(before: &HeaderCell, next: &HeaderCell, size: f32) -> bool {
    let is_text = matches!(next.role, Role::Narration | Role::Reference);
    // `Merchant Name or Transaction Description`
    let is_same = before.role == next.role || before.role == Role::Party && next.role == Role::Narration;
    is_text && is_same && next.x0 - before.x1 < SPACE_EMS * size
}

fn is_stacked(words: &[&Word]) -> bool {
    words.windows(2).any(|pair| (pair[1].bounds.y1 - pair[0].bounds.y1).abs() > 0.5 * pair[0].size)
}

fn in_reading_order<'d>(atoms: &[Atom<'d>]) -> Vec<&'d Word> {
    let mut words: Vec<&Word> = atoms.iter().flat_map(|atom| atom.words.iter().copied()).collect();
    // Line by line, not by a comparison that asks for the line: with words a little higher each, that is no order.
    words.sort_by(|a, b| a.bounds.y1.total_cmp(&b.bounds.y1));
    let is_same_line = |a: &&Word, b: &&Word| (b.bounds.y1 - a.bounds.y1).abs() < 0.3 * a.size.min(b.size);
    for line in words.chunk_by_mut(is_same_line) {
        line.sort_by(|a, b| a.bounds.x0.total_cmp(&b.bounds.x0));
    }
    words
}

/// The cells of the table of transactions, where another table stands beside it.
fn without_table_beside(cells: Vec<HeaderCell>) -> Vec<HeaderCell> {
    let is_other = |cell: &HeaderCell| cell.role == Role::Elsewhere;
    let Some(first) = cells.iter().position(is_other) else { return cells };
    let has = |cells: &[HeaderCell], is: fn(Role) -> bool| cells.iter().any(|cell| is(cell.role));
    let is_whole = |cells: &[HeaderCell]| {
        has(cells, |role| role == Role::Date) && has(cells, Role::is_movement) && cells.len() >= 3
    };
    let after = cells.iter().rposition(is_other).map_or(cells.len(), |last| last + 1);
    if is_whole(&cells[..first]) {
        cells[..first].to_vec()
    } else if is_whole(&cells[after..]) {
        cells[after..].to_vec()
    } else {
        cells
    }
}

/// A column whose name stands a line higher or lower than the others'.
fn add_from_beside(cells: &mut Vec<HeaderCell>, line: &Line<'_>, block: &[Line<'_>]) {
    let near = block.iter().any(|own| (own.baseline - line.baseline).abs() <= LINE_STEP_EMS * line.size);
    if !near {
        return;
    }
    let found = columns(&atoms(std::slice::from_ref(line)));
    // The title of a section names a direction as well: `ATM & Debit Card Withdrawals`. One that names none may stand beside
    // the heading of the amounts: `Your Transaction Details`.
    if found.iter().any(|cell| cell.role != Role::Narration && (!cell.is_exact || cell.has_remark)) {
        return;
    }
    let has = |role: Role| cells.iter().any(|cell| cell.role == role);
    // `Amount` above debits and credits names both.
    let has_both = has(Role::Debit) && has(Role::Credit);
    for cell in found {
        if has_both && cell.role == Role::Amount {
            continue;
        }
        let is_free = cells.iter().all(|own| cell.x0 > own.x1 + 2.0 || cell.x1 < own.x0 - 2.0);
        let is_new = !cells.iter().any(|own| own.role == cell.role);
        if cell.is_exact && is_free && is_new && cell.role.is_money() {
            cells.push(cell);
        }
    }
    cells.sort_by(|a, b| a.x0.total_cmp(&b.x0));
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    dictionary::load_tables();
}
