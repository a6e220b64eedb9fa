import type { Static } from 'typebox';
import type { Draft } from '../../gates/Descriptions';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { checkUpload } from '../releases/checkUpload';
import type { upload } from './uploadSchema';

/** An upload whose files match its signature. */
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
