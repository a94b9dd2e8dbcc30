//! An address that stays while what is behind it changes: as a virtual address, a proxy or a managed service's name does.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};

use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// Leads whoever comes to a port of this machine. It closes when this is dropped; connections through it stay.
#[derive(Debug)]
pub struct Door {
    port: u16,
    behind: Arc<AtomicU16>,
    letting_in: JoinHandle<()>,
}

impl Door {
    /// Before whoever listens on this port of the machine.
    pub async fn before(behind: u16) -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let behind = Arc::new(AtomicU16::new(behind));
        let present = Arc::clone(&behind);
        let letting_in = tokio::spawn(async move {
            while let Ok((mut outside, _)) = listener.accept().await {
                let port = present.load(Ordering::Relaxed);
                tokio::spawn(async move {
                    // Where nobody is behind it, it closes at once.
                    if let Ok(mut inside) = TcpStream::connect(("127.0.0.1", port)).await {
                        let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
                    }
                });
            }
        });
        Ok(Self { port, behind, letting_in })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// From now on whoever comes is led there. Who is inside stays where he is.
    pub fn leads_to(&self, behind: u16) {
        self.behind.store(behind, Ordering::Relaxed);
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.letting_in.abort();
    }
}
