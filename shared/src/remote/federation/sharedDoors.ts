import type { init } from '@module-federation/enhanced/runtime';

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>;

/** Kept for good: when a remote is loaded again, the runtime drops what only that remote used, such as a lazy door. */
const kept = (): { useIn: string[] } => ({ useIn: ['shell'] });

/** The share scope: everything once, at the version it was built with, either loaded or loaded on request. */
export function sharedDoors(
  versions: Readonly<Record<string, string>>,
  atHand: Readonly<Record<string, unknown>>,
  lazy: Readonly<Record<string, () => Promise<unknown>>>,
): Shared {
  const shared: Shared = {};
  const add = (name: string, source: { lib: () => unknown } | { get: () => Promise<() => unknown> }): void => {
    const version = versions[name] ?? '0';
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    shared[name] = { version, shareConfig, ...source, ...kept() };
  };
  for (const [name, door] of Object.entries(atHand)) add(name, { lib: () => door });
  for (const [name, load] of Object.entries(lazy)) add(name, { get: () => load().then((door) => () => door) });
  return shared;
}

interface Door {
  loaded?: boolean | undefined;
  loading?: Promise<unknown> | null | undefined;
}

/** Doors of a share scope, by name and version. */
export type Doors = Record<string, Record<string, Door>>;

/** Forgets doors that have not loaded: the runtime caches a failed load and would return it again. */
export function forgetDoors(doors: Doors): void {
  for (const versions of Object.values(doors)) {
    for (const door of Object.values(versions)) if (!door.loaded) door.loading = null;
  }
}
