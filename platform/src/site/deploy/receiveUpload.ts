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
import type { uploadSchema } from './uploadSchema';

/** Returns the registry with the release promoted; unchanged if the release cannot be promoted. */
function promoteIfPossible(registry: Registry, release: Release): Registry {
  try {
    return promoteRelease(registry, release.remote, release.id);
  } catch {
    return registry;
  }
}

/**
 * Checks, stores and registers an upload. Files are stored first: a release that loses the race for the serial is simply not registered. With
 * `dryRun`, the files are removed again and nothing is registered.
 */
export async function receiveUpload(context: SiteContext, team: string, body: Static<typeof uploadSchema>): Promise<Registry> {
  const { serial, why = '', promote = false, dryRun = false } = body;
  const draft = openUpload(context, team, body);
  const { release, files } = draft;
  const { remote, id } = release;
  const action = promote ? 'publish and promote' : 'publish';
  const apply = (registry: Registry): Registry => {
    const registryWithRelease = publishRelease(registry, release);
    return promote ? promoteRelease(registryWithRelease, remote, id) : registryWithRelease;
  };
  // Rejects definite errors before anything is stored; whether the release can be promoted is decided only when the change is applied.
  const registryWithRelease = await context.registryCache.preview(serial, (registry) => publishRelease(registry, release));
  const currentRegistry = await context.registryCache.getCurrent();
  assertGatesPassed(release, await runGates(context, currentRegistry, draft));
  const registeredRelease = findRelease(registryWithRelease, remote, id) ?? release;
  if (registeredRelease !== release && findRelease(currentRegistry, remote, id) === undefined) {
    throw new RefusedChange('version_taken', `${remote} ${id} was signed with a key that is not valid any more; raise the version.`);
  }
  const store = (): Promise<void> => context.folder.write(registeredRelease, files);
  await store();
  if (dryRun) {
    try {
      await checkRendering(context, promoteIfPossible(registryWithRelease, release), release);
    } finally {
      await discard(context, release);
    }
    return context.registryCache.preview(serial, apply);
  }
  await checkRendering(context, promoteIfPossible(registryWithRelease, release), release);
  const changedRegistry = await context.registryCache.change(serial, { who: team, action, remote, release: id, why }, apply);
  // The files are stored again: until the change they counted as strays, so they may have been collected.
  await store();
  return changedRegistry;
}

/** Removes the files of a dry run, unless someone has published the same release in the meantime. */
function discard({ folder, registryCache }: SiteContext, { remote, id }: Release): Promise<void> {
  return new ReleaseBin(folder).remove(remote, id, async () => isUnwanted(await registryCache.loadNewest(), remote, id));
}
