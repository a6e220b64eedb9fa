import type { RemoteName } from '@rendezvous/shared/contract';
import { wrapRemote, createBuiltVariant } from '../../../support/createBuiltVariant';
import { test as base } from '../../../support/platformTest';
import type { Site } from '../../../support/Site';

/** Ways in which the code of a breakable release misbehaves; `window.__break` selects one. */
export type Misbehavior = 'import' | 'render' | 'expose' | 'contract';

/** Code of a wrapper around `defineRemote` that makes the remote's module throw or define something else. */
const BREAKABLE_WRAPPER = `(define) => (name, parts) => {
  const broken = () => Reflect.get(globalThis, '__break');
  if (broken() === 'import') throw new Error('broken at import');
  const remote = define(name, parts);
  const breaking = (load) => async () => {
    const type = await load();
    return (props) => {
      if (broken() === 'render') throw new Error('broken at render');
      return { $$typeof: Symbol.for('react.transitional.element'), type, key: null, props };
    };
  };
  const all = (loads) => Object.fromEntries(Object.entries(loads).map(([key, load]) => [key, breaking(load)]));
  const contract = broken() === 'contract' ? '9.0.0' : remote.contract;
  return { ...remote, contract, screens: broken() === 'expose' ? {} : all(remote.screens), slots: all(remote.slots) };
}`;

/** Publishes a release of a remote that misbehaves on demand, gives it all traffic and blocks the previous one. */
async function publishBreakable(site: Site, remote: RemoteName): Promise<void> {
  const stableRelease = (await site.status()).remotes[remote]?.stable ?? '';
  await site.promote(remote, await site.publish(remote, createBuiltVariant(remote, { edits: [wrapRemote(BREAKABLE_WRAPPER)] })));
  await site.block(remote, stableRelease);
}

interface Resources {
  /** Pending or finished replacements of releases in this worker, by remote. */
  replacements: Map<RemoteName, Promise<void>>;
}

/** Test function for suites in which remotes misbehave: `breakable` replaces a remote's release, once per worker. */
export const test = base.extend<{ breakable: (remote: RemoteName) => Promise<void> }, Resources>({
  replacements: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  breakable: async ({ site, replacements }, use) => {
    await use((remote) => {
      const replacement = replacements.get(remote) ?? publishBreakable(site, remote);
      replacements.set(remote, replacement);
      return replacement;
    });
  },
});
