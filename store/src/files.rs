//! Statements as they were uploaded, encrypted: in a folder, or in a bucket that speaks S3.
//!
//! A file is put into a spool first, which nobody else sees and which is gone when its process is ([`Spool`]); only one
//! that was found good is kept ([`Files::keep`]).

use std::path::Path as FilePath;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::stream::{BoxStream, StreamExt};
use object_store::aws::AmazonS3Builder;
use object_store::buffered::BufWriter;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ObjectStore, ObjectStoreExt};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncReadExt, AsyncSeekExt, AsyncWriteExt};

use crate::StoreError;
use crate::computing::compute;
use crate::sealing::{Content, ContentKey, ContentOpener, ContentSealer, hex};
use lending_base::{AnalysisId, Settings, TeamId};

/// Of a file on its way into a bucket, which takes no smaller parts than this.
const PART_BYTES: usize = 5 << 20;
const READ_BYTES: usize = 64 << 10;
/// Below it lie statements, a folder for each team.
const STATEMENTS: &str = "statements";

/// Where files are kept. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Files {
    store: Arc<dyn ObjectStore>,
    prefix: Path,
    /// Holds the spool: what is on its way in. On the same disk as the data folder, so that one is full when the other is.
    spool: Arc<FilePath>,
}

impl Files {
    pub(crate) fn open(settings: &Settings) -> Result<Self, StoreError> {
        let folder = settings.data_dir.join("spool");
        make_private(&folder)?;
        let spool: Arc<FilePath> = folder.into();
        let Some(url) = &settings.files else {
            let folder = settings.data_dir.join("files");
            make_private(&folder)?;
            let folder = LocalFileSystem::new_with_prefix(folder)?.with_fsync(true);
            return Ok(Self { store: Arc::new(folder), prefix: Path::default(), spool });
        };
        let (bucket, prefix) = url
            .strip_prefix("s3://")
            .map(|rest| rest.split_once('/').unwrap_or((rest, "")))
            .filter(|(bucket, _)| !bucket.is_empty())
            .ok_or_else(|| StoreError::Refused("LENDING_FILES must be s3://bucket/prefix".to_owned()))?;
        // Credentials, region and endpoint come from the usual AWS_… variables.
        let bucket = AmazonS3Builder::from_env().with_bucket_name(bucket).build()?;
        Ok(Self { store: Arc::new(bucket), prefix: Path::from(prefix), spool })
    }

    /// Where the statement of an analysis lies, below the prefix.
    pub(crate) fn path(team: &TeamId, analysis: &AnalysisId) -> String {
        format!("{STATEMENTS}/{team}/{analysis}")
    }

    fn at(&self, path: &str) -> Path {
        path.split('/').fold(self.prefix.clone(), Path::join)
    }

    pub(crate) fn spool(&self, analysis: AnalysisId) -> Result<Spool, StoreError> {
        let key = ContentKey::random()?;
        // It has no name: whatever becomes of this process, nothing of it stays.
        let file = tempfile::tempfile_in(&self.spool)?;
        Ok(Spool {
            sealer: key.sealer(Content::Statement, analysis.as_str())?,
            analysis,
            key,
            file: tokio::fs::File::from_std(file),
            hash: Sha256::new(),
            size: 0,
        })
    }

    /// Puts a spooled file in its place. It is durable when this returns.
    pub(crate) async fn keep(&self, path: &str, spooled: &mut SpooledFile) -> Result<(), StoreError> {
        spooled.file.rewind().await?;
        self.put(path, &mut spooled.file).await
    }

    /// Puts what is sealed already in its place, as it is. It is durable when this returns.
    pub(crate) async fn put(&self, path: &str, sealed: &mut tokio::fs::File) -> Result<(), StoreError> {
        let mut target = BufWriter::with_capacity(Arc::clone(&self.store), self.at(path), PART_BYTES);
        let copied = tokio::io::copy(sealed, &mut target).await;
        match copied {
            Ok(_) => Ok(target.shutdown().await?),
            Err(error) => {
                // Parts that arrived are not to stay.
                let _ = target.abort().await;
                Err(error.into())
            }
        }
    }

