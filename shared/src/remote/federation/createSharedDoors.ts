import type { init } from '@module-federation/enhanced/runtime';

type ShareOptions = NonNullable<Parameters<typeof init>[0]['shared']>;

/** Marks a door as used by the shell. Otherwise the runtime would drop a door used by only one remote when that remote is loaded again. */
const markUsedByShell = (): { useIn: string[] } => ({ useIn: ['shell'] });

/** Returns the share scope: every door as a singleton at the version of the build, either already loaded or loaded on demand. */
export function createSharedDoors(
  versions: Readonly<Record<string, string>>,
  loadedDoors: Readonly<Record<string, unknown>>,
  lazyDoors: Readonly<Record<string, () => Promise<unknown>>>,
): ShareOptions {
  const shared: ShareOptions = {};
  const add = (name: string, source: { lib: () => unknown } | { get: () => Promise<() => unknown> }): void => {
    const version = versions[name] ?? '0';
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    shared[name] = { version, shareConfig, ...source, ...markUsedByShell() };
  };
  for (const [name, door] of Object.entries(loadedDoors)) add(name, { lib: () => door });
  for (const [name, load] of Object.entries(lazyDoors)) add(name, { get: () => load().then((door) => () => door) });
  return shared;
}

interface Door {
  loaded?: boolean | undefined;
  loading?: Promise<unknown> | null | undefined;
}

/** Doors of a share scope by name, then by version. */
export type Doors = Record<string, Record<string, Door>>;

/** Resets doors that have not loaded, because the runtime caches a failed load and would return it again. */
export function resetUnloadedDoors(doors: Doors): void {
  for (const versions of Object.values(doors)) {
    for (const door of Object.values(versions)) if (!door.loaded) door.loading = null;
  }
}
