import type { Release } from '@rendezvous/shared/contract';

/** Length of a base64 SHA-256 without its last character, which is always `=`. */
export const DIGEST_LENGTH = 43;

/** Expression that a runtime evaluates to the key of the script at `url`: the hash in its file name or, while watching, the unhashed file name. */
export const buildKeyExpression = (isHashed: boolean): string => (isHashed ? 'url.slice(-11, -3)' : 'url.split("/").pop()');

const toKey = (file: string, isHashed: boolean): string => (isHashed ? file.slice(-11, -3) : file);

/** Patterns for the scripts that the runtime requests; the worker's script, which has no hash, is fetched by the browser itself. */
const CHUNK_NAME = { hashed: /[0-9a-f]{8}\.js$/, whole: /\.js$/ };

/** Table in which a release's runtime looks up digests of scripts: keys and digests without separators, because every page pays for its size. */
export const buildIntegrityTable = (integrity: Release['integrity'], isHashed: boolean): string =>
  Object.entries(integrity)
    .filter(([file]) => (isHashed ? CHUNK_NAME.hashed : CHUNK_NAME.whole).test(file))
    .map(([file, digest]) => toKey(file, isHashed) + digest.slice('sha256-'.length, -1))
    .join('');
