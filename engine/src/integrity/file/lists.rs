//! The lists and thresholds of `engine/data/integrity/file.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::embedded::DataFile;

pub(super) static LISTS: LazyLock<Lists> = LazyLock::new(|| DataFile::IntegrityFile.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lists {
    pub(super) evidence_most: usize,
    pub(super) producer: Producer,
    pub(super) editor_markers: EditorMarkers,
    pub(super) dates: Dates,
    pub(super) revisions: Revisions,
    pub(super) annotations: Annotations,
    pub(super) embedded_files: EmbeddedFiles,
    pub(super) page_geometry: PageGeometry,
    pub(super) page_numbers: PageNumbers,
    pub(super) page_owner: PageOwner,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Producer {
    pub(super) writers: Vec<String>,
    pub(super) editors: Vec<String>,
    pub(super) printed: Vec<String>,
    pub(super) editor_parts: Vec<String>,
    pub(super) rewriters: Vec<String>,
    pub(super) scanners: Vec<String>,
    pub(super) generators: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EditorMarkers {
    pub(super) content: Vec<String>,
    pub(super) piece_info: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dates {
    pub(super) changed_after_seconds: i64,
    pub(super) differ_seconds: i64,
    pub(super) zone_step_seconds: i64,
    pub(super) zone_most_seconds: i64,
    pub(super) rows_after_making_days: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Revisions {
    pub(super) most: usize,
    pub(super) same_place_points: f32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Annotations {
    pub(super) covering: Vec<String>,
    pub(super) speaking: Vec<String>,
    pub(super) marking: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmbeddedFiles {
    pub(super) data_endings: Vec<String>,
    pub(super) program_endings: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PageGeometry {
    pub(super) least_pages: usize,
    pub(super) size_points: f32,
    pub(super) most_share: f64,
    pub(super) least_words: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PageNumbers {
    pub(super) words: Vec<String>,
    pub(super) between: Vec<String>,
    pub(super) most_words: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PageOwner {
    pub(super) number_labels: Vec<String>,
    pub(super) holder_labels: Vec<String>,
    pub(super) least_digits: usize,
    pub(super) same_place_points: f32,
    pub(super) widest_gap_ems: f32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_parses_and_its_names_are_spelt_as_they_are_compared() {
        assert_strict::<Lists>(DataFile::IntegrityFile, &[], &[]);
        let lists = &*LISTS;
        let producer = &lists.producer;
        for name in [
            &producer.writers,
            &producer.editors,
            &producer.printed,
            &producer.rewriters,
            &producer.scanners,
            &producer.generators,
        ]
        .into_iter()
        .flatten()
        {
            assert_eq!(*name, name.trim().to_lowercase());
        }
        assert!(lists.evidence_most > 0 && lists.revisions.most > 1);
    }
}
