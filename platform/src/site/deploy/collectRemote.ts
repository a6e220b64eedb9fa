import { changeEntry } from '../../registry/changes/changeEntry';
import type { Registry, ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { DatedSerial } from '../../registry/store/RegistryStore';
import type { SiteContext } from '../createContext';
import { ReleaseBin } from '../releases/ReleaseBin';
import type { GcBody } from './gcSchema';
import { isUnwanted } from './isUnwanted';

/** Returns the ids of the releases that visitors may get, now or as a fallback. */
const getReachableIds = ({ stable, canary, lastGood, channels }: RegistryEntry): (string | null | undefined)[] => [
  stable,
  canary?.release,
  ...lastGood,
  ...Object.values(channels),
];

/**
 * Returns the ids of releases whose files nobody needs: published before `start` (Unix milliseconds) and unreachable ever since, so that no
 * page opened since then uses them. `serials` are the registries in force from `start` on, oldest first; `requiredIds` must not be
 * collected in any case.
 */
export function findCollectableIds(
  remote: ReleaseOwner,
  serials: readonly DatedSerial[],
  start: number,
  requiredIds: readonly string[],
): string[] {
  const [firstSerial] = serials;
  const entryAtStart = firstSerial?.document.remotes[remote];
  const currentEntry = serials.at(-1)?.document.remotes[remote];
  if (firstSerial === undefined || firstSerial.at > start || entryAtStart === undefined || currentEntry === undefined) return [];
  const neededIds = new Set([
    ...requiredIds,
    ...serials.flatMap(({ document }) => getReachableIds(document.remotes[remote] ?? currentEntry)),
  ]);
  // A release that was marked as collected at `start` but no longer is was published again in between.
  return entryAtStart.published.filter(
    (id) => [entryAtStart, currentEntry].every(({ collected }) => collected?.[id] === undefined) && !neededIds.has(id),
  );
}

/** Records the time `at` (Unix milliseconds) at which the files of releases are removed; from then on these releases cannot be selected. */
export const markCollected = (registry: Registry, remote: ReleaseOwner, ids: readonly string[], at: number): Registry =>
  changeEntry(registry, remote, (entry) => ({
    ...entry,
    collected: { ...entry.collected, ...Object.fromEntries(ids.map((id) => [id, at])) },
  }));

/** The releases whose files were removed or, with `dryRun`, would be removed. */
export interface CollectionResult {
  serial: number;
  dryRun: boolean;
  /** Names of releases, and of stray folders without a release, with their size on disk. */
  removed: { name: string; bytes: number }[];
  /** Sum of the sizes in `removed`. */
  bytes: number;
}

type Ports = Pick<SiteContext, 'folder' | 'now' | 'registry' | 'registryCache'>;

/**
 * Removes the files of releases that nobody has needed for a while, and leftovers of interrupted uploads and collections. The removal is first
 * recorded in the registry: this fails if the registry has changed since `serial`; afterwards, changes that use a removed release are rejected.
 */
export async function collectRemote(ports: Ports, who: string, remote: ReleaseOwner, body: GcBody): Promise<CollectionResult> {
  const { serial, olderThan, why = '', dryRun = false } = body;
  const start = ports.now() - olderThan * 1_000;
  const registry = await ports.registryCache.preview(serial, (newest) => newest);
  const ids = findCollectableIds(
    remote,
    await ports.registry.loadSerialsSince(start),
    start,
    await ports.registry.findOverriddenReleases(remote),
  );
  const bin = new ReleaseBin(ports.folder);
  const folderNames = [...ids, ...(await findStrays(bin, registry, remote, start))];
  const removed = await Promise.all(folderNames.map(async (name) => ({ name, bytes: await bin.getSize(remote, name) })));
  const bytes = removed.reduce((sum, release) => sum + release.bytes, 0);
  if (dryRun || folderNames.length === 0) return { serial, dryRun, removed, bytes };
  const change = { who, action: 'gc', remote, release: null, why: why === '' ? summarize(removed.length, bytes) : why };
  const changedRegistry = await ports.registryCache.change(serial, change, (newest) => markCollected(newest, remote, ids, ports.now()));
  for (const name of folderNames) {
    await bin.remove(remote, name, async () => isUnwanted(await ports.registryCache.loadNewest(), remote, name));
  }
  return { serial: changedRegistry.serial, dryRun, removed, bytes };
}

/**
 * Finds the names of stored folders that no release needs: those of collected releases at once, any other only when it is old, since an
 * upload may be in progress.
 */
async function findStrays(bin: ReleaseBin, registry: Registry, remote: ReleaseOwner, start: number): Promise<string[]> {
  const entry = registry.remotes[remote];
  const folders = await bin.listFolders(remote);
  return folders
    .filter(({ name, changedAt }) => isUnwanted(registry, remote, name) && (changedAt < start || entry?.collected?.[name] !== undefined))
    .map(({ name }) => name);
}

const summarize = (count: number, bytes: number): string =>
  `${count === 1 ? '1 release' : `${count} releases`}, ${(bytes / 1_000_000).toFixed(1)} MB`;