    /// The file as it was uploaded, whole. `None` when there is none.
    pub(crate) async fn read(
        &self,
        path: &str,
        analysis: &AnalysisId,
        key: &ContentKey,
    ) -> Result<Option<Bytes>, StoreError> {
        let sealed = match self.store.get(&self.at(path)).await {
            Ok(found) => found.bytes().await?,
            Err(object_store::Error::NotFound { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let (key, analysis) = (key.clone(), analysis.clone());
        let opened = compute(move || key.open(Content::Statement, analysis.as_str(), &sealed)).await?;
        Ok(Some(opened.into()))
    }

    /// A file as it lies there, sealed, piece after piece. `None` when there is none.
    pub(crate) async fn sealed(
        &self,
        path: &str,
    ) -> Result<Option<BoxStream<'static, object_store::Result<Bytes>>>, StoreError> {
        match self.store.get(&self.at(path)).await {
            Ok(found) => Ok(Some(found.into_stream())),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// How many bytes a file has as it lies there, sealed. `None` when there is none.
    pub(crate) async fn sealed_size(&self, path: &str) -> Result<Option<u64>, StoreError> {
        match self.store.head(&self.at(path)).await {
            Ok(found) => Ok(Some(found.size)),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Where statements lie, below the prefix, in no order.
    pub(crate) fn statements(&self) -> BoxStream<'static, Result<String, StoreError>> {
        let (prefix, root) = (self.prefix.clone(), self.at(STATEMENTS));
        let found = self.store.list(Some(&root));
        let below = move |found: object_store::Result<object_store::ObjectMeta>| {
            let location = found?.location;
            let parts = location.prefix_match(&prefix);
            let parts: Vec<String> =
                parts.into_iter().flatten().map(|part| part.as_ref().to_owned()).collect();
            Ok(parts.join("/"))
        };
        found.map(below).boxed()
    }

    /// Writes, reads and removes a file of no meaning.
    pub(crate) async fn try_out(&self, name: &str) -> Result<(), StoreError> {
        let path = self.at(&format!("doctor/{name}"));
        self.store.put(&path, Bytes::from_static(b"lending").into()).await?;
        let read = self.store.get(&path).await?.bytes().await;
        self.store.delete(&path).await?;
        read?;
        Ok(())
    }

    /// Removes a file. One that is not there is removed already.
    pub(crate) async fn remove(&self, path: &str) -> Result<(), StoreError> {
        match self.store.delete(&self.at(path)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

fn make_private(folder: &FilePath) -> Result<(), StoreError> {
    use std::os::unix::fs::DirBuilderExt;
    Ok(std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?)
}

/// A file on its way in: encrypted before it touches the disk, hashed and counted as it passes.
pub struct Spool {
    analysis: AnalysisId,
    key: ContentKey,
    sealer: ContentSealer,
    file: tokio::fs::File,
    hash: Sha256,
    size: u64,
}

impl std::fmt::Debug for Spool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Spool").field("size", &self.size).finish_non_exhaustive()
    }
}

impl Spool {
    pub async fn write(&mut self, bytes: &[u8]) -> Result<(), StoreError> {
        self.hash.update(bytes);
        self.size += bytes.len() as u64;
        let sealed = self.sealer.push(bytes)?;
        Ok(self.file.write_all(&sealed).await?)
    }

    /// How much has been written.
    pub fn size(&self) -> u64 {
        self.size
    }

    pub async fn finish(mut self) -> Result<SpooledFile, StoreError> {
        let sealed = self.sealer.finish()?;
        self.file.write_all(&sealed).await?;
        self.file.flush().await?;
        Ok(SpooledFile {
            analysis: self.analysis,
            key: self.key,
            file: self.file,
            sha256: hex(&self.hash.finalize()),
            size: self.size,
        })
    }
}

/// A file that has arrived whole and is not kept yet.
#[derive(Debug)]
pub struct SpooledFile {
    pub(crate) analysis: AnalysisId,
    pub(crate) key: ContentKey,
    file: tokio::fs::File,
    pub(crate) sha256: String,
    pub(crate) size: u64,
}

impl SpooledFile {
    pub fn sha256(&self) -> &str {
        &self.sha256
    }

    pub fn size(&self) -> u64 {
        self.size
    }

    /// The file as it was uploaded, whole in memory: how many at once is the caller's to bound.
    pub async fn read(&mut self) -> Result<Vec<u8>, StoreError> {
        self.file.rewind().await?;
        let mut opener: ContentOpener = self.key.opener(Content::Statement, self.analysis.as_str());
        let mut bytes = Vec::with_capacity(usize::try_from(self.size).unwrap_or_default());
        let mut piece = vec![0; READ_BYTES];
        loop {
            let read = self.file.read(&mut piece).await?;
            if read == 0 {
                break;
            }
            bytes.extend(opener.push(piece.get(..read).unwrap_or_default())?);
        }
        bytes.extend(opener.finish()?);
        Ok(bytes)
    }
}
