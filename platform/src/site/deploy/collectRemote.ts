import { changeEntry } from '../../registry/changes/changeEntry';
import type { Registry, ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { DatedSerial } from '../../registry/store/RegistryStore';
import type { SiteContext } from '../createContext';
import { ReleaseBin } from '../releases/ReleaseBin';
import type { GcBody } from './gcSchema';
import { isUnwanted } from './isUnwanted';

/** What someone may get, now or by a fallback. */
const reachable = ({ stable, canary, lastGood, channels }: RegistryEntry): (string | null | undefined)[] => [
  stable,
  canary?.release,
  ...lastGood,
  ...Object.values(channels),
];

/**
 * Releases whose files nobody needs: published before `start` and unreachable since, so that no younger page has them open. `serials` are those in
 * force from `start` on, oldest first; `kept` are reachable in another way.
 */
export function collectable(remote: ReleaseOwner, serials: readonly DatedSerial[], start: number, kept: readonly string[]): string[] {
  const [first] = serials;
  const before = first?.document.remotes[remote];
  const now = serials.at(-1)?.document.remotes[remote];
  if (first === undefined || first.at > start || before === undefined || now === undefined) return [];
  const needed = new Set([...kept, ...serials.flatMap(({ document }) => reachable(document.remotes[remote] ?? now))]);
  // One that was collected then and is not now came back in between.
  return before.published.filter((id) => [before, now].every(({ collected }) => collected?.[id] === undefined) && !needed.has(id));
}

/** Records that files of releases are removed: from then on nothing can choose them. */
export const collectReleases = (registry: Registry, remote: ReleaseOwner, ids: readonly string[], at: number): Registry =>
  changeEntry(registry, remote, (entry) => ({
    ...entry,
    collected: { ...entry.collected, ...Object.fromEntries(ids.map((id) => [id, at])) },
  }));

/** What was removed, or would be with `dryRun`. */
export interface Collected {
  serial: number;
  dryRun: boolean;
  /** Releases, and stray folders without a release, with their bytes on disk. */
  removed: { name: string; bytes: number }[];
  bytes: number;
}

type Ports = Pick<SiteContext, 'folder' | 'now' | 'registry' | 'registryCache'>;

/**
 * Removes the files of releases that nobody has needed for a while, and leftovers of interrupted uploads and collections. The registry records it
 * first, by serial: later requests for one of them are rejected, earlier ones keep it.
 */
export async function collectRemote(ports: Ports, who: string, remote: ReleaseOwner, body: GcBody): Promise<Collected> {
  const { serial, olderThan, why = '', dryRun = false } = body;
  const start = ports.now() - olderThan * 1_000;
  const registry = await ports.registryCache.preview(serial, (newest) => newest);
  const ids = collectable(remote, await ports.registry.since(start), start, await ports.registry.overridden(remote));
  const bin = new ReleaseBin(ports.folder);
  const names = [...ids, ...(await strays(bin, registry, remote, start))];
  const removed = await Promise.all(names.map(async (name) => ({ name, bytes: await bin.bytes(remote, name) })));
  const bytes = removed.reduce((sum, one) => sum + one.bytes, 0);
  if (dryRun || names.length === 0) return { serial, dryRun, removed, bytes };
  const change = { who, action: 'gc', remote, release: null, why: why === '' ? summary(removed.length, bytes) : why };
  const written = await ports.registryCache.change(serial, change, (newest) => collectReleases(newest, remote, ids, ports.now()));
  for (const name of names) {
    await bin.remove(remote, name, async () => isUnwanted(await ports.registryCache.newest(), remote, name));
  }
  return { serial: written.serial, dryRun, removed, bytes };
}

/** Stored files without a release: those of collected releases at once, others when old, since an upload may be in progress. */
async function strays(bin: ReleaseBin, registry: Registry, remote: ReleaseOwner, start: number): Promise<string[]> {
  const known = registry.remotes[remote];
  const stored = await bin.stored(remote);
  return stored
    .filter(({ name, changedAt }) => isUnwanted(registry, remote, name) && (changedAt < start || known?.collected?.[name] !== undefined))
    .map(({ name }) => name);
}

const summary = (count: number, bytes: number): string =>
  `${count === 1 ? '1 release' : `${count} releases`}, ${(bytes / 1_000_000).toFixed(1)} MB`;
