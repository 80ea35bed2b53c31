//! Encryption by the server itself, for hosts without a proxy. A certificate that was renewed is used at once, without a
//! restart.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    time::SystemTime,
};

use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        self, ServerConfig,
        crypto::ring,
        pki_types::{
            CertificateDer, PrivateKeyDer,
            pem::{self, PemObject},
        },
    },
};

/// Where a certificate and its key lie, as PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The certificate, with those between it and the root.
    pub chain: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file cannot be read.
    #[error("{}: {cause}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        cause: io::Error,
    },
    /// A file holds no certificate, or no key.
    #[error("{}: {cause}", file.display())]
    Pem {
        /// Which.
        file: PathBuf,
        /// Why.
        cause: pem::Error,
    },
    /// Certificate and key do not fit.
    #[error("{}: {cause}", chain.display())]
    Unfit {
        /// The certificate.
        chain: PathBuf,
        /// Why.
        cause: rustls::Error,
    },
}

/// When the files were last written.
type Written = [SystemTime; 2];

/// Encrypts connections with what the files say.
pub struct Encryption {
    files: Certificate,
    current: Mutex<(Written, TlsAcceptor)>,
}

impl Encryption {
    /// Reads the files.
    pub fn new(files: Certificate) -> Result<Encryption, TlsError> {
        warn_of_rights(&files.key);
        let current = Mutex::new((written(&files)?, read(&files)?));
        Ok(Encryption { files, current })
    }

    /// What encrypts the next connection. Files that cannot be read, perhaps because they are being written, change nothing.
    pub fn acceptor(&self) -> TlsAcceptor {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(written) = written(&self.files)
            && written != current.0
        {
            match read(&self.files) {
                Ok(acceptor) => {
                    tracing::info!("the certificate was renewed");
                    *current = (written, acceptor);
                }
                Err(error) => tracing::warn!(%error, "the new certificate cannot be used"),
            }
        }
        current.1.clone()
    }
}

fn written(files: &Certificate) -> Result<Written, TlsError> {
    let of = |file: &Path| {
        let written = fs::metadata(file).and_then(|file| file.modified());
        written.map_err(|cause| TlsError::File { file: file.into(), cause })
    };
    Ok([of(&files.chain)?, of(&files.key)?])
}

fn read(Certificate { chain, key }: &Certificate) -> Result<TlsAcceptor, TlsError> {
    let no_pem = |file: &Path| {
        let file = file.to_owned();
        move |cause| TlsError::Pem { file, cause }
    };
    let certificates = CertificateDer::pem_file_iter(chain).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let certificates = certificates.map_err(no_pem(chain))?;
    let secret = PrivateKeyDer::from_pem_file(key).map_err(no_pem(key))?;
    let unfit = |cause| TlsError::Unfit { chain: chain.clone(), cause };
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(unfit)?
        .with_no_client_auth()
        .with_single_cert(certificates, secret)
        .map_err(unfit)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

#[cfg(unix)]
fn warn_of_rights(key: &Path) {
    use std::os::unix::fs::PermissionsExt;
    // A group that certificates are given to is usual; everybody is not.
    if fs::metadata(key).is_ok_and(|file| file.permissions().mode() & 0o007 != 0) {
        tracing::warn!(key = %key.display(), "everybody on this machine can use the key of the certificate");
    }
}

#[cfg(not(unix))]
fn warn_of_rights(_: &Path) {}
