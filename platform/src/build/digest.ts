import { createHash } from 'node:crypto';

/** Subresource-integrity digest of a file, `sha384-…`. */
export const digest = (content: Buffer | string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** First eight hex digits of a hash over files in the order of their names. */
export function releaseHash(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort())
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '');
  return hash.digest('hex').slice(0, 8);
}
