import type { Release } from '@rendezvous/shared/contract';
import type { Static } from 'typebox';
import { hasDigest } from '../../build/digest';
import type { Draft } from '../../gates/ReleaseDescriptions';
import { verifyRelease } from '../../keys/releaseSignature';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { RefusedUpload } from '../releases/RefusedUpload';
import type { uploadSchema } from './uploadSchema';

/** Throws a RefusedUpload unless the team's signature is valid and the files are exactly those that release.json lists. */
export function assertUploadValid(release: Release, files: ReadonlyMap<string, Buffer>, publicKeys: readonly string[]): void {
  if (!verifyRelease(release, publicKeys)) {
    throw new RefusedUpload('signature', `release.json is not signed with a key of team ${release.signedBy}.`);
  }
  const missingFile = Object.keys(release.integrity).find((file) => !files.has(file));
  if (missingFile !== undefined) throw new RefusedUpload('integrity', `${missingFile} is named by release.json but was not sent.`);
  for (const [file, content] of files) assertFileValid(file, content, release.integrity[file]);
  const usedFiles = [release.entry, ...Object.values(release.catalogues), ...Object.values(release.preload).flat()];
  const unlistedFile = usedFiles.find((file) => !files.has(file));
  if (unlistedFile !== undefined)
    throw new RefusedUpload('integrity', `${unlistedFile} is used by release.json but is not one of its files.`);
}

function assertFileValid(file: string, content: Buffer, expectedDigest: string | undefined): void {
  if (expectedDigest === undefined) throw new RefusedUpload('integrity', `${file} was sent but is not named by release.json.`);
  if (!hasDigest(content, expectedDigest)) throw new RefusedUpload('integrity', `${file} does not have the bytes that release.json names.`);
}

/** Decodes an upload and verifies it; throws a Refusal or RefusedUpload unless the team signed it, and its id and files match. */
export function openUpload(
  context: Pick<SiteContext, 'teams'>,
  team: string,
  { release, files }: Pick<Static<typeof uploadSchema>, 'release' | 'files'>,
): Draft {
  if (release.signedBy !== team)
    throw new Refusal(403, 'not_owner', `The release is signed by ${release.signedBy}, the token is of ${team}.`);
  if (release.id.slice(0, -9) !== release.version)
    throw new Refusal(422, 'release_id', `${release.id} is not a release of version ${release.version}.`);
  const contents = new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
  assertUploadValid(release, contents, context.teams.publicKeys(team));
  return { release, files: contents };
}
