import type { Release } from '@rendezvous/shared/contract';
import { hasDigest } from '../../build/digest';
import { verifyRelease } from '../../keys/releaseSignature';
import { RefusedUpload } from './RefusedUpload';

/** Throws unless the team's signature is valid and the files are exactly those the release names. */
export function checkUpload(release: Release, files: ReadonlyMap<string, Buffer>, publicKeys: readonly string[]): void {
  if (!verifyRelease(release, publicKeys)) {
    throw new RefusedUpload('signature', `release.json is not signed with a key of team ${release.signedBy}.`);
  }
  const missing = Object.keys(release.integrity).find((file) => !files.has(file));
  if (missing !== undefined) throw new RefusedUpload('integrity', `${missing} is named by release.json but was not sent.`);
  for (const [file, content] of files) checkFile(file, content, release.integrity[file]);
  const needed = [release.entry, ...Object.values(release.catalogues), ...Object.values(release.preload).flat()];
  const unknown = needed.find((file) => !files.has(file));
  if (unknown !== undefined) throw new RefusedUpload('integrity', `${unknown} is used by release.json but is not one of its files.`);
}

function checkFile(file: string, content: Buffer, expected: string | undefined): void {
  if (expected === undefined) throw new RefusedUpload('integrity', `${file} was sent but is not named by release.json.`);
  if (!hasDigest(content, expected)) throw new RefusedUpload('integrity', `${file} does not have the bytes that release.json names.`);
}
