import { Type, type Static } from 'typebox';
import { publishRelease } from '../../registry/changes/publishRelease';
import type { Registry } from '../../registry/Registry';
import { releaseSchema } from '../../registry/releaseSchema';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { checkUpload } from '../releases/checkUpload';

/** Bytes of one upload at most, base64 included. */
export const UPLOAD_LIMIT = 96 * 1024 * 1024;

const file = Type.String({ maxLength: UPLOAD_LIMIT, pattern: '^[A-Za-z0-9+/]*={0,2}$' });

/** A release with its files in base64: one request, all or nothing. */
export const upload = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    why: Type.Optional(Type.String({ maxLength: 300 })),
    release: releaseSchema,
    files: Type.Record(Type.String({ maxLength: 200 }), file),
  },
  { additionalProperties: false },
);

/** Checks, stores and registers an upload. Files are stored first: a release that lost the race for the serial is simply not known. */
export async function receiveUpload(
  context: SiteContext,
  team: string,
  { serial, why = '', release, files }: Static<typeof upload>,
): Promise<Registry> {
  if (release.signedBy !== team)
    throw new Refusal(403, 'not_owner', `The release is signed by ${release.signedBy}, the token is of ${team}.`);
  if (release.id.slice(0, -9) !== release.version)
    throw new Refusal(422, 'release_id', `${release.id} is not a release of version ${release.version}.`);
  const contents = new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
  checkUpload(release, contents, context.teams.publicKeys(team));
  const change = { who: team, action: 'publish', remote: release.remote, release: release.id, why };
  publishRelease(await context.registryCache.current(), release);
  await context.folder.write(release, contents);
  return context.registryCache.change(serial, change, (registry) => publishRelease(registry, release));
}
