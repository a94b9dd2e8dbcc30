//! Holds a statement that was read against the others of its team. Only keyed hashes are kept of what they may have in
//! common, so many of each statement that one that holds the same rows is met, and they go with their analysis.

use std::collections::{BTreeMap, HashMap};

use lending_base::AnalysisId;
use serde_json::json;

use super::Claim;
use super::makers::{self, AcceptedStatement, KeyedMaker, StatementMaker};
use crate::db::{Either, Tx, on};
use crate::sealing::hex;
use crate::{Store, StoreError};

/// The most marks of one kind that are kept. Those with the smallest hashes: statements with the same rows keep the same.
const MOST_OF_A_KIND: usize = 64;
/// Half of a hash: nobody meets it by chance, and there are many of them.
const ABOUT_BYTES: usize = 16;
/// What is said needs no more: it is only compared with what others say of the same.
const SAYS_BYTES: usize = 8;
/// The most that is told of one statement. More would say nothing new.
const MOST_MET: i64 = 500;

/// Something that statements may agree or disagree about.
#[derive(Debug, Clone)]
pub struct StatementMark {
    pub kind: &'static str,
    /// Two statements with the same speak of the same thing.
    pub about: String,
    pub says: String,
}

/// A mark of which another statement of the team says something else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MetMark {
    /// Its place among the marks.
    pub mark: usize,
    /// Of the other analysis.
    pub reference: String,
}

/// What the others of the team have to say of a statement.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ComparedStatement {
    pub met: Vec<MetMark>,
    /// Those of its bank and layout that the team accepted.
    pub accepted: Vec<AcceptedStatement>,
}

struct KeyedMark {
    about: Vec<u8>,
    says: Vec<u8>,
}

impl Store {
    /// Keeps the marks and the maker of the statement that was claimed, in the place of those that an earlier run kept, and
    /// tells which marks others contradict, and how accepted ones of its layout were made. Kept before they are held
    /// against others: of two statements that are read at the same time, one finds the other. Nothing is kept or found for
    /// a run whose work was taken over.
    pub async fn compare(
        &self,
        claim: &Claim,
        marks: Vec<StatementMark>,
        maker: Option<StatementMaker>,
    ) -> Result<ComparedStatement, StoreError> {
        let (store, team) = (self.clone(), claim.team.clone());
        let hashing = move || {
            let maker = maker.map(|maker| store.keyed_maker(&team, maker));
            (store.chosen(team.as_str(), &marks), maker)
        };
        let (chosen, maker): (Vec<(usize, KeyedMark)>, Option<KeyedMaker>) =
            self.compute(&claim.team, hashing).await?;
        if chosen.is_empty() && maker.is_none() {
            return Ok(ComparedStatement::default());
        }
        let claim = claim.clone();
        let place_of: HashMap<Vec<u8>, usize> =
            chosen.iter().map(|(place, mark)| (mark.about.clone(), *place)).collect();
        let kept: Vec<KeyedMark> = chosen.into_iter().map(|(_, mark)| mark).collect();
        let (met, accepted) = self
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    // Taken as whoever erases the analysis takes it, who finds what is written here.
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE jobs SET run_token = run_token WHERE id = $1 AND run_token = $2"
                    ).bind(&claim.analysis.id).bind(&claim.run_token)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok((Vec::new(), Vec::new()));
                    }
                    forget(tx, &claim.analysis.id).await?;
                    makers::forget(tx, &claim.analysis.id).await?;
                    keep(tx, &claim, &kept).await?;
                    let Some(maker) = maker else { return Ok((find(tx, &claim).await?, Vec::new())) };
                    makers::keep(tx, &claim, &maker).await?;
                    Ok((find(tx, &claim).await?, makers::accepted(tx, &claim, &maker).await?))
                })
            })
            .await?;
        let place = |(about, reference): (Vec<u8>, String)| {
            place_of.get(&about).map(|mark| MetMark { mark: *mark, reference })
        };
        Ok(ComparedStatement { met: met.into_iter().filter_map(place).collect(), accepted })
    }

    /// Those that are kept, each with its place.
    fn chosen(&self, team: &str, marks: &[StatementMark]) -> Vec<(usize, KeyedMark)> {
        let mut by_kind: BTreeMap<&str, BTreeMap<Vec<u8>, usize>> = BTreeMap::new();
        for (place, mark) in marks.iter().enumerate() {
            let about = self.keyed(team, mark.kind, &mark.about, ABOUT_BYTES);
            let kept = by_kind.entry(mark.kind).or_default();
            kept.entry(about).or_insert(place);
            if kept.len() > MOST_OF_A_KIND {
                kept.pop_last();
            }
        }
        let chosen = by_kind.into_values().flatten().filter_map(|(about, place)| {
            let mark = marks.get(place)?;
            let says = format!("{}\n{}", mark.about, mark.says);
            let says = self.keyed(team, mark.kind, &says, SAYS_BYTES);
            Some((place, KeyedMark { about, says }))
        });
        chosen.collect()
    }

    fn keyed(&self, team: &str, kind: &str, text: &str, bytes: usize) -> Vec<u8> {
        let mut hash = self.keyring.blind_index("statement mark", &format!("{team}\n{kind}\n{text}"));
        hash.truncate(bytes);
        hash
    }
}

async fn forget(tx: &mut Tx, analysis: &AnalysisId) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query("DELETE FROM statement_marks WHERE analysis_id = $1")
        .bind(analysis).execute(conn).await.map(|_| ()))?;
    Ok(())
}

/// In one statement: there are many.
async fn keep(tx: &mut Tx, claim: &Claim, marks: &[KeyedMark]) -> Result<(), StoreError> {
    match tx.conn() {
        Either::Postgres(conn) => {
            let (about, says): (Vec<&[u8]>, Vec<&[u8]>) =
                marks.iter().map(|mark| (mark.about.as_slice(), mark.says.as_slice())).unzip();
            sqlx::query(
                "INSERT INTO statement_marks (team_id, analysis_id, about, says)
                 SELECT $1, $2, about, says FROM unnest($3::bytea[], $4::bytea[]) AS kept (about, says)",
            )
            .bind(&claim.team)
            .bind(&claim.analysis.id)
            .bind(about)
            .bind(says)
            .execute(conn)
            .await?;
        }
        Either::Sqlite(conn) => {
            let kept: Vec<_> = marks.iter().map(|mark| json!([hex(&mark.about), hex(&mark.says)])).collect();
            sqlx::query(
                "INSERT INTO statement_marks (team_id, analysis_id, about, says)
                 SELECT $1, $2, unhex(value ->> 0), unhex(value ->> 1) FROM json_each($3)",
            )
            .bind(&claim.team)
            .bind(&claim.analysis.id)
            .bind(json!(kept).to_string())
            .execute(conn)
            .await?;
        }
    }
    Ok(())
}

async fn find(tx: &mut Tx, claim: &Claim) -> Result<Vec<(Vec<u8>, String)>, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, (Vec<u8>, String)>(
        "SELECT own.about, a.ref FROM statement_marks own
         JOIN statement_marks other ON other.team_id = own.team_id AND other.about = own.about
            AND other.analysis_id <> own.analysis_id AND other.says <> own.says
         JOIN analyses a ON a.id = other.analysis_id AND a.team_id = own.team_id
         WHERE own.analysis_id = $1 AND own.team_id = $2
         ORDER BY a.ref, own.about LIMIT $3"
    ).bind(&claim.analysis.id).bind(&claim.team).bind(MOST_MET).fetch_all(conn).await)?)
}
