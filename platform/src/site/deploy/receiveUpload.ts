import type { Release } from '@rendezvous/shared/contract';
import type { Static } from 'typebox';
import { assertGatesPassed } from '../../gates/GateResult';
import { runGates } from '../../gates/runGates';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { publishRelease } from '../../registry/changes/publishRelease';
import { RefusedChange } from '../../registry/changes/RefusedChange';
import { type Registry, findRelease } from '../../registry/Registry';
import type { SiteContext } from '../createContext';
import { ReleaseBin } from '../releases/ReleaseBin';
import { checkRendering } from './checkRendering';
import { isUnwanted } from './isUnwanted';
import { openUpload } from './openUpload';
import type { upload } from './uploadSchema';

/** The registry with the release live; unchanged if it cannot be live. */
function withAllTraffic(registry: Registry, release: Release): Registry {
  try {
    return promoteRelease(registry, release.remote, release.id);
  } catch {
    return registry;
  }
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
  assertGatesPassed(release, await runGates(context, known, draft));
  const stored = findRelease(published, remote, id) ?? release;
  if (stored !== release && findRelease(known, remote, id) === undefined) {
    throw new RefusedChange('version_taken', `${remote} ${id} was signed with a key that is not valid any more; raise the version.`);
  }
  const store = (): Promise<void> => context.folder.write(stored, files);
  await store();
  if (dryRun) {
    try {
      await checkRendering(context, withAllTraffic(published, release), release);
    } finally {
      await discard(context, release);
    }
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
