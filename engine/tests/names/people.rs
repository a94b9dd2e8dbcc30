//! People made of the name lists beside this file.

use lending_samples::Dice;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Someone {
    pub(crate) first: &'static str,
    /// A filler between the two names, or the father's name.
    pub(crate) middle: Option<&'static str>,
    pub(crate) surname: &'static str,
    pub(crate) is_woman: bool,
}

const MALE_FILLERS: [&str; 5] = ["kumar", "singh", "lal", "prasad", "kumar"];
const FEMALE_FILLERS: [&str; 4] = ["devi", "kumari", "rani", "kaur"];

#[derive(Debug)]
pub(crate) struct Lists {
    pub(crate) men: Vec<&'static str>,
    pub(crate) women: Vec<&'static str>,
    pub(crate) surnames: Vec<&'static str>,
}

impl Lists {
    pub(crate) fn new() -> Self {
        let words = |text: &'static str| text.split_whitespace().collect();
        Self {
            men: words(include_str!("men.txt")),
            women: words(include_str!("women.txt")),
            surnames: words(include_str!("surnames.txt")),
        }
    }

    pub(crate) fn someone(&self, dice: &mut Dice) -> Someone {
        let is_woman = dice.below(self.men.len() + self.women.len()) >= self.men.len();
        let first = *dice.pick(if is_woman { &self.women } else { &self.men });
        let middle = match dice.below(20) {
            0..=6 => Some(filler(is_woman, dice)),
            7..=10 => Some(*dice.pick(&self.men)).filter(|middle| *middle != first),
            _ => None,
        };
        let surname: &&'static str = dice.pick(&self.surnames);
        Someone { first, middle, surname, is_woman }
    }
}

pub(crate) fn filler(is_woman: bool, dice: &mut Dice) -> &'static str {
    let fillers: &[&'static str] = if is_woman { &FEMALE_FILLERS } else { &MALE_FILLERS };
    let filler: &&'static str = dice.pick(fillers);
    filler
}

impl Someone {
    pub(crate) fn words(&self) -> Vec<String> {
        [Some(self.first), self.middle, Some(self.surname)].into_iter().flatten().map(str::to_owned).collect()
    }

    pub(crate) fn has_filler(&self) -> bool {
        self.middle.is_some_and(|middle| MALE_FILLERS.contains(&middle) || FEMALE_FILLERS.contains(&middle))
    }

    pub(crate) fn name(&self) -> String {
        self.words().join(" ").to_uppercase()
    }
}
