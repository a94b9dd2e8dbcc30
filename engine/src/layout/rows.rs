//! Lines of a table put to rows.
//!
//! Every row moves money once, so the lines with a movement are the anchors, and each of the other lines belongs to an
//! anchor beside it. Whether to the one above or below depends on how the bank sets its cells: at the top of the row,
//! at its bottom or in its middle. Each way is tried on the whole table, and the one that fits best is kept.

use std::ops::RangeInclusive;
use std::rc::Rc;

use super::amount::{self, DecimalMark};
use super::columns::{Columns, fits};
use super::dates::{self, DateOrder};
use super::header::Role;
use super::identity;
use super::lines::Line;
use super::summary_lines;
use crate::statement::Direction;

/// What a line of a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It moves money, or carries a balance forward: a row stands around it.
    Anchor,
    /// More of a row.
    More,
    /// It reads like a balance or a sum that stands elsewhere; a narration may hold the same words.
    Announcing,
    /// No part of the table: prose, running lines.
    Foreign,
}

/// Lines of one page that belong to one table.
#[derive(Debug)]
pub(crate) struct Region<'d> {
    /// From 1.
    pub(crate) page: usize,
    pub(crate) lines: Vec<Line<'d>>,
    pub(crate) columns: Columns,
    /// What each word of each line is of.
    pub(crate) roles: Vec<Vec<Role>>,
    /// Which lines date the rows below them.
    pub(crate) headings: Vec<bool>,
    /// All its rows go this way: it stands below a title such as `Withdrawals`.
    pub(crate) section: Option<Direction>,
    /// Its first lines may go on with the last row of the page before: it is below a header, or its page has none.
    pub(crate) is_under_header: bool,
}

