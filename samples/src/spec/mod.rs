//! What to draw: the layout, the life, the length, the bank's choices and what is wrong with the file.

mod fault;
mod persona;

use chrono::NaiveDate;

pub use self::fault::Fault;
pub use self::persona::Persona;
use crate::choices::Choices;
use crate::dice::Dice;
use crate::layout::Layout;
use crate::layouts::layouts;

/// Everything that decides how a statement looks and what it says.
#[derive(Clone, Debug)]
pub struct Spec {
    pub layout: &'static Layout,
    pub persona: Persona,
    /// 1 to 24.
    pub months: u32,
    pub seed: u64,
    pub choices: Choices,
    pub fault: Fault,
    /// Accounts in the one file; each starts a page of its own.
    pub accounts: usize,
    /// How many such lives the one account sees; more of them make a longer statement.
    pub density: u32,
    /// When the statement begins; by the seed, in 2024 or early 2025, where nothing is said.
    pub from: Option<NaiveDate>,
    /// Days missing at the end of the last month, at most 27: people ask for a statement on any day.
    pub days_short: u32,
}

impl Spec {
    /// The layout as its bank prints it, without a fault.
    pub fn new(layout: &'static Layout, persona: Persona, months: u32, seed: u64) -> Self {
        Self {
            layout,
            persona,
            months,
            seed,
            choices: layout.choices.clone(),
            fault: Fault::None,
            accounts: 1,
            density: 1,
            from: None,
            days_short: 0,
        }
    }

    /// Any layout, any persona, any valid choices; never a fault.
    pub fn by_seed(seed: u64) -> Self {
        let mut dice = Dice::new(seed).fork(77);
        let layout = dice.pick(layouts());
        let persona = *dice.pick(&Persona::ALL);
        let months = u32::try_from(dice.between(1, 3)).unwrap_or(1);
        let choices = Choices::varied(layout, &mut dice);
        let accounts = if dice.chance(5) { 2 } else { 1 };
        Self { choices, accounts, ..Self::new(layout, persona, months, seed) }
    }

    /// An honest life over half a year to a year, on any layout.
    pub fn honest(seed: u64) -> Self {
        Self::life(&Persona::HONEST, (6, 12), seed)
    }

    /// A mule's account over three to six months, on any layout.
    pub fn mule(seed: u64) -> Self {
        Self::life(&Persona::MULES, (3, 6), seed)
    }

    /// An honest life whose statement was forged afterwards.
    pub fn tampered(seed: u64) -> Self {
        let mut dice = Dice::new(seed).fork(79);
        let mut spec = Self::life(&Persona::HONEST, (6, 12), seed);
        if spec.persona == Persona::ThinFile {
            // Hardly anything stands there to be forged.
            spec.persona = Persona::SteadySalaried;
        }
        spec.fault = *dice.pick(&Fault::TAMPERINGS);
        if spec.fault == Fault::TotalsMismatch && !spec.layout.prints_totals(&spec.choices) {
            spec.fault = Fault::TamperedBalance;
        }
        if spec.fault == Fault::ReorderedPages {
            // It takes some pages.
            (spec.persona, spec.months) = (Persona::SteadySalaried, 12);
        }
        spec
    }

    /// Most banks print their own way; some statements look a little different from what is known.
    fn life(personas: &[Persona], (fewest, most): (i64, i64), seed: u64) -> Self {
        let mut dice = Dice::new(seed).fork(78);
        let layout = dice.pick(layouts());
        let persona = *dice.pick(personas);
        let months = u32::try_from(dice.between(fewest, most)).unwrap_or(6);
        let choices =
            if dice.chance(60) { layout.choices.clone() } else { Choices::varied(layout, &mut dice) };
        let accounts = if dice.chance(4) { 2 } else { 1 };
        let days_short = if dice.chance(50) { 0 } else { u32::try_from(dice.between(1, 26)).unwrap_or(0) };
        Self { choices, accounts, days_short, ..Self::new(layout, persona, months, seed) }
    }
}
