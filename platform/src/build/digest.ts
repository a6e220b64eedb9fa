import { createHash } from 'node:crypto';
import { digestLike } from './digestLike.cjs';

/** Subresource integrity digest of a file, `sha256-…`. */
export const digest = (content: Buffer | string): string => digestLike('sha256-', content);

/** Whether a file has the digest stated by its release. */
export const hasDigest = (content: Buffer | string, expected: string | undefined): boolean =>
  expected !== undefined && digestLike(expected, content) === expected;

/** First eight hex digits of a hash over files sorted by name. */
export function hashRelease(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort())
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '');
  return hash.digest('hex').slice(0, 8);
}
