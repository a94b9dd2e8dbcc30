//! Statements as they were uploaded, encrypted: in a folder, or in a bucket that speaks S3.
//!
//! A file is put into a spool first, which nobody else sees and which is gone when its process is ([`Spool`]); only one
//! that was found good is kept ([`Files::keep`]). The place carries the mark of its deployment (`crate::deployment`), so
//! that an empty folder under a share that is not mounted is not taken for it.

use std::path::Path as FilePath;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::stream::{BoxStream, StreamExt};
use object_store::aws::{AmazonS3Builder, AmazonS3ConfigKey};
use object_store::buffered::BufWriter;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ClientConfigKey, ObjectStore, ObjectStoreExt, RetryConfig};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncReadExt, AsyncSeekExt, AsyncWriteExt};

use crate::StoreError;
use crate::computing::compute;
use crate::sealing::{Content, ContentKey, ContentOpener, ContentSealer, hex};
use lending_base::{AnalysisId, Settings, TeamId, entropy};

/// Of a file on its way into a bucket, which takes no smaller parts than this.
const PART_BYTES: usize = 5 << 20;
const READ_BYTES: usize = 64 << 10;
/// Names the deployment that the files belong to; it lies beside them.
const MARK: &str = "deployment";
/// How long the mark of a bucket is believed in. That of a folder is looked at each time, which costs next to nothing.
const MARK_BELIEVED: Duration = Duration::from_secs(1);
/// A bucket that does not answer is told to whoever waits, who is asked to come back: they are not kept for minutes.
const BUCKET_TRIED_FOR: Duration = Duration::from_secs(10);
/// A proxy that stands for no host: the bucket's client has no other way to be told that it uses none. Nobody listens there.
const NO_PROXY: &str = "http://127.0.0.1:9";
const EVERY_HOST: &str = "*,0.0.0.0/0,::/0";
/// What is written and read back to see whether the place of files works.
const CANARY: &[u8] = b"whoever reads this can write and read here";
/// Below it lie statements, a folder for each team.
const STATEMENTS: &str = "statements";

/// Where files are kept. Cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Files {
    store: Arc<dyn ObjectStore>,
    prefix: Path,
    /// For people: the folder, or the address of the bucket.
    place: Arc<str>,
    /// The mark that must be there; none while nobody has put one.
    mark: Option<Arc<Mark>>,
    /// Of this process' own, so that no other's gets in between.
    canary: Arc<str>,
    /// Nor that another look of this process does.
    trying: Arc<tokio::sync::Mutex<()>>,
    /// Holds the spool: what is on its way in. On the same disk as the data folder, so that one is full when the other is.
    spool: Arc<FilePath>,
}

/// The mark of a deployment, and when it was last seen.
#[derive(Debug)]
struct Mark {
    id: String,
    believed: Duration,
    seen: Mutex<Option<Instant>>,
}

/// Without a proxy that the machine names to all of its programs. One of the bucket's own, `AWS_PROXY_URL`, stays.
fn past_proxies(bucket: AmazonS3Builder) -> AmazonS3Builder {
    let own = AmazonS3ConfigKey::Client(ClientConfigKey::ProxyUrl);
    match bucket.get_config_value(&own) {
        Some(_) => bucket,
        None => bucket.with_proxy_url(NO_PROXY).with_proxy_excludes(EVERY_HOST),
    }
}

impl Files {
    pub(crate) fn open(settings: &Settings) -> Result<Self, StoreError> {
        let folder = settings.data_dir.join("spool");
        make_private(&folder)?;
        let spool: Arc<FilePath> = folder.into();
        let canary = format!("canary/{}", entropy::base62(12)?).into();
        let Some(url) = &settings.files else {
            let folder = settings.data_dir.join("files");
            make_private(&folder)?;
            let place = folder.display().to_string().into();
            let folder = LocalFileSystem::new_with_prefix(folder)?.with_fsync(true);
            return Ok(Self {
                store: Arc::new(folder),
                prefix: Path::default(),
                place,
                mark: None,
                canary,
                trying: Arc::default(),
                spool,
            });
        };
        let (bucket, prefix) = url
            .strip_prefix("s3://")
            .map(|rest| rest.split_once('/').unwrap_or((rest, "")))
            .filter(|(bucket, _)| !bucket.is_empty())
            .ok_or_else(|| StoreError::Refused("LENDING_FILES must be s3://bucket/prefix".to_owned()))?;
        // Credentials, region and endpoint come from the usual AWS_… variables.
        let retries = RetryConfig { retry_timeout: BUCKET_TRIED_FOR, ..RetryConfig::default() };
        let bucket = AmazonS3Builder::from_env().with_bucket_name(bucket).with_retry(retries);
        let bucket = past_proxies(bucket).build()?;
        let (prefix, place) = (Path::from(prefix), url.as_str().into());
        let trying = Arc::default();
        Ok(Self { store: Arc::new(bucket), prefix, place, mark: None, canary, trying, spool })
    }