/// The lines of one row, by their place in the region.
#[derive(Debug, Clone)]
pub(crate) struct Block {
    pub(crate) region: usize,
    pub(crate) lines: RangeInclusive<usize>,
    /// Lines at the beginning of the next region that go on with this row.
    pub(crate) continued: Option<(usize, RangeInclusive<usize>)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Setting {
    Top,
    Middle,
    Bottom,
    /// Rows are set apart by wider steps, wherever their amounts stand.
    Apart,
}

/// The cost of leaving out a line at the edge of a run, in ems: less than attaching it over a wide gap.
const LEFT_OUT_EMS: f32 = 0.9;
/// No row has more lines than this on either side of its anchor.
const LINES_PER_SIDE: usize = 30;

/// Puts the lines of all regions to rows.
pub(crate) fn blocks(regions: &[Region<'_>], decimal: DecimalMark) -> Vec<Block> {
    let mut runs: Vec<Run> =
        regions.iter().enumerate().flat_map(|(at, region)| runs(at, region, decimal)).collect();
    // Where amounts stand beside dates, a date in another line is a second one of the same row.
    let anchors = || runs.iter().flat_map(|run| run.anchors.iter().map(|anchor| run.dated[*anchor]));
    if anchors().filter(|is_dated| *is_dated).count() * 2 > anchors().count() {
        for run in &mut runs {
            run.dated = run.dated.iter().map(|_| false).collect();
        }
    }
    let settings = [Setting::Top, Setting::Middle, Setting::Bottom, Setting::Apart];
    let row_step = row_step(&runs, regions);
    let tried = settings.into_iter().filter(|setting| *setting != Setting::Apart || row_step.is_some()).map(
        |setting| {
            let parts: Vec<Partition> = runs
                .iter()
                .map(|run| partition(run, &regions[run.region].lines, setting, row_step))
                .collect();
            let cost: f32 = parts.iter().map(|part| part.cost).sum();
            let begun: f32 = runs
                .iter()
                .zip(&parts)
                .map(|(run, part)| begin_like_narrations(part, &regions[run.region]))
                .sum();
            (cost + handicap(setting) - begun, setting, parts)
        },
    );
    let Some((_, setting, parts)) = tried.min_by(|(a, ..), (b, ..)| a.total_cmp(b)) else {
        return Vec::new();
    };

    let mut blocks: Vec<Block> = Vec::new();
    for (run, part) in runs.iter().zip(parts) {
        if let (Some(before), true, true) = (&part.before, run.may_continue, setting != Setting::Bottom)
            && let Some(last) = blocks.last_mut()
            && regions[last.region].page + 1 == regions[run.region].page
            && last.continued.is_none()
        {
            let first = part.blocks.first().map(|lines| *lines.start());
            last.continued = rest_of_row(before, first, &regions[run.region].lines, run.step)
                .map(|rest| (run.region, rest));
        }
        blocks.extend(part.blocks.into_iter().map(|lines| Block {
            region: run.region,
            lines,
            continued: None,
        }));
    }
    blocks
}

/// The rest of a row stands close above the next one. Further up on a page without a header is a letterhead.
const REST_ABOVE_EMS: f32 = 3.2;

/// The lines above the first row of a page that go on with the last row of the page before.
fn rest_of_row(
    before: &RangeInclusive<usize>,
    first: Option<usize>,
    lines: &[Line<'_>],
    step: f32,
) -> Option<RangeInclusive<usize>> {
    let distance = |at: usize| (lines[at].baseline - lines[at - 1].baseline) / lines[at].size.max(1.0);
    if first.is_some_and(|first| distance(first) > REST_ABOVE_EMS) {
        return None;
    }
    // The letterhead of a page without a header names the account.
    if lines[before.clone()].iter().any(|line| identity::account_number(line).is_some()) {
        return None;
    }
    let mut begin = *before.end();
    while begin > *before.start() && distance(begin) <= step * WIDER {
        begin -= 1;
    }
    Some(begin..=*before.end())
}

/// Most tables are set at the top of the row. One line too many below a header must not make it look otherwise.
const fn handicap(setting: Setting) -> f32 {
    match setting {
        Setting::Top => 0.0,
        Setting::Middle | Setting::Bottom | Setting::Apart => 0.5,
    }
}

/// What narrations begin with, in capitals and up to the first mark.
const BEGINNINGS: [&str; 42] = [
    "UPI", "NEFT", "RTGS", "IMPS", "MMT", "ATM", "ATW", "NWD", "EAW", "POS", "ECOM", "ACH", "NACH", "ECS",
    "CHQ", "CLG", "BY", "TO", "INT", "SALARY", "CASH", "BIL", "TPT", "EMI", "SMS", "GST", "VIN", "INF",
    "INB", "WDL", "DEP", "TRF", "UPIAR", "UPIAB", "VIS", "DD", "BP", "SO", "TFR", "OBP", "BGC", "FPO",
];
/// A payment without touching anything, as British banks write it.
const CONTACTLESS: &str = ")))";
/// What a row that begins with one of them is worth, in ems: where rows stand as close as lines, nothing else tells.
const BEGUN_EMS: f32 = 0.25;

fn begin_like_narrations(part: &Partition, region: &Region<'_>) -> f32 {
    let begins = |lines: &RangeInclusive<usize>| {
        let cells = region.lines[lines.clone()].iter().zip(&region.roles[lines.clone()]);
        // Columns say more than the words of a line that runs across them, unless it is all text.
        let text = cells
            .flat_map(|(line, roles)| line.words.iter().zip(roles))
            .find(|(word, role)| {
                **role == Role::Narration
                    && (region.columns.has_substitute || region.columns.role_of(word) == Role::Narration)
            })
            .map_or("", |(word, _)| word.text.as_str());
        let first = text.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
        text == CONTACTLESS || BEGINNINGS.iter().any(|known| known.eq_ignore_ascii_case(first))
    };
    #[expect(clippy::cast_precision_loss, reason = "a number of rows")]
    let count = part.blocks.iter().filter(|lines| begins(lines)).count() as f32;
    count * BEGUN_EMS
}

/// Lines that follow one another without anything foreign between them.
struct Run {
    region: usize,
    first: usize,
    last: usize,
    anchors: Vec<usize>,
    /// The usual step from line to line within a row, in ems.
    step: f32,
    /// For each line of the region, whether it has a date.
    dated: Rc<[bool]>,
    /// Likewise, whether it has a part of a narration.
    narrated: Rc<[bool]>,
    /// It begins a page on which the table goes on.
    may_continue: bool,
}

fn runs(at: usize, region: &Region<'_>, decimal: DecimalMark) -> Vec<Run> {
    let step = usual_step(&region.lines);
    let dated: Rc<[bool]> = region.lines.iter().map(|line| has_date(line, &region.columns)).collect();
    // A narration without a heading stands in a line of its own.
    let has_text = |roles: &Vec<Role>| region.columns.has_substitute || roles.contains(&Role::Narration);
    let narrated: Rc<[bool]> = region.roles.iter().map(has_text).collect();
    let mut runs = Vec::new();
    let mut open: Option<Run> = None;
    let mut kinds: Vec<Kind> =
        region.lines.iter().zip(&region.roles).map(|(line, roles)| kind(line, roles, decimal)).collect();
    for index in 0..kinds.len() {
        if region.headings[index] {
            kinds[index] = Kind::Foreign;
        }
        if kinds[index] == Kind::Announcing {
            let is_inside = is_inside_narration(region, &kinds, index, step);
            kinds[index] = if is_inside { Kind::More } else { Kind::Foreign };
        }
    }
    for index in 0..kinds.len() {
        if kinds[index] == Kind::More && is_without_amount(region, &kinds, &dated, index, decimal) {
            kinds[index] = Kind::Anchor;
        }
    }
    for (index, kind) in kinds.into_iter().enumerate() {
        match kind {
            Kind::Foreign | Kind::Announcing => runs.extend(open.take()),
            kind => {
                let run = open.get_or_insert(Run {
                    region: at,
                    first: index,
                    last: index,
                    anchors: Vec::new(),
                    step,
                    dated: Rc::clone(&dated),
                    narrated: Rc::clone(&narrated),
                    may_continue: at > 0 && runs.is_empty() && region.is_under_header,
                });
                run.last = index;
                if kind == Kind::Anchor {
                    run.anchors.push(index);
                }
            }
        }
    }
    runs.extend(open);
    runs
}

/// A row of a picture whose amount was not recognised: it has a date, a text and a balance, and its amount is not on the line
/// above or below.
fn is_without_amount(
    region: &Region<'_>,
    kinds: &[Kind],
    dated: &[bool],
    at: usize,
    decimal: DecimalMark,
) -> bool {
    let (line, roles) = (&region.lines[at], &region.roles[at]);
    let has_balance = |at: usize| {
        let mut cells = region.lines[at].words.iter().zip(&region.roles[at]);
        cells.any(|(word, role)| *role == Role::Balance && amount::parse(&word.text, decimal).is_some())
    };
    let mut cells = line.words.iter().zip(roles);
    let has_movement =
        cells.any(|(word, role)| role.is_movement() && amount::parse(&word.text, decimal).is_some());
    let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
    let has_amount_beside =
        || beside.filter(|at| kinds.get(*at) == Some(&Kind::Anchor)).any(|at| !has_balance(at));
    line.words.iter().all(|word| word.is_recognised())
        && dated[at]
        && roles.contains(&Role::Narration)
        && !has_movement
        && has_balance(at)
        && !has_amount_beside()
}

/// A payee may be called `Brought Forward Books`, and its name may be broken behind `Forward`: then lines of a narration
/// stand right above and right below.
fn is_inside_narration(region: &Region<'_>, kinds: &[Kind], at: usize, step: f32) -> bool {
    let is_text = |at: usize| {
        let roles = region.roles.get(at).map_or(&[][..], Vec::as_slice);
        roles.iter().all(|role| *role == Role::Narration)
    };
    let is_close = |above: usize| {
        let (one, two) = (&region.lines[above], &region.lines[above + 1]);
        (two.baseline - one.baseline) / two.size.max(1.0) <= step * WIDER
    };
    let is_row = |at: usize| matches!(kinds.get(at), Some(Kind::Anchor | Kind::More));
    let is_more = |at: usize| {
        let has_text = region.roles.get(at).is_some_and(|roles| roles.contains(&Role::Narration));
        kinds.get(at) == Some(&Kind::More) && has_text
    };
    at > 0
        && is_text(at)
        && is_row(at - 1)
        && is_row(at + 1)
        && (is_more(at - 1) || is_more(at + 1))
        && is_close(at - 1)
        && is_close(at)
}

fn has_date(line: &Line<'_>, columns: &Columns) -> bool {
    let words: Vec<&str> = line
        .words
        .iter()
        .filter(|word| columns.role_of(word) == Role::Date)
        .map(|word| word.text.as_str())
        .collect();
    DateOrder::ALL.into_iter().any(|order| dates::parse(&words.join(" "), order).is_some())
}

/// The step from row to row, where it is plainly wider than from line to line: in ems.
fn row_step(runs: &[Run], regions: &[Region<'_>]) -> Option<f32> {
    let mut wide: Vec<f32> = Vec::new();
    let mut rows = 0;
    for run in runs {
        rows += run.anchors.len().saturating_sub(1);
        let lines = &regions[run.region].lines[run.first..=run.last];
        let steps =
            lines.windows(2).map(|pair| (pair[1].baseline - pair[0].baseline) / pair[1].size.max(1.0));
        wide.extend(steps.filter(|step| *step > run.step * WIDER));
    }
    wide.sort_by(f32::total_cmp);
    // Nearly every row must have one, or the wide steps are something else.
    (rows > 0 && wide.len() * 10 >= rows * 9).then(|| wide.get(wide.len() / 4).copied()).flatten()
}

/// So much wider a step is plainly wider.
const WIDER: f32 = 1.2;

/// The step between the lines of a paragraph: the smallest one that is usual here, but no less than touching lines.
fn usual_step(lines: &[Line<'_>]) -> f32 {
    let mut steps: Vec<f32> = lines
        .windows(2)
        .map(|pair| (pair[1].baseline - pair[0].baseline) / pair[1].size.max(1.0))
        .filter(|step| *step > 0.85)
        .collect();
    steps.sort_by(f32::total_cmp);
    steps.get(steps.len() / 50).copied().unwrap_or(1.2).min(1.6)
}

fn kind(line: &Line<'_>, roles: &[Role], decimal: DecimalMark) -> Kind {
    let mut moves = false;
    let (mut has_zero, mut has_date) = (false, false);
    let mut has_balance_cell = false;
    let mut text = String::new();
    // The balance below the amount, in one column with it.
    let is_named_balance = line
        .words
        .iter()
        .zip(roles)
        .any(|(word, role)| role.is_movement() && amount::names_balance(&word.text));
    for (word, role) in line.words.iter().zip(roles.iter().copied()) {
        // An amount of a picture that was not recognised: the balances may tell it.
        let is_misread = word.is_recognised()
            && role.is_movement()
            && word.text.chars().filter(char::is_ascii_digit).count() * 2 > word.text.chars().count();
        if is_misread && amount::parse(&word.text, decimal).is_none() {
            continue;
        }
        if !fits(role, &word.text, decimal) {
            // A serial number's or a date's column holds what carries no date: `Opening Balance`, `Total`.
            return Kind::Foreign;
        }
        let amount = amount::parse(&word.text, decimal);
        match role {
            role if role.is_movement() && is_named_balance => has_balance_cell = true,
            role if role.is_movement() => {
                moves |= amount.is_some_and(|amount| amount.magnitude.get() != 0);
                has_zero |= amount.is_some_and(|amount| amount.magnitude.get() == 0);
            }
            Role::Date => has_date |= word.text.bytes().any(|byte| byte.is_ascii_digit()),
            Role::Balance => has_balance_cell = true,
            Role::Narration | Role::Reference | Role::Branch | Role::Unknown => text.push_str(&word.text),
            _ => {}
        }
    }
    // A line that announces a sum which stands elsewhere, or that ends the page.
    // A payee may be called `Total`, and stand alone on a line of a narration.
    let letters =
        || text.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect::<String>();
    let is_payee = || matches!(letters().as_str(), "total" | "totals");
    let announces = || summary_lines::recognise(&text, false).is_some() && !is_payee();
    if !moves && !has_balance_cell && is_notice(line) {
        return Kind::Foreign;
    }
    if !moves && !has_balance_cell && announces() {
        return Kind::Announcing;
    }
    // A balance alone may stand a little above the amount of its row, unless it says that it is carried forward.
    // A charge that was waived has a row of its own.
    let is_waived = has_zero && has_date;
    let is_carried = || {
        summary_lines::recognise(&text, true).is_some() || has_date && summary_lines::begins_balance(&text)
    };
    if moves || is_waived || has_balance_cell && is_carried() { Kind::Anchor } else { Kind::More }
}

/// What banks print below their tables.
fn is_notice(line: &Line<'_>) -> bool {
    const NOTICES: [&str; 6] = [
        "computer generated",
        "system generated",
        "not require",
        "end of statement",
        "end of the statement",
        "unless the constituent",
    ];
    let text = line.text().to_ascii_lowercase();
    NOTICES.iter().any(|notice| text.contains(notice))
}

struct Partition {
    cost: f32,
    /// Lines before the first row.
    before: Option<RangeInclusive<usize>>,
    /// The lines of each row.
    blocks: Vec<RangeInclusive<usize>>,
}

/// A row begins here, at the least cost of all rows before it.
struct State {
    begin: usize,
    cost: f32,
    /// Which state of the row before leads here, and where that row ended.
    follows: usize,
    ended: usize,
}

/// Cuts a run into rows with one anchor each, at the least cost.
fn partition(run: &Run, lines: &[Line<'_>], setting: Setting, row_step: Option<f32>) -> Partition {
    let row_cost =
        |row: RangeInclusive<usize>, anchor: usize| row_cost(run, lines, row, anchor, setting, row_step);
    let Some((&first_anchor, &last_anchor)) = run.anchors.first().zip(run.anchors.last()) else {
        // Not a row among them: at the top of a page they may belong to the last one before.
        return Partition { cost: 0.0, before: Some(run.first..=run.last), blocks: Vec::new() };
    };
    // Where the first row may begin, and what was left out before it.
    let earliest = run.first.max(first_anchor.saturating_sub(LINES_PER_SIDE));
    #[expect(clippy::cast_precision_loss, reason = "a few lines")]
    let left_out = |count: usize| count as f32 * LEFT_OUT_EMS;
    // At the top of a page they may be the rest of a row.
    let before = |begin: usize| left_out(begin - run.first) * if run.may_continue { 0.3 } else { 1.0 };
    let states =
        (earliest..=first_anchor).map(|begin| State { begin, cost: before(begin), follows: 0, ended: 0 });
    let mut history: Vec<Vec<State>> = vec![states.collect()];
    for pair in run.anchors.windows(2) {
        let (anchor, next) = (pair[0], pair[1]);
        let last_end = (next - 1).min(anchor + LINES_PER_SIDE);
        let first_start = (anchor + 1).max(next.saturating_sub(LINES_PER_SIDE));
        let ends = anchor..=last_end;
        let current = &history[history.len() - 1];
        let mut after: Vec<State> = Vec::new();
        for end in ends {
            let best = current
                .iter()
                .enumerate()
                .map(|(at, state)| (state.cost + row_cost(state.begin..=end, anchor), at))
                .min_by(|(a, _), (b, _)| a.total_cmp(b));
            if let Some((cost, follows)) = best {
                after.push(State { begin: (end + 1).max(first_start), cost, follows, ended: end });
            }
        }
        history.push(after);
    }
    let mut best: Option<(f32, usize, usize)> = None;
    let current = &history[history.len() - 1];
    for end in last_anchor..=run.last.min(last_anchor + LINES_PER_SIDE) {
        for (at, state) in current.iter().enumerate() {
            let row = row_cost(state.begin..=end, last_anchor);
            let cost = state.cost + row + left_out(run.last - end);
            if best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, end, at));
            }
        }
    }
    let (cost, mut end, mut at) = best.unwrap_or((0.0, run.last, 0));
    let mut blocks = Vec::with_capacity(run.anchors.len());
    for states in history.iter().rev() {
        let state = &states[at];
        blocks.push(state.begin..=end);
        end = state.ended;
        at = state.follows;
    }
    blocks.reverse();
    let begin = blocks.first().map_or(run.first, |lines| *lines.start());
    let before = (begin > run.first).then(|| run.first..=begin - 1);
    Partition { cost, before, blocks }
}

/// A row that has a date in its midst, where neither it nor its amount begins, is more likely two.
const DATE_INSIDE_EMS: f32 = 1.0;

/// An amount stands alone between the lines of its narration where cells are set in the middle.
const ANCHOR_ALONE_EMS: f32 = 0.5;

/// How badly lines make up the row of `anchor`, in ems.
fn row_cost(
    run: &Run,
    lines: &[Line<'_>],
    row: RangeInclusive<usize>,
    anchor: usize,
    setting: Setting,
    row_step: Option<f32>,
) -> f32 {
    let (begin, end) = (*row.start(), *row.end());
    let mut cost = 0.0;
    let step_before = |at: usize| (lines[at].baseline - lines[at - 1].baseline) / lines[at].size.max(1.0);
    for at in begin + 1..=end {
        let step = step_before(at);
        cost += (step - run.step).max(0.0);
        if run.dated[at] && at != anchor && setting != Setting::Middle {
            cost += DATE_INSIDE_EMS;
        }
    }
    let (first, last, own) = (lines[begin].baseline, lines[end].baseline, lines[anchor].baseline);
    // Set at the top or the bottom, the first or the last line of the narration stands beside the amount.
    if end > begin && !run.narrated[anchor] && matches!(setting, Setting::Top | Setting::Bottom) {
        cost += ANCHOR_ALONE_EMS;
    }
    let off = match setting {
        Setting::Top => own - first,
        Setting::Bottom => last - own,
        Setting::Middle => (f32::midpoint(first, last) - own).abs() * 2.0,
        Setting::Apart if begin > run.first => {
            let short = row_step.unwrap_or_default() - step_before(begin);
            short.max(0.0) * lines[anchor].size * 2.0
        }
        Setting::Apart => 0.0,
    };
    cost + off / lines[anchor].size.max(1.0)
}
