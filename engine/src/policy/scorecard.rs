//! How points become a decision: the weights of the score's sections, and where it approves.

use serde::{Deserialize, Serialize};

use super::Problem;

/// How much each section of the score weighs. Whole numbers from 0 to 100 that sum to 100, so that the score
/// runs from 0 to 100; a section of weight 0 does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct Scorecard {
    /// How large, steady and long-standing the income is.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub income: u8,
    /// Whether the account holds enough to pay the instalment.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub liquidity: u8,
    /// How much of the income instalments take, and to how many lenders.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub leverage: u8,
    /// Returned payments and penal charges.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub conduct: u8,
    /// Gambling, cash, and money moved for show.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub behaviour: u8,
    /// The credit bureau's score. Without a bureau report the other sections are scaled up to 100.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub bureau: u8,
}

impl Default for Scorecard {
    fn default() -> Self {
        Self { income: 20, liquidity: 20, leverage: 20, conduct: 20, behaviour: 5, bureau: 15 }
    }
}

impl Scorecard {
    /// Every mistake in it; none if it can be used.
    pub fn problems(&self) -> Vec<Problem> {
        let weights = [
            ("income", self.income),
            ("liquidity", self.liquidity),
            ("leverage", self.leverage),
            ("conduct", self.conduct),
            ("behaviour", self.behaviour),
            ("bureau", self.bureau),
        ];
        let mut problems: Vec<_> = weights
            .iter()
            .filter(|(_, weight)| *weight > 100)
            .map(|(section, weight)| Problem::new(section, format!("{weight} is more than 100")))
            .collect();
        let sum: u16 = weights.iter().map(|(_, weight)| u16::from(*weight)).sum();
        if sum != 100 {
            problems.push(Problem::new("", format!("the weights must sum to 100; these sum to {sum}")));
        }
        problems
    }
}

/// Where the score, from 0 to 100, approves and where it asks for a person. Below `review` it declines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(deny_unknown_fields))]
pub struct Thresholds {
    /// From this score on the case is approved.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub approve: u8,
    /// From this score on, and below `approve`, a person decides. At most `approve`.
    #[cfg_attr(feature = "openapi", oai(validator(minimum(value = "0"), maximum(value = "100"))))]
    pub review: u8,
}

impl Default for Thresholds {
    fn default() -> Self {
        Self { approve: 70, review: 50 }
    }
}

impl Thresholds {
    /// Every mistake in them; none if they can be used.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems: Vec<_> = [("approve", self.approve), ("review", self.review)]
            .iter()
            .filter(|(_, score)| *score > 100)
            .map(|(name, score)| Problem::new(name, format!("{score} is more than 100")))
            .collect();
        if self.approve < self.review {
            problems.push(Problem::new(
                "approve",
                format!("{} is less than `review`, which is {}", self.approve, self.review),
            ));
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(problems: &[Problem]) -> Vec<(&str, &str)> {
        problems.iter().map(|problem| (problem.path.as_str(), problem.message.as_str())).collect()
    }

    #[test]
    fn the_defaults_are_usable_and_are_the_published_ones() {
        let scorecard = Scorecard::default();
        assert_eq!(scorecard.problems(), []);
        assert_eq!(
            [
                scorecard.income,
                scorecard.liquidity,
                scorecard.leverage,
                scorecard.conduct,
                scorecard.behaviour,
                scorecard.bureau
            ],
            [20, 20, 20, 20, 5, 15]
        );
        let thresholds = Thresholds::default();
        assert_eq!(thresholds.problems(), []);
        assert_eq!((thresholds.approve, thresholds.review), (70, 50));
    }

    #[test]
    fn weights_that_do_not_sum_to_100_are_refused_with_their_sum() {
        let scorecard = Scorecard { bureau: 14, ..Scorecard::default() };
        assert_eq!(places(&scorecard.problems()), [("", "the weights must sum to 100; these sum to 99")]);
    }

    #[test]
    fn weights_that_would_overflow_a_byte_are_summed_all_the_same() {
        let scorecard =
            Scorecard { income: 255, liquidity: 101, leverage: 0, conduct: 0, behaviour: 0, bureau: 0 };
        assert_eq!(
            places(&scorecard.problems()),
            [
                ("income", "255 is more than 100"),
                ("liquidity", "101 is more than 100"),
                ("", "the weights must sum to 100; these sum to 356")
            ]
        );
    }

    #[test]
    fn one_section_may_carry_the_whole_score() {
        let scorecard =
            Scorecard { income: 0, liquidity: 0, leverage: 0, conduct: 100, behaviour: 0, bureau: 0 };
        assert_eq!(scorecard.problems(), []);
    }

    #[test]
    fn approving_below_review_is_refused() {
        let thresholds = Thresholds { approve: 40, review: 50 };
        assert_eq!(places(&thresholds.problems()), [("approve", "40 is less than `review`, which is 50")]);
        assert_eq!(Thresholds { approve: 50, review: 50 }.problems(), []);
        assert_eq!(Thresholds { approve: 0, review: 0 }.problems(), []);
    }

    #[test]
    fn a_threshold_above_the_scale_is_refused() {
        let thresholds = Thresholds { approve: 101, review: 50 };
        assert_eq!(places(&thresholds.problems()), [("approve", "101 is more than 100")]);
    }

    #[test]
    fn weights_are_given_all_together() {
        let error = serde_json::from_str::<Scorecard>(r#"{"income": 100}"#);
        assert!(error.is_err_and(|error| error.to_string().contains("missing field `liquidity`")));
        assert!(serde_json::from_str::<Thresholds>(r#"{"approve": 70, "review": 50, "x": 1}"#).is_err());
        assert!(serde_json::from_str::<Thresholds>(r#"{"approve": 70.5, "review": 50}"#).is_err());
    }
}