    /// The folder, or the address of the bucket, for people.
    pub(crate) fn place(&self) -> &str {
        &self.place
    }

    /// The same place, of which this mark is expected from now on.
    pub(crate) fn expecting(self, id: String) -> Self {
        let believed = if self.place.starts_with("s3://") { MARK_BELIEVED } else { Duration::ZERO };
        Self { mark: Some(Arc::new(Mark { id, believed, seen: Mutex::default() })), ..self }
    }

    /// The mark that lies there. `None` when there is none.
    pub(crate) async fn read_mark(&self) -> Result<Option<String>, StoreError> {
        let found = self.fetch(MARK).await?;
        Ok(found.map(|bytes| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    pub(crate) async fn write_mark(&self, id: &str) -> Result<(), StoreError> {
        self.store.put(&self.at(MARK), format!("{id}\n").into()).await?;
        Ok(())
    }

    /// Refuses a place that is not this deployment's: a share that is not mounted, or another one's.
    pub(crate) async fn check_mark(&self) -> Result<(), StoreError> {
        let Some(mark) = &self.mark else { return Ok(()) };
        let seen = *mark.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.is_some_and(|seen| seen.elapsed() < mark.believed) {
            return Ok(());
        }
        match self.read_mark().await? {
            Some(found) if found == mark.id => {
                *mark.seen.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
                Ok(())
            }
            Some(_) => Err(StoreError::WrongFiles("they carry the mark of another deployment")),
            None => Err(StoreError::WrongFiles("their mark is missing; is the share mounted?")),
        }
    }

    /// Writes something sealed, reads it back and removes it.
    pub(crate) async fn try_out(&self) -> Result<(), StoreError> {
        let _alone = self.trying.lock().await;
        self.check_mark().await?;
        let key = ContentKey::random()?;
        let sealed = key.seal(Content::Statement, &self.canary, CANARY)?;
        let path = self.at(&self.canary);
        self.store.put(&path, sealed.into()).await?;
        let read = self.fetch(&self.canary).await?.ok_or(StoreError::StatementMissing)?;
        let opened = key.open(Content::Statement, &self.canary, &read);
        self.remove(&self.canary).await?;
        if opened.is_ok_and(|opened| opened == CANARY) { Ok(()) } else { Err(StoreError::StatementCorrupt) }
    }

    /// The folder on whose disk everything of this process lies.
    pub(crate) fn disk(&self) -> Arc<FilePath> {
        Arc::clone(&self.spool)
    }

    /// What lies at a path, as it lies there.
    async fn fetch(&self, path: &str) -> Result<Option<Bytes>, StoreError> {
        match self.store.get(&self.at(path)).await {
            Ok(found) => Ok(Some(found.bytes().await?)),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
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

    /// The file as it was uploaded, whole. That it is missing or does not open is told apart from a place that does not
    /// answer, or is not the right one: those may pass.
    pub(crate) async fn read(
        &self,
        path: &str,
        analysis: &AnalysisId,
        key: &ContentKey,
    ) -> Result<Bytes, StoreError> {
        self.check_mark().await?;
        let Some(sealed) = self.fetch(path).await? else {
            // The share may have gone since the mark was seen.
            self.forget_mark();
            self.check_mark().await?;
            return Err(StoreError::StatementMissing);
        };
        let (key, analysis) = (key.clone(), analysis.clone());
        let opened = compute(move || key.open(Content::Statement, analysis.as_str(), &sealed)).await;
        opened.map(Bytes::from).map_err(|error| match error {
            StoreError::Sealing(_) => StoreError::StatementCorrupt,
            other => other,
        })
    }

    pub(crate) fn forget_mark(&self) {
        if let Some(mark) = &self.mark {
            *mark.seen.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
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

    /// Takes away what was just written, though its place turned out to be the wrong one.
    pub(crate) async fn take_back(&self, path: &str) -> Result<(), StoreError> {
        Ok(self.store.delete(&self.at(path)).await?)
    }

    /// Removes a file. One that is not there is removed already, unless its place is not there either.
    pub(crate) async fn remove(&self, path: &str) -> Result<(), StoreError> {
        self.check_mark().await?;
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
    /// Of the statement alone.
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
