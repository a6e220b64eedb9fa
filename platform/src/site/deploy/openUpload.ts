import type { Release } from '@rendezvous/shared/contract';
import type { Static } from 'typebox';
import { hasDigest } from '../../build/digest';
import type { Draft } from '../../gates/Descriptions';
import { verifyRelease } from '../../keys/releaseSignature';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { RefusedUpload } from '../releases/RefusedUpload';
import type { upload } from './uploadSchema';

/** Throws a RefusedUpload unless the team's signature is valid and the files are exactly those that release.json lists. */
export function checkUpload(release: Release, files: ReadonlyMap<string, Buffer>, publicKeys: readonly string[]): void {
  if (!verifyRelease(release, publicKeys)) {
    throw new RefusedUpload('signature', `release.json is not signed with a key of team ${release.signedBy}.`);
  }
  const missing = Object.keys(release.integrity).find((file) => !files.has(file));
  if (missing !== undefined) throw new RefusedUpload('integrity', `${missing} is named by release.json but was not sent.`);
  for (const [file, content] of files) checkFile(file, content, release.integrity[file]);
  const usedFiles = [release.entry, ...Object.values(release.catalogues), ...Object.values(release.preload).flat()];
  const unlisted = usedFiles.find((file) => !files.has(file));
  if (unlisted !== undefined) throw new RefusedUpload('integrity', `${unlisted} is used by release.json but is not one of its files.`);
}

function checkFile(file: string, content: Buffer, expected: string | undefined): void {
  if (expected === undefined) throw new RefusedUpload('integrity', `${file} was sent but is not named by release.json.`);
  if (!hasDigest(content, expected)) throw new RefusedUpload('integrity', `${file} does not have the bytes that release.json names.`);
}

/** Decodes an upload and verifies it; throws a Refusal or RefusedUpload unless the team signed it and its files match. */
export function openUpload(
  context: Pick<SiteContext, 'teams'>,
  team: string,
  { release, files }: Pick<Static<typeof upload>, 'release' | 'files'>,
): Draft {
  if (release.signedBy !== team)
    throw new Refusal(403, 'not_owner', `The release is signed by ${release.signedBy}, the token is of ${team}.`);
  if (release.id.slice(0, -9) !== release.version)
    throw new Refusal(422, 'release_id', `${release.id} is not a release of version ${release.version}.`);
  const contents = new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
  checkUpload(release, contents, context.teams.publicKeys(team));
  return { release, files: contents };
}
