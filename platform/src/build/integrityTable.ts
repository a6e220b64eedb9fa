import type { Release } from '@rendezvous/shared/contract';

/** Characters of a SHA-256 in base64 without its last one, which is always `=`. */
export const DIGEST_LENGTH = 43;

/** A name with a hash is told from the others of its release by the hash; while watching names have none and stand whole. */
export const HASHED = /.*\b([0-9a-f]{8})\.js$/;

/** Digests of a release's scripts as its runtime looks them up: keys and digests one after the other, because every page carries them. */
export const integrityTable = (integrity: Release['integrity']): string =>
  Object.entries(integrity)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, digest]) => file.replace(HASHED, '$1') + digest.slice('sha256-'.length, -1))
    .join('');
