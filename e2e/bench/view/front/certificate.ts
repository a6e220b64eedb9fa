import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../../support/findProgram';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** Digest of the public key, passed to Chromium as trusted: a page with certificate errors gets neither cache nor service worker. */
  spki: string;
}

/** Creates a certificate for localhost, valid for two days. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-bench-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const keyOptions = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const certificateOptions = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  try {
    execFileSync(
      findProgram('openssl', 'openssl'),
      ['req', '-x509', ...keyOptions, '-keyout', keyFile, '-out', certFile, ...certificateOptions],
      {
        stdio: 'ignore',
      },
    );
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
