//! What columns are beside one another: two of a kind, none of a kind.

use super::{HeaderCell, Role};

/// The second column of a kind is another kind: `Dr/Cr` behind the balance is the balance's.
pub(super) fn settle_roles(cells: &mut [HeaderCell]) {
    let mut has_date = cells.iter().any(|cell| cell.role == Role::Date && cell.is_exact);
    if !has_date {
        has_date = cells.iter().any(|cell| cell.role == Role::Date);
    }
    let has_narration = cells.iter().any(|cell| cell.role == Role::Narration);
    for cell in cells.iter_mut().filter(|cell| cell.role == Role::Party) {
        cell.role = if has_narration { Role::Branch } else { Role::Narration };
    }
    // `Debit/Credit` above the only amounts is what moved, and its sign tells which way.
    let has_movement = cells.iter().any(|cell| cell.role.is_movement());
    if !has_movement
        && let Some(cell) = cells.iter_mut().find(|cell| cell.role == Role::DrCr && !cell.is_type)
    {
        cell.role = Role::Amount;
    }
    // `Type` behind the balance is of the only column of amounts, where nothing else tells their direction.
    let has = |cells: &[HeaderCell], role: Role| cells.iter().filter(|cell| cell.role == role).count();
    let tells_direction = has(cells, Role::Amount) == 1
        && has(cells, Role::DrCr) == 1
        && has(cells, Role::Debit) + has(cells, Role::Credit) == 0;
    let mut seen: Vec<Role> = Vec::new();
    let mut previous = Role::Unknown;
    for cell in cells.iter_mut() {
        cell.role = match cell.role {
            Role::DrCr if previous == Role::Balance && !(cell.is_type && tells_direction) => {
                Role::BalanceDrCr
            }
            Role::ValueDate if !has_date => {
                has_date = true;
                Role::Date
            }
            Role::Date if seen.contains(&Role::Date) => Role::ValueDate,
            Role::Narration if seen.contains(&Role::Narration) => Role::Branch,
            role if role.is_money() && seen.contains(&role) => Role::Unknown,
            role => role,
        };
        seen.push(cell.role);
        previous = cell.role;
    }
    // Banks print channels under `Type`; the direction stands beside the amount.
    let is_amount = |role: &Role| role.is_movement();
    if seen.iter().filter(|role| **role == Role::DrCr).count() > 1
        && let Some(amount) = seen.iter().position(is_amount)
    {
        let beside = |at: usize| at.abs_diff(amount);
        let nearest = (0..cells.len())
            .filter(|at| cells[*at].role == Role::DrCr)
            .min_by_key(|at| (cells[*at].is_type, beside(*at)));
        for (at, cell) in cells.iter_mut().enumerate() {
            if cell.role == Role::DrCr && Some(at) != nearest {
                cell.role = Role::Branch;
            }
        }
    }
    // Some banks call the description a reference. It is the widest column of text.
    if !seen.contains(&Role::Narration) {
        let room = |at: usize| cells.get(at + 1).map_or(0.0, |next| next.x0 - cells[at].x0);
        let is_text = |at: &usize| matches!(cells[*at].role, Role::Reference | Role::Unknown | Role::Branch);
        let widest = (0..cells.len()).filter(is_text).max_by(|a, b| room(*a).total_cmp(&room(*b)));
        if let Some(at) = widest {
            cells[at].role = Role::Narration;
            cells[at].is_exact = false;
            cells[at].is_substitute = true;
        }
    }
    // Behind debits and credits the last column of amounts is the balance, whatever it is called.
    if seen.contains(&Role::Debit) && seen.contains(&Role::Credit) && !seen.contains(&Role::Balance) {
        let is_open = |cell: &&mut HeaderCell| matches!(cell.role, Role::Unknown | Role::Amount);
        if let Some(cell) = cells.last_mut().filter(is_open) {
            cell.role = Role::Balance;
        }
    }
    // Where debits and credits have columns, an amount beside them is something else: a fee, an original currency.
    if seen.contains(&Role::Debit) && seen.contains(&Role::Credit) {
        for cell in cells.iter_mut().filter(|cell| cell.role == Role::Amount) {
            cell.role = Role::Unknown;
        }
    }
}
