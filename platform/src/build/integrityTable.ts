import type { Release } from '@rendezvous/shared/contract';

/** Characters of a SHA-256 in base64 without its last one, which is always `=`. */
export const DIGEST_LENGTH = 43;

/** Expression of webpack's runtime for the key of the script at `url`: the hash in its name; while watching names have none and stand whole. */
export const keyExpression = (isHashed: boolean): string => (isHashed ? 'url.slice(-11, -3)' : 'url.split("/").pop()');

const keyOf = (file: string, isHashed: boolean): string => (isHashed ? file.slice(-11, -3) : file);

/** What the runtime asks for: the worker's script, which has no hash, is the browser's own to fetch. */
const CHUNK = { hashed: /[0-9a-f]{8}\.js$/, whole: /\.js$/ };

/** Digests of a release's scripts as its runtime looks them up: keys and digests one after the other, because every page carries them. */
export const integrityTable = (integrity: Release['integrity'], isHashed: boolean): string =>
  Object.entries(integrity)
    .filter(([file]) => (isHashed ? CHUNK.hashed : CHUNK.whole).test(file))
    .map(([file, digest]) => keyOf(file, isHashed) + digest.slice('sha256-'.length, -1))
    .join('');
