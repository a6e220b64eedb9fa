import type { Release } from '@rendezvous/shared/contract';

/** Characters of a base64 SHA-256 without the last one, which is always `=`. */
export const DIGEST_LENGTH = 43;

/** Runtime expression for the key of the script at `url`: the hash in its name, or the whole name while watching, when there is none. */
export const keyExpression = (isHashed: boolean): string => (isHashed ? 'url.slice(-11, -3)' : 'url.split("/").pop()');

const toKey = (file: string, isHashed: boolean): string => (isHashed ? file.slice(-11, -3) : file);

/** Patterns for the scripts that the runtime requests; the worker's script, which has no hash, is fetched by the browser itself. */
const CHUNK = { hashed: /[0-9a-f]{8}\.js$/, whole: /\.js$/ };

/** Digests of a release's scripts for lookup by its runtime: keys and digests are concatenated, which is short, because every page carries them. */
export const integrityTable = (integrity: Release['integrity'], isHashed: boolean): string =>
  Object.entries(integrity)
    .filter(([file]) => (isHashed ? CHUNK.hashed : CHUNK.whole).test(file))
    .map(([file, digest]) => toKey(file, isHashed) + digest.slice('sha256-'.length, -1))
    .join('');
