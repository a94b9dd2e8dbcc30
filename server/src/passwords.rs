//! Password hashing: argon2id on a few threads of its own, so that a storm of sign-ins cannot starve the API.

use std::sync::{Arc, Mutex, PoisonError, mpsc};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::oneshot;
use zeroize::Zeroizing;

use crate::errors::ApiError;

/// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Sign-ins that wait for a thread. Beyond them a caller is told to come again: waiting longer helps nobody.
const WAITING: usize = 512;

/// How far the threads step back before those that answer requests.
const NICENESS: i32 = 10;

enum Job {
    Hash { password: Zeroizing<String>, reply: oneshot::Sender<Option<String>> },
    Verify { password: Zeroizing<String>, hash: Option<String>, reply: oneshot::Sender<bool> },
}

#[derive(Debug, Clone)]
pub(crate) struct Passwords {
    jobs: mpsc::SyncSender<Job>,
}

impl Passwords {
    /// Starts the threads; `0` takes half of the cores. They end when the last clone is dropped.
    pub(crate) fn start(threads: u16) -> anyhow::Result<Self> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = if threads == 0 { (cores / 2).max(1) } else { usize::from(threads) };
        let (jobs, queue) = mpsc::sync_channel(WAITING);
        let queue = Arc::new(Mutex::new(queue));
        // What a password is held against when there is no account: the same work, never a match.
        let nobody =
            hash(&entropy_text()?).ok_or_else(|| anyhow::anyhow!("argon2 refused its parameters"))?;
        for index in 0..threads {
            let (queue, nobody) = (queue.clone(), nobody.clone());
            std::thread::Builder::new()
                .name(format!("passwords-{index}"))
                .spawn(move || work(&queue, &nobody))?;
        }
        Ok(Self { jobs })
    }

    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.send(Job::Hash { password: Zeroizing::new(password), reply })?;
        answer.await.ok().flatten().ok_or_else(ApiError::internal)
    }

    /// Whether the password fits. Without a hash the answer is no, after the same time.
    pub(crate) async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.send(Job::Verify { password: Zeroizing::new(password), hash, reply })?;
        answer.await.map_err(|_| ApiError::internal())
    }

    fn send(&self, job: Job) -> Result<(), ApiError> {
        self.jobs.try_send(job).map_err(|_| {
            ApiError::unavailable("Too many people are signing in at the moment; try again shortly.")
        })
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Job>>, nobody: &str) {
    // On Linux this concerns the calling thread alone. Without the right to do so the threads stay as they are.
    let _ = rustix::process::nice(NICENESS);
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Err(_) => return,
            Ok(Job::Hash { password, reply }) => {
                let _ = reply.send(hash(&password));
            }
            // Nobody waits for the answer any more: the work is saved.
            Ok(Job::Verify { reply, .. }) if reply.is_closed() => {}
            Ok(Job::Verify { password, hash, reply }) => {
                let fits = fits(&password, hash.as_deref().unwrap_or(nobody));
                let _ = reply.send(fits && hash.is_some());
            }
        }
    }
}

fn argon2() -> Option<Argon2<'static>> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str) -> Option<String> {
    let salt: [u8; 16] = lending_base::entropy::bytes().ok()?;
    Some(argon2()?.hash_password_with_salt(password.as_bytes(), &salt).ok()?.to_string())
}

fn fits(password: &str, hash: &str) -> bool {
    let (Some(argon2), Ok(hash)) = (argon2(), PasswordHash::new(hash)) else { return false };
    argon2.verify_password(password.as_bytes(), &hash).is_ok()
}

fn entropy_text() -> anyhow::Result<Zeroizing<String>> {
    Ok(Zeroizing::new(lending_base::entropy::base62(32)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits_and_nobody_has_one() {
        let passwords = Passwords::start(1).unwrap();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.verify("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("wrong horse".into(), Some(hash)).await.unwrap());
        assert!(!passwords.verify("correct horse".into(), None).await.unwrap());
    }
}
