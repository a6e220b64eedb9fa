import type { init } from '@module-federation/enhanced/runtime';

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>;

/** The share scope: everything once, in the version it was built with, at hand or loaded when a remote asks for it. */
export function sharedDoors(
  versions: Readonly<Record<string, string>>,
  atHand: Readonly<Record<string, unknown>>,
  lazy: Readonly<Record<string, () => Promise<unknown>>>,
): Shared {
  const shared: Shared = {};
  const add = (name: string, source: { lib: () => unknown } | { get: () => Promise<() => unknown> }): void => {
    const version = versions[name] ?? '0';
    shared[name] = { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` }, ...source };
  };
  for (const [name, door] of Object.entries(atHand)) add(name, { lib: () => door });
  for (const [name, load] of Object.entries(lazy)) add(name, { get: () => load().then((door) => () => door) });
  return shared;
}
