//! How statements were made, kept so that the next one of a layout can be held against those that the team accepted. All
//! of it is keyed hashes but the name of a program from our own list, and it goes with its analysis.

use lending_base::{AnalysisId, TeamId};

use super::Claim;
use crate::analyses::Outcome;
use crate::db::{Tx, on};
use crate::{Store, StoreError};

/// The newest of a layout that are looked at. When a bank changes its software, the layout is known again once so many
/// were accepted since.
const MOST_ACCEPTED: i64 = 50;
/// Half of a hash: nobody meets it by chance.
const HASH_BYTES: usize = 16;

/// How a statement was made.
#[derive(Debug, Clone)]
pub struct StatementMaker {
    /// Bank and layout, under two names: statements that share one are of one layout.
    pub layouts: [String; 2],
    /// Whose it is.
    pub account: String,
    pub programs: String,
    pub fonts: String,
    /// A program's name from a list of our own, never from the file: it is kept as it stands.
    pub family: Option<String>,
    /// No check of the document warned of anything.
    pub is_clean: bool,
}

/// How another statement of the layout was made, which the team accepted: a person approved it, or nothing spoke against it
/// when it was approved without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptedStatement {
    /// Equal hashes stand for equal things.
    pub account: Vec<u8>,
    pub programs: Vec<u8>,
    pub fonts: Vec<u8>,
    pub family: Option<String>,
    /// As the statement of the claim.
    pub has_same_programs: bool,
    pub has_same_fonts: bool,
}

pub(super) struct KeyedMaker {
    layouts: [Vec<u8>; 2],
    account: Vec<u8>,
    programs: Vec<u8>,
    fonts: Vec<u8>,
    family: Option<String>,
    is_clean: bool,
}

impl Store {
    pub(super) fn keyed_maker(&self, team: &TeamId, maker: StatementMaker) -> KeyedMaker {
        let keyed = |kind: &str, text: &str| {
            let text = format!("{}\n{kind}\n{text}", team.as_str());
            let mut hash = self.keyring.blind_index("statement maker", &text);
            hash.truncate(HASH_BYTES);
            hash
        };
        KeyedMaker {
            account: keyed("account", &maker.account),
            programs: keyed("programs", &maker.programs),
            fonts: keyed("fonts", &maker.fonts),
            layouts: maker.layouts.map(|layout| keyed("layout", &layout)),
            family: maker.family,
            is_clean: maker.is_clean,
        }
    }
}

pub(super) async fn forget(tx: &mut Tx, analysis: &AnalysisId) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query("DELETE FROM statement_makers WHERE analysis_id = $1")
        .bind(analysis).execute(conn).await.map(|_| ()))?;
    Ok(())
}

pub(super) async fn keep(tx: &mut Tx, claim: &Claim, maker: &KeyedMaker) -> Result<(), StoreError> {
    for layout in &maker.layouts {
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO statement_makers (team_id, analysis_id, layout, account, programs, fonts, family, is_clean)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        ).bind(&claim.team).bind(&claim.analysis.id).bind(layout.as_slice()).bind(maker.account.as_slice())
            .bind(maker.programs.as_slice()).bind(maker.fonts.as_slice()).bind(maker.family.as_deref())
            .bind(maker.is_clean).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

/// One for each statement, the newest first.
pub(super) async fn accepted(
    tx: &mut Tx,
    claim: &Claim,
    own: &KeyedMaker,
) -> Result<Vec<AcceptedStatement>, StoreError> {
    type Row = (AnalysisId, Vec<u8>, Vec<u8>, Vec<u8>, Option<String>);
    let [first, second] = &own.layouts;
    let found = on!(tx.conn(), conn => sqlx::query_as::<_, Row>(
        "SELECT DISTINCT other.analysis_id, other.account, other.programs, other.fonts, other.family
         FROM statement_makers other
         JOIN analyses a ON a.id = other.analysis_id AND a.team_id = other.team_id
         WHERE other.team_id = $1 AND other.layout IN ($2, $3) AND other.analysis_id <> $4
            AND (a.review_outcome = $5 OR (a.review_outcome IS NULL AND a.decision = $5 AND other.is_clean))
         ORDER BY other.analysis_id DESC LIMIT $6"
    ).bind(&claim.team).bind(first.as_slice()).bind(second.as_slice()).bind(&claim.analysis.id)
        .bind(Outcome::Approve.as_str()).bind(MOST_ACCEPTED).fetch_all(conn).await)?;
    let one = |(_, account, programs, fonts, family): Row| AcceptedStatement {
        has_same_programs: programs == own.programs,
        has_same_fonts: fonts == own.fonts,
        account,
        programs,
        fonts,
        family,
    };
    Ok(found.into_iter().map(one).collect())
}
