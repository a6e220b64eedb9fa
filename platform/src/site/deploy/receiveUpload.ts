import type { Release } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { publishRelease } from '../../registry/changes/publishRelease';
import type { Registry } from '../../registry/Registry';
import { releaseSchema } from '../../registry/releaseSchema';
import { RegistryConflict } from '../../registry/store/RegistryConflict';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { checkRendering } from './checkRendering';
import { checkUpload } from '../releases/checkUpload';

/** Bytes of one upload at most, base64 included. */
export const UPLOAD_LIMIT = 96 * 1024 * 1024;

const file = Type.String({ maxLength: UPLOAD_LIMIT, pattern: '^[A-Za-z0-9+/]*={0,2}$' });

/** A release with its files in base64: one request, all or nothing. */
export const upload = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    why: Type.Optional(Type.String({ maxLength: 300 })),
    /** Gives it all traffic in the same change: nothing can come between. */
    promote: Type.Optional(Type.Boolean()),
    release: releaseSchema,
    files: Type.Record(Type.String({ maxLength: 200 }), file),
  },
  { additionalProperties: false },
);

/** The registry as it would be with the release live; as it is when it cannot be live. */
function withAllTraffic(registry: Registry, release: Release): Registry {
  try {
    return promoteRelease(registry, release.remote, release.id);
  } catch {
    return registry;
  }
}

/** Checks, stores and registers an upload. Files are stored first: a release that lost the race for the serial is simply not known. */
export async function receiveUpload(
  context: SiteContext,
  team: string,
  { serial, why = '', promote = false, release, files }: Static<typeof upload>,
): Promise<Registry> {
  if (release.signedBy !== team)
    throw new Refusal(403, 'not_owner', `The release is signed by ${release.signedBy}, the token is of ${team}.`);
  if (release.id.slice(0, -9) !== release.version)
    throw new Refusal(422, 'release_id', `${release.id} is not a release of version ${release.version}.`);
  const contents = new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')]));
  checkUpload(release, contents, context.teams.publicKeys(team));
  const action = promote ? 'publish and promote' : 'publish';
  const apply = (registry: Registry): Registry => {
    const published = publishRelease(registry, release);
    return promote ? promoteRelease(published, release.remote, release.id) : published;
  };
  // What is certain already is refused before anything is stored; whether it can be promoted only the newest serial tells.
  const known = await context.registryCache.current();
  if (known.serial > serial) throw new RegistryConflict(serial);
  const published = publishRelease(known, release);
  await context.folder.write(release, contents);
  await checkRendering(context, withAllTraffic(published, release), release);
  return context.registryCache.change(serial, { who: team, action, remote: release.remote, release: release.id, why }, apply);
}
