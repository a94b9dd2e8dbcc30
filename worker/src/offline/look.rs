//! How output looks: its width, its colours, its tables. Knows nothing of statements.

use std::io;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use comfy_table::{Attribute, Cell, CellAlignment, Color, LineStyle, Table, TableStyle};
use unicode_width::UnicodeWidthStr;

use super::text;

/// Where output does not go to a terminal.
const COLUMNS_OF_A_FILE: usize = 120;
/// Narrower than this a terminal has to wrap.
const FEWEST_COLUMNS: usize = 60;
/// Before everything.
const MARGIN: u16 = 2;
/// Between two columns of a table.
const GAP: u16 = 2;
const LABEL_COLUMNS: usize = 14;

#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    columns: usize,
    is_coloured: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    Strong,
    Faint,
    Good,
    Doubtful,
    Bad,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

impl Look {
    /// Colours only in a terminal, and never with `NO_COLOR`.
    pub(super) fn of_standard_output() -> Self {
        let out = io::stdout();
        let columns = terminal_size::terminal_size_of(&out)
            .map_or(COLUMNS_OF_A_FILE, |(columns, _)| usize::from(columns.0));
        Self {
            columns: columns.max(FEWEST_COLUMNS),
            is_coloured: AutoStream::choice(&out) != ColorChoice::Never,
        }
    }

    #[cfg(test)]
    pub(super) const fn plain(columns: usize) -> Self {
        Self { columns, is_coloured: false }
    }

    pub(super) fn paint(self, tone: Tone, text: &str) -> String {
        let style = match tone {
            _ if !self.is_coloured => return text.to_owned(),
            Tone::Plain => return text.to_owned(),
            Tone::Strong => Style::new().bold(),
            Tone::Faint => Style::new().dimmed(),
            Tone::Good => AnsiColor::Green.on_default(),
            Tone::Doubtful => AnsiColor::Yellow.on_default(),
            Tone::Bad => AnsiColor::Red.on_default(),
        };
        format!("{style}{text}{style:#}")
    }

    pub(super) fn heading(self, text: &str) -> String {
        format!("{}{}\n", margin(), self.paint(Tone::Strong, text))
    }

    /// A label, and beside it a text that may take several lines.
    pub(super) fn field(self, label: &str, tone: Tone, value: &str) -> String {
        let columns = self.columns.saturating_sub(usize::from(MARGIN) + LABEL_COLUMNS);
        let lines = text::wrap(value, columns);
        let labels = std::iter::once(label).chain(std::iter::repeat(""));
        lines.iter().zip(labels).map(|(line, label)| self.line(label, tone, line)).collect()
    }

    /// A label, and beside it a text that stays as it is.
    pub(super) fn line(self, label: &str, tone: Tone, value: &str) -> String {
        let label = self.paint(Tone::Faint, &format!("{label:LABEL_COLUMNS$}"));
        format!("{}{label}{}\n", margin(), self.paint(tone, value))
    }

    /// What is left for one column beside others with cells of these widths.
    pub(super) fn columns_beside(self, others: &[usize]) -> usize {
        let taken: usize = others.iter().map(|columns| columns + usize::from(GAP)).sum();
        self.columns.saturating_sub(taken + usize::from(MARGIN))
    }

    /// The last row stands below a line where it is a total.
    pub(super) fn table(
        self,
        header: &[(&str, Align)],
        rows: Vec<Vec<Cell>>,
        total: Option<Vec<Cell>>,
    ) -> String {
        let mut table = Table::new();
        let separator = LineStyle::none().fill('─').junction('─');
        table.load_style(TableStyle::new().header_separator(separator));
        if self.is_coloured {
            table.enforce_styling();
        } else {
            table.force_no_tty();
        }
        table.style_text_only();
        table.set_header(header.iter().map(|(name, _)| cell(Tone::Faint, *name)).collect::<Vec<_>>());
        table.add_rows(rows);
        let has_total = total.is_some();
        if let Some(total) = total {
            table.add_row(total);
        }
        for (number, (column, (_, align))) in table.column_iter_mut().zip(header).enumerate() {
            // The table itself puts one space between columns.
            column.set_padding((if number == 0 { 0 } else { GAP - 1 }, 0));
            column.set_cell_alignment(match align {
                Align::Left => CellAlignment::Left,
                Align::Right => CellAlignment::Right,
            });
        }
        let mut lines: Vec<String> = table.lines().collect();
        if let Some(rule) = lines.get(1).cloned().filter(|_| has_total) {
            lines.insert(lines.len() - 1, rule);
        }
        let mut page = String::new();
        for (number, line) in lines.iter().enumerate() {
            let is_rule = number > 0 && line.starts_with('─');
            let line = if is_rule { self.paint(Tone::Faint, line) } else { line.clone() };
            page.push_str(format!("{}{line}", margin()).trim_end());
            page.push('\n');
        }
        page
    }
}

/// Of a table; its tone shows where the table is coloured.
pub(super) fn cell(tone: Tone, text: impl Into<String>) -> Cell {
    let text = text.into();
    let is_empty = text.is_empty();
    let cell = Cell::new_owned(text);
    match tone {
        Tone::Plain => cell,
        // An empty cell would be painted all the same.
        _ if is_empty => cell,
        Tone::Strong => cell.add_attribute(Attribute::Bold),
        Tone::Faint => cell.add_attribute(Attribute::Dim),
        Tone::Good => cell.fg(Color::DarkGreen),
        Tone::Doubtful => cell.fg(Color::DarkYellow),
        Tone::Bad => cell.fg(Color::DarkRed),
    }
}

fn margin() -> String {
    " ".repeat(MARGIN.into())
}

/// How wide the widest of them is.
pub(super) fn widest<'t>(texts: impl IntoIterator<Item = &'t str>) -> usize {
    texts.into_iter().map(UnicodeWidthStr::width).max().unwrap_or(0)
}
