import type { Release } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { publishRelease } from '../../registry/changes/publishRelease';
import { RefusedChange } from '../../registry/changes/RefusedChange';
import type { Registry } from '../../registry/Registry';
import { releaseOf } from '../../registry/releaseOf';
import type { Draft } from '../../gates/Descriptions';
import { releaseSchema } from '../../registry/releaseSchema';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { refuseFailed } from '../../gates/refuseFailed';
import { runGates } from '../../gates/runGates';
import { checkRendering } from './checkRendering';
import { isUnwanted } from './isUnwanted';
import { checkUpload } from '../releases/checkUpload';
import { ReleaseBin } from '../releases/ReleaseBin';

/** Maximum size of an upload in bytes, including base64. */
export const UPLOAD_LIMIT = 96 * 1024 * 1024;

const file = Type.String({ maxLength: UPLOAD_LIMIT, pattern: '^[A-Za-z0-9+/]*={0,2}$' });

/** A release with its files in base64: one request, all or nothing. */
export const upload = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    why: Type.Optional(Type.String({ maxLength: 300 })),
    /** Gives it all traffic in the same change, so that nothing comes in between. */
    promote: Type.Optional(Type.Boolean()),
    /** Checks everything and stores nothing. */
    dryRun: Type.Optional(Type.Boolean()),
    release: releaseSchema,
    files: Type.Record(Type.String({ maxLength: 200 }), file),
  },
  { additionalProperties: false },
);

/** The registry with the release live; unchanged if it cannot be live. */
function withAllTraffic(registry: Registry, release: Release): Registry {
  try {
    return promoteRelease(registry, release.remote, release.id);
  } catch {
    return registry;
  }
}

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

/** Checks, stores and registers an upload. Files are stored first: a release that loses the race for the serial simply stays unknown. */
export async function receiveUpload(context: SiteContext, team: string, body: Static<typeof upload>): Promise<Registry> {
  const { serial, why = '', promote = false, dryRun = false } = body;
  const draft = openUpload(context, team, body);
  const { release, files } = draft;
  const { remote, id } = release;
  const action = promote ? 'publish and promote' : 'publish';
  const apply = (registry: Registry): Registry => {
    const published = publishRelease(registry, release);
    return promote ? promoteRelease(published, remote, id) : published;
  };
  // Certain errors are rejected before anything is stored; whether it can be promoted depends on the latest serial.
  const published = await context.registryCache.preview(serial, (registry) => publishRelease(registry, release));
  const known = await context.registryCache.current();
  refuseFailed(release, await runGates(context, known, draft));
  const stored = releaseOf(published, remote, id) ?? release;
  if (stored !== release && releaseOf(known, remote, id) === undefined) {
    throw new RefusedChange('version_taken', `${remote} ${id} was signed with a key that is not valid any more; raise the version.`);
  }
  const store = (): Promise<void> => context.folder.write(stored, files);
  await store();
  if (dryRun) {
    await checkRendering(context, withAllTraffic(published, release), release).finally(() => discard(context, release));
    return context.registryCache.preview(serial, apply);
  }
  await checkRendering(context, withAllTraffic(published, release), release);
  const written = await context.registryCache.change(serial, { who: team, action, remote, release: id, why }, apply);
  // Until this change, stored files could be taken for strays and collected.
  await store();
  return written;
}

/** Removes the files of a dry run, unless someone published the same release meanwhile. */
function discard({ folder, registryCache }: SiteContext, { remote, id }: Release): Promise<void> {
  return new ReleaseBin(folder).remove(remote, id, async () => isUnwanted(await registryCache.newest(), remote, id));
}
